import type { Finding } from '../model/finding.ts';
import type { Position, Range } from '../model/text/text.ts';
import type { FileFix, UnfixedFault } from './fix.ts';

/** What came of the mends of a file. */
export interface FixOutcome {
  readonly fixes: readonly FileFix[];
  /** What was worked on and is a fault all the same: `1.0` in quotes still lacks a number. */
  readonly stillFaulty: readonly UnfixedFault[];
  /** How many other errors and warnings the file has then, some of which nobody could see before. */
  readonly otherFaults: number;
}

/**
 * Tells the mends apart whose rule, by what is found in the file afterwards, still speaks of their place, and
 * counts what is found besides that and what was left.
 */
export function checkFixes(
  plannedFixes: readonly FileFix[],
  findings: readonly Finding[],
  unfixed: readonly UnfixedFault[],
): FixOutcome {
  const stillFaulty: UnfixedFault[] = [];
  const reported = new Set<Finding>();
  const fixes = plannedFixes.filter((fix) => {
    const { rule, at, description } = fix;
    const currentStart = startAfterFixes(fix, plannedFixes);
    const finding = findings.find(
      (candidate) => candidate.rule === rule && beginsAt(candidate.at.range, currentStart),
    );
    if (finding) {
      reported.add(finding);
      stillFaulty.push({ rule, at, reason: `${description}, but ${toClause(finding.message)}` });
    }
    return finding === undefined;
  });
  const otherFaults = findings.filter(
    (candidate) =>
      candidate.severity !== 'note' &&
      candidate.state !== 'accepted' &&
      !reported.has(candidate) &&
      !isListed(unfixed, candidate),
  );
  return { fixes, stillFaulty, otherFaults: otherFaults.length };
}

function isListed(unfixed: readonly UnfixedFault[], { rule, at }: Finding): boolean {
  return unfixed.some(
    (candidate) =>
      candidate.rule === rule && candidate.at.range?.start.line === at.range?.start.line,
  );
}

/** Where what was mended begins once its line is as it is to be. */
function startAfterFixes(
  { at: { range } }: FileFix,
  fixes: readonly FileFix[],
): Position | undefined {
  if (!range) return undefined;
  const { line, column } = range.start;
  const earlierFixes = fixes.filter(({ at: { range: other } }) => {
    return other?.start.line === line && other.start.column < column;
  });
  const insertedLengths = earlierFixes
    .flatMap(({ edits }) => edits)
    .map((candidate) => candidate.text.length - candidate.end + candidate.start);
  return { line, column: insertedLengths.reduce((sum, candidate) => sum + candidate, column) };
}

function beginsAt(range: Range | undefined, { line, column }: Partial<Position> = {}): boolean {
  return range?.start.line === line && range?.start.column === column;
}

function toClause(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
