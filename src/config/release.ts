import type { Problem } from '../model/finding.ts';
import type { Skill } from '../model/skill.ts';
import { quote } from '../model/value/format-value.ts';
import { formatList } from '../rules/words/words.ts';
import type { Config, Gate } from './config.ts';
import { settingLocation } from './setting-location.ts';

/** What was last released of a skill, and the tag it was released by. */
export interface Release {
  readonly skill: Skill;
  readonly tag: string;
}

/** What was released of some skills. */
export interface ReleasedSkills {
  /** The last release of each, by its root in head; nothing for what never was released. */
  readonly byRoot: ReadonlyMap<string, Release>;
  /** The names of those measured from base, where no version's tag answers to the configured glob. */
  readonly skillsWithoutTag: readonly string[];
  /** The tags there are. */
  readonly tags: readonly string[];
  /** Those that answer to the glob and hold no version. */
  readonly versionless: readonly string[];
}

/**
 * What is wrong with where version steps are to be measured from: no tag is named so. Where there are others the glob
 * is likely not what was meant, else the first release is still to come.
 */
export function releaseProblems(
  { skillsWithoutTag, tags, versionless }: ReleasedSkills,
  { release }: Config,
  { file, former: baseFile }: Gate,
): readonly Problem[] {
  if (skillsWithoutTag.length === 0) return [];
  const [glob, skillNames] = [
    quote(release.replace(/^tag:/, '')),
    formatList(skillsWithoutTag.map(quote)),
  ];
  const otherTags = tags.length === 0 ? 'no release yet' : `only ${formatList(tags.map(quote))}`;
  const reason =
    versionless.length === 0
      ? `No tag that base can reach matches ${glob} (there is ${otherTags})`
      : `No tag that matches ${glob} holds a version such as 1.2.0 (there is ${formatList(versionless.map(quote))})`;
  const message = `${reason}, so the version of ${skillNames} is measured from base.`;
  const at = settingLocation(file, baseFile, ['release']);
  const severity = tags.length + versionless.length === 0 ? 'note' : 'warning';
  return [{ rule: 'release-unmatched', message, at, about: release, severity }];
}
