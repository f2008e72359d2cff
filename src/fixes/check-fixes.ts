import type { Finding } from '../model/finding.ts';
import { msg } from '../model/message.ts';
import type { Position, Range } from '../model/text/text.ts';
import type { FileFix, UnfixedFinding } from './fix.ts';

/** Result of the fixes of one file. */
export interface FixOutcome {
  readonly fixes: readonly FileFix[];
  /** Fixed values that are still invalid: `1.0` in quotes still lacks a number. */
  readonly stillReported: readonly UnfixedFinding[];
  /** Other errors and warnings of the file after the fixes, including those hidden before. */
  readonly otherFindingCount: number;
}

/**
 * Splits fixes into effective and ineffective ones: a fix is ineffective if its rule still reports the same place.
 * Counts all other findings that are not known as unfixed.
 */
export function checkFixes(
  plannedFixes: readonly FileFix[],
  findings: readonly Finding[],
  unfixed: readonly UnfixedFinding[],
): FixOutcome {
  const stillReported: UnfixedFinding[] = [];
  const reported = new Set<Finding>();
  const fixes = plannedFixes.filter((fix) => {
    const { rule, at } = fix;
    const currentStart = startAfterFixes(fix, plannedFixes);
    const finding = findings.find(
      (candidate) => candidate.rule === rule && beginsAt(candidate.at.range, currentStart),
    );
    if (finding) {
      reported.add(finding);
      stillReported.push({ rule, at, reason: msg`Fixed, still wrong: ${finding.message}` });
    }
    return finding === undefined;
  });
  const otherFindings = findings.filter(
    (candidate) =>
      candidate.severity !== 'note' &&
      candidate.state !== 'accepted' &&
      !reported.has(candidate) &&
      !isListed(unfixed, candidate),
  );
  return { fixes, stillReported, otherFindingCount: otherFindings.length };
}

function isListed(unfixed: readonly UnfixedFinding[], { rule, at }: Finding): boolean {
  return unfixed.some(
    (candidate) =>
      candidate.rule === rule && candidate.at.range?.start.line === at.range?.start.line,
  );
}

/** The position of a fixed value after the fixes earlier on its line. */
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
