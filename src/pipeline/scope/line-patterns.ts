/** An ASCII part of a word, without white space. */
const plainPart = /[\w.-]+/g;

/** White space within a line, and characters beyond ASCII, as bytes. */
const blank = '[ \\t\\r\\f\\v\\x80-\\xff]*';

/** The separator between a key and an alias, or the end of the line. */
const aliasOrEnd = `[:=]${blank}(?:\\*|$)`;

/** Keys of names with an alias as value; the colon and the alias may be on a later line. */
const aliasPatterns = [
  `name["']?${blank}${aliasOrEnd}`,
  `id["']?${blank}${aliasOrEnd}`,
  `^${blank}${aliasOrEnd}`,
  `\\*\\S{1,80}${blank}[:=]${blank}\\*`,
];

/** The bytes of the characters beyond ASCII whose compatibility form (NFKC) has ASCII letters, digits or `_`. */
const compatibilityCharacters =
  '\\xc2[\\xaa\\xb2\\xb3\\xb9\\xba\\xbc-\\xbe]|\\xc4[\\xb2\\xb3\\xbf]|\\xc5[\\x80\\x89\\xbf]|\\xc7|' +
  '\\xca[\\xb0-\\xb8]|\\xcb[\\xa1-\\xa3]|\\xe1[\\xb4-\\xb6\\xba]|\\xe2[\\x81\\x82\\x84-\\x86\\x91-\\x93\\xb1]|' +
  '\\xe3[\\x89-\\x8f]|\\xea\\x9f|\\xef[\\xac\\xb8\\xb9\\xbc\\xbd]|\\xf0(?:\\x90\\x9e|\\x9c\\xb3|\\x9d|\\x9f[\\x84-\\x86\\xaf])';

/** The same for characters with dots, such as the ellipsis. */
const compatibilityDots = '\\xe2\\x80[\\xa4-\\xa6]';

/** Escapes by a number, in YAML, JSON, TOML and links. */
const numericEscapes = [
  '\\\\[xXuU]\\{?[0-9a-fA-F]{2}',
  '%(?:2[dDeE]|3\\d|4[1-9a-fA-F]|5[0-9aAfF]|6[1-9a-fA-F]|7[0-9aA]|[89a-fA-F][0-9a-fA-F])',
];

/**
 * Regular expressions over the bytes of single lines, in the syntax that PCRE and ECMAScript share: every UTF-8 text that
 * has one of some words, spelt out, escaped or in compatibility characters, matches one. With `hasNames`, so does every
 * text with an alias as name. Null for a word without ASCII letters, digits, `_`, `-` or `.`: then any text may match.
 */
export function linePatterns(words: Iterable<string>, hasNames: boolean): readonly string[] | null {
  const parts = new Set(Array.from(words, longestPart));
  if (parts.has('')) return null;
  const characters = [...new Set([...parts].join(''))].map(escapeInClass).join('');
  return [
    ...[...parts].map((part) => part.replaceAll('.', '\\.')),
    ...numericEscapes,
    // A word that goes on in the next line, or whose next character is escaped by itself.
    `[${characters}]\\\\[ \\t]*(?:\\r|$)`,
    '\\\\[_.-]',
    compatibilityCharacters,
    ...(characters.includes('.') ? [compatibilityDots] : []),
    ...(hasNames ? aliasPatterns : []),
  ];
}

function longestPart(word: string): string {
  const parts = word.normalize('NFKC').match(plainPart) ?? [];
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

function escapeInClass(character: string): string {
  return /\w/.test(character) ? character : `\\${character}`;
}
