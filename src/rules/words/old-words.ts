import { type Change, facetValue, type Item, isSet } from '../../model/contract.ts';
import { compareText } from '../../model/text/text.ts';
import {
  clip,
  code,
  formatJson,
  formatNames,
  joinFirst,
  quote,
} from '../../model/value/format-value.ts';
import type { Json } from '../../model/value/value.ts';
import { formatChange, formatTransition, sameEntries } from './old-transition.ts';

/** The name of a changed item in backticks, with its operation. */
export function itemName({ before, after }: Pick<Change, 'before' | 'after'>): string {
  const { name = '', owner = '', kind } = after ?? before ?? {};
  if (owner === '') return code(name);
  const isRecipe = kind === 'recipe-parameter' || kind === 'recipe-step';
  return `${code(name)} of ${isRecipe ? `recipe ${code(owner)}` : operationOf(owner)}`;
}

/** The new name of a changed item in backticks. */
export function newName({ after }: Pick<Change, 'after'>): string {
  return code(after?.name ?? '');
}

/** The operation of a changed item. */
export function operationName({ before, after }: Pick<Change, 'before' | 'after'>): string {
  return operationOf((after ?? before)?.owner ?? '');
}

/** Describes an entrypoint: its system and its operation. */
export function entrypointName({ before, after }: Pick<Change, 'before' | 'after'>): string {
  const system = code((after ?? before)?.name ?? '');
  return `${system} entrypoint of ${operationName({ before, after })}`;
}

function operationOf(owner: string): string {
  return `operation ${code(owner)}`;
}

/** A value for messages; "none" for an absent value. */
export function formatOrNone(value: Json | undefined): string {
  return value === undefined ? 'none' : formatJson(value);
}

/** A facet of an item as a text in backticks, without a sign of its type; for versions, levels and texts. */
export function formatText(item: Item | null, facet = 'value'): string {
  const value = facetValue(item, facet);
  return typeof value === 'string' ? code(value) : formatOrNone(value);
}

/** The old and the new value of a facet; of two lists or mappings, what was added, removed and changed in them. */
export function valueTransition({ before, after, facet }: Change): string {
  const [oldValue, newValue] = [before, after].map((item) => facetValue(item, facet ?? 'value'));
  return formatChange(oldValue, newValue);
}

/** Describes an added, removed or changed value; hides the values of sensitive items. */
export function describeValueChange(change: Change): string {
  if (isSensitive(change)) return `was ${change.detail ?? change.action}`;
  const facet = change.facet ?? 'value';
  const [oldValue, newValue] = [change.before, change.after].map((item) => facetValue(item, facet));
  if (oldValue === undefined)
    return newValue === undefined ? `was ${change.action}` : `was added: ${formatOrNone(newValue)}`;
  return newValue === undefined
    ? `was removed: ${formatOrNone(oldValue)}`
    : `changed: ${formatChange(oldValue, newValue)}`;
}

/** The old and the new default as a suffix; empty for a sensitive input. */
export function transitionSuffix(change: Change): string {
  return isSensitive(change) ? '' : `: ${valueTransition(change)}`;
}

/** Describes the change of a nested default; hides the values of sensitive inputs. */
export function describeNestedDefault(change: Change): string {
  const [oldValue, newValue] = [change.from, change.to].map(
    (side) => side as { readonly name: string; readonly default: Json } | null,
  );
  const [name, action] = [
    code(partOf(change, (oldValue ?? newValue)?.name ?? '')),
    oldValue ? (newValue ? 'changed' : 'was removed') : 'was added',
  ];
  const values =
    oldValue && newValue
      ? formatChange(oldValue.default, newValue.default)
      : formatOrNone((oldValue ?? newValue)?.default);
  return `the default of ${name} ${action}${isSensitive(change) ? '' : `: ${values}`}`;
}

/** The display name of a nested value; entries of a list use the name of the list. */
function partOf({ after }: Change, part: string): string {
  return part.startsWith('[]') ? `${after?.name ?? ''}${part}` : part;
}

/** The end of a sentence on what counts otherwise under `compat: semantic`: `count as a patch`. */
export function underSemantic(effect: string): string {
  return `; with \`compat: semantic\` in the configuration of Skillaccord, it would ${effect}`;
}

/** Says that the description of something was added, removed or changed. */
export function describeDescription({ action, detail }: Change, owner: string): string {
  const subject = `${owner.charAt(0).toUpperCase()}${owner.slice(1)}`;
  const kind = action === 'changed' ? detail : action;
  if (kind === 'added') return `${subject} now has a description`;
  return kind === 'removed'
    ? `${subject} no longer has a description`
    : `The description of ${owner} changed`;
}

/** The old and the new path of an output as a suffix. */
export function pathTransition({ from, to }: Change): string {
  return `: ${formatTransition(String(from), String(to))}`;
}

const kindWords: Partial<Record<Change['kind'], string>> = {
  result: 'output',
  'result-field': 'output field',
  'recipe-parameter': 'recipe parameter',
  'recipe-step': 'recipe step',
  stdout: 'stdout contract',
};

/** Describes the item of a change without a specific rule. */
export function describeItem(change: Change): string {
  const kindLabel = kindWords[change.kind] ?? change.kind;
  const kind = `${kindLabel.charAt(0).toUpperCase()}${kindLabel.slice(1)}`;
  const item = change.after ?? change.before;
  const owner = item?.owner ? ` of ${operationName(change)}` : '';
  const hasName = item?.name || (item?.kind === 'field' && item.owner === '');
  const name = hasName ? ` ${itemName(change)}` : owner;
  const facet = change.facet === null || change.facet === 'value' ? '' : `, ${code(change.facet)},`;
  return `${kind}${name}${facet}`;
}

/** The changed keyword of a schema, with its values unless the input is sensitive. */
export function keywordTransition(change: Change): string {
  const keyword = change.detail ?? 'schema';
  if (isSensitive(change)) return code(keyword);
  const [oldValue, newValue] = [change.from, change.to].map(
    (schema) => valueAtPath(schema, keyword) ?? anyType(change, keyword),
  );
  if (JSON.stringify(oldValue) === JSON.stringify(newValue)) return code(keyword);
  const values = formatChange(oldValue, newValue);
  return `${code(keyword)} ${values === sameEntries ? `has ${values}` : values}`;
}

/** A value that was accepted before and is now rejected. */
export function rejectedWitness(change: Change): string {
  return `${witness(change) ?? 'a value'} was accepted and is now refused`;
}

/** A value that was rejected before and is now accepted, if known. */
export function acceptedWitness(change: Change): string {
  const value = witness(change);
  return value ? `${value} was refused and is now accepted` : 'every old value still fits';
}

/** The entries by which a list was widened or narrowed. */
export function changedEntries({ witness }: Change): string {
  return formatNames(Array.isArray(witness?.value) ? witness.value.map(String) : []);
}

function witness(change: Change): string | null {
  return change.witness && !isSensitive(change) ? formatOrNone(change.witness.value) : null;
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

/** Name and location of one side of a skill change. */
export function describeSkill(side: Json): { readonly name: string; readonly location: string } {
  const { name, root } = side as { readonly name?: Json; readonly root?: Json };
  return {
    name: quote(String(name)),
    location: root === '' ? 'the root of the repository' : clip(String(root)),
  };
}

/** A count with its noun. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** The first texts of a list as they are, with a count of the rest. */
export function formatList(texts: readonly string[], maxTexts = 3): string {
  return joinFirst(texts.map(clip), maxTexts);
}

/** The names of added, removed or changed bundled files. */
export function fileNames(from: Json, to: Json): readonly string[] {
  const names = [from, to].flatMap((side) => (Array.isArray(side) ? side : []));
  return [...new Set(names.map(String))].sort(compareText);
}
