import type { Finding } from '../model/finding.ts';
import type { Message } from '../model/message.ts';
import type { Report } from '../model/report.ts';
import { memoize } from '../model/text/memoize.ts';
import { countedIn, decisiveFindings, failsForExisting } from './counted.ts';
import { permissionRows } from './document/permission-rows.ts';
import { permissionsOf } from './document/permissions.ts';
import { plainLine } from './document/plain-line.ts';
import { isBreakOfCallers, subjectsOf } from './outcome/subject.ts';
import { quotedFindings, type Result, titleOf } from './outcome/title.ts';
import { announcesBreak, isChanged } from './skills.ts';

/** What a run comes to, computed once: everything that a report says of it follows. */
export interface Outcome extends Result {
  readonly mark: 'pass' | 'warning' | 'fail';
  /** One sentence without a full stop. */
  readonly title: Message;
  /** The first of the findings whose message is the title; null for another title. */
  readonly titleFinding: Finding | null;
}

/** What fails, what is new and what was announced, with the title that says it. */
export const outcomeOf = memoize((report: Report): Outcome => {
  const decisive = new Set(decisiveFindings(report));
  const failing = subjectsOf(report);
  const gains = permissionRows(permissionsOf(report)).filter(
    ({ first, findings }) =>
      first.isWider && findings.some((each) => each.severity !== 'note' && !decisive.has(each)),
  );
  const { problems } = countedIn(report);
  const warnings = problems.filter((finding) => finding.state === 'new' && !decisive.has(finding));
  const outcome = {
    mark: markOf(report, failing.length, gains.length + warnings.length),
    failing,
    gains,
    warnings,
    announced: report.skills.filter(
      (skill) => announcesBreak(skill) && breaksCallers(report, skill.root),
    ),
    failsForExisting: failsForExisting(report),
  };
  const title = titleOf(outcome, report);
  return { ...outcome, title, titleFinding: quotedFindings(outcome)[0] ?? null };
});

function markOf({ outcome }: Report, failing: number, others: number): Outcome['mark'] {
  if (outcome === 'fail') return 'fail';
  return failing + others > 0 ? 'warning' : 'pass';
}

function breaksCallers({ findings, changes }: Report, root: string): boolean {
  return [...findings, ...changes].some(
    (finding) => finding.skill === root && isBreakOfCallers(finding),
  );
}

/** The changed skills that fail, and those that only have warnings. */
export function changedSkillCounts(report: Report, { failing, gains, warnings }: Outcome) {
  const changed = report.skills.filter(isChanged);
  const failed = new Set(failing.map(({ skill }) => skill?.root));
  const warned = new Set([
    ...warnings.map(({ skill }) => skill),
    ...gains.flatMap(({ findings }) => findings.map(({ skill }) => skill)),
  ]);
  return {
    changed,
    failing: changed.filter(({ root }) => failed.has(root)).length,
    warned: changed.filter(({ root }) => warned.has(root) && !failed.has(root)).length,
  };
}

/** The title as plain text, not escaped. */
export function titleText(report: Report): string {
  return plainLine(outcomeOf(report).title.parts);
}
