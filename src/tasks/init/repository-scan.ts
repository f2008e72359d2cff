import type { Skill } from '../../model/skill.ts';
import { compareText } from '../../model/text/text.ts';
import type { Workspace } from '../../model/workspace.ts';
import type { Forge, ReasonedSetting } from './templates.ts';

/** What a repository turns out to hold. */
export interface RepositoryScan {
  readonly skills: number;
  /** How many skills each dialect has, most first. */
  readonly dialects: readonly (readonly [dialect: string, count: number])[];
  /** The locks, each with its format. */
  readonly locks: readonly string[];
  readonly protos: number;
  /** The settings there is a reason for. */
  readonly settings: readonly ReasonedSetting[];
  /** The globs among them that leave something out. */
  readonly ignore: readonly string[];
  readonly release: string | null;
}

/** Finds out what would otherwise have to be asked. */
export function scanRepository(
  { skills, locks, protos }: Pick<Workspace, 'skills' | 'locks' | 'protos'>,
  tags: readonly string[],
): RepositoryScan {
  const counts = new Map<string, number>();
  for (const { manifests } of skills) {
    for (const dialect of new Set(manifests.map((one) => one.dialect))) {
      counts.set(dialect, (counts.get(dialect) ?? 0) + 1);
    }
  }
  const ignore = ignoredGlobs(skills);
  const release = detectRelease(skills, tags);
  const settings: ReasonedSetting[] = [];
  if (ignore.length > 0) {
    const why = "Skills that tests read, or that were installed; they are nobody's to release.";
    settings.push({ why, line: `ignore: ${JSON.stringify(ignore)}` });
  }
  if (release !== null) {
    const why = `Skills are released by tags such as ${release.tag}: a version step is measured from the last one.`;
    settings.push({ why, line: `release: ${JSON.stringify(release.glob)}` });
  }
  return {
    skills: skills.length,
    dialects: [...counts].sort(([a, n], [b, m]) => m - n || compareText(a, b)),
    locks: locks.map(({ path, format }) => `${path} (${format})`),
    protos: protos.length,
    settings,
    ignore,
    release: release?.glob ?? null,
  };
}

/** Directories that hold what nobody wrote as a skill of this repository. */
const vendoredPath = /^(.*?(?:^|\/)(?:fixtures|__fixtures__|testdata|node_modules))(?:\/|$)/;

/** The globs of skills that are clearly no product of the repository; none where there are no others. */
function ignoredGlobs(skills: readonly Skill[]): readonly string[] {
  const vendoredRoots = skills.map(({ root }) => vendoredPath.exec(root)?.[1]);
  if (!vendoredRoots.includes(undefined)) return [];
  const quotable = vendoredRoots.flatMap((one) =>
    one !== undefined && /^[\w./@ -]+$/.test(one) ? [one] : [],
  );
  return [...new Set(quotable)].sort(compareText).map((one) => `/${one}/`);
}

/** How tags join the name of a skill and a version. */
const tagSeparators = ['@', '@v', '-v', '/v', '-', '/', '_v', '_'];

/** The glob of the tags that release single skills, where there are such, and one of them. */
function detectRelease(
  skills: readonly Skill[],
  tags: readonly string[],
): { readonly glob: string; readonly tag: string } | null {
  const names = skills.map(({ name }) => name).filter((name) => /^[\w.-]+$/.test(name));
  for (const separator of tagSeparators) {
    const tag = tags.find((one) =>
      names.some((name) => {
        const version =
          one.startsWith(`${name}${separator}`) && one.slice(name.length + separator.length);
        return version && /^\d+\.\d+/.test(version) && /^[\w.@/+-]+$/.test(one);
      }),
    );
    if (tag !== undefined) return { glob: `tag:{name}${separator}*`, tag };
  }
  return null;
}

/** The server a repository lies on: its address says so, else the files that only one of them reads. */
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
  return ['github', 'nothing says otherwise'];
}
