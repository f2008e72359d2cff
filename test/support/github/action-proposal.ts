import { type Content, checkout, origin, pullRequest } from '../git.ts';
import { worklog } from '../skills.ts';
import { definition } from '../step.ts';

export const before = {
  ...worklog('1.0.0', 'day'),
  'skills/old/SKILL.md': '---\nname: Old_One\ndescription: Is wrong since long ago.\n---\n',
};

/** A pull request on `before`, checked out as `actions/checkout` does by default. */
export function proposed(change: Readonly<Record<string, Content>>) {
  const from = origin(before);
  const { base, head, merge } = pullRequest(from, change);
  const work = checkout(from.url, 'refs/pull/1/merge');
  const payload = { pull_request: { base: { sha: base }, head: { sha: head } } };
  return { work, event: { name: 'pull_request', payload }, base, merge };
}

/** The outputs of a run without a check: no count, not even "0". */
export const outputsWithoutReport = {
  ...Object.fromEntries(Object.keys(definition.outputs).map((name) => [name, ''])),
  outcome: 'fail',
};
