import { grantDenials } from '../../config/grant-denials.ts';
import { type ActivePolicy, policyDenials } from '../../config/policy.ts';
import type { PreviousByRoot } from '../../model/previous-skills.ts';
import type { Workspace } from '../../model/workspace.ts';
import { getProblemRule } from '../../rules/tree-catalog.ts';
import { type RuleDraft, repositorySource, ruleDraft, sourceOf } from '../findings/rule-draft.ts';

const rule = getProblemRule('policy-denied');

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
    ).map(({ skill, ...draft }) => ruleDraft(rule, draft, sourceOf(skill))),
    ...grantDenials(grants, policies, rootAtBase).map(({ skill, ...draft }) =>
      ruleDraft(rule, draft, { ...repositorySource, skill }),
    ),
  ];
}
