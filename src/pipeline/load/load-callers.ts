import type { Skill } from '../../model/skill.ts';
import { folderOf, isAtOrInside, nameOf, resolve } from '../../model/text/path.ts';
import { compareRanges, LineMap, type Location } from '../../model/text/text.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Pair, Workspace } from '../../model/workspace.ts';
import { skillNames } from '../../rules/places/known-names.ts';
import { innermostPlugin } from '../../rules/places/renamed-parts.ts';
import { linkedPath } from '../../syntax/markdown/linked-path.ts';
import { linksOf } from '../../syntax/markdown/links.ts';
import { nameMentions } from '../../units/name-mentions.ts';
import { partMentions } from '../../units/part-mentions.ts';
import { partNames } from '../../units/part-names.ts';
import { eachText, isText } from './load-mentions.ts';

/** Names and folders that head lacks, with the pair of their skill. */
interface Lost {
  readonly names: ReadonlyMap<string, Pair>;
  readonly roots: ReadonlyMap<string, Pair>;
}

/** Further places of one skill are counted by nobody. */
const maxPlaces = 100;

/** A change of more skills is a new repository. */
const maxLost = 200;

/** The pairs, those of skills with another name or place with the texts of head that still use the old one. */
export async function withCallers(
  tree: FileTree,
  head: Workspace,
  base: Workspace | null,
  pairs: readonly Pair[],
): Promise<readonly Pair[]> {
  if (!base) return pairs;
  const named = pairs.map((pair) => withFullNames(pair, head, base));
  const lost = lostNames(named, head, base);
  if (lost.names.size + lost.roots.size === 0 || lost.roots.size > maxLost) return named;
  const callers = new Map<Pair, Location[]>();
  const words = [...new Set([...lost.roots.keys(), ...lost.names.keys()].map(lastWord))];
  const texts = [...head.paths].filter(isText);
  const patterns = words.map((word) => word.replace(/[^\w-]/g, '.'));
  const found = (await tree.search?.(texts, patterns)) ?? new Set(texts);
  await eachText(tree, [...found], new Map(), (path, text) => {
    for (const { pair, at } of usesIn(path, text, lost)) {
      const places = callers.get(pair) ?? [];
      callers.set(pair, places);
      if (places.length < maxPlaces) places.push(at);
    }
  });
  return named.map((pair) => {
    const places = callers.get(pair);
    return places ? { ...pair, callers: places } : pair;
  });
}

function lastWord(name: string): string {
  return nameOf(name).split(':').at(-1) ?? '';
}

/** The pair of a skill that belongs to another plugin now, or has another name in it, with both full names. */
function withFullNames(pair: Pair, head: Workspace, base: Workspace): Pair {
  const { before, after } = pair;
  if (!before || !after || before === after) return pair;
  const [old, now] = [fullName(before, base), fullName(after, head)];
  return old === null || now === null || old === now ? pair : { ...pair, fullNames: [old, now] };
}

function fullName({ root }: Skill, workspace: Workspace): string | null {
  const plugin = innermostPlugin(root, workspace);
  return plugin ? `${plugin.name}:${nameOf(root)}` : null;
}

function lostNames(pairs: readonly Pair[], head: Workspace, base: Workspace): Lost {
  const [known, parts] = [skillNames(head), partNames(head)];
  const roots = new Set(head.skills.map(({ root }) => root));
  const names = new Map<string, Pair>();
  const lostRoots = new Map<string, Pair>();
  for (const pair of pairs) {
    const { before, after, isCopy, followsParent } = pair;
    if (!before || before === after || isCopy || followsParent || before.root === '') continue;
    if (after && after.name === before.name && after.root === before.root) continue;
    if (!roots.has(before.root)) lostRoots.set(before.root, pair);
    const plugin = innermostPlugin(before.root, base);
    for (const name of new Set([before.name, nameOf(before.root)])) {
      if (!known.has(name)) names.set(name, pair);
      for (const each of plugin ? [plugin.name, plugin.listedAs] : [])
        if (!parts.get(each)?.names.has(name)) names.set(`${each}:${name}`, pair);
    }
  }
  return { names, roots: lostRoots };
}

/** A place that uses a lost skill. */
interface Use {
  readonly pair: Pair;
  readonly at: Location;
}

function usesIn(path: string, text: string, { names, roots }: Lost): readonly Use[] {
  const lines = new LineMap(text);
  const locate = (start: number, end: number) => lines.locate(path, start, end);
  const uses = new Map<string, Use>();
  const add = (pair: Pair | undefined, at: Location) => {
    const { line = 0 } = at.range?.start ?? {};
    if (pair && at.range)
      uses.set(`${line} ${pair.before?.root}`, { pair, at: { path, range: at.range } });
  };
  for (const { plugin, name, at } of partMentions(text, lines))
    add(names.get(`${plugin}:${name}`), { path, range: at });
  for (const { name, start, end } of nameMentions(text, (each) => names.has(each)))
    add(names.get(name), locate(start, end));
  for (const { target, at } of linksOf({ text, prose: text, locate })) {
    const linked = linkedPath(target);
    const resolved = linked === undefined ? undefined : resolve(folderOf(path), linked);
    if (resolved === undefined) continue;
    const root = [...roots.keys()].find((each) => isAtOrInside(resolved, each));
    if (root !== undefined) add(roots.get(root), at);
  }
  return [...uses.values()].sort((a, b) => compareRanges(a.at.range, b.at.range));
}
