import { matchingVariant, pinKey } from '../../locks/verify-entry.ts';
import type { Draft } from '../../model/finding.ts';
import type { Pin } from '../../model/lock.ts';
import type { Skill } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import { quote } from '../../model/value/format-value.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule, type Subjects } from '../rule.ts';
import {
  isExcludedByIgnore,
  pinHolds,
  uncoveredArrivals,
  uncoveredSince,
  uncoveredWords,
} from '../support/lock-cover.ts';
import { copySuffix } from '../support/lock-drift.ts';
import { formatList, pluralize } from '../words/words.ts';

const notes = (folder: string) => `-- ${folder}skills/worklog/notes.md --\nn\n`;
const ignored = '-- after/skills/worklog/.skillignore --\nnotes.md\n';
const before =
  lockOf(hashes.notes, [], 'before/') + worklog(undefined, 'before/') + notes('before/');

/** An entry that covers less of its skill than at base, or not what arrived since. */
export const lockCoversLess = lockRule({
  id: 'lock-covers-less',
  severity: 'warning',
  summary:
    'Every lock entry covers the files it covered at base, as far as they are still there, and every file that arrives.',
  why: 'What no pin covers may change unseen, while the skill still counts as verified.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Where `.skillignore` leaves the files out, take its line back, and write the lock anew; where the lock holds the hash of SKILL.md alone, install the skill again with the tool that writes the lock. Where a file the hash leaves out is new or got its name, take it away. Where files are to go unlocked, a reviewer has to know.',
  invalid:
    before +
    lockOf(hashes.worklog, [], 'after/') +
    worklog(undefined, 'after/') +
    notes('after/') +
    ignored,
  valid: before + lockOf(hashes.worklog, [], 'after/') + worklog(undefined, 'after/'),
  *check(subject) {
    const less = coversLess(subject);
    if (less) yield less.draft;
    yield* arrivals(subject, new Set(less?.names));
  },
});

type Subject = Subjects['lock'];

/** What a pin covered at base, or would have, and does not any more. */
function coversLess({ entry, before, target, targets, skill, baseSkill }: Subject): Less | null {
  if (!before || !target || !skill || !baseSkill) return null;
  for (const pin of target.pins) {
    const basePin = before.pins.find((one) => pinKey(one) === pinKey(pin));
    if (pin.file !== undefined || !basePin || !pinHolds(skill, pin)) continue;
    const names = uncoveredSince({ skill: baseSkill, pin: basePin }, { skill, pin });
    if (names.length === 0) continue;
    const message = `The pin of ${quote(entry.id)}${copySuffix({ targets, skill })} ${describeCoverage(skill, pin, names)}`;
    const about = [entry.id, ...names].join('\0');
    return { names, draft: { message, at: pin.at, was: basePin.at, about } };
  }
  return null;
}

interface Less {
  readonly names: readonly string[];
  readonly draft: Draft;
}

/** The files that base did not have and no pin covers, said once for each skill of an entry. */
function* arrivals(subject: Subject, said: ReadonlySet<string>): Iterable<Draft> {
  const { entry, target, targets, skill, previous } = subject;
  if (!target || !skill || previous === undefined) return;
  const own = targets.filter((one) => one.skill === skill);
  if (own[0] !== target) return;
  const come = uncoveredArrivals(skill, previous, own).filter(({ name }) => !said.has(name));
  if (come.length === 0) return;
  const pins = own.flatMap((one) => one.pins);
  const names = come.map(({ name }) => name);
  const words = uncoveredWords(skill, pins, names);
  const verb = pluralize(names.length, 'file');
  yield {
    message: `The lock of ${quote(entry.id)}${copySuffix(subject)} does not cover ${verb} that base did not have: ${words}. Nothing verifies ${names.length === 1 ? 'it' : 'them'}.`,
    at: pins[0]?.at ?? entry.at,
    about: [entry.id, 'new', ...names].join('\0'),
    // Systems leave such files everywhere.
    severity: names.every((name) => nameOf(name) === '.DS_Store') ? 'note' : undefined,
  };
}

function describeCoverage(skill: Skill, pin: Pin, uncovered: readonly string[]): string {
  const names = formatList(uncovered);
  const variant =
    skill.digests.get(pin.algorithm) === pin.value ? null : matchingVariant(pin, skill);
  if (variant?.algorithm.startsWith('skill-md')) {
    return `is the hash of SKILL.md alone now; nothing verifies ${names} any more.`;
  }
  if (variant) return `matches only ${variant.how} now; nothing verifies ${names}.`;
  const verb = isExcludedByIgnore(skill, pin, uncovered) ? '.skillignore takes' : 'its hash leaves';
  return `covers fewer files than at base: ${verb} out ${uncoveredWords(skill, [pin], uncovered)}, which nothing verifies any more.`;
}
