import { code, msg, namePart } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { declaredBump } from '../../model/version/version.ts';
import { parseVersionTag } from '../../model/version/version-tag.ts';
import { tagVersion } from '../../rules/problem/comparison.ts';
import { type RuleDraft, ruleDraft, sourceOf } from '../findings/rule-draft.ts';

/** Reports a tag with another version than the skill that it releases. */
export function tagDrafts(tag: string, skills: readonly Skill[]): readonly RuleDraft[] {
  const parsedTag = parseVersionTag(tag);
  if (parsedTag === null) return [];
  const name = parsedTag.prefix.replace(/(?:^|[@/-])v?$/, '');
  const released =
    name === '' ? withSharedVersion(skills) : skills.filter((candidate) => candidate.name === name);
  const taggedVersion = parsedTag.version.version;
  if (released.some((skill) => declares(skill, taggedVersion))) return [];
  // A tag without a skill name may number the repository.
  const severity = name === '' ? 'warning' : tagVersion.severity;
  return released.flatMap((skill) => {
    const { version } = skill;
    if (!version) return [];
    const message = msg`Tag ${code(tag)} is on version ${code(version.value)} of ${namePart(skill.name)}.`;
    const help = msg`Set the tag on the commit that declares ${code(taggedVersion)}.`;
    const draft = { message, help, at: version.at, about: tag };
    return [{ ...ruleDraft(tagVersion, draft, sourceOf(skill)), severity }];
  });
}

/** The skills, if all of them declare the same version. */
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
function isSameVersion(version: string, other: string): boolean {
  return version === other || declaredBump(version, other) === 'none';
}
