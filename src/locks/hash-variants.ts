import { code, type Message, msg, pathPart } from '../model/message.ts';

/** A deviation from the hash of a lock format, found in real locks. */
export interface HashVariant {
  /** The id of the hash algorithm with this deviation. */
  readonly algorithm: string;
  /** The deviation, as the end of "matches only". */
  readonly how: Message;
  /** The cause, as a sentence. */
  readonly cause: Message;
  readonly remedy?: Message;
  /** Whether the variant verifies a pin: tools of the format produce it. */
  readonly isAccepted: boolean;
}

/** The known variants of an algorithm, the most likely first. */
export function hashVariants(algorithm: string): readonly HashVariant[] {
  return variants.get(algorithm) ?? [];
}

type VariantDescription = Pick<HashVariant, 'how' | 'cause' | 'remedy'>;

const attributes = msg`Put ${code('* text eol=lf')} into ${pathPart('.gitattributes')}`;
const crlf: VariantDescription = {
  how: msg`with CRLF line endings`,
  cause: msg`The lock was written on Windows; the files here have LF.`,
  remedy: msg`${attributes}, then renew the lock.`,
};
const lf: VariantDescription = {
  how: msg`with LF line endings`,
  cause: msg`The files here have CRLF.`,
  remedy: msg`${attributes}, then check the files out again.`,
};
const snapshot: VariantDescription = {
  how: msg`as a snapshot from the server of the skills CLI`,
  cause: msg`It was installed from that server, not from its repository.`,
};
const skillMd: VariantDescription = {
  how: msg`as the hash of SKILL.md alone`,
  cause: msg`Another tool wrote the entry; nothing verifies the other files.`,
};
const metadata: VariantDescription = {
  how: msg`without metadata.json and caches`,
  cause: msg`These files were not there when it was locked.`,
};
const dotfiles: VariantDescription = {
  how: msg`without hidden files`,
  cause: msg`Older releases of the skills CLI left them out.`,
};
const byteOrder: VariantDescription = {
  how: msg`with the files in byte order`,
  cause: msg`Another tool than the skills CLI wrote the entry.`,
};
const sha256Tree: VariantDescription = {
  how: msg`as the id that git gives the folder`,
  cause: msg`The lock was written in a repository that uses SHA-256.`,
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
  return { ...first, how: msg`${first.how}, ${second.how}` };
}
