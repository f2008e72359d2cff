import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child, named, type SourceText, textAt } from '../../tree/nodes.ts';
import type { FunctionScope, Module } from '../program/expression.ts';
import { ModuleBuilder } from '../program/module-builder.ts';
import { PythonExpressions } from './expressions.ts';

/** Reads a module from its tree. */
export function readPythonModule(source: SourceText): Module {
  const reader = new PythonReader(source);
  reader.statements(source.root, null);
  return reader.module;
}

class PythonReader {
  readonly module = new ModuleBuilder();
  readonly #source: SourceText;
  readonly #expressions: PythonExpressions;

  constructor(source: SourceText) {
    this.#source = source;
    this.#expressions = new PythonExpressions(source, (name) => this.module.fullName(name));
  }

  /** Reads the statements in a node, in their order. */
  statements(node: SyntaxNode, scope: FunctionScope | null): void {
    for (const statement of named(node)) this.#statement(statement, scope);
  }

  #statement(node: SyntaxNode, scope: FunctionScope | null): void {
    switch (node.type) {
      case 'import_statement':
      case 'import_from_statement':
        this.#import(node);
        return;
      case 'function_definition':
        this.#function(node, scope);
        return;
      case 'expression_statement':
      case 'return_statement':
      case 'raise_statement':
      case 'assert_statement':
      case 'delete_statement':
        for (const inner of named(node)) this.#evaluate(inner, scope);
        return;
      case 'for_statement':
        this.#loop(node, scope);
        return;
      case 'with_statement':
        for (const item of descendants(node, 'with_item')) this.#withItem(item, scope);
        this.#block(node, scope);
        return;
      default:
        this.#block(node, scope);
        return;
    }
  }

  /** The conditions and blocks of a compound statement. */
  #block(node: SyntaxNode, scope: FunctionScope | null): void {
    for (const inner of named(node)) {
      if (inner.type === 'with_clause') continue;
      if (/_statement$|_definition$|^block$|_clause$/.test(inner.type))
        this.#statement(inner, scope);
      else if (inner.type !== 'identifier' || inner.field === 'condition')
        this.#evaluate(inner, scope);
    }
  }

  #import(node: SyntaxNode): void {
    const from = child(node, 'module_name');
    const prefix = from ? `${this.#text(from)}.` : '';
    for (const one of node.children.filter(({ field }) => field === 'name')) {
      const name = one.type === 'aliased_import' ? child(one, 'name') : one;
      const alias = one.type === 'aliased_import' ? child(one, 'alias') : undefined;
      if (!name) continue;
      const full = `${prefix}${this.#text(name)}`;
      if (alias) this.module.imports.set(this.#text(alias), full);
      else if (from) this.module.imports.set(this.#text(name), full);
    }
  }

  #function(node: SyntaxNode, outer: FunctionScope | null): void {
    const name = child(node, 'name');
    const list = child(node, 'parameters');
    const parameters = (list ? named(list) : []).flatMap((parameter) => {
      const own =
        child(parameter, 'name') ??
        (parameter.type === 'identifier' ? parameter : named(parameter)[0]);
      const value = child(parameter, 'value');
      if (!own) return [];
      return [{ name: this.#text(own), fallback: value ? this.#expressions.read(value) : null }];
    });
    const [first] = parameters;
    const isMethod = first?.name === 'self' || first?.name === 'cls';
    const scope = {
      name: name ? this.#text(name) : '',
      parameters: isMethod ? parameters.slice(1) : parameters,
      outer,
    };
    const body = child(node, 'body');
    if (body) this.statements(body, scope);
  }

  /** A loop over a literal list gives its variable each item. */
  #loop(node: SyntaxNode, scope: FunctionScope | null): void {
    const [left, right] = [child(node, 'left'), child(node, 'right')];
    const list = right ? this.#expressions.read(right) : null;
    if (right && list) this.module.evaluated.push({ scope, expression: list });
    if (left?.type === 'identifier') {
      const value =
        list?.type === 'list' ? ({ type: 'either', options: list.items } as const) : null;
      this.module.assignments.push({ scope, name: this.#text(left), value });
    }
    for (const inner of named(node))
      if (inner !== left && inner !== right) this.#statement(inner, scope);
  }

  #withItem(item: SyntaxNode, scope: FunctionScope | null): void {
    const value = child(item, 'value') ?? named(item)[0];
    if (!value) return;
    const [expression, target] = value.type === 'as_pattern' ? named(value) : [value, undefined];
    if (!expression) return;
    const read = this.#expressions.read(expression);
    this.module.evaluated.push({ scope, expression: read });
    if (target) this.module.assignments.push({ scope, name: this.#text(target), value: read });
  }

  #evaluate(node: SyntaxNode, scope: FunctionScope | null): void {
    if (node.type === 'assignment' || node.type === 'augmented_assignment') {
      this.#assign(node, scope);
      return;
    }
    if (node.type === 'string' || node.type === 'concatenated_string') return;
    this.module.evaluated.push({ scope, expression: this.#expressions.read(node) });
  }

  #assign(node: SyntaxNode, scope: FunctionScope | null): void {
    const [left, right] = [child(node, 'left'), child(node, 'right')];
    if (right?.type === 'assignment') this.#assign(right, scope);
    const value = right && right.type !== 'assignment' ? this.#expressions.read(right) : null;
    if (value) this.module.evaluated.push({ scope, expression: value });
    if (!left || !['identifier', 'attribute'].includes(left.type)) return;
    const name = this.#text(left);
    if (node.type === 'assignment') this.module.assignments.push({ scope, name, value });
    else if (value) this.module.extend(scope, name, value);
  }

  #text(node: SyntaxNode): string {
    return textAt(this.#source, node);
  }
}

function descendants(node: SyntaxNode, type: string): readonly SyntaxNode[] {
  return named(node).flatMap((inner) =>
    inner.type === type ? [inner] : inner.type === 'with_clause' ? descendants(inner, type) : [],
  );
}
