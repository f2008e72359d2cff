import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { anyValue } from '../../interface/options.ts';
import type { NodeCall, NodeSource } from '../tree/node-source.ts';
import { createYargs, type OptionDraft, plainOption, type YargsDraft } from './draft.ts';

/** Methods that change nothing of what is accepted, or only add to what is refused. */
const harmless = new Set(
  'usage example epilog epilogue wrap recommendCommands scriptName showHelpOnFail completion locale describe group hide implies conflicts coerce check showHelp terminalWidth argv parse parseSync parseAsync updateStrings detectLocale showHidden global normalize version'.split(
    ' ',
  ),
);

/** More options of one command are not read. */
const maxOptions = 1_000;

/** Reads the function or object that builds a command. */
export type Build = (builder: SyntaxNode, draft: YargsDraft) => void;

/** Does what the methods of a parser of yargs do. */
export class YargsMethods {
  readonly #source: NodeSource;
  readonly #build: Build;

  constructor(source: NodeSource, build: Build) {
    this.#source = source;
    this.#build = build;
  }

  /** A method of a parser. */
  call(draft: YargsDraft, call: NodeCall): void {
    const [first, second] = call.arguments;
    switch (call.name) {
      case 'option':
      case 'options':
      case 'positional':
        if (call.name === 'positional') this.#addPositional(draft, call);
        else if (second) this.#addOption(draft, first, second, call.node);
        else this.addOptions(draft, first, call.node);
        return;
      case 'boolean':
      case 'count':
      case 'array':
      case 'string':
      case 'number':
        for (const row of this.#rows(draft, call)) row.type = typeOf(call.name);
        return;
      case 'alias':
        for (const row of this.#rows(draft, call)) row.aliases.push(...(this.#names(second) ?? []));
        draft.isOpen ||= this.#names(second) === null;
        return;
      case 'default':
        for (const row of this.#rows(draft, call)) row.hasDefault = true;
        return;
      case 'choices':
        for (const row of this.#rows(draft, call)) row.choices = this.#source.texts(second) ?? null;
        return;
      case 'requiresArg':
        for (const row of this.#rows(draft, call)) row.takes = { min: 1, max: 1 };
        return;
      case 'demandOption':
        if (this.#source.literal(second) !== false)
          for (const row of this.#rows(draft, call))
            row.isRequired = !this.#source.isConditional(call.node);
        return;
      default:
        this.#configure(draft, call);
    }
  }

  #configure(draft: YargsDraft, call: NodeCall): void {
    const [first] = call.arguments;
    const value = this.#source.literal(first);
    switch (call.name) {
      case 'demandCommand':
        if (first === undefined || typeof value === 'number')
          draft.demanded = first ? Number(value) : 1;
        else draft.isOpen = true;
        return;
      case 'strict':
        draft.isStrict = value !== false;
        return;
      case 'env':
      case 'config':
        draft.hasOtherSources = true;
        return;
      case 'help':
        draft.isOpen ||= first !== undefined && value !== 'help';
        return;
      case 'command':
        this.#addCommand(draft, call);
        return;
      default:
        if (!harmless.has(call.name)) draft.isOpen = true;
        if (call.name === 'usage' && call.arguments.length > 1) draft.isOpen = true;
    }
  }

  /** `{ name: { … }, … }`. */
  addOptions(draft: YargsDraft, node: SyntaxNode | undefined, place: SyntaxNode): void {
    const entries = this.#source.entries(node);
    if (!entries) draft.isOpen = true;
    for (const [name, value] of entries ?? []) this.#fill(draft, name, value, place);
  }

  #addOption(
    draft: YargsDraft,
    key: SyntaxNode | undefined,
    value: SyntaxNode,
    place: SyntaxNode,
  ): void {
    const name = this.#source.literal(key);
    if (typeof name === 'string') this.#fill(draft, name, value, place);
    else draft.isOpen = true;
  }

  #fill(draft: YargsDraft, name: string, value: SyntaxNode, place: SyntaxNode): void {
    const row = this.#row(draft, name, value);
    const entries = this.#source.entries(value);
    if (!entries) {
      draft.isOpen = true;
      return;
    }
    const literal = (key: string) => this.#source.literal(entries.get(key));
    for (const type of ['boolean', 'count', 'array', 'string', 'number'])
      if (literal('type') === type || literal(type) === true) row.type = typeOf(type);
    const aliases = entries.has('alias') ? this.#names(entries.get('alias')) : [];
    row.aliases.push(...(aliases ?? []));
    if (entries.has('choices')) row.choices = this.#source.texts(entries.get('choices')) ?? null;
    if (entries.has('default')) row.hasDefault = true;
    if (entries.has('coerce')) row.choices = null;
    if (literal('requiresArg') === true) row.takes = { min: 1, max: 1 };
    const count = literal('nargs');
    if (typeof count === 'number') row.takes = { min: count, max: count };
    const demanded = ['demandOption', 'demand', 'required', 'require'].map(literal);
    if (demanded.some((own) => own === true || typeof own === 'string'))
      row.isRequired = !this.#source.isConditional(place);
    const hasUnknown = ['type', 'nargs'].some(
      (key) => entries.has(key) && literal(key) === undefined,
    );
    if (aliases === null || hasUnknown || entries.has('config')) draft.isOpen = true;
  }

  #row(draft: YargsDraft, name: string, place: SyntaxNode): OptionDraft {
    const row = draft.options.get(name) ?? plainOption(this.#source.rangeOf(place));
    if (draft.options.size >= maxOptions) draft.isOpen = true;
    else draft.options.set(name, row);
    return row;
  }

  #rows(draft: YargsDraft, { node, arguments: [first] }: NodeCall): readonly OptionDraft[] {
    const names = this.#names(first);
    if (!names) draft.isOpen = true;
    return (names ?? []).map((name) => this.#row(draft, name, node));
  }

  /** One name or a list of them. */
  #names(node: SyntaxNode | undefined): readonly string[] | null {
    const one = this.#source.literal(node);
    return typeof one === 'string' ? [one] : (this.#source.texts(node) ?? null);
  }

  #addPositional(draft: YargsDraft, { arguments: [key, value] }: NodeCall): void {
    const name = this.#source.literal(key);
    const entries = this.#source.entries(value);
    const index = draft.arguments.findIndex((argument) => argument.name === name);
    const argument = draft.arguments[index];
    const choices = entries?.has('choices')
      ? (this.#source.texts(entries.get('choices')) ?? null)
      : null;
    const isDemanded = this.#source.literal(entries?.get('demandOption')) === true;
    if (!argument || !entries) return;
    const min = isDemanded ? 1 : argument.takes.min;
    draft.arguments[index] = {
      ...argument,
      takes: { ...argument.takes, min: entries.has('default') ? 0 : min },
      values: { choices: entries.has('coerce') ? null : choices, type: null },
    };
  }

  #addCommand(draft: YargsDraft, { node, arguments: given }: NodeCall): void {
    const [first, , builder] = given;
    const specs = this.#names(first);
    const [name, ...parts] = specs?.[0]?.trim().split(/\s+/) ?? [];
    const inner = createYargs(this.#source.rangeOf(node));
    if (
      !specs ||
      !name ||
      /^(?:\$0|\*)$/.test(name) ||
      specs.some((own) => /^(?:\$0|\*)/.test(own))
    ) {
      draft.isOpen = true;
      return;
    }
    for (const part of parts) inner.arguments.push(argumentOf(part, inner));
    draft.commands.push({ names: [name, ...specs.slice(1)], draft: inner });
    if (!builder) return;
    this.#build(builder, inner);
  }
}

function typeOf(name: string): OptionDraft['type'] {
  return name === 'boolean' || name === 'count' || name === 'array' ? name : 'value';
}

function argumentOf(part: string, { at }: YargsDraft) {
  const isMany = /\.\.[\]>]$/.test(part);
  return {
    name: part.replace(/^[<[]|(?:\.\.)?[\]>]$/g, '').replace(/\|.*$/s, ''),
    takes: { min: part.startsWith('<') ? 1 : 0, max: isMany ? null : 1 },
    values: anyValue,
    at,
  };
}
