import type { Arity, ScriptOption, ValueSet } from '../../../model/script/interface.ts';
import type { Range } from '../../../model/text/text.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { type SourceText, textAt } from '../../tree/nodes.ts';
import { argumentsOf, type CallArguments } from '../tree/call-arguments.ts';
import { type Constants, constantOf } from '../tree/constants.ts';
import type { GroupDraft, ParserDraft } from './draft.ts';

const flags = ['store_true', 'store_false', 'store_const', 'append_const', 'count'];
const exits = ['help', 'version'];
/** A parser with more options is open. */
const maxOptions = 1_000;

const anyNumber: Arity = { min: 0, max: null };

/** Where a call of `add_argument` stands. */
export interface ArgumentPlace {
  readonly source: SourceText;
  readonly constants: Constants;
  readonly at: Range;
  readonly group: GroupDraft | null;
  /** Whether some runs do not get here. */
  readonly isConditional: boolean;
}

/** Adds what one `add_argument` declares. What cannot be read makes the parser open. */
export function addArgument(draft: ParserDraft, call: SyntaxNode, place: ArgumentPlace): void {
  const { source, constants } = place;
  const given = argumentsOf(source, call);
  const names = given.positional.map((node) => constantOf(source, node, constants));
  const isFull = draft.options.length >= maxOptions;
  if (isFull || names.length === 0 || names.some((name) => typeof name !== 'string')) {
    draft.isOpen = true;
    return;
  }
  const texts = names as readonly string[];
  if (texts.every((name) => name.startsWith('-'))) addOption(draft, texts, given, place);
  else addPositional(draft, texts[0] ?? '', given, place);
}

function addOption(
  draft: ParserDraft,
  names: readonly string[],
  given: CallArguments,
  place: ArgumentPlace,
): void {
  const action = actionOf(given, place);
  const isBoolean = action === 'BooleanOptionalAction';
  const all = isBoolean ? [...names, ...names.flatMap(negatedName)] : names;
  const takes = isBoolean ? { min: 0, max: 0 } : arityOf(action, given, place);
  const option: ScriptOption = {
    names: all,
    takes: given.isSpread || takes === null ? anyNumber : takes,
    values: valuesOf(given, place),
    isRequired: !place.isConditional && constant(given, 'required', place) === true,
    default: defaultOf(given, place),
    at: place.at,
    ...(exits.includes(action) && { isExit: true }),
  };
  draft.options.push(option);
  place.group?.names.push(names.at(-1) ?? '');
}

function negatedName(name: string): readonly string[] {
  return name.startsWith('--') ? [`--no-${name.slice(2)}`] : [];
}

function addPositional(
  draft: ParserDraft,
  name: string,
  given: CallArguments,
  place: ArgumentPlace,
): void {
  const takes = arityOf(actionOf(given, place), given, place);
  if (given.isSpread || takes === null || place.isConditional || place.group) {
    draft.isOpen = true;
    return;
  }
  const nargs = nargsOf(given, place);
  const isRest = nargs === '...';
  draft.arguments.push({
    name,
    takes,
    values: valuesOf(given, place),
    at: place.at,
    ...(isRest && { isRest }),
  });
}

/** The name of the action; '' for a class of its own. */
function actionOf(given: CallArguments, place: ArgumentPlace): string {
  const node = given.keywords.get('action');
  if (!node) return 'store';
  const written = constantOf(place.source, node, place.constants);
  if (typeof written === 'string') return written;
  return textAt(place.source, node).endsWith('BooleanOptionalAction')
    ? 'BooleanOptionalAction'
    : '';
}

/** How many words it takes; null if that is not known. */
function arityOf(action: string, given: CallArguments, place: ArgumentPlace): Arity | null {
  if (flags.includes(action) || exits.includes(action)) return { min: 0, max: 0 };
  const nargs = nargsOf(given, place);
  if (nargs === null) return action === '' ? null : { min: 1, max: 1 };
  if (nargs === '?') return { min: 0, max: 1 };
  if (nargs === '*' || nargs === '...') return anyNumber;
  if (nargs === '+') return { min: 1, max: null };
  return typeof nargs === 'number' ? { min: nargs, max: nargs } : null;
}

/** Null without one; undefined if it is not known. */
function nargsOf(given: CallArguments, place: ArgumentPlace): string | number | null | undefined {
  const node = given.keywords.get('nargs');
  if (!node) return null;
  const value = constantOf(place.source, node, place.constants);
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return textAt(place.source, node).endsWith('REMAINDER') ? '...' : undefined;
}

function valuesOf(given: CallArguments, place: ArgumentPlace): ValueSet {
  const choices = constant(given, 'choices', place);
  const type = given.keywords.get('type');
  const name = type && textAt(place.source, type);
  const isPlain = name === undefined || ['str', 'int', 'float'].includes(name);
  return {
    choices: isPlain && Array.isArray(choices) ? choices.map(String) : null,
    type: name === 'int' || name === 'float' ? name : null,
  };
}

function defaultOf(given: CallArguments, place: ArgumentPlace): string | null {
  const value = constant(given, 'default', place);
  return value === undefined || value === null || Array.isArray(value) ? null : String(value);
}

function constant(given: CallArguments, name: string, { source, constants }: ArgumentPlace) {
  return constantOf(source, given.keywords.get(name), constants);
}
