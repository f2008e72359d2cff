import type { Word, WordPart } from '../../syntax/shell/shell.ts';

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

function textWord(text: string | undefined): Word | null {
  if (text === undefined) return null;
  return { text, parts: [{ kind: 'text', text }], start: 0, end: text.length };
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
