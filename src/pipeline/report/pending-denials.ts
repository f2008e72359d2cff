import type { Finding } from '../../model/finding.ts';
import type { Location } from '../../model/text/text.ts';
import type { Workspace } from '../../model/workspace.ts';
import { policyDenied } from '../../rules/problem/permissions.ts';
import { policyDrafts } from '../relate/policy-drafts.ts';
import type { RunSettings } from '../settings.ts';

/**
 * The number of permissions that base has and that only a policy of head denies: they count once the policy is merged,
 * for a run that counts existing findings.
 */
export function pendingDenials(
  findings: readonly Finding[],
  workspace: Pick<Workspace, 'skills' | 'grants'>,
  { policies, findingSettings: { previousByRoot } }: RunSettings,
): number {
  const added = policies.filter(({ baseline }) => !baseline);
  if (added.length === 0) return 0;
  const existing = findings.filter(
    ({ rule, state, severity }) =>
      rule === policyDenied.id && state === 'existing' && severity === 'error',
  );
  if (existing.length === 0) return 0;
  const placesOf = (activePolicies: RunSettings['policies']) =>
    new Set(
      policyDrafts(workspace, activePolicies, previousByRoot).map(({ draft }) => keyOf(draft.at)),
    );
  const [denied, deniedBefore] = [
    placesOf(added),
    placesOf(policies.filter(({ baseline }) => baseline)),
  ];
  return existing.filter(({ at }) => denied.has(keyOf(at)) && !deniedBefore.has(keyOf(at))).length;
}

function keyOf({ path, range }: Location): string {
  return `${path}\0${range?.start.line}\0${range?.start.column}`;
}
