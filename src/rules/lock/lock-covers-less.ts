import type { LockedTarget } from '../../locks/targets.ts';
import { matchingVariant, pinKey } from '../../locks/verify-entry.ts';
import type { Draft } from '../../model/finding.ts';
import type { LockFile, Pin } from '../../model/lock.ts';
import type { Skill, SkillFile } from '../../model/skill.ts';
import { isInside, nameOf } from '../../model/text/path.ts';
import { clip, quote } from '../../model/value/format-value.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule, type Subjects } from '../rule.ts';
import {
  describeUncovered,
  ignoreAdvice,
  isExcludedByIgnore,
  noLongerCovered,
  pinHolds,
  uncoveredFiles,
  uncoveredNewFiles,
} from '../support/locks/lock-cover.ts';
import { copySuffix } from '../support/locks/lock-drift.ts';
import { lockTool } from '../support/locks/lock-tool.ts';
import { formatList, pluralize } from '../words/words.ts';

const notes = (folder: string) => `-- ${folder}skills/worklog/notes.md --\nn\n`;
const ignored = '-- after/skills/worklog/.skillignore --\nnotes.md\n';
const baseExample =
  lockOf(hashes.notes, [], 'before/') + worklog(undefined, 'before/') + notes('before/');

/** A lock entry that covers fewer files of its skill than at base, or not the files added since. */
export const lockCoversLess = lockRule({
  id: 'lock-covers-less',
  severity: 'warning',
  severityText: 'warning; note for .DS_Store alone',
  summary: 'Every lock entry covers the files that it covered at base, and every new file.',
  why: 'Files outside every pin may change unnoticed, while the skill still counts as verified.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'If `.skillignore` excludes the files, remove its line and renew the lock. If the lock pins SKILL.md alone, install the skill again with the tool that writes the lock. If a new or renamed file is outside the hash, remove it. If the files are meant to be unlocked, a reviewer has to approve it.',
  invalid:
    baseExample +
    lockOf(hashes.worklog, [], 'after/') +
    worklog(undefined, 'after/') +
    notes('after/') +
    ignored,
  valid: baseExample + lockOf(hashes.worklog, [], 'after/') + worklog(undefined, 'after/'),
  *check(subject) {
    const reduced = reducedCoverage(subject);
    if (reduced) yield reduced.draft;
    yield* checkNewFiles(subject, new Set(reduced?.names));
  },
});

type Subject = Subjects['lock'];

/** Finds a pin that no longer covers files that its base pin covers. */
function reducedCoverage({
  entry,
  lock,
  before,
  target,
  targets,
  skill,
  baseSkill,
}: Subject): ReducedCoverage | null {
  if (!before || !target || !skill || !baseSkill) return null;
  for (const pin of target.pins) {
    const basePin = before.pins.find((candidate) => pinKey(candidate) === pinKey(pin));
    if (pin.file !== undefined || !basePin || !pinHolds(skill, pin)) continue;
    const names = noLongerCovered({ skill: baseSkill, pin: basePin }, { skill, pin });
    if (names.length === 0) continue;
    const message = `The pin of ${quote(entry.id)}${copySuffix({ targets, skill })} ${describeCoverage(skill, pin, names, lock)}`;
    const about = [entry.id, ...names].join('\0');
    return { names, draft: { message, at: pin.at, was: basePin.at, about } };
  }
  return null;
}

interface ReducedCoverage {
  readonly names: readonly string[];
  readonly draft: Draft;
}

/** Uncovered files that base did not have, reported once for each skill of an entry. */
function* checkNewFiles(subject: Subject, alreadyReported: ReadonlySet<string>): Iterable<Draft> {
  const { entry, target, targets, skill, previous } = subject;
  const isListed = skill !== null && entry.lockedFolders?.includes(skill.root) === true;
  if (!target || !skill || (previous === undefined && !isListed)) return;
  const ownTargets = targets.filter((candidate) => candidate.skill === skill);
  if (ownTargets[0] !== target) return;
  const addedFiles = previous === undefined ? [] : uncoveredNewFiles(skill, previous, ownTargets);
  const shouldReport = (file: SkillFile) =>
    !(entry.omitsDotfiles && isOmitted(file)) || addedFiles.includes(file);
  const uncovered = isListed
    ? uncoveredFiles(skill, [...ownTargets, ...nestedTargets(skill, targets)]).filter(shouldReport)
    : addedFiles;
  const newFiles = uncovered.filter(({ name }) => !alreadyReported.has(name));
  if (newFiles.length === 0) return;
  const pins = ownTargets.flatMap((lockedTarget) => lockedTarget.pins);
  const names = newFiles.map(({ name }) => name);
  const fileList = describeUncovered(skill, pins, names);
  const fileCount = pluralize(names.length, 'file');
  yield {
    message: `The lock of ${quote(entry.id)}${copySuffix(subject)} does not cover ${fileCount} added ${isListed ? `to ${clip(skill.root)}` : 'since base'}: ${fileList}. Nothing verifies ${names.length === 1 ? 'it' : 'them'}.`,
    at: pins[0]?.at ?? entry.at,
    about: [entry.id, 'new', ...names].join('\0'),
    // macOS creates these files everywhere.
    severity: names.every((name) => nameOf(name) === '.DS_Store') ? 'note' : undefined,
  };
}

/** The targets for the files of skills inside a skill. */
function nestedTargets({ root }: Skill, targets: readonly LockedTarget[]): readonly LockedTarget[] {
  return targets.flatMap((target) => {
    const pins = target.pins.filter(({ file }) => file !== undefined && isInside(file, root));
    return target.skill?.root === root || pins.length === 0 ? [] : [{ ...target, pins }];
  });
}

/** Whether a tool that lists no hidden files leaves a file out of its lock. */
function isOmitted({ name }: SkillFile): boolean {
  return /(^|\/)(\.|node_modules\/)/.test(name);
}

function describeCoverage(
  skill: Skill,
  pin: Pin,
  uncovered: readonly string[],
  lock: LockFile,
): string {
  const names = formatList(uncovered);
  const variant =
    skill.digests.get(pin.algorithm) === pin.value ? null : matchingVariant(pin, skill);
  if (variant?.algorithm.startsWith('skill-md')) {
    return `now covers SKILL.md alone: nothing verifies ${names} any more.`;
  }
  if (variant) return `now matches only ${variant.how}: nothing verifies ${names}.`;
  const renewal = `renew the lock with ${lockTool(lock)}`;
  const advice = isExcludedByIgnore(skill, pin, uncovered) ? ` ${ignoreAdvice(renewal)}` : '';
  return `no longer covers ${describeUncovered(skill, [pin], uncovered)}: nothing verifies ${uncovered.length === 1 ? 'that file' : 'those files'} any more.${advice}`;
}
