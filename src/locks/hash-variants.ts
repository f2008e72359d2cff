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

type VariantDescription = Pick<HashVariant, 'how' | 'cause'>;

const crlf: VariantDescription = {
  how: 'with CRLF line endings',
  cause:
    'the lock was written on Windows, and the files here have LF. Put `* text eol=lf` into .gitattributes, and renew the lock in a checkout with LF',
};
const lf: VariantDescription = {
  how: 'with LF line endings',
  cause:
    'the files here have CRLF. Put `* text eol=lf` into .gitattributes, and check the files out again',
};
const snapshot: VariantDescription = {
  how: 'as a snapshot from the server of the "skills" command line',
  cause: 'it was installed from there, not from its repository',
};
const skillMd: VariantDescription = {
  how: 'as the hash of SKILL.md alone',
  cause: 'another tool wrote it, and nothing verifies the other files',
};
const metadata: VariantDescription = {
  how: 'without metadata.json and caches',
  cause: 'they were not there when it was locked',
};
const dotfiles: VariantDescription = {
  how: 'without the files with a leading dot in the name',
  cause: 'older releases of the "skills" command line left them out',
};
const byteOrder: VariantDescription = {
  how: 'with the files in byte order',
  cause: 'another tool than the "skills" command line wrote it',
};
const sha256Tree: VariantDescription = {
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

/** A variant, and the same with other line endings. */
function withLineEndVariants(
  algorithm: string,
  description: VariantDescription,
): readonly HashVariant[] {
  return [
    { algorithm, ...description, isAccepted: true },
    ...lineEndVariants(algorithm, description, true),
  ];
}

function lineEndVariants(
  algorithm: string,
  description: VariantDescription | null,
  isAccepted: boolean,
): readonly HashVariant[] {
  return [
    {
      algorithm: `${algorithm}/crlf`,
      ...(description ? combine(description, crlf) : crlf),
      isAccepted,
    },
    { algorithm: `${algorithm}/lf`, ...(description ? combine(description, lf) : lf), isAccepted },
  ];
}

function combine(first: VariantDescription, second: VariantDescription): VariantDescription {
  return { how: `${first.how}, ${second.how}`, cause: first.cause };
}
