import type { Finding } from '../../model/finding.ts';
import { code, count, type Message, msg, words } from '../../model/message.ts';
import type { Report } from '../../model/report.ts';
import { decisiveFindings } from '../counted.ts';
import { jsonLine } from '../escape.ts';
import { hasTargetBranch } from '../skills.ts';
import type { Block } from './document.ts';
import { line } from './lines.ts';

/** The configuration file to edit: the one in use, else the first place where one is looked for. */
export function configurationPath({ configuration }: Report): string {
  return configuration?.path ?? '.github/skillaccord.yml';
}

/** The failing breaks and permissions, which an entry of the configuration accepts. */
export function acceptableFindings(report: Report): readonly Finding[] {
  return decisiveFindings(report).filter(
    ({ bump, state, category }) =>
      state === 'new' && (bump === 'major' || (category === 'privilege' && bump !== null)),
  );
}

/** The entries to paste, in a fold; empty where there is nothing to accept. */
export function acceptFold(report: Report): readonly Block[] {
  const pending = pendingFingerprints(report);
  const all = acceptableFindings(report);
  const missing = all.filter(({ fingerprint }) => !pending.has(fingerprint));
  if (missing.length === 0) return [];
  const where = msg`Under ${code('accept:')} in ${code(configurationPath(report))}`;
  return [
    {
      kind: 'details',
      audience: 'page',
      title: titleOf(missing).parts,
      blocks: [
        { kind: 'paragraph', lines: [line`${where}${branchClause(missing, report)}:`] },
        { kind: 'code', language: 'yaml', lines: missing.map(entryLine) },
      ],
    },
  ];
}

/** The entries of head that are not in force yet: that of a permission counts after its merge. */
function pendingFingerprints({ findings, changes }: Report): ReadonlySet<string> {
  const unused = [...findings, ...changes].filter(
    (finding) => finding.topic === 'unused-acceptance' && finding.state === 'new',
  );
  return new Set(unused.map(({ about }) => about));
}

function titleOf(findings: readonly Finding[]): Message {
  const permissions = findings.filter(({ category }) => category === 'privilege').length;
  const breaks = findings.length - permissions;
  if (permissions === 0)
    return msg`Accept the ${words(breaks === 1 ? 'break' : `${breaks} breaks`)} without a version`;
  return breaks === 0
    ? msg`Accept ${count(permissions, 'permission')}`
    : msg`Accept ${count(breaks, 'break')} and ${count(permissions, 'permission')}`;
}

/** The entry of a permission is read from the target branch. */
function branchClause(findings: readonly Finding[], report: Report): Message {
  const hasPermission = findings.some(({ category }) => category === 'privilege');
  return words(
    hasPermission && hasTargetBranch(report)
      ? ' (permissions: in a pull request of their own)'
      : '',
  );
}

/** An entry as one line of YAML, with every text of the repository in quotation marks. */
function entryLine({ rule, at, fingerprint }: Finding): string {
  const path = isPlainPath(at.path) ? at.path : jsonLine(at.path);
  return `- { rule: ${rule}, path: ${path}, fingerprint: "${fingerprint}", reason: "why" }`;
}

/** True for a path that no reader of YAML takes for something else. */
function isPlainPath(path: string): boolean {
  return /^[A-Za-z_.][\w-]*(?:[./][\w-]+)+$/.test(path);
}
