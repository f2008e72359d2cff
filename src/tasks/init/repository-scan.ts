import type { Manifest, Skill } from '../../model/skill.ts';
import { sampleFolderOf, testFolderOf } from '../../model/text/sample-folder.ts';
import { compareText } from '../../model/text/text.ts';
import { get, text } from '../../model/value/value.ts';
import type { Workspace } from '../../model/workspace.ts';
import type { Forge, ReasonedSetting } from './templates.ts';

/** The result of scanning a repository. */
export interface RepositoryScan {
  readonly skills: number;
  /** Number of skills without a readable manifest. */
  readonly unreadable: number;
  /** Number of skills per dialect, largest first. A skill counts once, by what it has beyond a plain frontmatter. */
  readonly dialects: readonly (readonly [dialect: string, count: number])[];
  /** The locks, each with its format. */
  readonly locks: readonly string[];
  readonly protos: number;
  /** The settings that the scan suggests. */
  readonly settings: readonly ReasonedSetting[];
  /** The suggested `ignore` globs. */
  readonly ignore: readonly string[];
  readonly release: string | null;
}

/** Detects the settings of a repository from its files and tags. */
export function scanRepository(
  { skills, locks, protos }: Pick<Workspace, 'skills' | 'locks' | 'protos'>,
  tags: readonly string[],
): RepositoryScan {
  const counts = new Map<string, number>();
  for (const { manifests } of skills) {
    const format = formatOf(manifests);
    if (format !== '') counts.set(format, (counts.get(format) ?? 0) + 1);
  }
  const ignore = ignoredGlobs(skills);
  const release = detectRelease(skills, tags);
  const settings: ReasonedSetting[] = [];
  if (ignore.length > 0) {
    const why = 'Skills for tests, or installed skills; this repository does not release them.';
    settings.push({ why, line: `ignore: ${JSON.stringify(ignore)}` });
  }
  if (release !== null) {
    const why = `Skills are released by tags such as ${release.tag}: a version bump is measured from the last one.`;
    settings.push({ why, line: `release: ${JSON.stringify(release.glob)}` });
  }
  return {
    skills: skills.length,
    unreadable: skills.filter(({ manifests }) => manifests.length === 0).length,
    dialects: [...counts].sort(([a, n], [b, m]) => m - n || compareText(a, b)),
    locks: locks.map(({ path, format }) => `${path} (${format})`),
    protos: protos.length,
    settings,
    ignore,
    release: release?.glob ?? null,
  };
}

/** The dialects of a skill beyond the plain frontmatter that most have, else that one; empty without a manifest. */
function formatOf(manifests: readonly Manifest[]): string {
  const all = [...new Set(manifests.map(({ dialect }) => dialect))];
  const special = all.filter((dialect) => dialect !== 'agent-skills').sort(compareText);
  return (special.length > 0 ? special : all).join(' + ');
}

/** The globs of skills that are not products of this repository; empty if it has no other skills. */
function ignoredGlobs(skills: readonly Skill[]): readonly string[] {
  const folders = skills.map(ignorableFolder);
  if (!folders.includes(undefined)) return [];
  const quotable = folders.flatMap((folder) =>
    folder !== undefined && /^[\w./@ -]+$/.test(folder) ? [folder] : [],
  );
  return [...new Set(quotable)].sort(compareText).map((folder) => `/${folder}/`);
}

/** The folder of test data around a skill; for one that cannot be used as it is, the folder of templates or parts. */
function ignorableFolder(skill: Skill): string | undefined {
  const isUnusable =
    skill.unreadable ||
    skill.problems.length > 0 ||
    placeholder.test(skill.name) ||
    skill.manifests.some(isIncomplete);
  return testFolderOf(skill.path) ?? (isUnusable ? sampleFolderOf(skill.path) : undefined);
}

/** Whether a frontmatter lacks what agents choose a skill by: `name: {{name}}` is a mapping. */
function isIncomplete({ dialect, root }: Manifest): boolean {
  return dialect === 'agent-skills' && !(text(get(root, 'name')) && text(get(root, 'description')));
}

/** The name of a skill to be filled in: `{{name}}`, `<name>`, `YOUR_SKILL`. */
const placeholder = /\{\{|^<.*>$|\bYOUR[_-]/i;

/** Separators between the skill name and the version of a tag. */
const tagSeparators = ['@', '@v', '-v', '/v', '-', '/', '_v', '_'];

/** The glob of tags that release single skills, with an example tag; null without such tags. */
function detectRelease(
  skills: readonly Skill[],
  tags: readonly string[],
): { readonly glob: string; readonly tag: string } | null {
  const names = skills.map(({ name }) => name).filter((name) => /^[\w.-]+$/.test(name));
  for (const separator of tagSeparators) {
    const tag = tags.find((candidate) =>
      names.some((name) => {
        const version =
          candidate.startsWith(`${name}${separator}`) &&
          candidate.slice(name.length + separator.length);
        return version && /^\d+\.\d+/.test(version) && /^[\w.@/+-]+$/.test(candidate);
      }),
    );
    if (tag !== undefined) return { glob: `tag:{name}${separator}*`, tag };
  }
  return null;
}

/** Detects the forge of a repository by host name, or else by files specific to a forge. */
export function detectForge(
  host: string | null,
  paths: readonly string[],
): readonly [Forge, string] {
  const hostPatterns: readonly (readonly [RegExp, Forge])[] = [
    [/(^|\.)github\./, 'github'],
    [/gitlab/, 'gitlab'],
    [/^codeberg\.org$|forgejo/, 'forgejo'],
    [/gitea/, 'gitea'],
  ];
  const byHost = hostPatterns.find(([pattern]) => host !== null && pattern.test(host));
  if (byHost) return [byHost[1], `origin is at ${host}`];
  const files: readonly (readonly [string, Forge])[] = [
    ['.forgejo/', 'forgejo'],
    ['.gitea/', 'gitea'],
    ['.gitlab-ci.yml', 'gitlab'],
    ['.github/', 'github'],
  ];
  for (const [start, forge] of files) {
    if (paths.some((path) => path.startsWith(start))) return [forge, `there is ${start}`];
  }
  return ['github', 'no sign of another host'];
}
