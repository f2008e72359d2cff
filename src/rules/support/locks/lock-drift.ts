import { algorithmNamed } from '../../../hash/algorithm-named.ts';
import { changedFiles } from '../../../hash/changed-files.ts';
import { selectFiles } from '../../../hash/ignore/select.ts';
import { matchingVariant, pinKey } from '../../../locks/verify-entry.ts';
import type { Pin } from '../../../model/lock.ts';
import type { Skill } from '../../../model/skill.ts';
import { relativePath } from '../../../model/text/path.ts';
import { clip, formatNames, quote } from '../../../model/value/format-value.ts';
import type { Subjects } from '../../rule.ts';
import { shortHash } from '../../words/hash-words.ts';
import { pluralize } from '../../words/words.ts';

type Subject = Subjects['lock'];

/** The location suffix of a finding about one of several copies. */
export function copySuffix({ targets, skill }: Pick<Subject, 'targets' | 'skill'>): string {
  return targets.length > 1 && skill ? ` in ${clip(skill.root)}` : '';
}

/** Explains a mismatch between the hash of a skill and its pin, as a sentence after a blank; empty without an explanation. */
export function explainMismatch(subject: Subject, skill: Skill, pin: Pin): string {
  const { lock, before, baseSkill } = subject;
  if (hashedFiles(skill, pin).some(({ path }) => path === lock.path)) {
    return ' The lock itself is part of that content unless `.skillignore` names it.';
  }
  const variant = matchingVariant(pin, skill);
  if (variant) return ` It matches ${variant.how}: ${variant.cause}.`;
  if (!baseSkill || filesChangedSinceBase(subject, skill, pin) !== null) return '';
  const digest = baseSkill.digests.get(pin.algorithm);
  const earlier = before?.pins.find((other) => pinKey(other) === pinKey(pin));
  if (earlier?.value === pin.value) {
    const isEdited = digest !== skill.digests.get(pin.algorithm);
    return isEdited ? ' It did not match at base either.' : '';
  }
  const matchedAtBase = earlier !== undefined && earlier.value === digest;
  return matchedAtBase ? ` At base it matched its pin ${shortHash(earlier.value)}.` : '';
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

function hashedFiles({ files, ignore }: Skill, pin: Pin) {
  return algorithmNamed(pin.algorithm)?.select(files, ignore ?? null) ?? selectFiles(files, null);
}

/** Describes the files with their own pins that differ from the lock. */
export function describeFileDrift(subject: Subject, broken: readonly Pin[]): string {
  const { target, baseTarget, skill } = subject;
  const wasMatching = broken.every((pin) => baseTarget?.digestOf(pin) === pin.value);
  const suffix = wasMatching ? ` ${broken.length === 1 ? 'It' : 'They'} matched at base.` : '';
  const isMissing = (pin: Pin) => target?.digestOf(pin) === undefined;
  const missing = broken.filter(isMissing);
  const differing = broken.filter((pin) => !isMissing(pin));
  const names = (pins: readonly Pin[]) =>
    formatNames(
      pins.map(({ folder = '', file = folder }) => (skill ? relativePath(skill.root, file) : file)),
    );
  if (!skill) {
    const problem = missing.length > 0 ? 'missing' : 'different';
    const { id } = subject.entry;
    const owner = id === '.' ? '' : ` for ${quote(id)}`;
    return `${names(broken)} is locked${owner}, but ${problem}.${suffix}`;
  }
  const parts = [
    differing.length > 0 ? `changed ${names(differing)}` : [],
    missing.length > 0 ? `missing ${names(missing)}` : [],
  ].flat();
  const countText = `${broken.length} of ${pluralize(target?.pins.length ?? 0, 'locked file')}`;
  return `${countText} in ${clip(skill.root)} ${broken.length === 1 ? 'differs' : 'differ'} from the lock: ${parts.join(', ')}.${suffix}`;
}
