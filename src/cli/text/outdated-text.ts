import type { Finding } from '../../model/finding.ts';
import { truncate } from '../../model/value/format-value.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { painter } from '../../report/text/paint.ts';
import { formatColumns, formatEntries } from '../../report/text/table.ts';
import { byUrgency, headline } from '../../tasks/outdated/status-summary.ts';
import type { UpdateStatus } from '../../tasks/outdated/update-status.ts';
import type { World } from '../command.ts';
import { type OutdatedRow, outdatedRow, outdatedSentences } from './outdated-row.ts';

type Display = Pick<World, 'colour' | 'width'>;

const maxCell = 48;

/** A table of the statuses, and what each update changes. */
export function outdatedText(statuses: readonly UpdateStatus[], display: Display): string {
  const paint = painter(display.colour);
  const sorted = byUrgency(statuses);
  const parts = [
    paint('strong', headline(statuses)),
    ...(sorted.length === 0 ? [] : [tableOf(sorted.map(outdatedRow), display)]),
    ...sorted.flatMap((status) => details(status, display)),
  ];
  return `${parts.join('\n\n')}\n`;
}

const columns: readonly (readonly [title: string, cell: (row: OutdatedRow) => string])[] = [
  ['Skill', ({ name }) => name],
  ['state', ({ state }) => state],
  ['here', ({ from }) => from],
  ['source', ({ to }) => to],
  ['bump', ({ bump }) => bump],
  ['permissions', ({ permissions }) => permissions],
  ['policy', ({ policy }) => policy],
  ['from', ({ source }) => source],
];

function tableOf(rows: readonly OutdatedRow[], { colour }: Display): string {
  const used = columns.filter(([, cell]) => rows.some((row) => cell(row) !== ''));
  const cells = rows.map((row) => used.map(([, cell]) => shown(cell(row)) || '-'));
  const [head = '', ...others] = formatColumns([used.map(([title]) => title), ...cells]);
  const lines = [
    painter(colour)('strong', head.trimEnd()),
    ...others.map((other) => other.trimEnd()),
  ];
  return lines.map(neutralizeCommands).join('\n');
}

function shown(text: string): string {
  return truncate(neutralizeCommands(escapeInvisible(text)), maxCell);
}

/** The sentence on a status, and its findings; nothing for a current skill. */
function details(status: UpdateStatus, { colour, width }: Display): readonly string[] {
  const { skill, reason, changes, state } = status;
  if (state === 'current' && reason === null) return [];
  const place = `${skill.path}:${skill.at.range?.start.line ?? 1}`;
  const title = painter(colour)('strong', `${shown(skill.name)} (${shown(place)})`);
  const findings = changes?.findings ?? [];
  const prose = outdatedSentences(status).join(' ');
  const rows = [...(prose === '' ? [] : [['', prose]]), ...findings.map(findingRow)];
  const escaped = rows.map((row) => row.map((cell) => neutralizeCommands(escapeInvisible(cell))));
  const lines = formatEntries(escaped, width - 2).map((line) => `  ${line}`.trimEnd());
  return [[neutralizeCommands(title), ...lines.map(neutralizeCommands)].join('\n')];
}

function findingRow({ severity, rule, message, bump }: Finding): readonly string[] {
  const label = bump === null || bump === 'none' ? severity : bump;
  return [label, `${message} (${rule})`];
}
