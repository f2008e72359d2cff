import { grantDenials } from '../../config/grant-denials.ts';
import { openedNotes } from '../../config/grant-policy.ts';
import type { ActivePolicy } from '../../config/policy.ts';
import { coversTool, toolGroup } from '../../contract/coverage/tools.ts';
import type { Grants } from '../../model/power/grants.ts';
import { isWidening, type Power, type PowerChange } from '../../model/power.ts';
import { lookupBy } from '../../model/text/group-by.ts';
import { matchesTool } from '../../powers/clients/opencode-order.ts';
import { everyTool } from '../../powers/clients/opencode-permission.ts';

/** Marks the lost limits of what a policy does not allow. */
export function withDeniedLimits(
  changes: readonly PowerChange[],
  { files }: Grants,
  policies: readonly ActivePolicy[],
): readonly PowerChange[] {
  if (policies.length === 0) return changes;
  const kept = files.flatMap(({ powers }) => powers.filter(({ kind }) => kind === 'guard'));
  const mayLimit = lookupBy(kept, (limit) => [groupsOf(limit).own]);
  return changes.map((change) => {
    const { power } = change;
    if (power.kind !== 'guard' || !isWidening(change)) return change;
    const possible = mayLimit(Object.values(groupsOf(power)));
    if (possible.some((limit) => stillLimits(limit, power))) return change;
    const file = { path: power.at.path, unit: power.unit, powers: [power], faults: [] };
    // Without the hook the tree is what a policy without hooks asks for.
    const isGone = power.feature === 'hook' && !change.hooks?.head.length;
    const [denial] = grantDenials([file], policies, undefined, (lost, policy) =>
      isGone && !policy.hooks ? [] : openedNotes(lost, policy),
    );
    return denial ? { ...change, denial: denial.notes } : change;
  });
}

/** The keys by which a limit and what it may hold find each other. */
function groupsOf({ feature, reach, scope, at: { path } }: Power) {
  const place = `${feature}\0${path}\0`;
  if (reach !== 'tool') return { own: place };
  const { own, tool } = toolGroup(scope);
  return { own: place + own, tool: place + tool };
}

/** Whether a limit of head, such as one that asks, holds the tool of a lost one. */
function stillLimits(limit: Power, lost: Power): boolean {
  if (limit.feature !== lost.feature || limit.at.path !== lost.at.path) return false;
  if (limit.reach === 'tool' && lost.reach === 'tool') return coversTool(limit.scope, lost.scope);
  if (limit.rank === undefined || lost.rank === undefined) return false;
  const key = limit.subject === everyTool ? '*' : limit.subject;
  return key === lost.subject || matchesTool(key, lost.subject.replace(/^.*\./, ''));
}
