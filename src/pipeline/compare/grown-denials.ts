import { coversTool, toolGroup } from '../../contract/coverage/tools.ts';
import type { Grants } from '../../model/power/grants.ts';
import { deniedPower, isWidening, type Power, type PowerChange } from '../../model/power.ts';
import { lookupBy } from '../../model/text/group-by.ts';
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
  { programs, files: grants }: Grants,
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
  const lost = changes.filter(isLostToolLimit).map(({ power }) => power.scope);
  const approvals =
    lost.length === 0 ? [] : grants.flatMap(({ powers }) => powers.filter(approvesTool));
  const undoneBy = limitsUndoneBy(lost);
  for (const approval of approvals) {
    const undone = undoneBy(approval.scope);
    const key = keyOf(approval.at.path, deniedPower(approval));
    if (undone.length > 0) grown.set(key, `${grown.get(key) ?? ''}${canonical(undone)}`);
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

/** The most pairs of an approval and a lost limit that are compared; an approval that is left undoes all that it may. */
const maxPairs = 100_000;

/** Finds the lost limits that an approval covers. */
function limitsUndoneBy(lost: readonly string[]): (approval: string) => readonly string[] {
  const find = lookupBy(lost, (scope) => Object.values(toolGroup(scope)));
  let remaining = maxPairs;
  return (approval) => {
    const candidates = find([toolGroup(approval).own]);
    remaining -= candidates.length;
    return remaining < 0
      ? candidates.slice(0, 1)
      : candidates.filter((scope) => coversTool(approval, scope));
  };
}

/** A rule that no longer takes tools away. */
function isLostToolLimit(change: PowerChange): boolean {
  const { kind, feature, reach } = change.power;
  return (
    kind === 'guard' && feature === 'permission-rule' && reach === 'tool' && isWidening(change)
  );
}

function approvesTool({ kind, feature, reach }: Power): boolean {
  return kind === 'approve' && feature === 'permission-rule' && reach === 'tool';
}

function keyOf(path: string, about: string): string {
  return `${path}\0${about}`;
}
