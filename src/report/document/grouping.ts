import type { Finding } from '../../model/finding.ts';
import type { Message } from '../../model/message.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { nameOf } from '../../model/text/path.ts';
import { versionedPlugin } from '../outcome/subject.ts';
import { skillsByRoot } from '../skills.ts';

/** One or more findings. */
export type Group = readonly [Finding, ...Finding[]];

/** Findings that say the same apart from the names of their own skill, plugin and place; in the order of the first ones. */
export function groupFindings(findings: readonly Finding[], report: Report): readonly Group[] {
  const groups = groupBy(findings, (finding) => factKey(finding, report));
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}

/** Equal for messages of the same words and parts, apart from names of their own. */
function factKey(finding: Finding, report: Report): string {
  const { rule, severity, state, bump, fix, message } = finding;
  return JSON.stringify([
    [rule, severity, state, bump, fix !== undefined],
    neutralParts(message, ownTexts(finding, report)),
  ]);
}

/** The parts with what belongs to the finding only left out. */
export function neutralParts({ parts }: Message, own: ReadonlySet<string>): readonly unknown[] {
  return parts.map((part) => {
    if (typeof part === 'string') return part;
    return [part.kind, own.has(part.text) ? null : part.text];
  });
}

/** The names, places and versions of what a finding is about. */
export function ownTexts(finding: Finding, report: Report): ReadonlySet<string> {
  const { skill: root, at } = finding;
  const skill = skillsByRoot(report).get(root);
  const plugin = versionedPlugin(finding, report);
  const texts = [
    at.path,
    root,
    root === null ? null : nameOf(root),
    ...[skill?.name, skill?.version, skill?.neededVersion],
    ...[skill?.base?.name, skill?.base?.root, skill?.base?.version],
    ...[plugin?.name, plugin?.root, plugin?.version, plugin?.base?.version, plugin?.neededVersion],
  ];
  return new Set(texts.filter((text) => typeof text === 'string' && text !== '') as string[]);
}
