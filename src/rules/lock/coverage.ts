import { algorithmNamed } from '../../hash/algorithm-named.ts';
import type { LockedTarget } from '../../locks/targets.ts';
import { matchingVariant, pinKey } from '../../locks/verify-entry.ts';
import type { Draft, Note } from '../../model/finding.ts';
import type { Pin } from '../../model/lock.ts';
import { list, msg, namePart, pathPart, words } from '../../model/message.ts';
import type { Skill, SkillFile } from '../../model/skill.ts';
import { isInside, nameOf } from '../../model/text/path.ts';
import { hashes, lockedSkill, lockOf, worklog } from '../examples/lock.ts';
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
import { renewal } from '../support/locks/lock-tool.ts';

const notesFile = (folder: string) => `-- ${folder}skills/worklog/notes.md --\nn\n`;
const ignored = '-- after/skills/worklog/.skillignore --\nnotes.md\n';
const baseExample =
  lockOf(hashes.notes, [], 'before/') + worklog(undefined, 'before/') + notesFile('before/');

export const lockCoversLess = lockRule({
  id: 'lock-covers-less',
  severity: 'warning',
  severityText: 'warning; note for .DS_Store alone',
  summary: 'Reports lock entries that cover fewer files than before, or not the new ones.',
  why: 'Files that no lock entry covers can change unnoticed, while the skill counts as verified.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Remove the line of `.skillignore` that excludes the files, or remove the files, and renew the lock. If the lock covers SKILL.md alone, install the skill again.',
  invalid: baseExample + lockedSkill(hashes.worklog) + notesFile('after/') + ignored,
  valid: baseExample + lockedSkill(hashes.worklog),
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
    const subject = msg`Lock entry of ${namePart(entry.id)}${copySuffix({ targets, skill })}`;
    const message = msg`${subject} no longer covers ${describeUncovered(skill, [pin], names)}.`;
    const help = isExcludedByIgnore(skill, pin, names)
      ? ignoreAdvice(words('renew the lock'))
      : undefined;
    const about = [entry.id, ...names].join('\0');
    const notes = variantNotes(skill, pin);
    return { names, draft: { message, help, notes, at: pin.at, was: basePin.at, about } };
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
  const noun = words(names.length === 1 ? 'file' : 'files');
  yield {
    message: msg`Lock entry of ${namePart(entry.id)}${copySuffix(subject)} does not cover new ${noun} ${fileList}.`,
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

/** How a pin matches that is not the hash of its algorithm. */
function variantNotes(skill: Skill, pin: Pin): readonly Note[] {
  const variant =
    skill.digests.get(pin.algorithm) === pin.value ? null : matchingVariant(pin, skill);
  return variant && !variant.algorithm.startsWith('skill-md')
    ? [{ message: msg`It matches ${variant.how}.` }]
    : [];
}

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
    const areLinks = uncovered.every(({ kind }) => kind === 'symlink');
    const reason = areLinks ? msg`it is a symbolic link` : msg`${ignoreFile} excludes it`;
    const message =
      names.size === 0 && !areLinks
        ? msg`${subject} covers no file: ${ignoreFile} excludes all.`
        : msg`${subject} does not cover ${uncoveredPaths}: ${reason}.`;
    const step = areLinks ? msg`Put the file itself there` : msg`Exclude fewer files`;
    const help = msg`${step}. ${renewal(lock)}.`;
    const about = [entry.id, ...uncovered.map(({ name }) => name)].join('\0');
    yield { message, help, at: pin.at, about };
  },
});
