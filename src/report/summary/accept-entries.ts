import { type Finding, severityRank } from '../../model/finding.ts';
import type { Base, Report } from '../../model/report.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';
import { configurationPath } from './configuration-path.ts';
import type { Markup } from './markup.ts';
import { isRemovalWithoutVersion } from './removal-remedies.ts';
import { firstOf } from './some-of.ts';

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

/** The entries for the first errors and warnings on breaks and permissions, errors first; null without any. */
export function acceptEntries(
  report: Report,
  { maxEntries, allShownBy }: EntryLimit,
  markup: Markup,
): AcceptEntries | null {
  const acceptable = report.findings
    .filter((finding) => isAcceptable(finding) && !isRemovalWithoutVersion(report, finding))
    .sort((a, b) => severityRank[a.severity] - severityRank[b.severity]);
  if (acceptable.length === 0 || maxEntries === 0) return null;
  const configured = configuredFingerprints(report);
  const missing = acceptable.filter(({ fingerprint }) => !configured.has(fingerprint));
  const lines = missing.slice(0, maxEntries).map(formatEntry);
  const omitted = missing.length - lines.length;
  const pending = acceptable.filter(({ fingerprint }) => configured.has(fingerprint));
  const branch = targetBranch(report.base, markup);
  return {
    title: acceptTitle(acceptable),
    advice: [
      ...pendingSentence(pending, maxEntries, branch ?? 'the target branch'),
      ...(missing.length === 0 ? [] : adviceOn(missing, report, { branch, markup })),
    ].join(' '),
    lines: [...lines, ...(omitted > 0 ? [`  # and ${omitted} more: ${allShownBy}`] : [])],
  };
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
  const list = firstOf(names, maxEntries);
  return fingerprints.length === 1
    ? [`${list} is in the configuration, and counts once it is on ${branch}.`]
    : [`${list} are in the configuration, and count once they are on ${branch}.`];
}

function adviceOn(
  findings: readonly Finding[],
  report: Report,
  { branch, markup }: { readonly branch: string | null; readonly markup: Markup },
): readonly string[] {
  const { failOn } = report;
  const place = `under \`accept:\` in the configuration (${markup.code(configurationPath(report))})`;
  const lines =
    findings.length === 1
      ? `this line ${place}, with its reason`
      : `these lines ${place}, each with its reason`;
  if (findings.every(isPermission)) {
    const isOne = findings.length === 1;
    const onlyWarn = failOn !== 'warning' && findings.every(({ severity }) => severity !== 'error');
    const target = branch === null ? 'the target branch' : `${branch} (the target branch)`;
    return [
      ...(onlyWarn
        ? [
            `${isOne ? 'A permission is a warning' : 'Permissions are warnings'}: a reviewer accepts ${isOne ? 'it' : 'them'} by merging.`,
          ]
        : []),
      `To ${onlyWarn ? 'silence' : 'accept'} ${isOne ? 'it' : 'them'} beforehand, put ${lines}, on ${target}, in a pull request of its own.`,
    ];
  }
  return [
    `Put ${lines}, or run \`skillaccord accept FINGERPRINT --reason TEXT\`.`,
    ...(findings.some(isPermission)
      ? [
          'An entry for a permission has no effect in the pull request that brings the permission: a reviewer accepts it by merging. To silence it beforehand, merge the entry into the target branch first, in a pull request of its own.',
        ]
      : []),
    'An accepted break needs no version bump.',
  ];
}

function acceptTitle(findings: readonly Finding[]): string {
  if (findings.every(isPermission)) {
    return findings.length === 1 ? 'To accept this permission' : 'To accept these permissions';
  }
  if (findings.some(isPermission)) return 'To accept these findings';
  return findings.length === 1
    ? 'To accept this break without a new version'
    : 'To accept these breaks without a new version';
}

function isAcceptable(finding: Finding): boolean {
  const { bump, state, severity } = finding;
  if (state !== 'new' || severity === 'note') return false;
  // A warning without a bump is about the configuration or a file, not about a gained permission.
  return bump === 'major' || (isPermission(finding) && (severity === 'error' || bump !== null));
}

function isPermission({ category }: Finding): boolean {
  return category === 'privilege';
}

function formatEntry({ fingerprint, rule, skill, at }: Finding): string {
  // The repository is quoted only in the comment, so its text cannot change the meaning of the entry.
  const subject = skill ?? at.path;
  const suffix = subject
    ? `, ${neutralizeCommands(escapeInvisible(subject)).replaceAll('`', '\\u0060')}`
    : '';
  return `  - { fingerprint: "${fingerprint}", reason: "why" }  # ${rule}${suffix}`;
}
