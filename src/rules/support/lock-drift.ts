import { algorithmNamed } from '../../hash/algorithm-named.ts';
import { changedFiles } from '../../hash/changed-files.ts';
import { selectFiles } from '../../hash/ignore/select.ts';
import { matchingVariant, pinKey } from '../../locks/verify-entry.ts';
import type { Pin } from '../../model/lock.ts';
import type { Skill } from '../../model/skill.ts';
import { relativePath } from '../../model/text/path.ts';
import { clip, quote } from '../../model/value/format-value.ts';
import type { Subjects } from '../rule.ts';
import { shortHash } from '../words/hash-words.ts';
import { formatList, pluralize } from '../words/words.ts';

type Subject = Subjects['lock'];

/** The location suffix of a finding about one of several copies. */
export function copySuffix({ targets, skill }: Pick<Subject, 'targets' | 'skill'>): string {
  return targets.length > 1 && skill ? ` in ${clip(skill.root)}` : '';
}

/** Explains a mismatch between the hash of a skill and its pin, as a clause; empty without an explanation. */
export function explainMismatch(subject: Subject, skill: Skill, pin: Pin): string {
  const { lock, before, baseSkill } = subject;
  if (hashedFiles(skill, pin).some(({ path }) => path === lock.path)) {
    return '; the lock itself is part of that content unless .skillignore names it';
  }
  const variant = matchingVariant(pin, skill);
  if (variant) return `; it matches ${variant.how}: ${variant.cause}`;
  if (!baseSkill) return '';
  const digest = baseSkill.digests.get(pin.algorithm);
  const baseVariant = matchingVariant(pin, baseSkill);
  if (digest === pin.value || baseVariant) {
    const files = changedFiles(
      baseSkill,
      skill,
      algorithmNamed(baseVariant?.algorithm ?? pin.algorithm),
    );
    const changed = files.length === 0 ? '' : `; changed since: ${formatList(files)}`;
    return `; it still matched at base${baseVariant ? ` ${baseVariant.how}` : ''}${changed}`;
  }
  const earlier = before?.pins.find((other) => pinKey(other) === pinKey(pin));
  if (earlier?.value === pin.value) {
    const isEdited = digest !== skill.digests.get(pin.algorithm);
    return isEdited ? '; at base it did not match either' : '';
  }
  const matchedAtBase = earlier !== undefined && earlier.value === digest;
  return matchedAtBase ? `; at base it matched its pin ${shortHash(earlier.value)}` : '';
}

function hashedFiles({ files, ignore }: Skill, pin: Pin) {
  return algorithmNamed(pin.algorithm)?.select(files, ignore ?? null) ?? selectFiles(files, null);
}

/** Describes the files with their own pins that differ from the lock. */
export function describeFileDrift(subject: Subject, broken: readonly Pin[]): string {
  const { target, baseTarget, skill } = subject;
  const wasMatching = broken.every((pin) => baseTarget?.digestOf(pin) === pin.value);
  const suffix = wasMatching ? '; at base it still matched' : '';
  const isMissing = (pin: Pin) => target?.digestOf(pin) === undefined;
  const missing = broken.filter(isMissing);
  const differing = broken.filter((pin) => !isMissing(pin));
  const names = (pins: readonly Pin[]) =>
    formatList(pins.map(({ file = '' }) => (skill ? relativePath(skill.root, file) : file)));
  if (!skill) {
    const problem = missing.length > 0 ? 'is not there' : 'differs';
    const { id } = subject.entry;
    const owner = id === '.' ? '' : ` for ${quote(id)}`;
    return `${quote(names(broken))} is locked${owner}, but ${problem}${suffix}`;
  }
  const parts = [
    differing.length > 0 ? `changed: ${names(differing)}` : [],
    missing.length > 0 ? `not there: ${names(missing)}` : [],
  ].flat();
  const countText = `${broken.length} of ${pluralize(target?.pins.length ?? 0, 'locked file')}`;
  return `${countText} in ${clip(skill.root)} ${broken.length === 1 ? 'differs' : 'differ'} from the lock; ${parts.join('; ')}${suffix}`;
}
