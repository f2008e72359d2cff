import type { Power, PowerChange } from '../../model/power.ts';
import { truncate } from '../../model/value/format-value.ts';
import { powerWords } from '../../model/words/power-words.ts';

const maxShownScope = 120;

/** A permission as a clause, verb first: runs `make` at every session start (unpinned). */
export function describePower(power: Power): string {
  const { verb, object, when, remarks } = powerWords(power);
  const [verbText = '', text = ''] = [verb, object].map((part) =>
    truncate(inOneLine(part), maxShownScope),
  );
  const mark = text.includes('`') ? '"' : '`';
  const shown = text === '' ? '' : `${mark}${text}${mark}`;
  const words = [verbText, shown, when].filter((word) => word !== '').join(' ');
  return remarks.length > 0 ? `${words} (${remarks.join(', ')})` : words;
}

/** The end of a line is part of a command: it separates as `;` does. */
function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ⏎ ').replace(/\s+/g, ' ');
}

/** The message on a gained or undecided permission, with that of base where it replaces one. */
export function gainMessage({ power, previous, isSameCommand }: PowerChange): string {
  const owner = ownerOf(power);
  const description = describePower(power);
  if (isSameCommand) {
    return `${owner} ${description}, and the files that this runs were changed: it is another program.`;
  }
  if (!previous) return `${owner} now ${description}.`;
  return `${owner} now ${description}; at base it ${describePower(withoutCommonRemark(previous, power))}.`;
}

/** A permission without a remark that the other one has too. */
function withoutCommonRemark(power: Power, other: Power): Power {
  const { remark, ...rest } = power;
  return remark === other.remark ? rest : power;
}

/** What ships a permission, as the subject of a sentence. */
export function ownerOf({ unit }: Power): string {
  if (unit.kind === 'repository') {
    return unit.root === '' ? 'The repository' : `The folder "${truncate(unit.root, 60)}"`;
  }
  return `The ${unit.kind} "${truncate(unit.name, 60)}"`;
}
