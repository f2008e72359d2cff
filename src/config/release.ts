import type { Config, Gate } from '../model/config.ts';
import type { Problem } from '../model/finding.ts';
import { quoted } from '../model/format-value.ts';
import type { Releases } from '../model/origin.ts';
import type { Skill } from '../model/skill.ts';
import type { FileTree } from '../model/tree.ts';
import type { Pair } from '../model/workspace.ts';
import { load } from '../pipeline/load.ts';
import { listed } from '../rules/words/words.ts';
import { settingPlace } from './place.ts';

/** What was last released of a skill, and the tag it was released by. */
export interface Released {
  readonly skill: Skill;
  readonly tag: string;
}

/** What was released of some skills. */
export interface ReleasedSkills {
  /** The last release of each, by its root in head; nothing for what never was released. */
  readonly released: ReadonlyMap<string, Released>;
  /** The names of those measured from base, where no version's tag answers to the configured glob. */
  readonly unmatched: readonly string[];
  /** The tags there are. */
  readonly tags: readonly string[];
  /** Those that answer to the glob and hold no version. */
  readonly versionless: readonly string[];
}

/** Finds what was last released of each of some skills. */
export async function releasedSkills(
  pairs: readonly Pair[],
  releases: Releases | undefined,
  config: Config,
): Promise<ReleasedSkills> {
  const released = new Map<string, Released>();
  const asked: string[] = [];
  let [matching, tags]: [number, readonly string[]] = [0, []];
  const versionless = new Set<string>();
  const loaded = new Map<FileTree, readonly Skill[]>();
  for (const { before, after } of releases ? pairs : []) {
    if (!before || !after) continue;
    const search = await releases?.(before.name, before.version?.value ?? null);
    asked.push(after.name);
    matching += search?.matching ?? 0;
    tags = search?.tags ?? tags;
    for (const tag of search?.versionless ?? []) versionless.add(tag);
    const found = search?.last;
    if (!found) continue;
    const skills = loaded.get(found.tree) ?? (await load(found.tree, config)).workspace.skills;
    loaded.set(found.tree, skills);
    const skill = sameSkill(skills, before);
    if (skill) released.set(after.root, { skill, tag: found.tag });
  }
  const unmatched = matching === 0 ? asked : [];
  return { released, unmatched, tags, versionless: [...versionless] };
}

/**
 * What is wrong with where version steps are to be measured from: no tag is named so. Where there are others the glob
 * is likely not what was meant, else the first release is still to come.
 */
export function releaseProblems(
  { unmatched, tags, versionless }: ReleasedSkills,
  { release }: Config,
  { file, former }: Gate,
): readonly Problem[] {
  if (unmatched.length === 0) return [];
  const [glob, which] = [quoted(release.replace(/^tag:/, '')), listed(unmatched.map(quoted))];
  const others = tags.length === 0 ? 'no release yet' : `only ${listed(tags.map(quoted))}`;
  const why =
    versionless.length === 0
      ? `No tag that base can reach matches ${glob} (there is ${others})`
      : `No tag that matches ${glob} holds a version such as 1.2.0 (there is ${listed(versionless.map(quoted))})`;
  const message = `${why}, so the version of ${which} is measured from base.`;
  const at = settingPlace(file, former, ['release']);
  const severity = tags.length + versionless.length === 0 ? 'note' : 'warning';
  return [{ rule: 'release-unmatched', message, at, about: release, severity }];
}

/** The skill of that name, at its place where several have it; else what stood at its place and cannot be read. */
function sameSkill(skills: readonly Skill[], { name, root }: Skill): Skill | undefined {
  const named = skills.filter((skill) => skill.name === name && !skill.unreadable);
  const there = skills.find((skill) => skill.root === root && skill.unreadable);
  const [only, second] = named;
  return named.find((skill) => skill.root === root) ?? (second ? undefined : only) ?? there;
}
