/** Another way to a digest than the one its format names, met in real locks. */
export interface Variant {
  /** The name of the hash algorithm that goes this way. */
  readonly algorithm: string;
  /** How the digest comes out, as the end of "matches only". */
  readonly how: string;
  /** Why it is so, and what ends it. */
  readonly cause: string;
  /** Whether a pin that holds this way holds: the tools of the format write it so. */
  readonly holds: boolean;
}

/** What else the digests of an algorithm are known to come from, the likeliest first. */
export function variantsOf(algorithm: string): readonly Variant[] {
  return variants.get(algorithm) ?? [];
}

type Words = Pick<Variant, 'how' | 'cause'>;

const crlf: Words = {
  how: 'with CRLF line ends',
  cause: 'the lock was written in a checkout on Windows; "eol=lf" in .gitattributes ends it',
};
const lf: Words = {
  how: 'with LF line ends',
  cause: 'the files here have CRLF; "eol=lf" in .gitattributes ends it',
};
const snapshot: Words = {
  how: 'as a snapshot from the server of the "skills" command line',
  cause: 'it was installed from there, not from its repository',
};
const skillMd: Words = {
  how: 'as the hash of SKILL.md alone',
  cause: 'another tool wrote it, and nothing verifies the other files',
};
const metadata: Words = {
  how: 'without metadata.json and caches',
  cause: 'they were not there when it was locked',
};
const dotfiles: Words = {
  how: 'without the files whose names begin with a dot',
  cause: 'older releases of the "skills" command line left them out',
};
const order: Words = {
  how: 'with the files in byte order',
  cause: 'another tool than the "skills" command line wrote it',
};
const sha256Tree: Words = {
  how: 'as the id git gives the folder',
  cause: 'the lock was written in a repository of SHA-256',
};

const variants: ReadonlyMap<string, readonly Variant[]> = new Map([
  // ADR-003 knows one way only: these name the cause of a mismatch, and mend nothing.
  ['content', lineEnds('content', null, false)],
  ['apm-package', lineEnds('apm-package', null, true)],
  [
    'skills-lock',
    [
      ...lineEnds('skills-lock', null, true),
      ...eachWay('skills-snapshot', snapshot),
      ...eachWay('skill-md', skillMd),
      ...eachWay('skills-lock/no-metadata', metadata),
      ...eachWay('skills-snapshot/no-metadata', both(snapshot, metadata)),
      ...eachWay('skills-lock/no-dotfiles', dotfiles),
      ...eachWay('skills-lock/bytes', order),
      ...eachWay('skills-snapshot/bytes', both(snapshot, order)),
      { algorithm: 'git-tree-sha256', ...sha256Tree, holds: true },
    ],
  ],
]);

/** A way as it is, and with either line ends. */
function eachWay(algorithm: string, words: Words): readonly Variant[] {
  return [{ algorithm, ...words, holds: true }, ...lineEnds(algorithm, words, true)];
}

function lineEnds(algorithm: string, words: Words | null, holds: boolean): readonly Variant[] {
  return [
    { algorithm: `${algorithm}/crlf`, ...(words ? both(words, crlf) : crlf), holds },
    { algorithm: `${algorithm}/lf`, ...(words ? both(words, lf) : lf), holds },
  ];
}

function both(one: Words, other: Words): Words {
  return { how: `${one.how}, ${other.how}`, cause: one.cause };
}
