import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { groupBy } from '../model/text/group-by.ts';
import { tool } from '../model/tool.ts';
import { truncate } from '../model/value/format-value.ts';
import { escapeInvisible, neutralizeCommands } from './escape.ts';
import type { Reporter } from './reporter.ts';
import { sectionsOf } from './sections.ts';
import { element, type Xml, xmlText } from './xml.ts';

/** JUnit XML: a suite for each skill, a case for each rule that spoke of it. */
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

/** A rule and what it found in one skill; without findings that nothing was found. */
interface Case {
  readonly rule: string;
  /** What fails the run. */
  readonly failing: readonly Finding[];
  /** What counts and does not fail it. */
  readonly reported: readonly Finding[];
  /** What does not count: base has it too, or somebody accepted it. */
  readonly uncounted: readonly Finding[];
}

/** A name no directory has. */
const repository = '(repository)';

function suites(report: Report): Xml {
  const all = suitesOf(report);
  const cases = all.flatMap((one) => one.cases);
  return element('testsuites', { name: tool.name, ...countsOf(cases) }, all.map(suite));
}

/** The repository, then every skill that head has or that something is said of. */
function suitesOf(report: Report): Suite[] {
  const bySkill = groupBy(report.findings, ({ skill }) => skill);
  const present = report.skills.filter(({ status }) => status !== 'removed');
  const roots = new Set([null, ...present.map(({ root }) => root), ...bySkill.keys()]);
  const caseOf = caseMaker(report);
  return [...roots].map((root) => ({
    name: root === null ? repository : neutralizeCommands(escapeInvisible(root)) || '.',
    cases: casesOf(bySkill.get(root) ?? [], caseOf),
  }));
}

type CaseMaker = (rule: string, findings: readonly Finding[]) => Case;

function caseMaker(report: Report): CaseMaker {
  const { existing, accepted } = sectionsOf(report);
  const failing = new Set(report.failing);
  const uncounted = new Set([...existing, ...accepted]);
  return (rule, findings) => ({
    rule,
    failing: findings.filter((one) => failing.has(one)),
    reported: findings.filter((one) => !failing.has(one) && !uncounted.has(one)),
    uncounted: findings.filter((one) => uncounted.has(one)),
  });
}

/** Jenkins calls a file without any test a mistake, so that nothing was found is a test that passed. */
function casesOf(findings: readonly Finding[], caseOf: CaseMaker): readonly Case[] {
  if (findings.length === 0) return [caseOf('no findings', [])];
  const byRule = groupBy(findings, ({ rule }) => rule);
  return [...byRule].map(([rule, list]) => caseOf(rule, list));
}

function countsOf(cases: readonly Case[]) {
  const failures = cases.filter(({ failing }) => failing.length > 0).length;
  return { tests: cases.length, failures, errors: 0 };
}

function isSkipped({ failing, reported, uncounted }: Case): boolean {
  return failing.length + reported.length === 0 && uncounted.length > 0;
}

function suite({ name, cases }: Suite): Xml {
  // Jenkins takes what stands before the last dot for a package.
  const classname = `${tool.name}.${name.replaceAll('.', '_')}`;
  return element(
    'testsuite',
    { name, ...countsOf(cases), skipped: cases.filter(isSkipped).length },
    cases.map((one) => testcase(one, classname)),
  );
}

function testcase(one: Case, classname: string): Xml {
  const { rule, failing, reported, uncounted } = one;
  const lines = [
    ...reported.map(formatLine),
    ...uncounted.map((each) => `${formatLine(each)} (${each.state})`),
  ];
  const [first] = failing;
  const children = [
    ...(first ? [failure(first, failing)] : []),
    ...(isSkipped(one) ? [element('skipped', { message: lines.join(' ') }, [])] : []),
    ...(lines.length > 0 && !isSkipped(one) ? [element('system-out', {}, [lines.join('\n')])] : []),
  ];
  return element('testcase', { classname, name: rule }, children);
}

/** One failure, however many findings: readers of the format look at the first alone. */
function failure(first: Finding, failing: readonly Finding[]): Xml {
  const more = failing.length > 1 ? ` (and ${failing.length - 1} more)` : '';
  const message = `${neutralizeCommands(truncate(escapeInvisible(first.message), 3000))}${more}`;
  return element('failure', { type: first.severity, message }, [
    failing.map(formatLine).join('\n'),
  ]);
}

function formatLine({ at: { path, range }, message, severity }: Finding): string {
  const start = range ? `:${range.start.line}:${range.start.column}` : '';
  const where = path === '' ? '' : `${escapeInvisible(path)}${start}: `;
  return neutralizeCommands(`${where}${severity}: ${truncate(escapeInvisible(message), 3000)}`);
}
