import type { Grants } from '../../model/power/grants.ts';
import { deniedPower, isWidening, type PowerChange } from '../../model/power.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { IsNewlyOffered } from '../../powers/compare/newly-offered.ts';
import { policyDenied } from '../../rules/problem/permissions.ts';
import type { RuleDraft } from '../findings/rule-draft.ts';

/**
 * Marks what a policy denies and the change lets grow: it is not the finding that base has too. Each growth has an
 * identity of its own, so an accepted one accepts no other.
 */
export function withGrowth(
  drafts: readonly RuleDraft[],
  changes: readonly PowerChange[],
  { programs }: Pick<Grants, 'programs'>,
  isNewlyOffered: IsNewlyOffered,
): readonly RuleDraft[] {
  const grown = new Map<string, string>();
  for (const change of changes) {
    const { power } = change;
    if (!isWidening(change) || power.kind === 'guard') continue;
    const { trigger, pin = null } = power;
    const files = (power.programs ?? []).map((path) => [path, programs.get(path)?.id ?? null]);
    const key = keyOf(power.at.path, deniedPower(power));
    const facts = JSON.parse(JSON.stringify([trigger, pin, files, change.programs ?? []]));
    grown.set(key, `${grown.get(key) ?? ''}${canonical(facts)}`);
  }
  return drafts.map((one) => {
    const { rule, draft, source } = one;
    if (rule !== policyDenied) return one;
    const isOffered = source.skill !== null && isNewlyOffered(source.skill);
    const value =
      grown.get(keyOf(draft.at.path, draft.about ?? '')) ?? (isOffered ? '' : undefined);
    return value === undefined ? one : { ...one, draft: { ...draft, value } };
  });
}

function keyOf(path: string, about: string): string {
  return `${path}\0${about}`;
}
