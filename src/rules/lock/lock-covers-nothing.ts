import { algorithmNamed } from '../../hash/algorithm-named.ts';
import { list, msg, namePart, pathPart } from '../../model/message.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';
import { copySuffix } from '../support/locks/lock-drift.ts';
import { renewal } from '../support/locks/lock-tool.ts';

/** A pin that covers no file of its skill, or not its manifest. */
export const lockCoversNothing = lockRule({
  id: 'lock-covers-nothing',
  severity: 'warning',
  summary: 'Reports lock entries whose hash does not cover the SKILL.md.',
  why: 'The instructions for agents can change unnoticed, while the skill counts as verified.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Remove the line of `.skillignore` that excludes the manifest, run `skillaccord lock FILE` and commit the lock.',
  invalid: `${lockOf(hashes.nothing) + worklog()}-- skills/worklog/.skillignore --\n*\n`,
  valid: lockOf(hashes.worklog) + worklog(),
  *check({ entry, lock, target, targets, skill }) {
    const pin = target?.pins.find(({ file }) => file === undefined);
    if (!pin || !skill?.digests.has('content')) return;
    const covered = algorithmNamed(pin.algorithm)?.select(skill.files, skill.ignore ?? null) ?? [];
    const names = new Set(covered.map(({ path }) => path));
    const uncovered = skill.files.filter(({ path }) => skill.texts.has(path) && !names.has(path));
    if (uncovered.length === 0) return;
    const subject = msg`Lock entry of ${namePart(entry.id)}${copySuffix({ targets, skill })}`;
    const ignoreFile = pathPart('.skillignore');
    const uncoveredPaths = list(uncovered.map(({ name }) => pathPart(name)));
    yield {
      message:
        names.size === 0
          ? msg`${subject} covers no file: ${ignoreFile} excludes all.`
          : msg`${subject} does not cover ${uncoveredPaths}: ${ignoreFile} excludes it.`,
      help: msg`Exclude fewer files. ${renewal(lock)}.`,
      at: pin.at,
      about: [entry.id, ...uncovered.map(({ name }) => name)].join('\0'),
    };
  },
});
