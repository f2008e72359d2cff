import { type Change, facetValue, isSet } from '../../model/contract.ts';
import { clip, formatJson, quote } from '../../model/format-value.ts';
import { compareText } from '../../model/text/text.ts';
import type { Json } from '../../model/value.ts';

/** The name of the thing that changed, in quotes, with the operation it belongs to. */
export function subject({ before, after }: Pick<Change, 'before' | 'after'>): string {
  const { name = '', owner = '' } = after ?? before ?? {};
  return owner === '' ? quote(name) : `${quote(name)} of ${operationOf(owner)}`;
}

/** The name alone that a thing has now. */
export function newName({ after }: Pick<Change, 'after'>): string {
  return quote(after?.name ?? '');
}

/** The operation that a changed thing is part of. */
export function operation({ before, after }: Pick<Change, 'before' | 'after'>): string {
  return operationOf((after ?? before)?.owner ?? '');
}

/** An entrypoint: its system and its operation. */
export function entrypoint({ before, after }: Pick<Change, 'before' | 'after'>): string {
  const system = quote((after ?? before)?.name ?? '');
  return `${system} entrypoint of ${operation({ before, after })}`;
}

function operationOf(owner: string): string {
  return `operation ${quote(owner)}`;
}

/** A value as messages show it; "none" for one that is absent. */
export function shown(value: Json | undefined): string {
  return value === undefined ? 'none' : formatJson(value);
}

/** What a facet turned from and into. */
export function step({ before, after, facet }: Change): string {
  const [was, now] = [before, after].map((item) => facetValue(item, facet ?? 'value'));
  return `${shown(was)} -> ${shown(now)}`;
}

/** That a value came, went or turned into another; of a sensitive thing without the values. */
export function valueStep(change: Change): string {
  if (isSensitive(change)) return `was ${change.detail ?? change.action}`;
  const facet = change.facet ?? 'value';
  const [was, now] = [change.before, change.after].map((item) => facetValue(item, facet));
  if (was === undefined)
    return now === undefined ? `was ${change.action}` : `was added: ${shown(now)}`;
  return now === undefined
    ? `was removed: ${shown(was)}`
    : `changed: ${shown(was)} -> ${shown(now)}`;
}

/** The values a default turned from and into, unless the input is sensitive. */
export function valuesOf(change: Change): string {
  return isSensitive(change) ? '' : `: ${step(change)}`;
}

/** What became of a default within the schema of an input; of a sensitive one without the values. */
export function defaultWithin(change: Change): string {
  const [was, now] = [change.from, change.to].map(
    (side) => side as { readonly name: string; readonly default: Json } | null,
  );
  const [name, action] = [
    quote(partOf(change, (was ?? now)?.name ?? '')),
    was ? (now ? 'changed' : 'was removed') : 'was added',
  ];
  const values =
    was && now ? `${shown(was.default)} -> ${shown(now.default)}` : shown((was ?? now)?.default);
  return `the default of ${name} ${action}${isSensitive(change) ? '' : `: ${values}`}`;
}

/** A part of the value of an input; entries of a list go by the name of the list. */
function partOf({ after }: Change, part: string): string {
  return part.startsWith('[]') ? `${after?.name ?? ''}${part}` : part;
}

/** The paths an output moved from and to; nothing where they are too long to be quoted whole. */
export function pathsOf({ from, to }: Change): string {
  const [was, now] = [String(from), String(to)];
  return Math.max(was.length, now.length) > 60 ? '' : `: ${quote(was)} -> ${quote(now)}`;
}

const kindWords: Partial<Record<Change['kind'], string>> = {
  result: 'output',
  'result-field': 'output field',
  stdout: 'stdout contract',
};

/** What a change is about, for kinds and facets no rule knows. */
export function thing(change: Change): string {
  const words = kindWords[change.kind] ?? change.kind;
  const kind = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const item = change.after ?? change.before;
  const owner = item?.owner ? ` of ${operation(change)}` : '';
  const name = item?.name ? ` ${subject(change)}` : owner;
  const facet = change.facet === null || change.facet === 'value' ? '' : `, "${change.facet}",`;
  return `${kind}${name}${facet}`;
}

/** The keyword of a schema that changed, with its values unless the input is sensitive. */
export function keywordStep(change: Change): string {
  const keyword = change.detail ?? 'schema';
  if (isSensitive(change)) return quote(keyword);
  const [was, now] = [change.from, change.to].map((schema) =>
    shown(inside(schema, keyword) ?? anyType(change, keyword)),
  );
  return was === now ? quote(keyword) : `${quote(keyword)}: ${was} -> ${now}`;
}

/** The value that proves that a schema refuses what it accepted. */
export function refusal(change: Change): string {
  return `${witness(change) ?? 'a value'} was accepted before and is refused now`;
}

/** The value that proves that a schema accepts more, where one is known. */
export function admission(change: Change): string {
  const value = witness(change);
  return value ? `${value} was refused before and is accepted now` : 'every old value still fits';
}

/** The words by which a list was widened or narrowed. */
export function wordsIn({ witness }: Change): string {
  return listed(Array.isArray(witness?.value) ? witness.value.map(String) : []);
}

function witness(change: Change): string | null {
  return change.witness && !isSensitive(change) ? shown(change.witness.value) : null;
}

function isSensitive({ before, after }: Change): boolean {
  return isSet(before, 'sensitive') || isSet(after, 'sensitive');
}

/** What a block calls the type of any value; schemas have no word for it. */
function anyType({ after }: Change, keyword: string): Json | undefined {
  return keyword === 'type' && after?.dialect === 'skill-manifest-v2' ? 'json' : undefined;
}

function inside(schema: Json, path: string): Json | undefined {
  let value: Json | undefined = schema;
  for (const key of path.split('.')) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
    const table = value as Readonly<Record<string, Json>>;
    value = Object.hasOwn(table, key) ? table[key] : undefined;
  }
  return value;
}

/** Name and place of one side of a skill that came, went, moved or was renamed. */
export function skillWords(side: Json): { readonly name: string; readonly place: string } {
  const { name, root } = side as { readonly name?: Json; readonly root?: Json };
  return {
    name: quote(String(name)),
    place: root === '' ? 'the root of the repository' : clip(String(root)),
  };
}

/** A number of things, in words. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The first few of some names. */
export function listed(names: readonly string[], most = 3): string {
  const first = names.slice(0, most).map(clip).join(', ');
  return names.length > most ? `${first} and ${names.length - most} more` : first;
}

/** The names of the files of a bundle that came, went or changed. */
export function fileNames(from: Json, to: Json): readonly string[] {
  const names = [from, to].flatMap((side) => (Array.isArray(side) ? side : []));
  return [...new Set(names.map(String))].sort(compareText);
}
