import type { Skill } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Workspace } from '../../model/workspace.ts';
import { agentNames, delegatesOf, serverNames } from '../../rules/places/known-names.ts';
import { readTexts } from '../../syntax/text-file.ts';
import { type PartNames, partNames } from '../../units/part-names.ts';
import { textsOf } from '../load/load-mentions.ts';
import type { Trees } from '../trees.ts';
import type { PathChange } from './path-changes.ts';

/**
 * The roots of the skills with a text that may name what a change renames, removes or adds: headings of a file, parts of a
 * plugin, agents, servers.
 */
export async function findNamingSkills(
  tree: FileTree,
  skills: readonly Skill[],
  trees: Trees,
  changes: readonly PathChange[],
): Promise<ReadonlySet<string>> {
  const patterns = [...fragmentPatterns(changes), ...namePatterns(trees)];
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
function fragmentPatterns(changes: readonly PathChange[]): readonly string[] {
  const names = new Set(
    changes.map(({ path }) => nameOf(path)).filter((name) => /\.md$/i.test(name)),
  );
  if (names.size === 0) return [];
  const words = Array.from(names, (name) => /^[\w .-]*$/.exec(name)?.[0] ?? '.md');
  return [...new Set(words.map((word) => `${word.replaceAll('.', '\\.')}#`)), '[%\\\\][^ \\t()]*#'];
}

/** The names that texts may have of what differs between two trees. */
function namePatterns({ head, base }: Trees): readonly string[] {
  if (!base) return [];
  const plugins = [...differingPlugins(head, base)].filter(isWord);
  const agents = [...difference(agentNames(base), agentNames(head))].filter(isWord);
  const servers = [...difference(serverNames(base), serverNames(head))].filter(isWord);
  return [
    ...plugins.map((name) => `${name}:[A-Za-z]`),
    ...agents.map((name) => `agent["']?[ \\t]*:.*${name}`),
    ...servers.map((name) => `mcp__${name}`),
  ];
}

function isWord(name: string): boolean {
  return /^[\w-]+$/.test(name);
}

/** The plugins whose parts, or mentions without a part, decide what `plugin:name` means in other texts. */
function differingPlugins(head: Workspace, base: Workspace): ReadonlySet<string> {
  const [now, before] = [partNames(head), partNames(base)];
  const differing = [...new Set([...now.keys(), ...before.keys()])].filter(
    (name) => !areSame(now.get(name), before.get(name)),
  );
  const [usedNow, usedBefore] = [usedPlugins(head), usedPlugins(base)];
  return new Set([
    ...differing,
    ...unknownParts(head, now).map(({ plugin }) => plugin),
    ...difference(usedNow, usedBefore),
    ...difference(usedBefore, usedNow),
    ...difference(serverNames(base), serverNames(head)),
    ...difference(serverNames(head), serverNames(base)),
  ]);
}

function areSame(left: PartNames | undefined, right: PartNames | undefined): boolean {
  if (!left || !right || left.isOpen !== right.isOpen) return left === right;
  return (
    left.names.size === right.names.size && [...left.names].every((name) => right.names.has(name))
  );
}

function difference(left: ReadonlySet<string>, right: ReadonlySet<string>): readonly string[] {
  return [...left].filter((name) => !right.has(name));
}

function usedPlugins(workspace: Workspace): ReadonlySet<string> {
  const known = partNames(workspace);
  const parts = workspace.mentions.texts.flatMap((text) => text.parts);
  return new Set(
    parts.flatMap(({ plugin, name }) => (known.get(plugin)?.names.has(name) ? [plugin] : [])),
  );
}

function unknownParts(workspace: Workspace, known: ReadonlyMap<string, PartNames>) {
  return workspace.mentions.texts.flatMap(({ parts }) =>
    parts.filter(({ plugin, name }) => known.has(plugin) && !known.get(plugin)?.names.has(name)),
  );
}

/** The names of skills that texts and agents name and no read skill has: an unread one may declare them. */
export function unknownNames({ head, base }: Trees): ReadonlySet<string> {
  return new Set([...unknownIn(head), ...(base ? unknownIn(base) : [])]);
}

function unknownIn(workspace: Workspace): readonly string[] {
  const parts = unknownParts(workspace, partNames(workspace)).map(({ name }) => name);
  const delegates = delegatesOf(workspace).flatMap(({ kind, power }) =>
    kind === 'skill' ? [power.scope.split(':').at(-1) ?? ''] : [],
  );
  return [...parts, ...delegates].filter(isWord);
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
