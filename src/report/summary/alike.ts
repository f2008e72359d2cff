import { type Finding, severityRank } from '../../model/finding.ts';
import type { SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';

/** Findings that say the same of different places; most have one finding. */
export interface Alike {
  readonly first: Finding;
  /** The message; `…` replaces names and folders of skills in which the messages differ. */
  readonly message: string;
  readonly findings: readonly Finding[];
}

/** Fewer alike findings are easier to read one by one, each with its source line. */
const minAlike = 4;

/** Findings grouped by rule and message, except for the name and place of the skill; in the order of the first ones. */
export function groupAlike(
  findings: readonly Finding[],
  skills: readonly SkillSummary[],
): readonly Alike[] {
  if (findings.length < minAlike) return findings.map(alone);
  const skillsByRoot = new Map(skills.map((skill) => [skill.root, skill]));
  const keys = new Map(findings.map((one) => [one, keyOf(one, skillsByRoot)]));
  const groups = groupBy(findings, (one) => keys.get(one));
  return findings.flatMap((finding): readonly Alike[] => {
    const group = groups.get(keys.get(finding)) ?? [];
    if (group.length < minAlike) return [alone(finding)];
    if (group[0] !== finding) return [];
    const isSame = group.every(({ message }) => message === finding.message);
    const message = isSame
      ? finding.message
      : neutralMessage(finding.message, finding, skillsByRoot);
    return [{ first: finding, message, findings: group }];
  });
}

/** True for more than one finding. */
export function isGroup({ findings }: Alike): boolean {
  return findings.length > 1;
}

/** Groups in the order of severity, then in theirs. */
export function worstFirst(groups: readonly Alike[]): readonly Alike[] {
  return [...groups].sort(
    (a, b) => severityRank[a.first.severity] - severityRank[b.first.severity],
  );
}

function alone(finding: Finding): Alike {
  return { first: finding, message: finding.message, findings: [finding] };
}

type SkillsByRoot = ReadonlyMap<string, SkillSummary>;

function keyOf(finding: Finding, skills: SkillsByRoot): string {
  const { rule, severity, state, bump, fix, message, related } = finding;
  const texts = [message, ...related.map((one) => one.message)];
  return JSON.stringify([
    ...[rule, severity, state, bump, fix !== undefined],
    ...texts.map((text) => neutralMessage(text, finding, skills)),
  ]);
}

/** A message with `…` for the quoted names of its skill and for its folder. */
function neutralMessage(
  message: string,
  { skill: root, at }: Finding,
  skills: SkillsByRoot,
): string {
  const skill = root === null ? undefined : skills.get(root);
  const folders = [at.path, root, skill?.base?.root];
  const names = [skill?.name, skill?.base?.name, root?.split('/').at(-1)];
  const withoutFolders = folders.reduce<string>(
    (text, folder) => (folder ? replaceWhole(text, folder) : text),
    message,
  );
  return names.reduce<string>(
    (text, name) =>
      name ? text.replaceAll(`"${name}"`, '"…"').replaceAll(`\`${name}\``, '`…`') : text,
    withoutFolders,
  );
}

/** Replaces a path where it is not a part of a longer one. */
function replaceWhole(text: string, path: string): string {
  if (!text.includes(path)) return text;
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\w./-])${escaped}(?![\\w-])`, 'g'), '…');
}
