import { algorithmNamed } from '../../../hash/algorithm-named.ts';
import { selectFiles } from '../../../hash/ignore/select.ts';
import { ignoringLine } from '../../../hash/ignore/skillignore.ts';
import type { LockedTarget } from '../../../locks/targets.ts';
import { matchingVariant } from '../../../locks/verify-entry.ts';
import type { Pin } from '../../../model/lock.ts';
import { type Insert, list, type Message, msg, pathPart, words } from '../../../model/message.ts';
import type { Skill, SkillFile } from '../../../model/skill.ts';
import { nameOf, relativePath } from '../../../model/text/path.ts';

/** The files of a skill that a pin covers, by the algorithm that produces its digest. */
export function coveredFiles(skill: Skill, pin: Pin): readonly SkillFile[] {
  return selectedFiles(effectiveAlgorithm(skill, pin), skill);
}

/** The algorithm that produces the digest of a pin; the pin's own algorithm if none does. */
function effectiveAlgorithm(skill: Skill, pin: Pin): string {
  const isOwn = skill.digests.get(pin.algorithm) === pin.value;
  return (isOwn ? null : matchingVariant(pin, skill)?.algorithm) ?? pin.algorithm;
}

function selectedFiles(algorithm: string, { files, ignore = null }: Skill): readonly SkillFile[] {
  return algorithmNamed(algorithm)?.select(files, ignore) ?? selectFiles(files, null);
}

/**
 * Files of a skill outside its pin that the pin at base would cover: covered at base, moved since, or covered by the
 * algorithm of the base pin.
 */
export function noLongerCovered(
  { skill: baseSkill, pin: basePin }: { readonly skill: Skill; readonly pin: Pin },
  { skill, pin }: { readonly skill: Skill; readonly pin: Pin },
): readonly string[] {
  const coveredNames = new Set(coveredFiles(skill, pin).map(({ name }) => name));
  const baseCovered = coveredFiles(baseSkill, basePin);
  const regularFiles = skill.files.filter(({ kind }) => kind !== 'symlink');
  const [names, baseNames] = [regularFiles, baseSkill.files].map(
    (files) => new Set(files.map(({ name }) => name)),
  );
  const [headAlgorithm, baseAlgorithm] = [
    effectiveAlgorithm(skill, pin),
    effectiveAlgorithm(baseSkill, basePin),
  ];
  const isDifferentAlgorithm = headAlgorithm !== baseAlgorithm && pinHolds(baseSkill, basePin);
  const expectedNames = new Set([
    ...baseCovered.map(({ name }) => name),
    ...(isDifferentAlgorithm ? selectedFiles(baseAlgorithm, skill).map(({ name }) => name) : []),
  ]);
  const removedFiles = baseCovered.filter(({ name }) => !names?.has(name));
  const [ids, removedNames] = [
    new Set(removedFiles.flatMap(({ id }) => id ?? [])),
    new Set(removedFiles.map(({ name }) => nameOf(name))),
  ];
  // The content of files outside all hashes may be unknown.
  const isRenamed = ({ name, id }: SkillFile) =>
    !baseNames?.has(name) && (id === undefined ? removedNames.has(nameOf(name)) : ids.has(id));
  return regularFiles
    .filter(
      (file) => !coveredNames.has(file.name) && (expectedNames.has(file.name) || isRenamed(file)),
    )
    .map(({ name }) => name);
}

/** The files of a skill that no pin of some locked targets covers. */
export function uncoveredFiles(skill: Skill, units: readonly LockedTarget[]): readonly SkillFile[] {
  const covered = new Set(
    units.flatMap(({ pins }) =>
      pins.flatMap((pin) => {
        if (pin.file !== undefined) return [relativePath(skill.root, pin.file)];
        return coveredFiles(skill, pin).map(({ name }) => name);
      }),
    ),
  );
  return skill.files.filter(({ name }) => !covered.has(name));
}

/**
 * Uncovered files of a skill that are new since base, or were links. Excludes `.skillignore`; its changes are
 * reported anyway.
 */
export function uncoveredNewFiles(
  skill: Skill,
  baseCovered: Skill | null,
  units: readonly LockedTarget[],
): readonly SkillFile[] {
  const isLink = ({ kind }: SkillFile) => kind === 'symlink';
  const baseNames = new Map(baseCovered?.files.map((file) => [file.name, isLink(file)]));
  const isNew = (file: SkillFile) =>
    file.name !== '.skillignore' && baseNames.get(file.name) !== isLink(file);
  return skill.files.some(isNew) ? uncoveredFiles(skill, units).filter(isNew) : [];
}

/** What to do about a file that `.skillignore` excludes, with how to renew the pin. */
export function ignoreAdvice(renewal: Insert): Message {
  return msg`Remove that line of ${pathPart('.skillignore')}, then ${renewal}.`;
}

/** Some uncovered files, with the reason where it is one for all. */
export function describeUncovered(
  skill: Skill,
  pins: readonly Pin[],
  names: readonly string[],
): Message {
  const reasons = names.map(reasonFinder(skill, pins));
  const all = list(names.map(pathPart));
  const [reason] = reasons;
  return reason !== undefined && new Set(reasons).size === 1 ? msg`${all} (${words(reason)})` : all;
}

function reasonFinder(skill: Skill, pins: readonly Pin[]): (name: string) => string {
  const pin = pins.find(({ file }) => file === undefined);
  const links = new Set(skill.files.flatMap(({ name, kind }) => (kind === 'symlink' ? name : [])));
  const lineFor = ignoringLine(skill.ignore ?? '');
  const headAlgorithm = pin && effectiveAlgorithm(skill, pin);
  const all = headAlgorithm ? selectedFiles(headAlgorithm, { ...skill, ignore: null }) : [];
  const hashedNames = new Set(all.map(({ name }) => name));
  return (name) => {
    if (links.has(name)) return 'a symbolic link';
    if (!pin || !headAlgorithm) return 'not in the lock';
    if (headAlgorithm.startsWith('skill-md')) return 'the hash covers SKILL.md alone';
    const line = hashedNames.has(name) ? lineFor(name) : null;
    return line === null ? 'outside this kind of hash' : `line ${line} of .skillignore`;
  };
}

/** True if the pins of a target cover no file; they would match any content. */
export function coversNothing({ skill, pins }: LockedTarget): boolean {
  return (
    skill !== null &&
    pins.length > 0 &&
    pins.every((pin) => pin.file === undefined && coveredFiles(skill, pin).length === 0)
  );
}

/** True if only .skillignore excludes the files from a pin. */
export function isExcludedByIgnore(skill: Skill, pin: Pin, names: readonly string[]): boolean {
  const all = new Set(
    selectedFiles(pin.algorithm, { ...skill, ignore: null }).map(({ name }) => name),
  );
  return names.every((name) => all.has(name));
}

/** True if a pin of a whole skill matches, directly or by an accepted variant. */
export function pinHolds(skill: Skill, pin: Pin): boolean {
  const digest = skill.digests.get(pin.algorithm);
  return digest === pin.value || matchingVariant(pin, skill)?.isAccepted === true;
}
