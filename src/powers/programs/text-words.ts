import type { ShellCommand, Word, WordPart } from '../../syntax/shell/shell.ts';

/** A text in which only variables are replaced, such as an argument in a list. */
export function templateWord(text: string): Word {
  const parts: WordPart[] = [];
  for (const piece of text.split(/(\$\{\w+(?::-[^}]{0,200})?\}|\$\w+)/)) {
    if (piece === '') continue;
    const [, name, fallback] = /^\$\{?(\w+)(?::-(.*))?\}?$/s.exec(piece) ?? [];
    parts.push(
      name === undefined
        ? { kind: 'text', text: piece }
        : { kind: 'variable', name, isWhole: true, fallback: textWord(fallback) },
    );
  }
  const [first] = parts;
  const isStatic = parts.length === 0 || (parts.length === 1 && first?.kind === 'text');
  return { text: isStatic ? text : null, parts, start: 0, end: text.length };
}

/** A part that is no text stands in a text as a private character, by its number. */
const firstMark = 0xe000;
const address = /\b(?!file:)[a-z][a-z+.-]{0,20}:\/\/\S*/gi;
const pieceEnd = /[\s"'`;|&()<>{},=:!]+/;

/** The words within a word that has more than one, such as code or `--option=value`; addresses are none. */
export function piecesOf({ parts }: Word): readonly Word[] {
  const marked = parts.map((part, index) =>
    part.kind === 'text' ? part.text : String.fromCharCode(firstMark + (index % 0x1000)),
  );
  const pieces = marked.join('').replace(address, ' ').split(pieceEnd);
  if (pieces.length < 2) return [];
  return pieces.filter((piece) => piece !== '').map((piece) => unmarked(piece, parts));
}

function unmarked(piece: string, parts: readonly WordPart[]): Word {
  const found = piece.split(/([\ue000-\uf8ff])/).flatMap((text): readonly WordPart[] => {
    const part = parts[text.charCodeAt(0) - firstMark];
    if (/^[\ue000-\uf8ff]$/.test(text) && part) return [part];
    return text === '' ? [] : [{ kind: 'text', text }];
  });
  const isStatic = found.every(({ kind }) => kind === 'text');
  return { text: isStatic ? piece : null, parts: found, start: 0, end: 0 };
}

function textWord(text: string | undefined): Word | null {
  if (text === undefined) return null;
  return { text, parts: [{ kind: 'text', text }], start: 0, end: text.length };
}

/** A word without the start of its first text; the word itself if it has another start. */
export function withoutStart(word: Word, start: RegExp): Word {
  const [first, ...others] = word.parts;
  if (first?.kind !== 'text' || !start.test(first.text)) return word;
  const text = first.text.replace(start, '');
  const parts = text === '' ? others : [{ ...first, text }, ...others];
  return { ...word, text: word.text?.replace(start, '') ?? null, parts };
}

/** The assignments among the words of programs like `env`. */
export function assignmentsIn(words: readonly Word[]): ShellCommand['assignments'] {
  return words.flatMap((word) => {
    const name = /^(\w+)=/.exec(commandText(word))?.[1];
    return name === undefined ? [] : [{ name, value: withoutStart(word, /^\w+=/) }];
  });
}

/** A word as a text of commands: what no reader can tell is the variable `_`. */
export function commandText({ parts }: Word): string {
  return parts
    .map((part) => {
      if (part.kind === 'text' || part.kind === 'glob') return part.text;
      return part.kind === 'variable' && part.isWhole ? `\${${part.name}}` : '${_}';
    })
    .join('');
}
