import type { Range } from '../../../model/text/text.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child, named, type SourceText, textAt } from '../../tree/nodes.ts';
import { argumentsOf } from '../tree/call-arguments.ts';
import { type Constant, type Constants, changedNames, constantOf } from '../tree/constants.ts';
import type { Binding, Scope } from './bindings.ts';
import type { ParserDraft } from './draft.ts';
import { ParserMethods } from './methods.ts';

/** More statements, and calls within calls, are not read. */
const [maxSteps, maxDepth] = [20_000, 8];

/**
 * Follows the statements of a script as far as they build parsers. Functions of the file are followed where they are
 * called with a parser, return one or are the start of the program.
 */
export class ArgparseRun {
  readonly #methods: ParserMethods;
  readonly #source: SourceText;
  readonly #functions = new Map<string, SyntaxNode>();
  readonly #globals: Scope = new Map();
  readonly #changed: ReadonlySet<string>;
  #steps = 0;
  #depth = 0;
  /** How many conditions and loops stand around a statement. */
  #conditions = 0;
  #returned: Binding | undefined;

  constructor(source: SourceText, rangeOf: (node: SyntaxNode) => Range) {
    this.#source = source;
    this.#changed = changedNames(source.text);
    this.#methods = new ParserMethods({
      source,
      rangeOf,
      valueOf: (node, scope) => this.#value(node, scope),
      constantsOf: (scope) => this.#constants(scope),
      isConditional: () => this.#conditions > 0,
    });
    for (const node of named(source.root)) {
      const definition = node.type === 'decorated_definition' ? child(node, 'definition') : node;
      const name = definition && child(definition, 'name');
      if (definition?.type === 'function_definition' && name)
        this.#functions.set(textAt(source, name), definition);
    }
    this.#block(source.root, this.#globals);
    if (!this.#methods.parsers.some(({ isParsed }) => isParsed)) this.#startFunctions();
  }

  /** The parsers, in the order of the run. */
  get parsers(): readonly ParserDraft[] {
    return this.#methods.parsers;
  }

  /** Whether a call was followed. */
  hasFollowed(call: SyntaxNode): boolean {
    return this.#methods.followed.has(call);
  }

  /** The functions that nobody calls in the file may be its start: an entry point of a package calls them. */
  #startFunctions(): void {
    for (const name of ['main', 'cli', 'run', '_main', 'parse_args']) {
      const definition = this.#functions.get(name);
      if (definition) this.#call(definition, [], new Map());
      if (this.#methods.parsers.some(({ isParsed }) => isParsed)) return;
    }
  }

  #text(node: SyntaxNode): string {
    return textAt(this.#source, node);
  }

  #block(block: SyntaxNode, scope: Scope): void {
    for (const statement of named(block)) {
      if (++this.#steps > maxSteps) return;
      this.#statement(statement, scope);
    }
  }

  #statement(node: SyntaxNode, scope: Scope): void {
    switch (node.type) {
      case 'expression_statement':
        for (const inner of named(node)) this.#expression(inner, scope);
        return;
      case 'return_statement':
        for (const inner of named(node))
          this.#returned = this.#value(inner, scope) ?? this.#returned;
        return;
      case 'if_statement':
        this.#condition(node, scope);
        return;
      case 'for_statement':
        this.#loop(node, scope);
        return;
      case 'while_statement':
        this.#conditional(() => this.#bodies(node, scope));
        return;
      case 'try_statement':
      case 'with_statement':
        this.#bodies(node, scope);
        return;
    }
  }

  #conditional(act: () => void): void {
    this.#conditions++;
    act();
    this.#conditions--;
  }

  #bodies(node: SyntaxNode, scope: Scope): void {
    for (const inner of named(node)) {
      if (inner.type === 'block') this.#block(inner, scope);
      else if (inner.type.endsWith('_clause')) this.#conditional(() => this.#bodies(inner, scope));
    }
  }

  #condition(node: SyntaxNode, scope: Scope): void {
    const test = child(node, 'condition');
    const isStart = test !== undefined && /__name__/.test(this.#text(test));
    if (isStart) this.#bodies(node, scope);
    else this.#conditional(() => this.#bodies(node, scope));
  }

  /** A loop over a list in the text is followed once for each entry. */
  #loop(node: SyntaxNode, scope: Scope): void {
    const [left, right, body] = ['left', 'right', 'body'].map((field) => child(node, field));
    const values = constantOf(this.#source, right, this.#constants(scope));
    if (!left || !body) return;
    if (!Array.isArray(values)) {
      this.#conditional(() => this.#block(body, scope));
      return;
    }
    const names = left.type === 'identifier' ? [left] : named(left);
    for (const value of values as readonly Constant[]) {
      const parts = left.type === 'identifier' ? [value] : Array.isArray(value) ? value : [];
      for (const [index, name] of names.entries())
        scope.set(this.#text(name), { kind: 'constant', value: parts[index] ?? null });
      this.#block(body, scope);
    }
  }

  #constants(scope: Scope): Constants {
    return (name) => {
      const binding = scope.get(name) ?? this.#globals.get(name);
      return binding?.kind === 'constant' ? binding.value : undefined;
    };
  }

  #expression(node: SyntaxNode, scope: Scope): void {
    if (node.type !== 'assignment') {
      this.#value(node, scope);
      return;
    }
    const [left, right] = [child(node, 'left'), child(node, 'right')];
    if (!left || !right) return;
    const value = this.#value(right, scope);
    const target = this.#text(left);
    const owner = target.endsWith('.required') ? scope.get(target.slice(0, -9)) : undefined;
    if (owner?.kind === 'commands') owner.draft.needsCommand = this.#text(right) === 'True';
    const isFixed = value?.kind !== 'constant' || !this.#changed.has(target);
    if (value && isFixed && ['identifier', 'attribute'].includes(left.type))
      scope.set(target, value);
    else if (value?.kind === 'parser' && left.type !== 'subscript') value.draft.isOpen = true;
    else scope.delete(target);
  }

  #value(node: SyntaxNode, scope: Scope): Binding | undefined {
    const inner = node.type === 'parenthesized_expression' ? named(node)[0] : node;
    if (!inner) return undefined;
    if (inner.type === 'call') return this.#called(inner, scope);
    if (inner.type === 'identifier' || inner.type === 'attribute') {
      const name = this.#text(inner);
      return scope.get(name) ?? this.#globals.get(name);
    }
    const value = constantOf(this.#source, inner, this.#constants(scope));
    return value === undefined ? undefined : { kind: 'constant', value };
  }

  #called(node: SyntaxNode, scope: Scope): Binding | undefined {
    const callee = child(node, 'function');
    if (!callee) return undefined;
    const name = this.#text(callee);
    if (/^(?:argparse\.)?ArgumentParser$/.test(name)) return this.#methods.create(node, scope);
    const definition = callee.type === 'identifier' ? this.#functions.get(name) : undefined;
    if (definition) return this.#follow(definition, node, scope);
    if (callee.type === 'attribute') {
      const [object, method] = [child(callee, 'object'), child(callee, 'attribute')];
      const owner = object && this.#value(object, scope);
      if (owner && method && owner.kind !== 'constant')
        return this.#methods.call(owner, this.#text(method), node, scope);
    }
    this.#release(node, scope);
    const value = constantOf(this.#source, node, this.#constants(scope));
    return value === undefined ? undefined : { kind: 'constant', value };
  }

  /** A parser that is given to a function of elsewhere may get further options there. */
  #release(node: SyntaxNode, scope: Scope): void {
    const callee = this.#text(child(node, 'function') ?? node);
    if (/^(?:argcomplete\.autocomplete|print|len|str|repr)$/.test(callee)) return;
    const { positional, keywords } = argumentsOf(this.#source, node);
    const given = [...positional, ...keywords.values()];
    this.#giveUp(given.map((argument) => this.#value(argument, scope)));
  }

  #follow(definition: SyntaxNode, node: SyntaxNode, scope: Scope): Binding | undefined {
    const { positional, keywords, isSpread } = argumentsOf(this.#source, node);
    const values = positional.map((argument) => this.#value(argument, scope));
    const byName = new Map<string, Binding | undefined>();
    for (const [name, argument] of keywords) byName.set(name, this.#value(argument, scope));
    if (isSpread) this.#giveUp([...values, ...byName.values()]);
    return this.#call(definition, values, byName);
  }

  #call(
    definition: SyntaxNode,
    values: readonly (Binding | undefined)[],
    byName: ReadonlyMap<string, Binding | undefined>,
  ): Binding | undefined {
    const [parameters, body] = [child(definition, 'parameters'), child(definition, 'body')];
    if (!body || this.#depth >= maxDepth) return this.#giveUp(values);
    const scope: Scope = new Map();
    for (const [index, parameter] of (parameters ? named(parameters) : []).entries()) {
      const name = this.#text(child(parameter, 'name') ?? named(parameter)[0] ?? parameter);
      const value = values[index] ?? byName.get(name);
      if (value) scope.set(name, value);
    }
    this.#depth++;
    const outer = this.#returned;
    this.#returned = undefined;
    this.#block(body, scope);
    const result = this.#returned;
    this.#returned = outer;
    this.#depth--;
    return result;
  }

  #giveUp(values: readonly (Binding | undefined)[]): undefined {
    for (const value of values) if (value && value.kind !== 'constant') value.draft.isOpen = true;
    return undefined;
  }
}
