import { listingProblems } from '../../listings/read.ts';
import { removedIndexes } from '../../listings/skills-index.ts';
import { noLongerLock, removedPins } from '../../locks/removed-pins.ts';
import type { PreviousByRoot } from '../../model/previous-skills.ts';
import type { Workspace } from '../../model/workspace.ts';
import { lockUnrecognised } from '../../rules/problem/locks.ts';
import { lintRulesOf } from '../../rules/tree-catalog.ts';
import { refusalProblems } from '../../units/refusals/refusals.ts';
import {
  problemDraft,
  type RuleDraft,
  repositorySource,
  runRules,
} from '../findings/rule-draft.ts';
import { pluginSource } from '../plugins/plugin-source.ts';

const rules = lintRulesOf('repository');

/** Runs the rules over the whole repository; reports its listings and the files that look like locks. */
export function relateRepository(
  head: Workspace,
  base: Workspace | null,
  previousByRoot: PreviousByRoot,
): readonly RuleDraft[] {
  const listingSource = pluginSource(head);
  const problems = [...head.problems, ...head.lockProblems];
  return [
    ...runRules(rules, { workspace: head, base, previousByRoot }, listingSource).map(withOwnSkill),
    ...problems.map((problem) => problemDraft(problem, repositorySource)),
    ...listingProblems(head.listings).map((problem) => problemDraft(problem, listingSource)),
    ...refusalProblems(head.plugins.files, head.paths).map((problem) =>
      problemDraft(problem, listingSource),
    ),
    ...(base ? removedIndexDrafts(head, base) : []),
    ...(base ? unreadableLockDrafts(head, base) : []),
  ];
}

/** A rule over the repository may report a single skill. */
function withOwnSkill(draft: RuleDraft): RuleDraft {
  return { ...draft, source: { ...draft.source, skill: draft.draft.skill ?? null } };
}

function removedIndexDrafts(head: Workspace, base: Workspace): readonly RuleDraft[] {
  const { unrecognised } = head.listings;
  const texts = new Map(unrecognised.map(({ path, text }) => [path, text ?? '']));
  return removedIndexes(head.listings, base.listings).map((problem) =>
    problemDraft(problem, { ...repositorySource, texts }),
  );
}

/** Locks of base that cannot be read in head, unless that is reported already. */
function unreadableLockDrafts(head: Workspace, base: Workspace): readonly RuleDraft[] {
  const reportedPaths = new Set(
    [...head.problems, ...head.lockProblems]
      .filter(({ rule, severity }) => rule !== lockUnrecognised.id && severity !== 'warning')
      .map(({ at }) => at.path),
  );
  return removedPins(head, base)
    .filter(({ fate: outcome, lock }) => outcome === 'unreadable' && !reportedPaths.has(lock.path))
    .map((pins) => problemDraft(noLongerLock(pins), repositorySource));
}
