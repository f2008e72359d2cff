import { coversGlobText } from '../../contract/coverage/glob-text.ts';
import { type Field, fields, source, text } from '../../model/value/value.ts';

/** Actions by how much they limit a tool. */
export const ranks: ReadonlyMap<string, number> = new Map([
  ['allow', 0],
  ['ask', 1],
  ['deny', 2],
]);

/** The most text, in characters, that the comparison of keys with wildcards may take. */
const maxText = 1_000_000;

/** What happens for a pattern of the arguments of a tool. */
export type Rule = readonly [pattern: string, action: string];

/** The rules that hold for the tools of a key. */
export interface Ordered {
  readonly field: Field;
  /** In their order, from the last one that matches everything. */
  readonly rules: readonly Rule[];
  /** Later keys that a key with wildcards matches, and that limit less. */
  readonly exceptions: readonly Ordered[];
}

/**
 * The keys of a `permission` with the rules that hold, null if there is too much to compare. opencode takes the
 * last rule whose key and pattern match.
 */
export function inOrder(all: readonly Field[]): readonly Ordered[] | null {
  const own = all.map((field) => ({ field, rules: rulesOf(field), exceptions: [] }));
  const wildcards = own.flatMap((each, index) => (isWildcard(each.field) ? [{ each, index }] : []));
  const wildText = sizeOf(wildcards.map(({ each }) => each));
  if (all.length * wildText + wildcards.length * sizeOf(own) > maxText) return null;
  const effective = own.map(({ field, rules }, index): Ordered => {
    const later = wildcards.filter((other) => other.index > index && covers(other.each, field));
    const together = [...rules, ...later.flatMap(({ each }) => each.rules)];
    return { field, rules: fromOpen(together), exceptions: [] };
  });
  return effective.map((each, index) =>
    isWildcard(each.field)
      ? { ...each, exceptions: exceptionsOf(each, effective.slice(index + 1)) }
      : each,
  );
}

/** Whether a key matches a tool; `?` is taken for `*`. */
export function matchesTool(key: string, tool: string): boolean {
  return coversGlobText(key.replaceAll('?', '*'), tool);
}

/** An action that is not known limits like one that asks. */
function rankOf([, action]: Rule): number {
  return ranks.get(action) ?? 1;
}

/** The rank of the rule that limits most. */
export function mostOf(rules: readonly Rule[]): number {
  return rules.reduce((most, rule) => Math.max(most, rankOf(rule)), 0);
}

function exceptionsOf({ field, rules }: Ordered, later: readonly Ordered[]): readonly Ordered[] {
  const most = mostOf(rules);
  if (most === 0) return [];
  return later.filter(
    (other) =>
      other.rules.some((rule) => rankOf(rule) < most) &&
      !covers(other, field) &&
      mayOverlap(field, other.field),
  );
}

function covers({ field }: Pick<Ordered, 'field'>, { key }: Field): boolean {
  return matchesTool(field.key, key);
}

/** Whether some tool may match both keys. */
function mayOverlap(wider: Field, other: Field): boolean {
  if (!isWildcard(other)) return matchesTool(wider.key, other.key);
  const [first = '', second = ''] = [wider, other].map(({ key }) => key.replace(/[*?].*$/s, ''));
  return first.startsWith(second) || second.startsWith(first);
}

function isWildcard({ key }: Field): boolean {
  return /[*?]/.test(key);
}

function rulesOf({ value }: Field): readonly Rule[] {
  const action = text(value);
  if (action !== undefined) return ranks.has(action) ? [['*', action]] : [];
  return fromOpen(fields(value).map((each) => [each.key, source(each.value) ?? '']));
}

function fromOpen(rules: readonly Rule[]): readonly Rule[] {
  return rules.slice(
    Math.max(
      0,
      rules.findLastIndex(([pattern]) => pattern === '*'),
    ),
  );
}

function sizeOf(all: readonly Ordered[]): number {
  const sizes = all.map(({ field, rules }) =>
    rules.reduce((sum, [pattern]) => sum + pattern.length + 1, field.key.length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
