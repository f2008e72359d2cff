import { skillsLockWithout } from '../hash/algorithm-named.ts';
import { type IdentifiedFile, treeId } from '../hash/algorithms/git-tree.ts';
import type { Pin } from '../model/lock.ts';
import { list, msg, pathPart } from '../model/message.ts';
import type { Skill, SkillFile } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import { folderOf, isInside, selfAndAncestors } from '../model/text/path.ts';
import type { HashVariant } from './hash-variants.ts';

/** With more files, only the likely sets are tried. */
const maxSubsetFiles = 5;
const maxSets = 24;
/** In a larger skill, no links are looked for: each variant hashes the skill once more. */
const maxFiles = 100;

/**
 * The variants of a pin of the `skills` command line for one skill: it hashes a source without its links, and installs
 * each link as a file or a folder. A copy of another hashed file is verified by that file; other content is not.
 */
export function linkVariants(skill: Skill): readonly HashVariant[] {
  const known = variantsBySkill.get(skill.files);
  if (known) return known;
  const variants = computeLinkVariants(skill);
  variantsBySkill.set(skill.files, variants);
  return variants;
}

const variantsBySkill = new WeakMap<Skill['files'], readonly HashVariant[]>();

function computeLinkVariants({ files }: Skill): readonly HashVariant[] {
  if (files.length > maxFiles) return [];
  const candidates = files.filter(({ kind, name }) => kind !== 'symlink' && name !== 'SKILL.md');
  const copies = duplicateSets(files).map((names) => ({
    algorithm: skillsLockWithout(names),
    isAccepted: true,
    how: msg`without ${list(names.map(pathPart))}`,
    cause: msg`It equals another file: the installer writes a link as a copy of its target.`,
  }));
  const unverified = unverifiedSets(candidates).map(({ label, names }) => ({
    algorithm: skillsLockWithout(names),
    isAccepted: false,
    how: msg`without ${pathPart(label)}`,
    cause: msg`The source has a link there, or somebody added it.`,
  }));
  return [...copies, ...unverified];
}

/** The sets of files whose bytes all occur in another file of the skill. */
function duplicateSets(files: readonly SkillFile[]): readonly (readonly string[])[] {
  const regular = files.filter(({ kind, id }) => kind !== 'symlink' && id !== undefined);
  const groups = [...groupBy(regular, ({ id = '' }) => id).values()].filter(
    ({ length }) => length > 1,
  );
  const names = groups.flat().map(({ name }) => name);
  if (names.length === 0) return [];
  if (names.length > maxSubsetFiles)
    return [
      groups.flatMap((group) => group.slice(1).map(({ name }) => name)),
      groups.flatMap((group) => group.slice(0, -1).map(({ name }) => name)),
    ];
  return subsetsOf(names).filter((set) =>
    groups.every((group) => group.some(({ name }) => !set.includes(name))),
  );
}

function subsetsOf(names: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: 2 ** names.length - 1 }, (_, index) =>
    names.filter((_name, bit) => ((index + 1) >> bit) & 1),
  );
}

/** Each single file and each folder, which may be a link in the source. */
function unverifiedSets(
  files: readonly SkillFile[],
): readonly { readonly label: string; readonly names: readonly string[] }[] {
  const names = files.map(({ name }) => name);
  const folders = new Set(names.flatMap((name) => [...selfAndAncestors(folderOf(name))]));
  folders.delete('');
  return [
    ...[...folders].map((folder) => ({
      label: `${folder}/`,
      names: names.filter((name) => isInside(name, folder)),
    })),
    ...names.map((name) => ({ label: name, names: [name] })),
  ].slice(0, maxSets);
}

/** With more files, only whole sets of modes are tried. */
const maxModeFiles = 8;

/** The variant of a git tree id with other file modes, if one matches: an installer may drop or set the executable bit. */
export function modeVariant(pin: Pin, skill: Pick<Skill, 'files'>): HashVariant | null {
  const known = modesBySkill.get(skill.files) ?? new Map<string, HashVariant | null>();
  modesBySkill.set(skill.files, known);
  if (!known.has(pin.value)) known.set(pin.value, computeModeVariant(pin, skill));
  return known.get(pin.value) ?? null;
}

const modesBySkill = new WeakMap<Skill['files'], Map<string, HashVariant | null>>();

function computeModeVariant(pin: Pin, { files }: Pick<Skill, 'files'>): HashVariant | null {
  const identified = files.flatMap(({ name, kind, id }): readonly IdentifiedFile[] =>
    id?.length === 40 && kind !== 'symlink' ? [{ name, kind, id }] : [],
  );
  if (identified.length !== files.length) return null;
  for (const isExecutable of modeSets(identified)) {
    const changed = identified.map((file): IdentifiedFile => {
      return { ...file, kind: isExecutable(file) ? 'executable' : 'file' };
    });
    if (treeId(changed, 'sha1') !== pin.value) continue;
    const names = changed.filter(({ kind }, index) => kind !== identified[index]?.kind);
    return {
      algorithm: pin.algorithm,
      how: msg`with another mode of ${list(names.map(({ name }) => pathPart(name)))}`,
      cause: msg`An installer or a checkout changed the executable bit; the content is equal.`,
      isAccepted: true,
    };
  }
  return null;
}

type ModeSet = (file: IdentifiedFile) => boolean;

/** The likely sets of executable files, and for few files every set. */
function* modeSets(files: readonly IdentifiedFile[]): Iterable<ModeSet> {
  yield () => false;
  yield () => true;
  yield ({ name }) => /\.(?:sh|bash)$/.test(name);
  yield ({ name }) => /\.(?:sh|bash|py)$/.test(name);
  yield ({ name }) => /(?:^|\/)(?:scripts|bin)\//.test(name);
  const toggled = (others: readonly IdentifiedFile[]): ModeSet => {
    return (file) => (file.kind === 'executable') !== others.includes(file);
  };
  for (const file of files) yield toggled([file]);
  if (files.length > maxModeFiles) return;
  for (let bits = 1; bits < 2 ** files.length; bits++)
    yield toggled(files.filter((_, index) => (bits >> index) & 1));
}
