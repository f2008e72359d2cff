import type { Finding } from '../model/finding.ts';
import type { Position, Range } from '../model/text/text.ts';
import type { Left, Mend } from './fix.ts';

/** What came of the mends of a file. */
export interface Judged {
  readonly mends: readonly Mend[];
  /** What was worked on and is a fault all the same: `1.0` in quotes still lacks a number. */
  readonly open: readonly Left[];
  /** How many other errors and warnings the file has then, some of which nobody could see before. */
  readonly others: number;
}

/**
 * Tells the mends apart whose rule, by what is found in the file afterwards, still speaks of their place, and
 * counts what is found besides that and what was left.
 */
export function judged(
  all: readonly Mend[],
  findings: readonly Finding[],
  left: readonly Left[],
): Judged {
  const open: Left[] = [];
  const told = new Set<Finding>();
  const mends = all.filter((mend) => {
    const { rule, at, done } = mend;
    const now = placeNow(mend, all);
    const fault = findings.find((one) => one.rule === rule && beginsAt(one.at.range, now));
    if (fault) {
      told.add(fault);
      open.push({ rule, at, reason: `${done}, but ${clause(fault.message)}` });
    }
    return fault === undefined;
  });
  const others = findings.filter(
    (one) =>
      one.severity !== 'note' && one.state !== 'accepted' && !told.has(one) && !isIn(left, one),
  );
  return { mends, open, others: others.length };
}

function isIn(left: readonly Left[], { rule, at }: Finding): boolean {
  return left.some((one) => one.rule === rule && one.at.range?.start.line === at.range?.start.line);
}

/** Where what was mended begins once its line is as it is to be. */
function placeNow({ at: { range } }: Mend, mends: readonly Mend[]): Position | undefined {
  if (!range) return undefined;
  const { line, column } = range.start;
  const before = mends.filter(({ at: { range: other } }) => {
    return other?.start.line === line && other.start.column < column;
  });
  const added = before
    .flatMap(({ edits }) => edits)
    .map((one) => one.text.length - one.end + one.start);
  return { line, column: added.reduce((sum, one) => sum + one, column) };
}

function beginsAt(range: Range | undefined, { line, column }: Partial<Position> = {}): boolean {
  return range?.start.line === line && range?.start.column === column;
}

function clause(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
