import type { Problem } from '../model/finding.ts';
import type { Skill } from '../model/skill.ts';
import { quote } from '../model/value/format-value.ts';
import { formatList } from '../rules/words/words.ts';
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
  const [glob, skillNames] = [
    quote(release.replace(/^tag:/, '')),
    formatList(namesIfNoTagMatches.map(quote)),
  ];
  const otherTags = tags.length === 0 ? 'no release yet' : `only ${formatList(tags.map(quote))}`;
  const reason =
    tagsWithoutVersion.length === 0
      ? `No tag in the history of base matches ${glob} (there is ${otherTags})`
      : `No tag that matches ${glob} has a version such as 1.2.0 (there is ${formatList(tagsWithoutVersion.map(quote))})`;
  const message = `${reason}, so the version of ${skillNames} is compared with base, not with a release.`;
  const at = settingLocation(file, baseFile, ['release']);
  const severity = tags.length + tagsWithoutVersion.length === 0 ? 'note' : 'warning';
  return [{ rule: 'release-unmatched', message, at, about: release, severity }];
}
