import { placeOf } from '../../locks/verify.ts';
import { quoted } from '../../model/seen.ts';
import { coveredFiles, isHeld, isSkillMdAlone } from '../lock-cover.ts';
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
  summary: 'Every pin covers the files it covered at base, as far as they are still there.',
  why: 'What a pin no longer covers may change unseen, while the skill still counts as verified.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  mend: 'Where `.skillignore` leaves the files out, take its line back, and write the lock anew; where the lock holds the hash of SKILL.md alone, install the skill again with the tool that writes the lock. Where files are to go unlocked, a reviewer has to know.',
  fails:
    before +
    lockOf(hashes.worklog, [], 'after/') +
    worklog(undefined, 'after/') +
    notes('after/') +
    ignored,
  passes: before + lockOf(hashes.worklog, [], 'after/') + worklog(undefined, 'after/'),
  *check({ entry, before, unit, units, skill, was }) {
    if (!before || !unit || !skill || !was) return;
    const files = skill.files.filter(({ kind }) => kind !== 'symlink');
    const there = new Set(files.map(({ name }) => name));
    for (const pin of unit.pins) {
      const earlier = before.pins.find((one) => placeOf(one) === placeOf(pin));
      if (pin.file !== undefined || !earlier || !isHeld(skill, pin)) continue;
      const now = new Set(coveredFiles(skill, pin).map(({ name }) => name));
      const gone = coveredFiles(was, earlier)
        .map(({ name }) => name)
        .filter((name) => there.has(name) && !now.has(name));
      if (gone.length === 0) continue;
      const names = listed(gone);
      const said = isSkillMdAlone(skill, pin)
        ? `is the hash of SKILL.md alone now; nothing verifies ${names} any more`
        : `covers fewer files than at base: .skillignore takes out ${names}, which nothing verifies any more`;
      const subject = `The pin of ${quoted(entry.id)}${placeWords({ units, skill })}`;
      yield {
        message: `${subject} ${said}.`,
        at: pin.at,
        was: earlier.at,
        about: [entry.id, ...gone].join('\0'),
      };
      return;
    }
  },
});
