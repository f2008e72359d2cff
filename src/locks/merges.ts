import type { Problem } from '../model/finding.ts';
import { code, msg } from '../model/message.ts';
import { fields, get, items, type Table, type Value } from '../model/value/value.ts';

const mergeKey = '<<';

/** The value of a key, including merge keys; for recognition only. */
export function getWithMerges(value: Value | undefined, key: string): Value | undefined {
  return findWithMerges([value], key);
}

/** Recursion is bounded: parsed values have a depth limit. */
function findWithMerges(values: readonly (Value | undefined)[], key: string): Value | undefined {
  for (const value of values) {
    const found =
      get(value, key) ?? (hasMerge(value) ? findWithMerges(mergeSources(value), key) : undefined);
    if (found) return found;
  }
  return undefined;
}

function mergeSources(value: Table): readonly Value[] {
  const source = get(value, mergeKey);
  return source?.kind === 'list' ? items(source) : source ? [source] : [];
}

/** Whether a value has a merge key. */
export function hasMerge(value: Value | undefined): value is Table {
  return value?.kind === 'table' && value.fields.has(mergeKey);
}

/** The fields of a table without merge keys. */
export function ownFields(value: Value | undefined) {
  return fields(value).filter(({ key }) => key !== mergeKey);
}

/** Reports every merge key once, even if aliases repeat it. */
export function mergeProblems(root: Value): readonly Problem[] {
  const problems = new Map<string, Problem>();
  const visit = (value: Value): void => {
    for (const item of items(value)) visit(item);
    for (const { key, keyAt, value: inner } of fields(value)) {
      if (key === mergeKey) problems.set(JSON.stringify(keyAt.range), mergeProblem(keyAt));
      visit(inner);
    }
  };
  visit(root);
  return [...problems.values()];
}

function mergeProblem(at: Problem['at']): Problem {
  const message = msg`Merge key ${code('<<')}: its fields are not verified.`;
  const help = msg`Write the fields out.`;
  return { rule: 'lock-syntax', message, help, at, about: 'merge' };
}
