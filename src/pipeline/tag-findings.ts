import type { Finding } from '../model/finding.ts';
import type { Skill } from '../model/skill.ts';
import { quote } from '../model/value/format-value.ts';
import { declaredBump } from '../model/version/version.ts';
import { parseVersionTag } from '../model/version/version-tag.ts';
import { getProblemRule } from '../rules/tree-catalog.ts';
import { contextOf, type FindingFactory } from './to-finding.ts';

const rule = getProblemRule('tag-version');

/**
 * What is wrong with the tag a run is about: it names another version than the skill it releases declares. A tag that
 * names no skill may number the repository, so that is a warning.
 */
export function tagFindings(
  tag: string | undefined,
  skills: readonly Skill[],
  toFinding: FindingFactory,
): readonly Finding[] {
  const parsedTag = tag === undefined ? null : parseVersionTag(tag);
  if (tag === undefined || parsedTag === null) return [];
  const name = parsedTag.prefix.replace(/(?:^|[@/-])v?$/, '');
  const released =
    name === '' ? withSharedVersion(skills) : skills.filter((one) => one.name === name);
  const taggedVersion = parsedTag.version.version;
  if (released.some((skill) => declares(skill, taggedVersion))) return [];
  const severity = name === '' ? 'warning' : rule.severity;
  return released.flatMap((skill) => {
    const { version } = skill;
    if (!version) return [];
    const message = `The tag ${quote(tag)} stands where ${quote(skill.name)} declares version ${quote(version.value)}; whoever takes it for ${taggedVersion} gets another version.`;
    const draft = { message, at: version.at, about: tag };
    return toFinding(draft, { ...contextOf(skill), rule, severity }) ?? [];
  });
}

/** Some skills where all of them declare the same version. */
function withSharedVersion(skills: readonly Skill[]): readonly Skill[] {
  const first = skills[0]?.version?.value;
  if (first === undefined) return [];
  const hasSharedVersion = ({ version }: Skill) =>
    version !== null && isSameVersion(version.value, first);
  return skills.every(hasSharedVersion) ? skills : [];
}

function declares({ versions }: Skill, taggedVersion: string): boolean {
  return [...versions.values()].some(({ value }) => isSameVersion(value, taggedVersion));
}

/** `1.0` and `v1.0.0` are one version. */
function isSameVersion(one: string, other: string): boolean {
  return one === other || declaredBump(one, other) === 'none';
}
