import type { ScriptOption } from '../../../model/script/interface.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import type { NodeCall, NodeSource } from '../tree/node-source.ts';
import { type CommandDraft, createCommand } from './draft.ts';
import { argumentOf, optionOfFlags } from './flags.ts';

/** Methods that change nothing of what is accepted. */
const harmless = new Set(
  'name description summary usage addHelpText showHelpAfterError showSuggestionAfterError configureOutput configureHelp hook opts optsWithGlobals getOptionValue setOptionValue help outputHelp helpInformation error storeOptionsAsProperties copyInheritedSettings helpGroup commandsGroup optionsGroup enablePositionalOptions nameFromFilename executableDir addHelpCommand helpCommand'.split(
    ' ',
  ),
);

/** More options of one command are not read. */
const maxOptions = 1_000;

/** Does what the methods of a command do. */
export class CommandMethods {
  readonly #source: NodeSource;
  readonly #commandAt: (node: SyntaxNode | undefined) => CommandDraft | null;

  constructor(
    source: NodeSource,
    commandAt: (node: SyntaxNode | undefined) => CommandDraft | null,
  ) {
    this.#source = source;
    this.#commandAt = commandAt;
  }

  /** A method of a command; returns the command that it returns. */
  call(draft: CommandDraft, call: NodeCall): CommandDraft | null {
    const [first] = call.arguments;
    const text = this.#source.literal(first);
    draft.isUsed = true;
    switch (call.name) {
      case 'option':
      case 'requiredOption':
        this.#addOption(draft, call, text, call.name === 'requiredOption');
        break;
      case 'addOption':
        this.#addMade(draft, first);
        break;
      case 'argument':
      case 'arguments':
        if (typeof text !== 'string' || this.#source.isConditional(call.node)) draft.isOpen = true;
        else
          for (const part of text.trim().split(/\s+/))
            draft.arguments.push(argumentOf(part, this.#source.rangeOf(call.node)));
        break;
      case 'addArgument':
        this.#addArgument(draft, first);
        break;
      case 'command':
        return this.#addCommand(draft, call, text);
      case 'addCommand':
        this.#addKnown(draft, call);
        break;
      case 'alias':
      case 'aliases':
        this.#addAliases(draft, call);
        break;
      case 'version':
        this.#addVersion(draft, call);
        break;
      case 'helpOption':
        draft.hasHelp = false;
        if (text !== false) this.#addOption(draft, call, text, false, true);
        break;
      case 'allowExcessArguments':
        draft.refusesExcess = text === false;
        break;
      case 'action':
        draft.hasAction = true;
        break;
      case 'parse':
      case 'parseAsync':
        draft.isOpen ||= first !== undefined && this.#source.textOf(first) !== 'process.argv';
        break;
      default:
        if (!harmless.has(call.name)) draft.isOpen = true;
        if (/^(?:opts|getOption|help|outputHelp|error)/.test(call.name)) return null;
    }
    return draft;
  }

  #addOption(
    draft: CommandDraft,
    { node }: NodeCall,
    flags: unknown,
    isRequired: boolean,
    isExit = false,
  ): void {
    const option =
      typeof flags === 'string' ? optionOfFlags(flags, this.#source.rangeOf(node)) : null;
    if (!option || draft.options.length >= maxOptions) draft.isOpen = true;
    else
      draft.options.push({
        ...option,
        isRequired: isRequired && !this.#source.isConditional(node),
        ...(isExit && { isExit }),
      });
  }

  /** `new Option(…)` with its methods. */
  #addMade(draft: CommandDraft, node: SyntaxNode | undefined): void {
    const { made, calls } = this.#chain(node);
    const flags = made && this.#source.literal(made.arguments[0]);
    const option =
      typeof flags === 'string' && made
        ? optionOfFlags(flags, this.#source.rangeOf(made.node))
        : null;
    if (!option || made?.name !== 'Option') {
      draft.isOpen = true;
      return;
    }
    draft.options.push({
      ...option,
      values: { choices: this.#choices(calls), type: null },
      isRequired: calls.has('makeOptionMandatory') && !calls.has('default') && !calls.has('env'),
    } satisfies ScriptOption);
  }

  #addArgument(draft: CommandDraft, node: SyntaxNode | undefined): void {
    const { made, calls } = this.#chain(node);
    const text = made && this.#source.literal(made.arguments[0]);
    if (typeof text !== 'string' || made?.name !== 'Argument') {
      draft.isOpen = true;
      return;
    }
    const values = { choices: this.#choices(calls), type: null };
    const argument = argumentOf(text, this.#source.rangeOf(made.node), values);
    const isOptional = calls.has('argOptional') || calls.has('default');
    draft.arguments.push(
      isOptional ? { ...argument, takes: { ...argument.takes, min: 0 } } : argument,
    );
  }

  /** The calls of `new X(…).a().b()` by name. */
  #chain(node: SyntaxNode | undefined): {
    made: NodeCall | null;
    calls: ReadonlyMap<string, NodeCall>;
  } {
    const calls = new Map<string, NodeCall>();
    let call = this.#source.callAt(this.#source.resolve(node));
    while (call && call.node.type === 'call_expression' && call.object) {
      calls.set(call.name, call);
      call = this.#source.callAt(this.#source.resolve(call.object));
    }
    return { made: call, calls };
  }

  #choices(calls: ReadonlyMap<string, NodeCall>): readonly string[] | null {
    if (calls.has('argParser')) return null;
    return this.#source.texts(calls.get('choices')?.arguments[0]) ?? null;
  }

  #addCommand(
    draft: CommandDraft,
    { node, arguments: given }: NodeCall,
    text: unknown,
  ): CommandDraft {
    const inner = createCommand(this.#source.rangeOf(node));
    const [name, ...rest] = typeof text === 'string' ? text.trim().split(/\s+/) : [];
    if (!name || this.#hasDefault(given)) draft.isOpen = true;
    if (name) draft.commands.push({ name, draft: inner });
    for (const part of rest) inner.arguments.push(argumentOf(part, inner.at));
    const second = this.#source.resolve(given[1]);
    // A command with a description is a program of its own.
    if (second && second.type !== 'object') {
      inner.isOpen = true;
      return draft;
    }
    return inner;
  }

  #hasDefault(given: readonly SyntaxNode[]): boolean {
    return given.slice(1).some((node) => /isDefault|\.\.\./.test(this.#source.textOf(node)));
  }

  #addKnown(draft: CommandDraft, { arguments: given }: NodeCall): void {
    const [node] = given;
    const inner = this.#commandAt(node);
    const made = this.#chain(node).made ?? null;
    const name = this.#source.literal(made?.arguments[0]);
    if (!inner || typeof name !== 'string' || this.#hasDefault(given)) draft.isOpen = true;
    else draft.commands.push({ name, draft: inner });
  }

  #addAliases(draft: CommandDraft, call: NodeCall): void {
    const [first] = call.arguments;
    const one = this.#source.literal(first);
    const names = call.name === 'aliases' ? this.#source.texts(first) : [one];
    const known = names?.filter((name) => typeof name === 'string') ?? [];
    draft.aliases.push(...known);
    if (known.length !== names?.length) draft.isOpen = true;
  }

  #addVersion(draft: CommandDraft, call: NodeCall): void {
    const [version, flags] = call.arguments;
    if (version)
      this.#addOption(
        draft,
        call,
        flags ? this.#source.literal(flags) : '-V, --version',
        false,
        true,
      );
  }
}
