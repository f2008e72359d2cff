import { grantDenials } from '../../config/grant-denials.ts';
import { type ActivePolicy, policyDenials } from '../../config/policy.ts';
import type { PreviousByRoot } from '../../model/previous-skills.ts';
import type { Workspace } from '../../model/workspace.ts';
import { policyDenied, policyObserved } from '../../rules/problem/permissions.ts';
import { type RuleDraft, repositorySource, ruleDraft, sourceOf } from '../findings/rule-draft.ts';

/** Reports declarations of skills and permissions of client files that a policy denies. */
export function policyDrafts(
  { skills, grants }: Pick<Workspace, 'skills' | 'grants'>,
  policies: readonly ActivePolicy[],
  previousByRoot: PreviousByRoot = new Map(),
): readonly RuleDraft[] {
  const rootAtBase = (root: string) => previousByRoot.get(root)?.root;
  return [
    ...policyDenials(
      skills.filter(({ isUnread }) => !isUnread),
      policies,
      previousByRoot,
    ).map(({ skill, ...draft }) => ruleDraft(policyDenied, draft, sourceOf(skill))),
    ...grantDenials(grants.files, policies, rootAtBase).map(({ skill, isObserved, ...draft }) =>
      ruleDraft(isObserved ? policyObserved : policyDenied, draft, { ...repositorySource, skill }),
    ),
  ];
}
