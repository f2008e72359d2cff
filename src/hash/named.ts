import type { SkillFile } from '../model/skill.ts';
import type { HashAlgorithm } from './algorithm.ts';
import { apmPackage } from './algorithms/apm-package.ts';
import { content } from './algorithms/content.ts';
import { type Framing, framed } from './algorithms/framed.ts';
import { recoded } from './algorithms/recoded.ts';
import { skillMd } from './algorithms/skill-md.ts';
import { skillsLock, skillsLockFraming } from './algorithms/skills-lock.ts';
import { skillsSnapshot, skillsSnapshotFraming } from './algorithms/skills-snapshot.ts';
import * as catalog from './index.ts';
import { comparePaths } from './order.ts';

const notInstalled = /(^|\/)(metadata\.json$|__pycache__\/|__pypackages__\/)/;
const isInstalled = ({ name }: SkillFile) => !notInstalled.test(name);
const isPlain = ({ name }: SkillFile) => !/(^|\/)\./.test(name);

/** What is hashed with other line ends too, and other ways of tools to hash what ours is. */
const streams: readonly HashAlgorithm[] = [
  content,
  apmPackage,
  skillMd,
  skillsLock,
  skillsSnapshot,
  narrowed(skillsLockFraming, 'no-metadata', isInstalled),
  narrowed(skillsSnapshotFraming, 'no-metadata', isInstalled),
  narrowed(skillsLockFraming, 'no-dotfiles', isPlain),
  ...[skillsLockFraming, skillsSnapshotFraming].map((framing) =>
    framed({ ...framing, id: `${framing.id}/bytes`, compare: comparePaths }),
  ),
];

const algorithms: ReadonlyMap<string, HashAlgorithm> = new Map(
  [
    ...Object.values(catalog),
    ...streams,
    ...streams.flatMap((stream) => [recoded(stream, 'crlf'), recoded(stream, 'lf')]),
  ].map((algorithm) => [algorithm.id, algorithm]),
);

/** The algorithm of a name: one of the index, `/crlf` or `/lf` behind one, or a way only old locks know. */
export function algorithmNamed(id: string): HashAlgorithm | undefined {
  return algorithms.get(id);
}

function narrowed(
  framing: Framing,
  suffix: string,
  counts: (file: SkillFile) => boolean,
): HashAlgorithm {
  const id = `${framing.id}/${suffix}`;
  return framed({ ...framing, id, counts: (file) => framing.counts(file) && counts(file) });
}
