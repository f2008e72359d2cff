import { placeOf, variantOf } from '../../locks/verify.ts';
import type { Pin } from '../../model/lock.ts';
import { quoted } from '../../model/seen.ts';
import type { Skill } from '../../model/skill.ts';
import { isHeld, isIgnored, uncoveredSince } from '../lock-cover.ts';
import { placeWords } from '../lock-drift.ts';
import { hashes, lockOf, worklog } from '../lock-example.ts';
import { lockRule } from '../rule.ts';
import { listed } from '../words.ts';

const notes = (folder: string) => `-- ${folder}skills/worklog/notes.md --\nn\n`;
const ignored = '-- after/skills/worklog/.skillignore --\nnotes.md\n';
const before =
  lockOf(hashes.notes, [], 'before/') + worklog(undefined, 'before/') + notes('before/');

/** A pin that vouches for less than at base, while what it no longer covers is still there. */
export const lockCoversLess = lockRule({
  id: 'lock-covers-less',
  severity: 'warning',
  summary:
    'Every pin covers the files it covered at base, as far as they are still there, and leaves out no new ones that it would have covered then.',
  why: 'What a pin no longer covers may change unseen, while the skill still counts as verified.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  mend: 'Where `.skillignore` leaves the files out, take its line back, and write the lock anew; where the lock holds the hash of SKILL.md alone, install the skill again with the tool that writes the lock. Where a file the hash leaves out is new or got its name, take it away. Where files are to go unlocked, a reviewer has to know.',
  fails:
    before +
    lockOf(hashes.worklog, [], 'after/') +
    worklog(undefined, 'after/') +
    notes('after/') +
    ignored,
  passes: before + lockOf(hashes.worklog, [], 'after/') + worklog(undefined, 'after/'),
  *check({ entry, before, unit, units, skill, was }) {
    if (!before || !unit || !skill || !was) return;
    for (const pin of unit.pins) {
      const earlier = before.pins.find((one) => placeOf(one) === placeOf(pin));
      if (pin.file !== undefined || !earlier || !isHeld(skill, pin)) continue;
      const gone = uncoveredSince({ skill: was, pin: earlier }, { skill, pin });
      if (gone.length === 0) continue;
      const subject = `The pin of ${quoted(entry.id)}${placeWords({ units, skill })}`;
      yield {
        message: `${subject} ${whatIsSo(skill, pin, gone)}`,
        at: pin.at,
        was: earlier.at,
        about: [entry.id, ...gone].join('\0'),
      };
      return;
    }
  },
});

function whatIsSo(skill: Skill, pin: Pin, gone: readonly string[]): string {
  const names = listed(gone);
  const way = skill.digests.get(pin.algorithm) === pin.value ? null : variantOf(pin, skill);
  if (way?.algorithm.startsWith('skill-md')) {
    return `is the hash of SKILL.md alone now; nothing verifies ${names} any more.`;
  }
  if (way) return `matches only ${way.how} now; nothing verifies ${names}.`;
  const what = isIgnored(skill, pin, gone) ? '.skillignore takes' : 'its hash leaves';
  return `covers fewer files than at base: ${what} out ${names}, which nothing verifies any more.`;
}
