import { type Finding, severityRank } from '../../model/finding.ts';
import { plainText } from '../../model/message.ts';
import type { SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isAtOrInside } from '../../model/text/path.ts';
import type { FindingGroup, Remark } from './finding-group.ts';
import { mergeLinks } from './merge-links.ts';
import { neutralMessage, type SkillsByRoot } from './neutral-message.ts';

/** Fewer alike findings are easier to read one by one, each with its source line. */
const minAlike = 4;

/** Findings grouped by rule and message, except for the name and place of the skill; in the order of the first ones. */
export function groupFindings(
  findings: readonly Finding[],
  skills: readonly SkillSummary[],
): readonly FindingGroup[] {
  if (findings.length < minAlike) return findings.map(ungrouped);
  const skillsByRoot = new Map(skills.map((skill) => [skill.root, skill]));
  const keys = new Map(findings.map((finding) => [finding, keyOf(finding, skillsByRoot)]));
  const groups = groupBy(findings, (finding) => keys.get(finding));
  const entries = findings.flatMap((finding): readonly FindingGroup[] => {
    const group = groups.get(keys.get(finding)) ?? [];
    if (group.length < minAlike) return [ungrouped(finding)];
    return group[0] === finding ? [groupOf(finding, group, skillsByRoot)] : [];
  });
  return mergeLinks(entries);
}

/** True for more than one finding. */
export function isGroup({ members }: FindingGroup): boolean {
  return members.length > 1;
}

/** Groups in the order of severity, then in theirs. */
export function worstFirst(groups: readonly FindingGroup[]): readonly FindingGroup[] {
  return [...groups].sort(
    (a, b) => severityRank[a.first.severity] - severityRank[b.first.severity],
  );
}

function ungrouped(first: Finding): FindingGroup {
  const remarks = first.notes.map(({ message, at = first.at }) => ({
    message: plainText(message),
    places: [at],
  }));
  return {
    first,
    message: plainText(first.message),
    remarks,
    members: [{ finding: first, owner: null }],
  };
}

function groupOf(first: Finding, group: readonly Finding[], skills: SkillsByRoot): FindingGroup {
  return {
    first,
    message: exampleMessage(group),
    remarks: remarksOf(group, skills),
    members: group.map((finding) => ({ finding, owner: ownerOf(finding, skills) })),
  };
}

/** What is true of the related places, each sentence once; what each skill says in its own words is left to its finding. */
function remarksOf(group: readonly Finding[], skills: SkillsByRoot): readonly Remark[] {
  const all = group.flatMap((finding) =>
    finding.notes.map(({ at = finding.at, message }) => ({
      ...{ at, message: plainText(message) },
      key: neutralMessage(plainText(message), finding, skills),
    })),
  );
  return [...groupBy(all, ({ key }) => key).values()].flatMap((same) => {
    const [{ message } = { message: '' }] = same;
    const isShared = same.every((remark) => remark.message === message);
    return isShared ? [{ message, places: same.map(({ at }) => at) }] : [];
  });
}

/** The message of a group; where the messages name different skills, the first one as an example. */
function exampleMessage(group: readonly Finding[]): string {
  const [first = ''] = group.map(({ message }) => plainText(message));
  return group.every(({ message }) => plainText(message) === first) ? first : `like this: ${first}`;
}

function ownerOf({ skill: root, at }: Finding, skills: SkillsByRoot): string | null {
  if (root === null || isAtOrInside(at.path, root)) return null;
  return skills.get(root)?.name ?? root;
}

/** The keys by finding, each for one summary of its skill: a page is rendered until it fits. */
const knownKeys = new WeakMap<Finding, GroupKey>();

interface GroupKey {
  readonly skill: SkillSummary | undefined;
  readonly text: string;
}

function keyOf(finding: Finding, skills: SkillsByRoot): string {
  const skill = finding.skill === null ? undefined : skills.get(finding.skill);
  const known = knownKeys.get(finding);
  if (known && known.skill === skill) return known.text;
  const { rule, severity, state, bump, fix, message } = finding;
  const text = JSON.stringify([
    ...[rule, severity, state, bump, fix !== undefined],
    neutralMessage(plainText(message), finding, skills),
  ]);
  knownKeys.set(finding, { skill, text });
  return text;
}
