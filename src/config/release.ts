import type { Problem } from '../model/finding.ts';
import { code, list, msg, namePart } from '../model/message.ts';
import type { Skill } from '../model/skill.ts';
import { releaseUnmatched } from '../rules/problem/configuration.ts';
import type { Config, ConfigFiles } from './config.ts';
import { settingLocation } from './setting-location.ts';

/** The last release of a skill, and its tag. */
export interface Release {
  readonly skill: Skill;
  readonly tag: string;
}

/** The releases of some skills. */
export interface ReleasedSkills {
  /** The last release of each skill, by its root in head; a skill without a release is left out. */
  readonly byRoot: ReadonlyMap<string, Release>;
  /** The names of skills measured from base, because no tag of a version matches the glob. */
  readonly namesIfNoTagMatches: readonly string[];
  /** All tags. */
  readonly tags: readonly string[];
  /** The tags that match the glob and hold no version. */
  readonly tagsWithoutVersion: readonly string[];
}

/**
 * Reports a glob that matches no tag. A repository with other tags probably has the wrong glob; without tags, the first
 * release is still to come.
 */
export function releaseProblems(
  { namesIfNoTagMatches, tags, tagsWithoutVersion }: ReleasedSkills,
  { release }: Config,
  { headFile: file, baseFile }: ConfigFiles,
): readonly Problem[] {
  if (namesIfNoTagMatches.length === 0) return [];
  const glob = code(release.replace(/^tag:/, ''));
  const found = tagsWithoutVersion.length > 0 ? tagsWithoutVersion : tags;
  const skills = namesIfNoTagMatches.map(namePart);
  const problem: Problem = {
    rule: releaseUnmatched.id,
    message:
      tagsWithoutVersion.length > 0
        ? msg`No tag that matches ${glob} has a version.`
        : msg`No tag matches ${glob}.`,
    notes: [
      { message: msg`Compared with the target branch instead: ${list(skills)}.` },
      ...(found.length > 0
        ? [{ message: msg`Tags: ${list(found.map((tag) => code(tag)))}.` }]
        : []),
    ],
    at: settingLocation(file, baseFile, ['release']),
    about: release,
    severity: found.length === 0 ? 'note' : 'warning',
  };
  return [problem];
}
