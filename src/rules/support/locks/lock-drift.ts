import { algorithmNamed } from '../../../hash/algorithm-named.ts';
import { changedFiles } from '../../../hash/changed-files.ts';
import { selectFiles } from '../../../hash/ignore/select.ts';
import { matchingVariant, pinKey } from '../../../locks/verify-entry.ts';
import type { Draft, Note } from '../../../model/finding.ts';
import type { Pin } from '../../../model/lock.ts';
import {
  code,
  count,
  list,
  type Message,
  msg,
  namePart,
  nothing,
  pathPart,
  volatile,
  words,
} from '../../../model/message.ts';
import type { Skill } from '../../../model/skill.ts';
import { relativePath } from '../../../model/text/path.ts';
import type { Subjects } from '../../rule.ts';
import { shortHash } from '../../words/hash-words.ts';
import { renewal } from './lock-tool.ts';

type Subject = Subjects['lock'];

/** The location suffix of a finding about one of several copies. */
export function copySuffix({ targets, skill }: Pick<Subject, 'targets' | 'skill'>): Message {
  return targets.length > 1 && skill ? msg` in ${pathPart(skill.root)}` : nothing;
}

/** Why the hash of a skill differs from its pin; null without an explanation. */
export function explainMismatch(subject: Subject, skill: Skill, pin: Pin): readonly Note[] | null {
  const { lock, before, baseSkill } = subject;
  if (hashedFiles(skill, pin).some(({ path }) => path === lock.path)) {
    const message = msg`The hash covers the lock itself, unless ${code('.skillignore')} names it.`;
    return [{ message }];
  }
  const variant = matchingVariant(pin, skill);
  if (variant) return [{ message: msg`It matches ${variant.how}.` }, { message: variant.cause }];
  if (!baseSkill || filesChangedSinceBase(subject, skill, pin) !== null) return null;
  const digest = baseSkill.digests.get(pin.algorithm);
  const earlier = before?.pins.find((other) => pinKey(other) === pinKey(pin));
  if (earlier?.value === pin.value) {
    const isEdited = digest !== skill.digests.get(pin.algorithm);
    return isEdited ? [{ message: msg`It differed before this change, too.` }] : null;
  }
  const matchedBefore = earlier !== undefined && earlier.value === digest;
  return matchedBefore
    ? [{ message: msg`Before, it matched its entry ${volatile(shortHash(earlier.value))}.` }]
    : null;
}

/** The files of a skill that changed since base; null if its pin did not match there. */
export function filesChangedSinceBase(
  { baseSkill }: Pick<Subject, 'baseSkill'>,
  skill: Skill,
  pin: Pin,
): readonly string[] | null {
  if (!baseSkill) return null;
  const variant = matchingVariant(pin, baseSkill);
  if (baseSkill.digests.get(pin.algorithm) !== pin.value && !variant) return null;
  return changedFiles(baseSkill, skill, algorithmNamed(variant?.algorithm ?? pin.algorithm));
}

/** The changed files of a skill; none where only modes or the ignore file changed. */
export function changedFilesNote(files: readonly string[]): readonly Note[] {
  return files.length === 0 ? [] : [{ message: msg`Changed: ${list(files.map(pathPart))}.` }];
}

function hashedFiles({ files, ignore }: Skill, pin: Pin) {
  return algorithmNamed(pin.algorithm)?.select(files, ignore ?? null) ?? selectFiles(files, null);
}

/** Describes the files with their own pins that differ from the lock. */
export function describeFileDrift(
  { entry, lock, target, baseTarget, skill }: Subject,
  broken: readonly Pin[],
): Pick<Draft, 'message' | 'help' | 'notes'> {
  const pathOf = ({ folder = '', file = folder }: Pin) =>
    pathPart(skill ? relativePath(skill.root, file) : file);
  const isMissing = (pin: Pin) => target?.digestOf(pin) === undefined;
  const missing = broken.filter(isMissing).map(pathOf);
  const differing = broken.filter((pin) => !isMissing(pin)).map(pathOf);
  const matchedBefore = broken.every((pin) => baseTarget?.digestOf(pin) === pin.value);
  const help = msg`${renewal(lock)}, or restore the files.`;
  const before = matchedBefore ? [{ message: msg`It matched before this change.` }] : [];
  if (!skill) {
    const owner = entry.id === '.' ? nothing : msg` of ${namePart(entry.id)}`;
    const fault = words(missing.length > 0 ? 'does not exist' : 'differs from its lock entry');
    const message = msg`Locked file ${list([...missing, ...differing])}${owner} ${fault}.`;
    return { message, help, notes: before };
  }
  const total = count(target?.pins.length ?? 0, 'locked file');
  const verb = words(broken.length === 1 ? 'differs' : 'differ');
  const notes = [
    ...changedFilesNote(differing.map(({ text }) => text)),
    ...(missing.length > 0 ? [{ message: msg`Missing: ${list(missing)}.` }] : []),
    ...before,
  ];
  const message = msg`${broken.length} of ${total} in ${pathPart(skill.root)} ${verb} from the lock.`;
  return { message, help, notes };
}
