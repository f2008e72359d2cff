import { type Change, facetValue, isSet } from '../../model/contract.ts';
import { compareText } from '../../model/text/text.ts';
import { clip, formatJson, quote } from '../../model/value/format-value.ts';
import type { Json } from '../../model/value/value.ts';

/** The name of the thing that changed, in quotes, with the operation it belongs to. */
export function itemName({ before, after }: Pick<Change, 'before' | 'after'>): string {
  const { name = '', owner = '' } = after ?? before ?? {};
  return owner === '' ? quote(name) : `${quote(name)} of ${operationOf(owner)}`;
}

/** The name alone that a thing has now. */
export function newName({ after }: Pick<Change, 'after'>): string {
  return quote(after?.name ?? '');
}

/** The operation that a changed thing is part of. */
export function operationName({ before, after }: Pick<Change, 'before' | 'after'>): string {
  return operationOf((after ?? before)?.owner ?? '');
}

/** An entrypoint: its system and its operation. */
export function entrypointName({ before, after }: Pick<Change, 'before' | 'after'>): string {
  const system = quote((after ?? before)?.name ?? '');
  return `${system} entrypoint of ${operationName({ before, after })}`;
}

function operationOf(owner: string): string {
  return `operation ${quote(owner)}`;
}

/** A value as messages show it; "none" for one that is absent. */
export function formatOrNone(value: Json | undefined): string {
  return value === undefined ? 'none' : formatJson(value);
}

/** What a facet turned from and into. */
export function valueTransition({ before, after, facet }: Change): string {
  const [oldValue, newValue] = [before, after].map((item) => facetValue(item, facet ?? 'value'));
  return `${formatOrNone(oldValue)} -> ${formatOrNone(newValue)}`;
}

/** That a value came, went or turned into another; of a sensitive thing without the values. */
export function describeValueChange(change: Change): string {
  if (isSensitive(change)) return `was ${change.detail ?? change.action}`;
  const facet = change.facet ?? 'value';
  const [oldValue, newValue] = [change.before, change.after].map((item) => facetValue(item, facet));
  if (oldValue === undefined)
    return newValue === undefined ? `was ${change.action}` : `was added: ${formatOrNone(newValue)}`;
  return newValue === undefined
    ? `was removed: ${formatOrNone(oldValue)}`
    : `changed: ${formatOrNone(oldValue)} -> ${formatOrNone(newValue)}`;
}

/** The values a default turned from and into, unless the input is sensitive. */
export function transitionSuffix(change: Change): string {
  return isSensitive(change) ? '' : `: ${valueTransition(change)}`;
}

/** What became of a default within the schema of an input; of a sensitive one without the values. */
export function describeNestedDefault(change: Change): string {
  const [oldValue, newValue] = [change.from, change.to].map(
    (side) => side as { readonly name: string; readonly default: Json } | null,
  );
  const [name, action] = [
    quote(partOf(change, (oldValue ?? newValue)?.name ?? '')),
    oldValue ? (newValue ? 'changed' : 'was removed') : 'was added',
  ];
  const values =
    oldValue && newValue
      ? `${formatOrNone(oldValue.default)} -> ${formatOrNone(newValue.default)}`
      : formatOrNone((oldValue ?? newValue)?.default);
  return `the default of ${name} ${action}${isSensitive(change) ? '' : `: ${values}`}`;
}

/** A part of the value of an input; entries of a list go by the name of the list. */
function partOf({ after }: Change, part: string): string {
  return part.startsWith('[]') ? `${after?.name ?? ''}${part}` : part;
}

/** The paths an output moved from and to; nothing where they are too long to be quoted whole. */
export function pathTransition({ from, to }: Change): string {
  const [oldValue, newValue] = [String(from), String(to)];
  return Math.max(oldValue.length, newValue.length) > 60
    ? ''
    : `: ${quote(oldValue)} -> ${quote(newValue)}`;
}

const kindWords: Partial<Record<Change['kind'], string>> = {
  result: 'output',
  'result-field': 'output field',
  stdout: 'stdout contract',
};

/** What a change is about, for kinds and facets no rule knows. */
export function describeItem(change: Change): string {
  const words = kindWords[change.kind] ?? change.kind;
  const kind = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const item = change.after ?? change.before;
  const owner = item?.owner ? ` of ${operationName(change)}` : '';
  const name = item?.name ? ` ${itemName(change)}` : owner;
  const facet = change.facet === null || change.facet === 'value' ? '' : `, "${change.facet}",`;
  return `${kind}${name}${facet}`;
}

/** The keyword of a schema that changed, with its values unless the input is sensitive. */
export function keywordTransition(change: Change): string {
  const keyword = change.detail ?? 'schema';
  if (isSensitive(change)) return quote(keyword);
  const [oldValue, newValue] = [change.from, change.to].map((schema) =>
    formatOrNone(valueAtPath(schema, keyword) ?? anyType(change, keyword)),
  );
  return oldValue === newValue ? quote(keyword) : `${quote(keyword)}: ${oldValue} -> ${newValue}`;
}

/** The value that proves that a schema refuses what it accepted. */
export function rejectedWitness(change: Change): string {
  return `${witness(change) ?? 'a value'} was accepted before and is refused now`;
}

/** The value that proves that a schema accepts more, where one is known. */
export function acceptedWitness(change: Change): string {
  const value = witness(change);
  return value ? `${value} was refused before and is accepted now` : 'every old value still fits';
}

/** The words by which a list was widened or narrowed. */
export function changedWords({ witness }: Change): string {
  return formatList(Array.isArray(witness?.value) ? witness.value.map(String) : []);
}

function witness(change: Change): string | null {
  return change.witness && !isSensitive(change) ? formatOrNone(change.witness.value) : null;
}

function isSensitive({ before, after }: Change): boolean {
  return isSet(before, 'sensitive') || isSet(after, 'sensitive');
}

/** What a block calls the type of any value; schemas have no word for it. */
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

/** Name and place of one side of a skill that came, went, moved or was renamed. */
export function describeSkill(side: Json): { readonly name: string; readonly place: string } {
  const { name, root } = side as { readonly name?: Json; readonly root?: Json };
  return {
    name: quote(String(name)),
    place: root === '' ? 'the root of the repository' : clip(String(root)),
  };
}

/** A number of things, in words. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** The first few of some names. */
export function formatList(names: readonly string[], maxNames = 3): string {
  const first = names.slice(0, maxNames).map(clip).join(', ');
  return names.length > maxNames ? `${first} and ${names.length - maxNames} more` : first;
}

/** The names of the files of a bundle that came, went or changed. */
export function fileNames(from: Json, to: Json): readonly string[] {
  const names = [from, to].flatMap((side) => (Array.isArray(side) ? side : []));
  return [...new Set(names.map(String))].sort(compareText);
}
