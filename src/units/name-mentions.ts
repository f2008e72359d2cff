import { codeSpans } from '../syntax/markdown/markdown.ts';

/** A name in a text, in a form that may mean a skill, an agent or a command. */
export interface NameMention {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const name = String.raw`([A-Za-z][\w-]{0,79})`;
const kind = '(?:skill|agent|subagent|command|plugin)s?';
const forms: readonly RegExp[] = [
  // `x` skill, the x skill, skill `x`
  new RegExp(String.raw`(?<=[\x60*"'])${name}(?=[\x60*"']+ ${kind}\b)`, 'g'),
  new RegExp(String.raw`(?<=\bthe )${name}(?= ${kind}\b)`, 'gi'),
  new RegExp(String.raw`(?<=\b${kind}:? [\x60*"']{1,3})${name}(?=[\x60*"'])`, 'gi'),
  // [[x]], /x, Skill(x)
  new RegExp(String.raw`(?<=\[\[)${name}(?=\]\])`, 'g'),
  new RegExp(String.raw`(?<=(?:^|[\s"'(\[|*\x60])/)${name}(?![\w./:-]*[/.:][\w/])`, 'gm'),
  new RegExp(String.raw`(?<=\b(?:Skill|Agent|Task)\(["'\x60]?)${name}(?=["'\x60)])`, 'g'),
];

/** Inexact forms of names: enough to tell who relies on what a change removes or renames, not to report a fault. */
export function nameMentions(
  text: string,
  isWanted: (name: string) => boolean,
): readonly NameMention[] {
  const found = new Map<number, NameMention>();
  for (const form of forms)
    for (const { 0: match, index } of text.matchAll(form))
      if (isWanted(match))
        found.set(index, { name: match, start: index, end: index + match.length });
  for (const { start, end } of codeSpans(text)) {
    const word = text.slice(start, end);
    if (word.includes('-') && isWanted(word)) found.set(start, { name: word, start, end });
  }
  return [...found.values()];
}
