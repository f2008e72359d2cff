import type { SkillFile } from '../model/skill.ts';
import type { HashAlgorithm } from './algorithm.ts';
import { apmPackage } from './apm-package.ts';
import { content } from './content.ts';
import { type Framing, framed } from './framed.ts';
import { gitTreeSha256 } from './git-tree-sha256.ts';
import * as catalog from './index.ts';
import type { LineEnds } from './line-ends.ts';
import { comparePaths } from './order.ts';
import { recoded } from './recoded.ts';
import { skillMd } from './skill-md.ts';
import { skillsLock, skillsLockFraming } from './skills-lock.ts';
import { skillsSnapshot, skillsSnapshotFraming } from './skills-snapshot.ts';

/** Another way to a digest than the one its format names, known to be met in real locks. */
export interface Variant {
  readonly algorithm: HashAlgorithm;
  /** How the digest comes out, as the end of "matches only". */
  readonly how: string;
  /** Why it is so, and what ends it. */
  readonly cause: string;
  /** Whether a pin that holds this way holds: the format itself allows several. */
  readonly holds: boolean;
}

type Words = Pick<Variant, 'how' | 'cause'>;

const ends: Readonly<Record<LineEnds, Words>> = {
  crlf: {
    how: 'with CRLF line ends',
    cause:
      'the lock was written where git checks files out that way; "eol=lf" in .gitattributes and a fresh lock end it',
  },
  lf: {
    how: 'with LF line ends',
    cause: 'the files here have CRLF, as a checkout on Windows; "eol=lf" in .gitattributes ends it',
  },
};

const notInstalled = /(^|\/)(metadata\.json$|__pycache__\/|__pypackages__\/)/;
const withoutMetadata = (framing: Framing): HashAlgorithm =>
  narrowed(framing, 'no-metadata', ({ name }) => !notInstalled.test(name));
const inByteOrder = (framing: Framing): HashAlgorithm =>
  framed({ ...framing, id: `${framing.id}/bytes`, compare: comparePaths });

const metadata: Words = {
  how: 'without metadata.json and caches',
  cause: 'they were not there when it was locked; delete them, or install the skill again',
};
const snapshot: Words = {
  how: 'as a snapshot of the skills server hashes',
  cause: 'the skill was installed from there; installing it again from its repository ends it',
};
const order: Words = {
  how: 'with its files in byte order',
  cause:
    'another tool than the "skills" command line wrote the hash; installing the skill again ends it',
};

const skillsVariants: readonly Variant[] = [
  ...lineEnds(skillsLock, null, true),
  ...allLineEnds(skillsSnapshot, snapshot),
  ...allLineEnds(skillMd, {
    how: 'as the hash of SKILL.md alone',
    cause:
      'another tool than the "skills" command line wrote it, and no other file of the skill is verified',
  }),
  ...allLineEnds(withoutMetadata(skillsLockFraming), metadata),
  ...allLineEnds(withoutMetadata(skillsSnapshotFraming), {
    how: `${snapshot.how}, ${metadata.how}`,
    cause: snapshot.cause,
  }),
  ...allLineEnds(
    narrowed(skillsLockFraming, 'no-dotfiles', ({ name }) => !/(^|\/)\./.test(name)),
    {
      how: 'without files whose names begin with a dot',
      cause:
        'older releases of the "skills" command line left them out; installing it again ends it',
    },
  ),
  ...allLineEnds(inByteOrder(skillsLockFraming), order),
  ...allLineEnds(inByteOrder(skillsSnapshotFraming), {
    how: `${snapshot.how}, ${order.how}`,
    cause: order.cause,
  }),
];

const variants: ReadonlyMap<string, readonly Variant[]> = new Map([
  // ADR-003 knows one way only: these name the cause of a mismatch, and mend nothing.
  [content.id, lineEnds(content, null, false)],
  [apmPackage.id, lineEnds(apmPackage, null, true)],
  [
    skillsLock.id,
    [
      ...skillsVariants,
      {
        algorithm: gitTreeSha256,
        how: 'as the id git gives the folder',
        cause: 'the lock was written in a repository of SHA-256',
        holds: true,
      },
    ],
  ],
]);

const algorithms: ReadonlyMap<string, HashAlgorithm> = new Map(
  [
    ...[...variants.values()].flat().map(({ algorithm }) => algorithm),
    ...Object.values(catalog),
  ].map((algorithm) => [algorithm.id, algorithm]),
);

/** The algorithm of a name, be it a variant. */
export function algorithmNamed(id: string): HashAlgorithm | undefined {
  return algorithms.get(id);
}

/** What else the digests of an algorithm are known to come from, the likeliest first. */
export function variantsOf(algorithm: string): readonly Variant[] {
  return variants.get(algorithm) ?? [];
}

/** `words` themselves and with either line ends. */
function allLineEnds(algorithm: HashAlgorithm, words: Words): readonly Variant[] {
  return [{ algorithm, ...words, holds: true }, ...lineEnds(algorithm, words, true)];
}

function lineEnds(
  algorithm: HashAlgorithm,
  words: Words | null,
  holds: boolean,
): readonly Variant[] {
  return (['crlf', 'lf'] as const).map((kind) => ({
    algorithm: recoded(algorithm, kind),
    how: words ? `${words.how}, ${ends[kind].how}` : ends[kind].how,
    cause: words?.cause ?? ends[kind].cause,
    holds,
  }));
}

function narrowed(
  framing: Framing,
  suffix: string,
  counts: (file: SkillFile) => boolean,
): HashAlgorithm {
  const id = `${framing.id}/${suffix}`;
  return framed({ ...framing, id, counts: (file) => framing.counts(file) && counts(file) });
}
