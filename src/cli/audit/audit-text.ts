import { truncate } from '../../model/value/format-value.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { painter } from '../../report/text/paint.ts';
import { formatColumns, formatEntries } from '../../report/text/table.ts';
import { wrap } from '../../report/text/wrap.ts';
import type { World } from '../command.ts';
import {
  type Audit,
  type AuditedRepository,
  countKeys,
  legendOf,
  placeOf,
  totalOf,
} from './audit.ts';
import { auditHeadline } from './headline.ts';

/** How the text is shown. */
export interface AuditDisplay extends Pick<World, 'colour' | 'width'> {
  /** `quiet` shows failing repositories only; `verbose` adds the findings of all. */
  readonly detail: 'quiet' | 'normal' | 'verbose';
}

/** The most findings of one repository. */
const maxFindings = 20;

/** The verdict, a table of the repositories, and the findings of the failing ones. */
export function auditText(audit: Audit, display: AuditDisplay): string {
  const { colour, detail } = display;
  const failing = audit.repositories.filter(({ outcome }) => outcome === 'fail');
  if (detail === 'quiet' && failing.length === 0) return '';
  const shown = detail === 'verbose' ? audit.repositories : failing;
  const parts = [
    painter(colour)('strong', neutralizeCommands(auditHeadline(audit, escapeInvisible))),
    tableOf(audit, colour),
    ...legendOf(audit).map((legend) => wrap(legend, display.width).join('\n')),
    ...shown.flatMap((repository) => findingsOf(repository, display)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function tableOf(audit: Audit, colour: boolean): string {
  const title = ['Repository', 'outcome', ...countKeys];
  const rows = audit.repositories.map(({ name, outcome, report }) => [
    cell(name),
    outcome,
    ...countKeys.map((key) => String(report.summary[key])),
  ]);
  const all = ['All', audit.outcome, ...countKeys.map((key) => String(totalOf(audit, key)))];
  const [head = '', ...lines] = formatColumns([title, ...rows, all]);
  return [painter(colour)('strong', head.trimEnd()), ...lines.map((line) => line.trimEnd())]
    .map(neutralizeCommands)
    .join('\n');
}

function cell(text: string): string {
  return truncate(neutralizeCommands(escapeInvisible(text)), 64);
}

function findingsOf(
  { name, findings }: AuditedRepository,
  { colour, width, detail }: AuditDisplay,
): readonly string[] {
  const counted = findings.filter(({ severity }) => severity !== 'note' || detail === 'verbose');
  if (counted.length === 0) return [];
  const listed = counted.slice(0, maxFindings);
  const more = counted.length - listed.length;
  const rows = listed.map((finding) =>
    [finding.severity, truncate(placeOf(finding), 80), `${finding.message} (${finding.rule})`].map(
      (text) => neutralizeCommands(escapeInvisible(text)),
    ),
  );
  const lines = formatEntries(rows, width - 2).map((line) => `  ${line}`.trimEnd());
  const last = more > 0 ? [`  ${more} more in its report.`] : [];
  return [
    [painter(colour)('strong', cell(name)), ...lines, ...last].map(neutralizeCommands).join('\n'),
  ];
}
