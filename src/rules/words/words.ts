import { type Change, facetValue, type Item, isSet } from '../../model/contract.ts';
import type { Note } from '../../model/finding.ts';
import {
  code,
  count,
  type Insert,
  list,
  type Message,
  msg,
  namePart,
  nothing,
  pathPart,
  type Quoted,
  valuePart,
  words,
} from '../../model/message.ts';
import { compareText } from '../../model/text/text.ts';
import { exactJson } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import { changedValue, transition } from './transition.ts';

type Sides = Pick<Change, 'before' | 'after'>;

/** The name of a changed item, with its operation: `x of operation y`. */
export function itemName({ before, after }: Sides): Message {
  const { name = '', owner = '', kind } = after ?? before ?? {};
  if (owner === '') return msg`${code(name)}`;
  const isRecipe = kind === 'recipe-parameter' || kind === 'recipe-step';
  return isRecipe
    ? msg`${code(name)} of recipe ${code(owner)}`
    : msg`${code(name)} of operation ${code(owner)}`;
}

/** The new name of a changed item. */
export function newName({ after }: Pick<Change, 'after'>): Quoted {
  return code(after?.name ?? '');
}

/** The operation of a changed item. */
export function operationName({ before, after }: Sides): Message {
  return msg`operation ${code((after ?? before)?.owner ?? '')}`;
}

/** An entrypoint: its system and its operation. */
export function entrypointName(change: Sides): Message {
  const system = code((change.after ?? change.before)?.name ?? '');
  return msg`${system} entrypoint of ${operationName(change)}`;
}

/** A value; `none` for an absent one. */
export function valueOrNone(value: Json | undefined): Insert {
  return value === undefined ? words('none') : valuePart(value);
}

/** A facet of an item as a text without a sign of its type; for versions, levels and texts. */
export function facetText(item: Item | null, facet = 'value'): Insert {
  const value = facetValue(item, facet);
  return typeof value === 'string' ? code(value) : valueOrNone(value);
}

/** The old and the new value of a facet; of two lists or mappings, what was added, removed and changed in them. */
export function valueTransition({ before, after, facet }: Change): Message {
  const [oldValue, newValue] = [before, after].map((item) => facetValue(item, facet ?? 'value'));
  return changedValue(oldValue, newValue);
}

/** What became of a value: `was added: x`, `changed: x to y`; without the values of sensitive items. */
export function valueChange(change: Change): Message {
  if (isSensitive(change)) return words(`was ${change.detail ?? change.action}`);
  const facet = change.facet ?? 'value';
  const [oldValue, newValue] = [change.before, change.after].map((item) => facetValue(item, facet));
  if (oldValue === undefined) {
    return newValue === undefined
      ? words(`was ${change.action}`)
      : msg`was added: ${valueOrNone(newValue)}`;
  }
  return newValue === undefined
    ? msg`was removed: ${valueOrNone(oldValue)}`
    : msg`changed: ${changedValue(oldValue, newValue)}`;
}

/** The old and the new value after a colon; nothing for a sensitive input. */
export function transitionSuffix(change: Change): Message {
  return isSensitive(change) ? nothing : msg`: ${valueTransition(change)}`;
}

/** The change of a nested default; without the values of sensitive inputs. */
export function nestedDefaultChange(change: Change): Message {
  const [oldValue, newValue] = [change.from, change.to].map(
    (side) => side as { readonly name: string; readonly default: Json } | null,
  );
  const name = code(partOf(change, (oldValue ?? newValue)?.name ?? ''));
  const action = oldValue ? (newValue ? 'changed' : 'was removed') : 'was added';
  if (isSensitive(change)) return msg`Default of ${name} ${words(action)}`;
  const values =
    oldValue && newValue
      ? changedValue(oldValue.default, newValue.default)
      : valueOrNone((oldValue ?? newValue)?.default);
  return msg`Default of ${name} ${words(action)}: ${values}`;
}

/** The display name of a nested value; entries of a list use the name of the list. */
function partOf({ after }: Change, part: string): string {
  return part.startsWith('[]') ? `${after?.name ?? ''}${part}` : part;
}

/** What counts otherwise under `compat: semantic`: `this is a patch`. */
export function semanticNote(effect: string): Note {
  return { message: msg`With ${code('compat: semantic')}, ${words(effect)}.` };
}

/** `added`, `removed` or `changed`, for a description. */
export function descriptionVerb({ action, detail }: Change): Message {
  const kind = action === 'changed' ? (detail ?? 'changed') : action;
  return words(kind === 'changed' ? 'changed' : `was ${kind}`);
}

/** The old and the new path of an output. */
export function pathTransition({ from, to }: Change): Message {
  return transition(String(from), String(to));
}

const kindWords: Partial<Record<Change['kind'], string>> = {
  result: 'output',
  'result-field': 'output field',
  'recipe-parameter': 'recipe parameter',
  'recipe-step': 'recipe step',
  stdout: 'stdout contract',
};

/** The item of a change without a rule of its own: `Keyword x`. */
export function describeItem(change: Change): Message {
  const label = kindWords[change.kind] ?? change.kind;
  const kind = words(`${label.charAt(0).toUpperCase()}${label.slice(1)}`);
  const item = change.after ?? change.before;
  const hasName = item?.name || (item?.kind === 'field' && item.owner === '');
  const subject = hasName
    ? msg`${kind} ${itemName(change)}`
    : item?.owner
      ? msg`${kind} of ${operationName(change)}`
      : kind;
  if (change.facet === null || change.facet === 'value') return subject;
  return msg`${code(change.facet)} of ${subject}`;
}

/** The changed keyword of a schema, with its values unless the input is sensitive. */
export function keywordTransition(change: Change): Message {
  const keyword = change.detail ?? 'schema';
  if (isSensitive(change)) return msg`${code(keyword)}`;
  const [oldValue, newValue] = [change.from, change.to].map(
    (schema) => valueAtPath(schema, keyword) ?? anyType(change, keyword),
  );
  if (exactJson(oldValue) === exactJson(newValue)) return msg`${code(keyword)}`;
  return msg`${code(keyword)}: ${changedValue(oldValue, newValue)}`;
}

/** A shortened witness could not be tried. */
const maxWitness = 400;

/**
 * The value that proves a change of a schema, with its length if only its beginning is shown; null where it is
 * sensitive or unknown.
 */
export function witnessValue(change: Change): Insert | null {
  if (!change.witness || isSensitive(change)) return null;
  const { value } = change.witness;
  const part = valuePart(value);
  if (part.text.length <= maxWitness) return { ...part, limit: maxWitness };
  if (typeof value === 'string') return msg`${part} (${count([...value].length, 'character')})`;
  return Array.isArray(value) ? msg`${part} (${count(value.length, 'entry', 'entries')})` : part;
}

/** The entries by which a list was widened or narrowed. */
export function changedEntries({ witness }: Change): Message {
  return names(Array.isArray(witness?.value) ? witness.value.map(String) : []);
}

/** The first names of a list, as code, with a count of the rest. */
export function names(all: readonly string[], limit = 3): Message {
  return list(
    all.map((name) => code(name)),
    { limit },
  );
}

function isSensitive({ before, after }: Change): boolean {
  return isSet(before, 'sensitive') || isSet(after, 'sensitive');
}

/** The word of a block for a schema without a type. */
function anyType({ after }: Change, keyword: string): Json | undefined {
  return keyword === 'type' && after?.dialect === 'skill-manifest-v2' ? 'json' : undefined;
}

function valueAtPath(schema: Json, path: string): Json | undefined {
  let value: Json | undefined = schema;
  for (const key of path.split('.')) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
    const table = value as Readonly<Record<string, Json>>;
    value = Object.hasOwn(table, key) ? table[key] : undefined;
  }
  return value;
}

/** Name and place of one side of a skill change. */
export function describeSkill(side: Json): { readonly name: Quoted; readonly location: Insert } {
  const { name, root } = side as { readonly name?: Json; readonly root?: Json };
  return {
    name: namePart(String(name)),
    location: root === '' ? words('the root of the repository') : pathPart(String(root)),
  };
}

/** The names of the files of both sides of a change, each once. */
export function fileNames(from: Json, to: Json): readonly string[] {
  const all = [from, to].flatMap((side) => (Array.isArray(side) ? side.map(String) : []));
  return [...new Set(all)].sort(compareText);
}
