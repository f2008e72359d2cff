/** A deviation from the hash of a lock format, found in real locks. */
export interface HashVariant {
  /** The id of the hash algorithm with this deviation. */
  readonly algorithm: string;
  /** The deviation, as the end of "matches only". */
  readonly how: string;
  /** The cause, and its remedy. */
  readonly cause: string;
  /** Whether the variant verifies a pin: tools of the format produce it. */
  readonly isAccepted: boolean;
}

/** The known variants of an algorithm, the most likely first. */
export function hashVariants(algorithm: string): readonly HashVariant[] {
  return variants.get(algorithm) ?? [];
}

type VariantWords = Pick<HashVariant, 'how' | 'cause'>;

const crlf: VariantWords = {
  how: 'with CRLF line ends',
  cause: 'the lock was written in a checkout on Windows; "eol=lf" in .gitattributes ends it',
};
const lf: VariantWords = {
  how: 'with LF line ends',
  cause: 'the files here have CRLF; "eol=lf" in .gitattributes ends it',
};
const snapshot: VariantWords = {
  how: 'as a snapshot from the server of the "skills" command line',
  cause: 'it was installed from there, not from its repository',
};
const skillMd: VariantWords = {
  how: 'as the hash of SKILL.md alone',
  cause: 'another tool wrote it, and nothing verifies the other files',
};
const metadata: VariantWords = {
  how: 'without metadata.json and caches',
  cause: 'they were not there when it was locked',
};
const dotfiles: VariantWords = {
  how: 'without the files whose names begin with a dot',
  cause: 'older releases of the "skills" command line left them out',
};
const byteOrder: VariantWords = {
  how: 'with the files in byte order',
  cause: 'another tool than the "skills" command line wrote it',
};
const sha256Tree: VariantWords = {
  how: 'as the id git gives the folder',
  cause: 'the lock was written in a repository of SHA-256',
};

const variants: ReadonlyMap<string, readonly HashVariant[]> = new Map([
  // ADR-003 allows no variant: these only explain a mismatch.
  ['content', lineEndVariants('content', null, false)],
  ['apm-package', lineEndVariants('apm-package', null, true)],
  [
    'skills-lock',
    [
      ...lineEndVariants('skills-lock', null, true),
      ...withLineEndVariants('skills-snapshot', snapshot),
      ...withLineEndVariants('skill-md', skillMd),
      ...withLineEndVariants('skills-lock/no-metadata', metadata),
      ...withLineEndVariants('skills-snapshot/no-metadata', combine(snapshot, metadata)),
      ...withLineEndVariants('skills-lock/no-dotfiles', dotfiles),
      ...withLineEndVariants('skills-lock/bytes', byteOrder),
      ...withLineEndVariants('skills-snapshot/bytes', combine(snapshot, byteOrder)),
      { algorithm: 'git-tree-sha256', ...sha256Tree, isAccepted: true },
    ],
  ],
]);

/** A variant, and the same with other line ends. */
function withLineEndVariants(algorithm: string, words: VariantWords): readonly HashVariant[] {
  return [{ algorithm, ...words, isAccepted: true }, ...lineEndVariants(algorithm, words, true)];
}

function lineEndVariants(
  algorithm: string,
  words: VariantWords | null,
  isAccepted: boolean,
): readonly HashVariant[] {
  return [
    { algorithm: `${algorithm}/crlf`, ...(words ? combine(words, crlf) : crlf), isAccepted },
    { algorithm: `${algorithm}/lf`, ...(words ? combine(words, lf) : lf), isAccepted },
  ];
}

function combine(first: VariantWords, second: VariantWords): VariantWords {
  return { how: `${first.how}, ${second.how}`, cause: first.cause };
}
