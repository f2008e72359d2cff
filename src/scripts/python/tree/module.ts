import type { Range } from '../../../model/text/text.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child, named, nodesIn, rangesOf, type SourceText, textAt } from '../../tree/nodes.ts';
import { argumentsOf, type CallArguments } from './call-arguments.ts';
import { type Constant, changedNames, constantOf } from './constants.ts';

/** A function of a module with its decorators. */
export interface PythonFunction {
  readonly name: string;
  readonly node: SyntaxNode;
  readonly decorators: readonly SyntaxNode[];
}

/** Names whose values are looked for; further ones are unknown. */
const maxLookups = 200;

/** A script in Python. */
export class PythonModule implements SourceText {
  readonly text: string;
  readonly root: SyntaxNode;
  readonly rangeOf: (node: SyntaxNode) => Range;
  /** In the order of the text. */
  readonly functions: readonly PythonFunction[];
  /** The calls and names that stand above functions. */
  readonly decorators: ReadonlySet<SyntaxNode>;
  readonly #byName: ReadonlyMap<string, PythonFunction>;
  readonly #values = new Map<string, SyntaxNode | null>();
  readonly #constants = new Map<string, Constant | undefined>();
  readonly #changed: ReadonlySet<string>;

  constructor(text: string, root: SyntaxNode) {
    this.text = text;
    this.root = root;
    this.rangeOf = rangesOf(text);
    this.#changed = changedNames(text);
    this.functions = named(root).flatMap((node) => functionAt(this, node) ?? []);
    this.decorators = new Set(this.functions.flatMap(({ decorators }) => decorators));
    this.#byName = new Map(this.functions.map((own) => [own.name, own]));
    for (const node of nodesIn(root)) {
      const left = node.type === 'assignment' ? child(node, 'left') : undefined;
      if (left?.type !== 'identifier') continue;
      const name = this.textOf(left);
      this.#values.set(name, this.#values.has(name) ? null : (child(node, 'right') ?? null));
    }
  }

  /** The text of a node. */
  textOf(node: SyntaxNode): string {
    return textAt(this, node);
  }

  /** The function of the module with a name; of several the last. */
  functionNamed(name: string): PythonFunction | undefined {
    return this.#byName.get(name);
  }

  /** The expression that a name stands for; null unless it gets one value in the file. */
  valueOf(name: string): SyntaxNode | null {
    return this.#values.get(name) ?? null;
  }

  /** The value of an expression; undefined if it may differ between runs. */
  constant(node: SyntaxNode | undefined): Constant | undefined {
    return constantOf(this, node, (name) => this.#named(name));
  }

  #named(name: string): Constant | undefined {
    if (this.#constants.has(name)) return this.#constants.get(name);
    // A name within its own value has none.
    this.#constants.set(name, undefined);
    const value = this.#constants.size > maxLookups ? null : this.valueOf(name);
    if (value && !this.#changed.has(name)) this.#constants.set(name, this.constant(value));
    return this.#constants.get(name);
  }

  /** What is called, as it is written: `click.option`. */
  calleeOf(call: SyntaxNode): string {
    const callee = child(call, 'function');
    return callee ? this.textOf(callee) : '';
  }

  /** The arguments of a call by position and name. */
  argumentsOf(call: SyntaxNode): CallArguments {
    return argumentsOf(this, call);
  }

  /** What the clauses of a `try` catch, as it is written; '' for everything. */
  catchesOf(node: SyntaxNode): readonly string[] {
    const clauses = named(node).filter(({ type }) => type === 'except_clause');
    return clauses.map((clause) =>
      named(clause)
        .filter(({ type }) => type !== 'block')
        .map((caught) => this.textOf(caught))
        .join(' '),
    );
  }

  /** All calls, from the first to the last of the text. */
  calls(): readonly SyntaxNode[] {
    return [...nodesIn(this.root)].filter(({ type }) => type === 'call');
  }

  /** The statements of the module, of `if __name__ == "__main__":` too. */
  statements(): readonly SyntaxNode[] {
    return named(this.root).flatMap((node) => {
      const condition = node.type === 'if_statement' ? child(node, 'condition') : undefined;
      const body = child(node, 'consequence');
      return condition && body && /__name__/.test(this.textOf(condition)) ? named(body) : [node];
    });
  }
}

function functionAt(module: SourceText, node: SyntaxNode): PythonFunction | null {
  const definition = node.type === 'decorated_definition' ? child(node, 'definition') : node;
  const name = definition && child(definition, 'name');
  if (definition?.type !== 'function_definition' || !name) return null;
  const decorators = named(node).flatMap((inner) =>
    inner.type === 'decorator' ? named(inner).slice(0, 1) : [],
  );
  return { name: textAt(module, name), node: definition, decorators };
}
