import type { Finding } from '../model/finding.ts';
import { quote } from '../model/format-value.ts';
import type { Skill } from '../model/skill.ts';
import { declaredBump } from '../model/version/version.ts';
import { parseVersionTag } from '../model/version/version-tag.ts';
import { problemRuleNamed } from '../rules/tree-catalog.ts';
import { contextOf, type Stamp } from './to-finding.ts';

const rule = problemRuleNamed('tag-version');

/**
 * What is wrong with the tag a run is about: it names another version than the skill it releases declares. A tag that
 * names no skill may number the repository, so that is a warning.
 */
export function tagFindings(
  tag: string | undefined,
  skills: readonly Skill[],
  stamp: Stamp,
): readonly Finding[] {
  const found = tag === undefined ? null : parseVersionTag(tag);
  if (tag === undefined || found === null) return [];
  const name = found.prefix.replace(/(?:^|[@/-])v?$/, '');
  const released = name === '' ? ofOneVersion(skills) : skills.filter((one) => one.name === name);
  const promised = found.version.version;
  if (released.some((skill) => declares(skill, promised))) return [];
  const severity = name === '' ? 'warning' : rule.severity;
  return released.flatMap((skill) => {
    const { version } = skill;
    if (!version) return [];
    const message = `The tag ${quote(tag)} stands where ${quote(skill.name)} declares version ${quote(version.value)}; whoever takes it for ${promised} gets another version.`;
    const draft = { message, at: version.at, about: tag };
    return stamp(draft, { ...contextOf(skill), rule, severity }) ?? [];
  });
}

/** Some skills where all of them declare the same version. */
function ofOneVersion(skills: readonly Skill[]): readonly Skill[] {
  const first = skills[0]?.version?.value;
  if (first === undefined) return [];
  const isSame = ({ version }: Skill) => version !== null && areSame(version.value, first);
  return skills.every(isSame) ? skills : [];
}

function declares({ versions }: Skill, promised: string): boolean {
  return [...versions.values()].some(({ value }) => areSame(value, promised));
}

/** `1.0` and `v1.0.0` are one version. */
function areSame(one: string, other: string): boolean {
  return one === other || declaredBump(one, other) === 'none';
}
