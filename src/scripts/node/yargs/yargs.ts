import type { CallSyntax, ScriptInterface } from '../../../model/script/interface.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child, named, nodesIn } from '../../tree/nodes.ts';
import type { NodeSource } from '../tree/node-source.ts';
import { createYargs, finish, type YargsDraft } from './draft.ts';
import { YargsMethods } from './methods.ts';

/** How yargs reads words. */
const yargsSyntax: CallSyntax = {
  hasOptions: true,
  abbreviates: false,
  interleaves: true,
  matches: 'in-order',
  clusters: true,
  assigns: 'all',
  takesDashes: 'no',
  hasNumbers: true,
  isHelpFirst: true,
};

/** Builders within builders are not read further. */
const maxDepth = 4;

/** What a script with yargs accepts; null if it makes its parser in another way than by calls in a row. */
export function readYargs(source: NodeSource): ScriptInterface | null {
  const run = new YargsRun(source);
  const [root, ...others] = run.roots;
  if (!root || others.length > 0) return null;
  return { framework: 'yargs', syntax: yargsSyntax, command: finish(root), variables: [] };
}

/** The names of parsers where a statement stands. */
type Scope = ReadonlyMap<string, YargsDraft>;

/** Follows the calls that build parsers. */
class YargsRun {
  readonly roots: YargsDraft[] = [];
  readonly #source: NodeSource;
  readonly #methods: YargsMethods;
  readonly #followed = new Map<SyntaxNode, YargsDraft | null>();
  #depth = 0;

  constructor(source: NodeSource) {
    this.#source = source;
    this.#methods = new YargsMethods(source, (builder, draft) => this.#build(builder, draft));
    this.#followAll(source.root, new Map());
  }

  #followAll(root: SyntaxNode, scope: Scope): void {
    for (const node of nodesIn(root)) {
      if (node.type === 'call_expression') this.#draftAt(node, scope);
      if (node.type === 'arguments' || node.type === 'return_statement')
        this.#openGiven(node, scope);
    }
  }

  /** A parser that is given to a function may get further options there. */
  #openGiven(node: SyntaxNode, scope: Scope): void {
    for (const inner of named(node)) {
      const draft = inner.type === 'identifier' ? this.#draftAt(inner, scope) : null;
      if (draft && scope.size === 0) draft.isOpen = true;
    }
  }

  #draftAt(node: SyntaxNode, scope: Scope): YargsDraft | null {
    const known = this.#followed.get(node);
    if (known !== undefined) return known;
    this.#followed.set(node, null);
    const draft = this.#follow(node, scope);
    this.#followed.set(node, draft);
    return draft;
  }

  #follow(node: SyntaxNode, scope: Scope): YargsDraft | null {
    const text = node.end - node.start < 200 ? this.#source.textOf(node) : '';
    if (node.type === 'identifier') return this.#named(text, scope);
    const call = this.#source.callAt(node);
    if (!call || node.type !== 'call_expression') return null;
    if (!call.object) return this.#made(node, call.name, text);
    const owner = this.#draftAt(call.object, scope);
    if (owner) this.#methods.call(owner, call);
    return owner;
  }

  /** `yargs(hideBin(process.argv))`, `require('yargs')`, `require('yargs/yargs')(process.argv.slice(2))`. */
  #made(node: SyntaxNode, name: string, text: string): YargsDraft | null {
    if (/^require\(['"]yargs['"]\)$/.test(text)) return this.#root(node);
    if (name !== 'yargs' && !/^require\(['"]yargs(?:\/yargs)?['"]\)$/.test(name)) return null;
    return /\((?:hideBin\(process\.argv\)|process\.argv(?:\.slice\(2\))?)?\)$/.test(text)
      ? this.#root(node)
      : this.#opened(this.#root(node));
  }

  #named(name: string, scope: Scope): YargsDraft | null {
    const own = scope.get(name);
    if (own) return own;
    const value = this.#source.declared(name);
    if (value && /^require\(['"]yargs(?:\/yargs)?['"]\)$/.test(this.#source.textOf(value)))
      return this.#single(value);
    if (value) return this.#draftAt(value, scope);
    return name === 'yargs' ? this.#single(this.#source.root) : null;
  }

  /** The parser that the module itself is; there is one, however often it is named. */
  #single(node: SyntaxNode): YargsDraft | null {
    if (/\byargs\s*\(/.test(this.#source.text)) return null;
    return this.roots[0] ?? this.#root(node);
  }

  #root(node: SyntaxNode): YargsDraft {
    const draft = createYargs(this.#source.rangeOf(node));
    this.roots.push(draft);
    return draft;
  }

  #opened(draft: YargsDraft): YargsDraft {
    draft.isOpen = true;
    return draft;
  }

  /** `(yargs) => yargs.option(…)`, or a mapping of options. */
  #build(builder: SyntaxNode, draft: YargsDraft): void {
    const inner = this.#source.resolve(builder) ?? builder;
    if (inner.type === 'object') {
      this.#methods.addOptions(draft, inner, inner);
      return;
    }
    const [parameters, body] = [
      child(inner, 'parameters') ?? child(inner, 'parameter'),
      child(inner, 'body'),
    ];
    const name =
      parameters && /^\(?\s*(\w+)\s*(?::[^,)]*)?\)?$/.exec(this.#source.textOf(parameters))?.[1];
    if (parameters && /^\(\s*\)$/.test(this.#source.textOf(parameters))) return;
    if (!name || !body || this.#depth >= maxDepth) {
      draft.isOpen = true;
      return;
    }
    this.#depth++;
    for (const node of nodesIn(body)) this.#followed.delete(node);
    this.#followAll(body, new Map([[name, draft]]));
    this.#depth--;
  }
}
