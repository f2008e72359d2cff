import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child, named } from '../../tree/nodes.ts';
import type { FunctionScope, Module } from '../program/expression.ts';
import { ModuleBuilder } from '../program/module-builder.ts';
import { isEnvironment, NodeExpressions } from './expressions.ts';
import { functions, literal } from './nodes.ts';

/** A text with its tree. */
interface NodeSource {
  readonly text: string;
  readonly root: SyntaxNode;
}

/** Reads a module from its tree. */
export function readNodeModule(source: NodeSource): Module {
  const reader = new NodeReader(source.text);
  reader.visit(source.root, null);
  return reader.module;
}

/** Modules whose default export is the function of their name. */
const callable: ReadonlyMap<string, string> = new Map([
  ['node-fetch', 'fetch'],
  ['cross-fetch', 'fetch'],
  ['isomorphic-fetch', 'fetch'],
]);

class NodeReader {
  readonly module = new ModuleBuilder();
  readonly #text: string;
  readonly #expressions: NodeExpressions;

  constructor(text: string) {
    this.#text = text;
    this.#expressions = new NodeExpressions(text, (name) => this.module.fullName(name));
  }

  /** Reads the statements in a node; expressions are read whole, with the functions in them. */
  visit(node: SyntaxNode, scope: FunctionScope | null): void {
    for (const inner of named(node)) this.#one(inner, scope);
  }

  #one(node: SyntaxNode, scope: FunctionScope | null): void {
    if (functions.has(node.type)) {
      this.#function(node, scope, this.#at(child(node, 'name')));
      return;
    }
    switch (node.type) {
      case 'import_statement':
        this.#import(node);
        return;
      case 'variable_declarator':
        this.#declare(node, scope);
        return;
      case 'augmented_assignment_expression': {
        const [left, right] = [child(node, 'left'), child(node, 'right')];
        if (left && right) this.module.extend(scope, this.#at(left), this.#expressions.read(right));
        this.visit(node, scope);
        return;
      }
      case 'assignment_expression':
        this.#assign(child(node, 'left'), child(node, 'right'), scope);
        return;
      case 'field_definition':
      case 'public_field_definition': {
        const name = child(node, 'property') ?? child(node, 'name');
        this.#assign(name, child(node, 'value'), scope);
        return;
      }
      case 'for_in_statement':
        this.#loop(node, scope);
        return;
      case 'call_expression':
      case 'new_expression':
      case 'member_expression':
      case 'template_string':
      case 'binary_expression':
      case 'await_expression':
      case 'subscript_expression':
      case 'ternary_expression':
        this.module.evaluated.push({ scope, expression: this.#expressions.read(node) });
        this.#functionsIn(node, scope);
        return;
      default:
        this.visit(node, scope);
        return;
    }
  }

  /** The functions among the arguments of a call. */
  #functionsIn(node: SyntaxNode, scope: FunctionScope | null): void {
    for (const inner of named(node)) {
      if (functions.has(inner.type)) this.#function(inner, scope, '');
      else this.#functionsIn(inner, scope);
    }
  }

  #function(node: SyntaxNode, outer: FunctionScope | null, name: string): void {
    const list = child(node, 'parameters') ?? child(node, 'parameter');
    const given = list?.type === 'identifier' ? [list] : list ? named(list) : [];
    const parameters = given.map((parameter) => {
      const own = child(parameter, 'pattern') ?? child(parameter, 'left') ?? parameter;
      const value = child(parameter, 'value') ?? child(parameter, 'right');
      return { name: this.#at(own), fallback: value ? this.#expressions.read(value) : null };
    });
    const scope = { name, parameters, outer };
    const body = child(node, 'body');
    if (body?.type === 'statement_block') this.visit(body, scope);
    else if (body) this.#one(body, scope);
  }

  #import(node: SyntaxNode): void {
    const source = child(node, 'source');
    const from = moduleName(literal(this.#text, source) ?? '');
    const clause = named(node).find(({ type }) => type === 'import_clause');
    for (const one of clause ? named(clause) : []) {
      if (one.type === 'identifier')
        this.module.imports.set(this.#at(one), callable.get(from) ?? from);
      const [alias] = one.type === 'namespace_import' ? named(one) : [];
      if (alias) this.module.imports.set(this.#at(alias), from);
      if (one.type !== 'named_imports') continue;
      for (const specifier of named(one)) {
        const name = this.#at(child(specifier, 'name'));
        const local = child(specifier, 'alias');
        this.module.imports.set(local ? this.#at(local) : name, `${from}.${name}`);
      }
    }
  }

  #declare(declarator: SyntaxNode, scope: FunctionScope | null): void {
    const [name, value] = [child(declarator, 'name'), child(declarator, 'value')];
    if (!name) return;
    const from = value ? this.#required(value) : null;
    if (from === null) {
      if (value && name.type === 'object_pattern') this.#takeApart(name, value, scope);
      this.#assign(name, value, scope);
      return;
    }
    if (name.type === 'identifier') {
      this.module.imports.set(this.#at(name), callable.get(from) ?? from);
      return;
    }
    for (const one of named(name)) {
      const key = child(one, 'key') ?? one;
      const local = child(one, 'value') ?? one;
      this.module.imports.set(this.#at(local), `${from}.${this.#at(key)}`);
    }
  }

  /** `const { TOKEN, HOST: host = "x" } = process.env`. */
  #takeApart(pattern: SyntaxNode, value: SyntaxNode, scope: FunctionScope | null): void {
    if (!isEnvironment(this.module.fullName(this.#at(value)))) return;
    for (const part of named(pattern)) {
      const [key, local] = [
        child(part, 'key') ?? child(part, 'left') ?? part,
        child(part, 'value'),
      ];
      const { start, end } = key;
      const variable = {
        type: 'variable',
        name: { type: 'text', text: this.#at(key) },
        fallback: null,
        isRequired: false,
        start,
        end,
      } as const;
      this.module.evaluated.push({ scope, expression: variable });
      const name = this.#at(child(local ?? part, 'left') ?? local ?? key);
      this.module.assignments.push({ scope, name, value: variable });
    }
  }

  /** The module that a value is: of `require`, of an awaited `import`, or a member of one. */
  #required(node: SyntaxNode): string | null {
    if (node.type === 'await_expression') return this.#required(named(node)[0] ?? node);
    if (node.type === 'member_expression') {
      const [object, property] = [child(node, 'object'), child(node, 'property')];
      const from = object && object.type !== 'identifier' ? this.#required(object) : null;
      return from === null ? null : `${from}.${this.#at(property)}`;
    }
    const callee = child(node, 'function');
    if (
      node.type !== 'call_expression' ||
      !callee ||
      !/^(?:require|import)$/.test(this.#at(callee))
    )
      return null;
    const list = child(node, 'arguments');
    const name = literal(this.#text, list ? named(list)[0] : undefined);
    return name === undefined ? null : moduleName(name);
  }

  #assign(
    left: SyntaxNode | undefined,
    right: SyntaxNode | undefined,
    scope: FunctionScope | null,
  ): void {
    if (!left || !right) return;
    if (functions.has(right.type)) {
      this.#function(right, scope, this.#at(left).split('.').at(-1) ?? '');
      return;
    }
    const value = this.#expressions.read(right);
    this.module.evaluated.push({ scope, expression: value });
    this.#functionsIn(right, scope);
    const name = this.#at(left);
    if (left.type === 'property_identifier' || /^[\w$.]+$/.test(name))
      this.module.assignments.push({ scope, name, value });
  }

  #loop(node: SyntaxNode, scope: FunctionScope | null): void {
    const [left, right, body] = [child(node, 'left'), child(node, 'right'), child(node, 'body')];
    const list = right ? this.#expressions.read(right) : null;
    if (list) this.module.evaluated.push({ scope, expression: list });
    if (left) {
      const value =
        list?.type === 'list' ? ({ type: 'either', options: list.items } as const) : null;
      this.module.assignments.push({ scope, name: this.#at(left), value });
    }
    if (body) this.#one(body, scope);
  }

  #at(node: SyntaxNode | undefined): string {
    return node ? this.#text.slice(node.start, node.end) : '';
  }
}

function moduleName(specifier: string): string {
  return specifier.replace(/^node:/, '').replace('fs/promises', 'fs.promises');
}
