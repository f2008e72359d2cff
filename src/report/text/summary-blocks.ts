import type { Report, SkillSummary } from '../../model/report.ts';
import { countPhrase, countsSentence } from '../counts.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';
import type { RenderOptions } from '../reporter.ts';
import { abbreviateUnique, maxInEntry, maxInSentence } from '../summary/abbreviate-list.ts';
import { baseSentences, lockSentence } from '../summary/base-sentence.ts';
import { type CountedFindings, withCounts } from '../summary/counted-findings.ts';
import { headline, warningsNote } from '../summary/headline.ts';
import { ignoreHint } from '../summary/ignore-hint.ts';
import { type Markup, placeSuffix, placeText, plainMarkup } from '../summary/markup.ts';
import {
  mergedPermissionRows,
  type PermissionRow,
  permissionClause,
  permissionNote,
} from '../summary/permissions.ts';
import { otherWayToPass, remedies } from '../summary/remedies.ts';
import { linkRule } from './link.ts';
import { type Paint, painter } from './paint.ts';
import { padTo } from './width.ts';
import { wrap } from './wrap.ts';

const marks = { pass: ['✓', 'good'], warning: ['!', 'warning'], fail: ['✗', 'error'] } as const;

/** The result in a sentence, with its mark. */
export function headlineLine(report: Report, paint: Paint): string {
  const { mark, text } = headline(report);
  const [sign, tone] = marks[mark];
  return `${paint(tone, sign)} ${paint('strong', `${text}.`)}`;
}

/** The counts next to the prompt, for a reader who has to scroll to see the result. */
export function countLines(
  report: Report,
  { colour, width }: Pick<RenderOptions, 'colour' | 'width'>,
): string[] {
  const paint = painter(colour);
  const [sign, tone] = marks[headline(report).mark];
  const note = warningsNote(report, { ...plainMarkup, code: (text) => text });
  const sentences = [countsSentence(report), ...(note === null ? [] : [note])];
  const lines = wrap(sentences.join(' '), Math.max(width - 2, 20));
  return lines.map((line, index) =>
    index === 0 ? `${paint(tone, sign)} ${paint('strong', line)}` : `  ${paint('strong', line)}`,
  );
}

/** The result and what it rests on, wrapped to the width. */
export function headerBlock(report: Report, options: RenderOptions): string[] {
  const { width, noBaseReason, colour } = options;
  const paint = painter(colour);
  const { mark, text } = headline(report);
  const [sign, tone] = marks[mark];
  const title = wrapIndented(`${text}.`, '  ', width).map((line) =>
    paint('strong', line.trimStart()),
  );
  const sentences = sentencesOf(report, noBaseReason, terminalMarkup(options));
  return [
    ...title.map((line, index) => `${index === 0 ? paint(tone, sign) : ' '} ${line}`),
    ...(sentences.length === 0
      ? []
      : wrap(sentences.join(' '), width).map((line) => paint('faint', line))),
  ];
}

/** What was compared, where that matters: changes and new findings depend on it, and so does a reason for no base. */
function sentencesOf(report: Report, noBaseReason: string | null, markup: Markup): string[] {
  if (report.base === null && noBaseReason === null) return lockSentence(report);
  return baseSentences(report, noBaseReason, markup);
}

/** The parts of sentences in a terminal: places relative to the working directory. */
export function terminalMarkup({ formatPath }: RenderOptions): Markup {
  const format = (text: string) => neutralizeCommands(escapeInvisible(text));
  return {
    ...plainMarkup,
    place: (at, label) =>
      label ??
      format(
        at.path === '' ? placeText(at) : placeText({ path: formatPath(at.path), range: at.range }),
      ),
  };
}

const maxSteps = 50;

/** What has to be done for a failed run to pass, as a numbered list. */
export function remedyBlock(report: Report, options: RenderOptions): string[] {
  const { docsOf, formatPath, width, colour } = options;
  const markup = terminalMarkup(options);
  const style = { markup, docsOf, maxPlaces: maxInSentence, formatPath };
  const all = remedies(report, style);
  if (all.length === 0) return [];
  const steps = all.slice(0, maxSteps).map(({ text }, index) => [`${index + 1}.`, text] as const);
  const omitted = all.length - steps.length;
  const indent = '  '.padEnd(String(steps.length).length + 4);
  return [
    painter(colour)('strong', 'To pass:'),
    ...steps.flatMap(([number, text]) => {
      const [first = '', ...rest] = wrapIndented(text, indent, width);
      return [`  ${padTo(number, indent.length - 2)}${first.slice(indent.length)}`, ...rest];
    }),
    ...(omitted > 0 ? [`  and ${omitted} more steps`] : []),
    ...[...otherWayToPass(report, markup), ...ignoreHint(report, markup)].flatMap((line) =>
      wrapIndented(line, '  ', width),
    ),
  ];
}

const signs: Readonly<Record<PermissionRow['change'], string>> = {
  gained: '+',
  undecided: '?',
  lost: '-',
};

/** The permissions that differ from base, one row each. */
export function permissionBlock(report: Report, options: RenderOptions): string[] {
  const rows = mergedPermissionRows(report);
  if (rows.length === 0) return [];
  const labelled = withCounts(rows).map(({ row, counted }) => ({ row, text: labelOf(counted) }));
  const columns = Math.max(...labelled.map(({ text }) => text.length));
  const lines = labelled.flatMap(({ row, text }) =>
    permissionLines(row, { text, columns }, report.skills, options),
  );
  const note = permissionNote(report, rows);
  const paint = painter(options.colour);
  return [
    paint('strong', 'Permissions:'),
    ...lines,
    ...(note === null
      ? []
      : wrapIndented(note, '  ', options.width).map((line) => paint('faint', line))),
  ];
}

/** Changed permissions that belong to no skill, one row each, without the severities of their findings. */
export function permissionList(rows: readonly PermissionRow[], options: RenderOptions): string[] {
  return rows.flatMap((row) => permissionLines(row, { text: '', columns: 0 }, [], options));
}

/** The severity in front of a permission: `warning`, or `3 warnings` for a row of several. */
function labelOf(counted: CountedFindings | null): string {
  if (counted === null) return '';
  const { severity, amount } = counted;
  return amount === 1 ? severity : countPhrase(amount, severity);
}

/** A no-break space, which keeps the hyphen on the line of its place. */
const unbroken = '\u00a0';

/** The severity in a column of its own. */
interface Label {
  readonly text: string;
  readonly columns: number;
}

function permissionLines(
  row: PermissionRow,
  label: Label,
  skills: readonly SkillSummary[],
  options: RenderOptions,
): string[] {
  const { change, when, finding } = row;
  const markup = terminalMarkup(options);
  const places = placesOf(row, skills, options);
  const rule = finding?.rule ?? '';
  const parts = [
    permissionClause(row, markup),
    markup.prose(when),
    places === '' ? '' : `-${unbroken}${places}`,
    rule === '' ? '' : `[${markup.rule(rule)}]`,
  ];
  const text = parts.filter((part) => part !== '').join(' ');
  const tone = finding?.severity ?? (change === 'lost' ? 'note' : 'warning');
  const paint = painter(options.colour);
  const columns = label.columns === 0 ? 4 : 6 + label.columns;
  const severity = label.text === '' ? '' : paint(tone, label.text);
  const blanks = ' '.repeat(columns - 4 - label.text.length);
  return wrapIndented(text, ' '.repeat(columns), options.width).map((line, index) => {
    const whole = line.replace(`-${unbroken}`, '- ');
    const linked = rule === '' ? whole : linkRule(whole, rule, options);
    return index === 0
      ? `  ${paint(tone, signs[change])} ${severity}${blanks}${linked.slice(columns)}`
      : linked;
  });
}

function placesOf(
  { where, otherPlaces }: PermissionRow,
  skills: readonly SkillSummary[],
  options: RenderOptions,
): string {
  if (where.path === '') return '';
  const markup = terminalMarkup(options);
  const places = [where, ...otherPlaces].map(
    (at) => `${markup.place(at)}${placeSuffix(at, skills, markup)}`,
  );
  return abbreviateUnique(places, options.detail === 'verbose' ? places.length : maxInEntry);
}

/** Wraps a text to the width, with every line indented. */
export function wrapIndented(text: string, indent: string, width: number): string[] {
  return wrap(text, Math.max(width - indent.length, 20)).map((line) => indent + line);
}
