import type { FileTree } from '../../model/tree.ts';
import { linePatterns } from './line-patterns.ts';

/** The manifests to search. */
export interface SearchedSkill {
  readonly root: string;
  readonly manifestPaths: readonly string[];
}

/** The most words of one search; more make reading everything cheaper. */
export const maxWords = 500;

/** Longer manifests count as a mention. */
const maxBytes = 256 * 1024;

/** Escapes of YAML, JSON, TOML and Markdown by a backslash. */
const backslashes =
  /\\(?:x([0-9a-f]{2})|u\{?([0-9a-f]{4})\}?|U([0-9a-f]{8})|([ \t]*(?:\r\n?|\n)[ \t\r\n]*)|([!-/:-@[-`{-~ ])|([tnvfr_lp]))/gi;
const hasEscape = /\\|%[0-9a-f]{2}/i;

/** Escapes that may split a part of a word. */
const splits = '\\\\[xu\\s_.-]|%[0-9a-f]{2}';

/** What to search for. */
export interface SearchedWords {
  /** Names that a manifest may declare. */
  readonly names: ReadonlySet<string>;
  /** Words anywhere in a manifest, such as the ends of paths. */
  readonly mentions: ReadonlySet<string>;
}

/**
 * The roots of the skills whose manifests may declare a name or mention a word, spelt out or escaped; or cannot be
 * read. Reads only the manifests in which a search of the tree finds a part of a word.
 */
export async function findMentions(
  tree: FileTree,
  skills: readonly SearchedSkill[],
  words: SearchedWords,
): Promise<ReadonlySet<string>> {
  const mentions = createMentionTest(words);
  const rootByPath = new Map(
    skills.flatMap(({ root, manifestPaths }) => manifestPaths.map((path) => [path, root] as const)),
  );
  const found = new Set<string>();
  let pieces: Buffer[] = [];
  const candidates = await findCandidates(tree, [...rootByPath.keys()], words);
  const failures = await tree.read(candidates, (path, chunk, size, last) => {
    if (size <= maxBytes) pieces.push(Buffer.from(chunk));
    if (!last) return;
    const text = size <= maxBytes ? Buffer.concat(pieces).toString('utf8') : null;
    pieces = [];
    if (text === null || mentions(text)) found.add(rootByPath.get(path) ?? '');
  });
  for (const path of failures.keys()) found.add(rootByPath.get(path) ?? '');
  return found;
}

/** The paths whose files may have one of the words; all of them if the tree cannot search. */
async function findCandidates(
  tree: FileTree,
  paths: readonly string[],
  { names, mentions }: SearchedWords,
): Promise<readonly string[]> {
  const patterns = linePatterns([...names, ...mentions], names.size > 0);
  if (patterns === null || paths.length === 0) return paths;
  const found = await tree.search?.(paths, patterns);
  return found ? paths.filter((path) => found.has(path)) : paths;
}

/** Tests whether a text declares or mentions some words, in any spelling that a manifest permits. */
export function createMentionTest({ names, mentions }: SearchedWords): (text: string) => boolean {
  const [name, word] = [names, mentions].map(alternatives);
  const sources = [
    ...(name === '' ? [] : [`${declaration}(?:\\*|[^]{0,80}?(?:${name}))`]),
    ...(word === '' ? [] : [word]),
  ];
  if (sources.length === 0) return () => false;
  const pattern = new RegExp(sources.join('|'));
  const isCandidate = createFilter([...names, ...mentions]);
  return (text) =>
    isCandidate.test(text) &&
    (pattern.test(normalize(text)) ||
      (hasEscape.test(text) && pattern.test(normalize(decode(text)))));
}

/** Matches every text that may hold one of some words: a plain part of one, an escape, an alias, or other characters. */
function createFilter(words: readonly string[]): RegExp {
  const parts = words.map((word) => /[\w.-]+/.exec(normalize(word))?.[0] ?? '');
  const escaped = [...new Set(parts)].map((part) => part.replaceAll('.', '\\.'));
  const alias = `${declaration.replaceAll(' ?', '\\s*')}\\*`;
  return new RegExp([...escaped, alias, splits, '[^\\x00-\\x7f]'].join('|'), 'i');
}

/** The key of a name; a tag, an anchor or a comment may follow before the name. An alias may be any key or name. */
const declaration = '(?:(?:name|id)["\']?|\\*\\S{1,80}) ?[:=] ?';

function alternatives(words: ReadonlySet<string>): string {
  return [...new Set(Array.from(words, normalize))]
    .filter((word) => word !== '')
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');
}

/** The text in compatible characters, with one blank for any white space: a long name may be on several lines. */
function normalize(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

function decode(text: string): string {
  const plain = text.replace(backslashes, (_, byte, unit, point, lineEnd, itself) => {
    if (lineEnd !== undefined) return '';
    if (itself !== undefined) return itself;
    if (byte === undefined && unit === undefined && point === undefined) return ' ';
    const code = Number.parseInt(byte ?? unit ?? point, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
  return plain.replace(/(?:%[0-9a-f]{2})+/gi, decodePercent);
}

function decodePercent(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
