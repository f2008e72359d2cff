import type { Range } from '../../../model/text/text.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { named, type SourceText, textAt } from '../../tree/nodes.ts';
import { argumentsOf } from '../tree/call-arguments.ts';
import { type Constants, constantOf } from '../tree/constants.ts';
import { addArgument } from './add-argument.ts';
import type { Binding, Scope } from './bindings.ts';
import { createDraft, inherit, type ParserDraft } from './draft.ts';

/** Methods of a parser that declare nothing. */
const harmless = new Set(
  `set_defaults print_help print_usage format_help format_usage error exit get_default`.split(' '),
);

/** What the methods of parsers need to know of the statements around them. */
export interface MethodContext {
  readonly source: SourceText;
  readonly rangeOf: (node: SyntaxNode) => Range;
  readonly valueOf: (node: SyntaxNode, scope: Scope) => Binding | undefined;
  readonly constantsOf: (scope: Scope) => Constants;
  readonly isConditional: () => boolean;
}

/** Does what the calls of `argparse` do. */
export class ParserMethods {
  readonly parsers: ParserDraft[] = [];
  /** The calls of `ArgumentParser` and `add_argument` that were followed. */
  readonly followed = new Set<SyntaxNode>();
  readonly #context: MethodContext;

  constructor(context: MethodContext) {
    this.#context = context;
  }

  #text(node: SyntaxNode): string {
    return textAt(this.#context.source, node);
  }

  /** A call of `ArgumentParser`. */
  create(node: SyntaxNode, scope: Scope): Binding {
    this.followed.add(node);
    const draft = this.#draft(node, scope);
    this.parsers.push(draft);
    return { kind: 'parser', draft, group: null };
  }

  #draft(node: SyntaxNode, scope: Scope): ParserDraft {
    const { keywords, isSpread } = argumentsOf(this.#context.source, node);
    const textOf = (name: string) => {
      const value = keywords.get(name);
      return value && this.#text(value);
    };
    const draft = createDraft(this.#context.rangeOf(node), textOf('add_help') !== 'False');
    draft.abbreviates = textOf('allow_abbrev') !== 'False';
    draft.isOpen =
      isSpread || keywords.has('fromfile_prefix_chars') || keywords.has('prefix_chars');
    const parents = keywords.get('parents');
    for (const parent of parents ? named(parents) : []) {
      const value = this.#context.valueOf(parent, scope);
      if (value?.kind === 'parser') inherit(draft, value.draft);
      else draft.isOpen = true;
    }
    if (parents && !['list', 'tuple'].includes(parents.type)) draft.isOpen = true;
    return draft;
  }

  /** A call of a method of a parser, or of its subcommands. */
  call(
    owner: Exclude<Binding, { kind: 'constant' }>,
    method: string,
    node: SyntaxNode,
    scope: Scope,
  ): Binding | undefined {
    const { draft } = owner;
    if (owner.kind === 'commands')
      return method === 'add_parser' ? this.#addCommand(draft, node, scope) : undefined;
    switch (method) {
      case 'add_argument':
        this.followed.add(node);
        addArgument(draft, node, {
          source: this.#context.source,
          constants: this.#context.constantsOf(scope),
          at: this.#context.rangeOf(node),
          group: owner.group,
          isConditional: this.#context.isConditional(),
        });
        return undefined;
      case 'add_argument_group':
        return owner;
      case 'add_mutually_exclusive_group':
        return this.#exclusive(draft, node);
      case 'add_subparsers':
        draft.commands ??= new Map();
        draft.needsCommand = this.#isTrue(node, 'required');
        draft.isOpen ||= this.#context.isConditional();
        return { kind: 'commands', draft };
      case 'parse_args':
      case 'parse_known_args':
      case 'parse_intermixed_args':
        this.#parse(draft, method, node);
        return undefined;
      default:
        if (!harmless.has(method)) draft.isOpen = true;
        return undefined;
    }
  }

  #isTrue(node: SyntaxNode, name: string): boolean {
    const value = argumentsOf(this.#context.source, node).keywords.get(name);
    return value !== undefined && this.#text(value) === 'True';
  }

  #exclusive(draft: ParserDraft, node: SyntaxNode): Binding {
    const group = { names: [], isRequired: this.#isTrue(node, 'required') };
    draft.groups.push(group);
    return { kind: 'parser', draft, group };
  }

  #addCommand(draft: ParserDraft, node: SyntaxNode, scope: Scope): Binding | undefined {
    const { positional, keywords, isSpread } = argumentsOf(this.#context.source, node);
    const constants = this.#context.constantsOf(scope);
    const name = constantOf(this.#context.source, positional[0], constants);
    const aliases = constantOf(this.#context.source, keywords.get('aliases'), constants) ?? [];
    if (typeof name !== 'string' || isSpread || !Array.isArray(aliases)) {
      draft.isOpen = true;
      return undefined;
    }
    const command = this.#draft(node, scope);
    for (const spelt of [name, ...aliases.map(String)]) draft.commands?.set(spelt, command);
    return { kind: 'parser', draft: command, group: null };
  }

  /** Words of its own are no call of the script. */
  #parse(draft: ParserDraft, method: string, node: SyntaxNode): void {
    const [words] = argumentsOf(this.#context.source, node).positional;
    if (words && ['list', 'call', 'string'].includes(words.type)) return;
    draft.isParsed = true;
    if (method === 'parse_known_args') draft.acceptsUnknown = true;
  }
}
