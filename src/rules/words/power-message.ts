import type { Power, PowerChange } from '../../model/power.ts';
import { code, truncate } from '../../model/value/format-value.ts';
import { powerWords } from '../../model/words/power-words.ts';

const maxShownScope = 120;

/** A permission as a clause, verb first: runs `make` (unpinned) at every session start. */
export function describePower(power: Power): string {
  const { verb, when } = powerWords(power);
  const [verbText, object] = [shorten(verb), describeObject(power)];
  // A list after a colon ends the clause.
  const parts =
    when !== '' && verbText.endsWith(':')
      ? [verbText.slice(0, -1), `${when}:`, object]
      : [verbText, object, when];
  return parts.filter((part) => part !== '').join(' ');
}

/** The literal object of a permission and its remarks: `make` (unpinned). */
function describeObject(power: Power): string {
  const { object, remarks } = powerWords(power);
  const text = shorten(object);
  const mark = text.includes('`') ? '"' : '`';
  const remark = remarks.length > 0 ? `(${remarks.join(', ')})` : '';
  return [text === '' ? '' : `${mark}${text}${mark}`, remark]
    .filter((part) => part !== '')
    .join(' ');
}

function shorten(text: string): string {
  return truncate(inOneLine(text), maxShownScope);
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
  return withPrevious(`${owner} now ${description}`, describePrevious(previous, power));
}

/** A sentence with the permission of base; in brackets unless brackets would follow or hold others. */
export function withPrevious(clause: string, previous: string | undefined): string {
  if (previous === undefined) return `${clause}.`;
  return clause.endsWith(')') || previous.endsWith(')')
    ? `${clause}. Before: ${previous}.`
    : `${clause} (before: ${previous}).`;
}

/** What a permission of base says that its successor does not. */
function describePrevious(previous: Power, power: Power): string {
  const [before, after] = [previous, power].map(powerWords);
  const isSameClause = before?.verb === after?.verb && before?.when === after?.when;
  const different = withoutCommonRemark(previous, power);
  return (isSameClause && describeObject(different)) || describePower(different);
}

/** The message on a rule that allows tools without asking; on other permissions as `gainMessage`. */
export function approvalMessage(change: PowerChange): string {
  const { power, previous, isSameCommand } = change;
  if (power.kind !== 'approve' || isSameCommand) return gainMessage(change);
  const { when } = powerWords(power);
  const rule = `${codeInOneLine(power.scope)}${remarkSuffix(power)}`;
  const moment = when === '' ? '' : ` ${when}`;
  return withPrevious(
    `${ownerOf(power)} now allows ${rule} without asking${moment}`,
    previous ? codeInOneLine(previous.scope) : undefined,
  );
}

/** A permission without a remark that the other one has too. */
function withoutCommonRemark(power: Power, other: Power): Power {
  const { remark, ...rest } = power;
  return remark === other.remark ? rest : power;
}

/** How to pin what has no fixed version, as a sentence after a blank; else empty. */
export function pinAdvice({ power }: PowerChange): string {
  const { level } = power.pin ?? {};
  if (level !== 'mutable' && level !== 'range') return '';
  const pin = /^marketplace /.test(power.subject)
    ? 'a tag or commit as "ref"'
    : 'an exact version or a commit';
  return ` Unpinned code can change without a change here: pin ${pin}.`;
}

/** What ships a permission, within a sentence: `the plugin "p"`. */
export function unitPhrase(power: Power): string {
  return ownerOf(power).replace(/^The/, 'the');
}

/** A command line or address for a message, in one line. */
export function codeInOneLine(text: string): string {
  return code(truncate(inOneLine(text), maxShownScope));
}

/** What the permission is with its remarks: ` (unpinned)`; empty without any. */
export function remarkSuffix(power: Power): string {
  const { remarks } = powerWords(power);
  return remarks.length === 0 ? '' : ` (${remarks.join(', ')})`;
}

/** What ships a permission, as the subject of a sentence. */
export function ownerOf({ unit }: Power): string {
  if (unit.kind === 'repository') {
    return unit.root === '' ? 'The repository' : `The folder "${truncate(unit.root, 60)}"`;
  }
  return `The ${unit.kind} "${truncate(unit.name, 60)}"`;
}
