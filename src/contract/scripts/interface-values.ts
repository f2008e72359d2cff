import type { Change } from '../../model/contract.ts';
import type { Arity, ValueSet } from '../../model/script/interface.ts';

/** The values that an option or argument takes, and how many. */
export type PartValues = ValueSet & Arity;

/** How the values differ that an option or argument takes. */
export function valueChange(
  before: PartValues | undefined,
  after: PartValues | undefined,
): (Pick<Change, 'from' | 'to'> & { readonly detail: string }) | null {
  if (!before || !after) return null;
  const takesLess = after.min > before.min || below(after.max, before.max);
  const takesMore = after.min < before.min || below(before.max, after.max);
  const takes = { from: arityText(before), to: arityText(after) };
  // `nargs` that only begins at another number is whether it is required.
  const isRequiredOnly = before.max === after.max && Math.min(before.min, after.min) === 0;
  if (takesLess && !isRequiredOnly) return { detail: 'narrowed', ...takes };
  const lost = lostChoices(before, after);
  if (lost) return { detail: 'narrowed', ...lost };
  if (takesMore && !isRequiredOnly) return { detail: 'widened', ...takes };
  const gained = lostChoices(after, before);
  return gained ? { detail: 'widened', from: gained.to, to: gained.from } : null;
}

function below(a: number | null, b: number | null): boolean {
  return a !== null && (b === null || a < b);
}

function arityText({ min, max }: { readonly min: number; readonly max: number | null }): string {
  if (max === 0) return 'no value';
  if (max === null) return `${min} or more values`;
  return min === max ? `${max} ${max === 1 ? 'value' : 'values'}` : `${min} to ${max} values`;
}

/** What one set of values has and another lacks; null if nothing. */
function lostChoices(before: ValueSet, after: ValueSet): Pick<Change, 'from' | 'to'> | null {
  if (after.choices) {
    const kept = new Set(after.choices);
    const lost = before.choices?.filter((choice) => !kept.has(choice)) ?? ['any text'];
    return lost.length > 0 ? { from: [...lost], to: [...after.choices] } : null;
  }
  if (before.choices || after.type === null || before.type === after.type) return null;
  if (before.type === 'int' && after.type === 'float') return null;
  return { from: [before.type ?? 'any text'], to: [after.type] };
}
