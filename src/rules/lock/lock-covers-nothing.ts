import { algorithmNamed } from '../../hash/algorithm-named.ts';
import { quote } from '../../model/value/format-value.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';
import { copySuffix } from '../support/locks/lock-drift.ts';
import { lockTool } from '../support/locks/lock-tool.ts';
import { formatList } from '../words/words.ts';

/** A pin that covers no file of its skill, or not its manifest. */
export const lockCoversNothing = lockRule({
  id: 'lock-covers-nothing',
  severity: 'warning',
  summary: 'Every pin covers the manifest of its skill.',
  why: 'The instructions for agents may change unnoticed, while the skill counts as verified.',
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
    const subject = `The pin of ${quote(entry.id)}${copySuffix({ targets, skill })}`;
    const text =
      names.size === 0
        ? `covers no file, because \`.skillignore\` excludes all of them: nothing verifies the skill. Exclude fewer files, and renew the lock with ${lockTool(lock)}.`
        : `does not cover ${formatList(uncovered.map(({ name }) => name))}: \`.skillignore\` excludes it. Nothing verifies the instructions for agents.`;
    yield {
      message: `${subject} ${text}`,
      at: pin.at,
      about: [entry.id, ...uncovered.map(({ name }) => name)].join('\0'),
    };
  },
});
