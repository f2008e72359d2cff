import type { Skill } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import type { FileTree } from '../../model/tree.ts';
import { readTexts } from '../../syntax/text-file.ts';
import { textsOf } from '../load/load-mentions.ts';
import type { PathChange } from './path-changes.ts';

/** The roots of the skills with a text that may name a heading of a changed file. */
export async function findNamingSkills(
  tree: FileTree,
  skills: readonly Skill[],
  changes: readonly PathChange[],
): Promise<ReadonlySet<string>> {
  const patterns = patternsOf(changes);
  if (patterns.length === 0) return new Set();
  const rootByPath = new Map(
    skills.flatMap((skill) => textsOf(skill).map(({ path }) => [path, skill.root] as const)),
  );
  const paths = [...rootByPath.keys()];
  const found =
    (await tree.search?.(paths, patterns)) ?? (await searchTexts(tree, paths, patterns));
  return new Set(paths.flatMap((path) => (found.has(path) ? (rootByPath.get(path) ?? []) : [])));
}

/** The names of changed texts before a fragment; names with escapes may be any. */
function patternsOf(changes: readonly PathChange[]): readonly string[] {
  const names = new Set(
    changes.map(({ path }) => nameOf(path)).filter((name) => /\.md$/i.test(name)),
  );
  if (names.size === 0) return [];
  const words = Array.from(names, (name) => /^[\w .-]*$/.exec(name)?.[0] ?? '.md');
  return [...new Set(words.map((word) => `${word.replaceAll('.', '\\.')}#`)), '[%\\\\][^ \\t()]*#'];
}

async function searchTexts(
  tree: FileTree,
  paths: readonly string[],
  patterns: readonly string[],
): Promise<ReadonlySet<string>> {
  const pattern = new RegExp(patterns.join('|'));
  const texts = await readTexts(tree, paths);
  return new Set(paths.filter((path) => pattern.test(texts.get(path)?.text ?? '')));
}
