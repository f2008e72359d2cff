import { removedPins } from '../../locks/removed-pins.ts';
import { quote } from '../../model/value/format-value.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { repositoryRule } from '../rule.ts';

const another = `  deploy:\n    content_hash: "${hashes.deploy}"\n`;
const skills = (folder: string) =>
  worklog(undefined, folder) + worklog(undefined, folder).replaceAll('worklog', 'deploy');

/** A removed lock entry of an existing skill. */
export const lockEntryRemoved = repositoryRule({
  id: 'lock-entry-removed',
  category: 'lock',
  severity: 'warning',
  summary: 'Every existing skill with a lock entry at base still has it.',
  why: 'Without the entry, no check fails when the content of the skill changes.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Restore the entry, or run `skillaccord lock FILE` or the tool that wrote the lock, and commit the lock. If the skill is meant to be unlocked, a reviewer has to approve it.',
  invalid:
    lockOf(hashes.worklog, [], 'before/') +
    another +
    skills('before/') +
    lockOf(hashes.worklog, [], 'after/') +
    skills('after/'),
  valid:
    lockOf(hashes.worklog, [], 'before/') +
    another +
    skills('before/') +
    lockOf(hashes.worklog, [], 'after/') +
    another +
    skills('after/'),
  *check({ workspace, base }) {
    for (const { path, entries, fate: outcome } of base ? removedPins(workspace, base) : []) {
      if (outcome !== 'shorter') continue;
      for (const entry of entries) {
        const message =
          entry.id === '.'
            ? "The hashes of the package's own files were removed from the lock: nothing verifies those files any more."
            : `The entry of ${quote(entry.id)} was removed from the lock: nothing verifies the content of that skill any more. If that is not intended, restore the entry.`;
        yield { message, at: { path }, was: entry.at, about: entry.id };
      }
    }
  },
});
