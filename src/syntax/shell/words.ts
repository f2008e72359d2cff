import type { SyntaxNode } from '../grammars/tree.ts';
import { unescapeAnsiC, unescapeBare, unescapeQuoted } from './quoting.ts';
import type { ShellScript, Word, WordPart } from './shell.ts';

/** Reads the words of one text. */
export interface WordReader {
  readonly text: string;
  /** The commands of a substitution, which are also commands of the text. */
  readonly readScript: (substitution: SyntaxNode) => ShellScript;
}

const other: WordPart = { kind: 'other' };

/** A node as a word. */
export function readWord(node: SyntaxNode, reader: WordReader): Word {
  return toWord(partsOf(node, reader), node.start, node.end);
}

/** The word of some parts; neighbouring texts become one. */
export function toWord(parts: readonly WordPart[], start: number, end: number): Word {
  const joined: WordPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', text: last.text + part.text };
    } else if (part.kind !== 'text' || part.text !== '') joined.push(part);
  }
  const [first] = joined;
  const isStatic = joined.length === 0 || (joined.length === 1 && first?.kind === 'text');
  const text = isStatic ? (first?.kind === 'text' ? first.text : '') : null;
  return { text, parts: joined, start, end };
}

/** Two words side by side as one. */
export function joinWords(first: Word, second: Word): Word {
  // `$"…"` is a text that is translated.
  const isTranslated = first.text === '$' && second.end > second.start;
  const [last, next] = [first.parts.at(-1), second.parts[0]];
  // The grammar divides `$f.sh` in `"$A"/$f.sh` into a sign and a word.
  const name = next?.kind === 'text' ? /^[A-Za-z_]\w*/.exec(next.text)?.[0] : undefined;
  if (!isTranslated && name !== undefined && last?.kind === 'text' && last.text.endsWith('$')) {
    const start = [...first.parts.slice(0, -1), plain(last.text.slice(0, -1)), variable(name)];
    const rest = [plain(next?.kind === 'text' ? next.text.slice(name.length) : '')];
    return toWord([...start, ...rest, ...second.parts.slice(1)], first.start, second.end);
  }
  const parts = [...(isTranslated ? [] : first.parts), ...second.parts];
  return toWord(parts, first.start, second.end);
}

/** The text of a here-document, with its substitutions unless its delimiter is quoted. */
export function readHereDocument(body: SyntaxNode, isQuoted: boolean, reader: WordReader): Word {
  const { start, end } = body;
  if (isQuoted) return toWord([plain(reader.text.slice(start, end))], start, end);
  return toWord(partsBetween(body, start, end, unescapeQuoted, reader), start, end);
}

function partsOf(node: SyntaxNode, reader: WordReader): readonly WordPart[] {
  const { start, end } = node;
  const written = reader.text.slice(start, end);
  switch (node.type) {
    case 'raw_string':
      return [plain(inside(written, 1))];
    case 'ansi_c_string':
      return [plain(unescapeAnsiC(inside(written, 2)))];
    case 'string':
      return partsBetween(
        node,
        start + 1,
        start + 1 + inside(written, 1).length,
        unescapeQuoted,
        reader,
      );
    case 'translated_string':
      return node.children.flatMap((child) => (child.isNamed ? partsOf(child, reader) : []));
    case 'concatenation':
    case 'command_name':
      return partsBetween(node, start, end, unescapeBare, reader);
    case 'simple_expansion':
      return [variable(written.slice(1))];
    case 'expansion':
      return [expansionOf(node, reader)];
    case 'command_substitution':
    case 'process_substitution':
      return [{ kind: 'substitution', script: reader.readScript(node) }];
    case 'arithmetic_expansion':
      reader.readScript(node);
      return [other];
    default:
      return node.children.some(({ isNamed }) => isNamed)
        ? partsBetween(node, start, end, unescapeBare, reader)
        : bareParts(written);
  }
}

/** The parts of children, and of the text around them. */
function partsBetween(
  node: SyntaxNode,
  start: number,
  end: number,
  resolve: (text: string) => string,
  reader: WordReader,
): readonly WordPart[] {
  const parts: WordPart[] = [];
  let at = start;
  const addText = (until: number) => {
    const written = reader.text.slice(at, until);
    if (written === '') return;
    if (resolve === unescapeBare) parts.push(...bareParts(written));
    else parts.push(plain(resolve(written)));
  };
  for (const child of node.children) {
    if (!child.isNamed || literal.has(child.type) || child.start < at) continue;
    addText(Math.min(child.start, end));
    parts.push(...partsOf(child, reader));
    at = child.end;
  }
  addText(end);
  return parts;
}

/** Nodes that are text of the word around them. */
const literal: ReadonlySet<string> = new Set(['string_content', 'heredoc_content', 'word']);

/** Text outside of quotes, with the signs of globs apart. */
function bareParts(written: string): readonly WordPart[] {
  return (
    written.match(/\\[\s\S]|\{[^{}\\]*\}|\[[^[\]\s]+\]|[*?[\]{}]|[^\\*?[\]{}]+|\\$/g) ?? []
  ).map((piece) =>
    /^(?:[*?[\]{}]$|\[.|\{.*(?:,|\.\.))/s.test(piece)
      ? { kind: 'glob', text: piece }
      : plain(unescapeBare(piece)),
  );
}

/** A quoted text without its quotes; the last one may be missing. */
function inside(written: string, opening: number): string {
  const isClosed = written.length > opening && /["']$/.test(written);
  return written.slice(opening, isClosed ? -1 : undefined);
}

function plain(text: string): WordPart {
  return { kind: 'text', text };
}

function variable(name: string, rest: Partial<WordPart> = {}): WordPart {
  return { kind: 'variable', name, isWhole: true, fallback: null, ...rest } as WordPart;
}

/** `${…}`: commands in it are read whatever it is. */
function expansionOf(node: SyntaxNode, reader: WordReader): WordPart {
  const written = reader.text.slice(node.start + 2, node.end - 1);
  const [head = '', name = '', operator = ''] = /^(\w+|[@*#?$!-])(:?[-=])?/.exec(written) ?? [];
  if (name === '') {
    for (const child of node.children) partsOf(child, reader);
    return other;
  }
  if (operator === '' && head.length === written.length) return variable(name);
  const start = node.start + 2 + head.length;
  const rest = { ...node, children: node.children.filter((child) => child.start >= start) };
  const value = toWord(
    partsBetween(rest, start, node.end - 1, unescapeBare, reader),
    start,
    node.end - 1,
  );
  if (operator !== '') return variable(name, { fallback: value });
  return variable(name, { isWhole: false });
}
