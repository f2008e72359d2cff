import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { groupBy } from '../model/text/group-by.ts';
import { tool } from '../model/tool.ts';
import { countedIn } from './counted.ts';
import { escapeInvisible, neutralizeCommands } from './escape.ts';
import { oneLine } from './one-text.ts';
import type { Reporter } from './reporter.ts';
import { element, type Xml, xmlText } from './xml.ts';

/** JUnit XML: one suite per skill, one case per rule with findings in it. */
export const junit: Reporter = {
  id: 'junit',
  title: 'JUnit XML, for the test results of Jenkins, Azure Pipelines and GitLab',
  syntax: 'xml',
  extension: '.xml',
  render: (report) => xmlText(suites(report)),
};

interface Suite {
  readonly name: string;
  readonly cases: readonly Case[];
}

/** A rule with its findings in one skill; without findings, the case of a clean skill. */
interface Case {
  readonly rule: string;
  /** Findings that fail the run. */
  readonly failing: readonly Finding[];
  /** Findings that count but do not fail the run. */
  readonly reported: readonly Finding[];
  /** Existing and accepted findings. */
  readonly uncounted: readonly Finding[];
  /** Whether nothing was tested. */
  readonly isUnread?: boolean;
}

/** Not a valid directory name. */
const repository = '(repository)';

function suites(report: Report): Xml {
  const all = suitesOf(report);
  const cases = all.flatMap((group) => group.cases);
  return element(
    'testsuites',
    { name: tool.name, ...countsOf(cases) },
    all.map((each) => suite(each, report)),
  );
}

/** One suite for the repository, then one per skill of head and per root with findings. */
function suitesOf(report: Report): Suite[] {
  const bySkill = groupBy(report.findings, ({ skill }) => skill);
  const present = report.skills.filter(({ status }) => status !== 'removed');
  const roots = new Set([null, ...present.map(({ root }) => root), ...bySkill.keys()]);
  const unread = new Set(present.flatMap(({ root, read }) => (read === false ? [root] : [])));
  const caseOf = caseMaker(report);
  return [...roots].map((root) => ({
    name: root === null ? repository : neutralizeCommands(escapeInvisible(root)) || '.',
    cases: unread.has(root ?? '') ? [unreadCase] : casesOf(bySkill.get(root) ?? [], caseOf),
  }));
}

/** The only test of a skill that was not read. */
const unreadCase: Case = {
  rule: 'unchanged, not read',
  failing: [],
  reported: [],
  uncounted: [],
  isUnread: true,
};

type CaseMaker = (rule: string, findings: readonly Finding[]) => Case;

function caseMaker(report: Report): CaseMaker {
  const { existing, accepted } = countedIn(report);
  const failing = new Set(report.failing);
  const uncounted = new Set([...existing, ...accepted]);
  return (rule, findings) => ({
    rule,
    failing: findings.filter((finding) => failing.has(finding)),
    reported: findings.filter((finding) => !failing.has(finding) && !uncounted.has(finding)),
    uncounted: findings.filter((finding) => uncounted.has(finding)),
  });
}

/** Jenkins rejects a file without tests, so a clean skill is one passing test. */
function casesOf(findings: readonly Finding[], caseOf: CaseMaker): readonly Case[] {
  if (findings.length === 0) return [caseOf('no findings', [])];
  const byRule = groupBy(findings, ({ rule }) => rule);
  return [...byRule].map(([rule, list]) => caseOf(rule, list));
}

function countsOf(cases: readonly Case[]) {
  const failures = cases.filter(({ failing }) => failing.length > 0).length;
  return { tests: cases.length, failures, errors: 0 };
}

function isSkipped({ failing, reported, uncounted, isUnread }: Case): boolean {
  return isUnread || (failing.length + reported.length === 0 && uncounted.length > 0);
}

function suite({ name, cases }: Suite, report: Report): Xml {
  // Jenkins reads the part before the last dot as a package.
  const classname = `${tool.name}.${name.replaceAll('.', '_')}`;
  return element(
    'testsuite',
    { name, ...countsOf(cases), skipped: cases.filter(isSkipped).length },
    cases.map((ruleCase) => testcase(ruleCase, classname, report)),
  );
}

function testcase(ruleCase: Case, classname: string, report: Report): Xml {
  const formatLine = (finding: Finding) => findingLine(finding, report);
  const { rule, failing, reported, uncounted } = ruleCase;
  const lines = [
    ...reported.map(formatLine),
    ...uncounted.map((each) => `${formatLine(each)} (${each.state})`),
  ];
  const [first] = failing;
  const children = [
    ...(first ? [failure(first, failing, report)] : []),
    ...(isSkipped(ruleCase) ? [element('skipped', { message: lines.join(' ') || rule }, [])] : []),
    ...(lines.length > 0 && !isSkipped(ruleCase)
      ? [element('system-out', {}, [lines.join('\n')])]
      : []),
  ];
  return element('testcase', { classname, name: rule }, children);
}

/** One failure for all findings: readers of the format show only the first failure. */
function failure(first: Finding, failing: readonly Finding[], report: Report): Xml {
  const more = failing.length > 1 ? ` (and ${failing.length - 1} more)` : '';
  const message = `${oneLine(first, report)}${more}`;
  return element('failure', { type: first.severity, message }, [
    failing.map((finding) => findingLine(finding, report)).join('\n'),
  ]);
}

function findingLine(finding: Finding, report: Report): string {
  const { path, range } = finding.at;
  const start = range ? `:${range.start.line}:${range.start.column}` : '';
  const location = path === '' ? '' : `${escapeInvisible(path)}${start}: `;
  return neutralizeCommands(`${location}${finding.severity}: ${oneLine(finding, report)}`);
}
