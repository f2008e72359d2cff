import { subjectOf } from '../../config/accept.ts';
import { acceptEntryLine } from '../../config/schema/accept-entry.ts';
import { type Finding, severityRank } from '../../model/finding.ts';
import type { Base, Report } from '../../model/report.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';
import { abbreviateList } from './abbreviate-list.ts';
import { configurationPath } from './configuration-path.ts';
import type { Markup } from './markup.ts';
import { isSingle, permissionRows } from './permissions.ts';

/** Entries for `accept:` that accept the breaking changes and permissions of a report. */
export interface AcceptEntries {
  /** What they are for. */
  readonly title: string;
  /** Where the lines belong. */
  readonly advice: string;
  /** The lines to paste; empty if the configuration has them all. */
  readonly lines: readonly string[];
}

/** How many entries a report lists, and what lists the others. */
export interface EntryLimit {
  readonly maxEntries: number;
  readonly allShownBy: string;
}

/** The entries for the breaks, and those for the permissions, errors first; empty without any. */
export function acceptEntries(report: Report, limit: EntryLimit, markup: Markup): AcceptEntries[] {
  const acceptable = report.findings
    .filter(isAcceptable)
    .sort((a, b) => severityRank[a.severity] - severityRank[b.severity]);
  if (limit.maxEntries === 0) return [];
  const [permissions, breaks] = [
    acceptable.filter(isPermission),
    acceptable.filter((finding) => !isPermission(finding)),
  ];
  const kinds = [
    { findings: breaks, title: breaksTitle, adviceOn: adviceOnBreaks },
    { findings: permissions, title: permissionsTitle, adviceOn: adviceOnPermissions },
  ];
  return kinds
    .filter(({ findings }) => findings.length > 0)
    .map(({ findings, title, adviceOn }) => {
      const { pending, missing } = divideConfigured(findings, report);
      const branch = targetBranch(report.base, markup);
      return {
        title: title(findings, report),
        advice: [
          ...pendingSentence(pending, limit.maxEntries, branch ?? 'the target branch'),
          ...(missing.length === 0 ? [] : adviceOn(missing, report, { branch, markup })),
        ].join(' '),
        lines: entryLines(missing, limit),
      };
    });
}

/** The findings with an entry in the configuration that is not in force yet, and those without one. */
function divideConfigured(findings: readonly Finding[], report: Report) {
  const configured = configuredFingerprints(report);
  const pending = findings.filter(({ fingerprint }) => configured.has(fingerprint));
  const missing = findings.filter(({ fingerprint }) => !configured.has(fingerprint));
  return { pending, missing };
}

function entryLines(
  findings: readonly Finding[],
  { maxEntries, allShownBy }: EntryLimit,
): readonly string[] {
  const lines = findings.slice(0, maxEntries).map(formatEntry);
  const omitted = findings.length - lines.length;
  return [...lines, ...(omitted > 0 ? [`  # and ${omitted} more: ${allShownBy}`] : [])];
}

/** The fingerprints with an entry in the configuration of head. The entry of a permission is not in force before the merge. */
function configuredFingerprints({ findings }: Report): ReadonlySet<string> {
  const unused = findings.filter(({ rule, state }) => rule === 'accept-unused' && state === 'new');
  return new Set(unused.map(({ about }) => about));
}

/** The ways to find a base that are given a branch. */
const branchBases: readonly string[] = ['merge-base', 'merge-parent', 'base-tip'];

/** The branch that the change goes into, if its name is known. */
function targetBranch(base: Base | null, markup: Markup): string | null {
  if (base?.name === undefined || !branchBases.includes(base.how)) return null;
  return markup.code(base.name);
}

function pendingSentence(
  findings: readonly Finding[],
  maxEntries: number,
  branch: string,
): readonly string[] {
  const fingerprints = [...new Set(findings.map(({ fingerprint }) => fingerprint))];
  if (fingerprints.length === 0) return [];
  const names = fingerprints.map((fingerprint) => `\`${fingerprint}\``);
  const list = abbreviateList(names, maxEntries);
  return fingerprints.length === 1
    ? [`${list} is in the configuration, and counts once it is on ${branch}.`]
    : [`${list} are in the configuration, and count once they are on ${branch}.`];
}

/** What advice names apart from the findings. */
interface AdviceContext {
  readonly branch: string | null;
  readonly markup: Markup;
}

/** `this line under accept: in the configuration (FILE), with its reason` */
function linesClause(findings: readonly Finding[], report: Report, markup: Markup): string {
  const place = `under \`accept:\` in the configuration (${markup.code(configurationPath(report))})`;
  return findings.length === 1
    ? `this line ${place}, with its reason`
    : `these lines ${place}, each with its reason`;
}

function adviceOnBreaks(
  findings: readonly Finding[],
  report: Report,
  { markup }: AdviceContext,
): readonly string[] {
  return [
    `In this change, put ${linesClause(findings, report, markup)}, or run \`skillaccord accept FINGERPRINT --reason TEXT\`.`,
    'An accepted break needs no version bump.',
  ];
}

function adviceOnPermissions(
  findings: readonly Finding[],
  report: Report,
  { branch, markup }: AdviceContext,
): readonly string[] {
  const target = branch === null ? 'the target branch' : `${branch} (the target branch)`;
  const lines = `put ${linesClause(findings, report, markup)}; then update this one.`;
  const advice = `In a separate pull request to ${target}, ${lines}`;
  if (!areOnlyWarnings(findings, report)) return [advice];
  const them = isOnePermission(findings, report) ? 'it' : 'them';
  return [advice, `Merging this change accepts ${them} too.`];
}

function permissionsTitle(findings: readonly Finding[], report: Report): string {
  if (areOnlyWarnings(findings, report)) {
    return isOnePermission(findings, report)
      ? 'To silence the warning on this permission (optional)'
      : 'To silence the warnings on these permissions (optional)';
  }
  return isOnePermission(findings, report)
    ? 'To accept this permission'
    : 'To accept these permissions';
}

function areOnlyWarnings(findings: readonly Finding[], { failOn }: Report): boolean {
  return failOn !== 'warning' && findings.every(({ severity }) => severity !== 'error');
}

/** True if the findings are about one permission; a finding on a list of tools may be about several. */
function isOnePermission(findings: readonly Finding[], report: Report): boolean {
  const [finding, ...others] = findings;
  if (finding === undefined || others.length > 0) return false;
  const rows = permissionRows(report).filter((row) => row.findings.includes(finding));
  return rows.length === 0 || isSingle(rows);
}

function breaksTitle(findings: readonly Finding[], { skills }: Report): string {
  const breaks = findings.length === 1 ? 'break' : `${findings.length} breaks`;
  const [root, ...others] = new Set(findings.map(({ skill }) => skill));
  const { name = '' } = skills.find((skill) => skill.root === root) ?? {};
  // The title is not escaped.
  const owner = others.length === 0 && /^[\w.-]+$/.test(name) ? ` of ${name}` : '';
  return `To accept the ${breaks}${owner} without a major version bump`;
}

function isAcceptable(finding: Finding): boolean {
  const { bump, state, severity, rule } = finding;
  // The message of a removal has the command that accepts it.
  if (rule === 'skill-removed') return false;
  if (state !== 'new' || severity === 'note') return false;
  // A warning without a bump is about the configuration or a file, not about a gained permission.
  return bump === 'major' || (isPermission(finding) && (severity === 'error' || bump !== null));
}

function isPermission({ category }: Finding): boolean {
  return category === 'privilege';
}

function formatEntry(finding: Finding): string {
  const line = acceptEntryLine({ ...subjectOf(finding), reason: 'why', expires: null });
  return `  ${neutralizeCommands(escapeInvisible(line)).replaceAll('`', '\\u0060')}`;
}
