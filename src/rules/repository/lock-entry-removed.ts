import { removedPins } from '../../locks/removed-pins.ts';
import { code, msg, namePart } from '../../model/message.ts';
import { lockCommand } from '../../model/words/lock-command.ts';
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
  summary: 'Reports removed lock entries of existing skills.',
  why: 'Without the entry, no check fails when the content of the skill changes.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Restore the entry, or run `skillaccord lock FILE` or the tool that wrote the lock. A reviewer approves a skill that is to be unlocked.',
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
            ? msg`The hashes of the files of the package were removed from the lock.`
            : msg`The lock entry of ${namePart(entry.id)} was removed.`;
        const help = msg`Restore it, or run ${code(lockCommand(path), 120)}.`;
        yield { message, help, at: { path }, was: entry.at, about: entry.id };
      }
    }
  },
});
