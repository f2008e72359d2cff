import type { SkillFile } from '../model/skill.ts';
import type { HashAlgorithm } from './algorithm.ts';
import { apmPackage } from './algorithms/apm-package.ts';
import { content } from './algorithms/content.ts';
import { createFramedAlgorithm, type Framing } from './algorithms/framed.ts';
import { skillMd } from './algorithms/skill-md.ts';
import { skillsLock, skillsLockFraming } from './algorithms/skills-lock.ts';
import { skillsSnapshot, skillsSnapshotFraming } from './algorithms/skills-snapshot.ts';
import { withLineEndings } from './algorithms/with-line-endings.ts';
import * as catalog from './index.ts';
import { comparePaths } from './order.ts';

const notInstalledPattern = /(^|\/)(metadata\.json$|__pycache__\/|__pypackages__\/)/;
const isInstalled = ({ name }: SkillFile) => !notInstalledPattern.test(name);
const isNotDotfile = ({ name }: SkillFile) => !/(^|\/)\./.test(name);

/** The algorithms with variants for other line endings, other exclusions and other sort orders. */
const streamAlgorithms: readonly HashAlgorithm[] = [
  content,
  apmPackage,
  skillMd,
  skillsLock,
  skillsSnapshot,
  restrictFraming(skillsLockFraming, 'no-metadata', isInstalled),
  restrictFraming(skillsSnapshotFraming, 'no-metadata', isInstalled),
  restrictFraming(skillsLockFraming, 'no-dotfiles', isNotDotfile),
  ...[skillsLockFraming, skillsSnapshotFraming].map((framing) =>
    createFramedAlgorithm({ ...framing, id: `${framing.id}/bytes`, compare: comparePaths }),
  ),
];

const algorithms: ReadonlyMap<string, HashAlgorithm> = new Map(
  [
    ...Object.values(catalog),
    ...streamAlgorithms,
    ...streamAlgorithms.flatMap((stream) => [
      withLineEndings(stream, 'crlf'),
      withLineEndings(stream, 'lf'),
    ]),
  ].map((algorithm) => [algorithm.id, algorithm]),
);

/** Finds an algorithm by id: one of the index, optionally with `/crlf` or `/lf`, or one of old locks only. */
export function algorithmNamed(id: string): HashAlgorithm | undefined {
  if (!id.startsWith(withoutPrefix)) return algorithms.get(id);
  const names = new Set(id.slice(withoutPrefix.length).split('\0'));
  const isIncluded = ({ name }: SkillFile) => !names.has(name);
  return restrictFraming(skillsLockFraming, id.slice(skillsLockFraming.id.length + 1), isIncluded);
}

const withoutPrefix = `${skillsLockFraming.id}/without\0`;

/** The id of the algorithm of the `skills` command line over all files of a skill except some. */
export function skillsLockWithout(names: readonly string[]): string {
  return withoutPrefix + names.join('\0');
}

function restrictFraming(
  framing: Framing,
  suffix: string,
  includes: (file: SkillFile) => boolean,
): HashAlgorithm {
  const id = `${framing.id}/${suffix}`;
  return createFramedAlgorithm({
    ...framing,
    id,
    includes: (file) => framing.includes(file) && includes(file),
  });
}
