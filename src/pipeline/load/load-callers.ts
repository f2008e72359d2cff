import { unitKey } from '../../model/power.ts';
import { folderOf, isInside, nameOf, resolve, selfAndAncestors } from '../../model/text/path.ts';
import { compareRanges, LineMap, type Location } from '../../model/text/text.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Pair, Workspace } from '../../model/workspace.ts';
import { agentNames, skillNames } from '../../rules/places/known-names.ts';
import { innermostPlugin } from '../../rules/places/renamed-parts.ts';
import { isScript } from '../../scripts/calls/call-place.ts';
import { linkedPath } from '../../syntax/markdown/linked-path.ts';
import { linksOf } from '../../syntax/markdown/links.ts';
import { writtenPaths } from '../../syntax/markdown/named-paths.ts';
import { nameMentions } from '../../units/name-mentions.ts';
import { partMentions } from '../../units/part-mentions.ts';
import { partNames } from '../../units/part-names.ts';
import { eachText, isText } from './load-mentions.ts';

/** What head lacks: names, and paths of folders and files, with the key of the thing at base. */
interface Lost {
  readonly names: ReadonlyMap<string, string>;
  readonly paths: ReadonlyMap<string, string>;
  /** The skills whose own texts are judged by themselves. */
  readonly own: ReadonlyMap<string, string>;
}

/** Further places of one thing are not kept. */
const maxPlaces = 100;

/** A change of more things is a new repository. */
const maxLost = 500;

/** The pairs of skills and the tree of head, with the places that still use what the change removed, renamed or moved. */
export async function withCallers(
  tree: FileTree,
  head: Workspace,
  base: Workspace | null,
  pairs: readonly Pair[],
): Promise<{ readonly pairs: readonly Pair[]; readonly head: Workspace }> {
  if (!base) return { pairs, head };
  const named = pairs.map((pair) => withFullNames(pair, head, base));
  const lost = lostThings(named, head, base);
  const words = new Set([...lost.names.keys(), ...lost.paths.keys()].map(lastWord));
  if (words.size === 0 || words.size > maxLost) return { pairs: named, head };
  const uses = new Map<string, Location[]>();
  const texts = callingTexts(head);
  const patterns = Array.from(words, (word) => word.replace(/[^\w-]/g, '.'));
  const found = (await tree.search?.(texts, patterns)) ?? new Set(texts);
  const searched = texts.filter((path) => found.has(path));
  await eachText(tree, searched, new Map(), (path, text) => {
    for (const { key, at } of usesIn(path, text, lost)) {
      const places = uses.get(key) ?? [];
      uses.set(key, places);
      if (places.length < maxPlaces) places.push(at);
    }
  });
  if (uses.size === 0) return { pairs: named, head };
  return {
    pairs: named.map((pair) => withUses(pair, uses)),
    head: { ...head, mentions: { ...head.mentions, uses } },
  };
}

/** Documents that tell what was decided once, and stay as they are. */
const ofItsTime =
  /\d{4}-\d{2}-\d{2}|(?:^|\/)(?:plans|brainstorms|adrs?|decisions|archived?|rfcs)\//i;

/** The Markdown texts of today, those of skills, agents and commands first. */
function callingTexts({ paths, skills, grants }: Workspace): readonly string[] {
  const own = new Set([
    ...skills.flatMap(({ files }) => files.map(({ path }) => path)),
    ...grants.files.map(({ path }) => path),
  ]);
  const texts = [...paths].filter((path) => isText(path) && !ofItsTime.test(path));
  return [...texts.filter((path) => own.has(path)), ...texts.filter((path) => !own.has(path))];
}

function lastWord(name: string): string {
  return name.split(/[/:]/).findLast((part) => part !== '*') ?? '';
}

function withUses(pair: Pair, uses: ReadonlyMap<string, readonly Location[]>): Pair {
  const root = pair.before?.root ?? '';
  const [callers, fileCallers] = [uses.get(`skill\0${root}`), uses.get(`file\0${root}`)];
  return callers || fileCallers ? { ...pair, callers, fileCallers } : pair;
}

/** The pair of a skill that belongs to another plugin now, with both full names. */
function withFullNames(pair: Pair, head: Workspace, base: Workspace): Pair {
  const { before, after } = pair;
  if (!before || !after || before === after) return pair;
  const [old, now] = [innermostPlugin(before.root, base), innermostPlugin(after.root, head)];
  if (!old || !now || old.name === now.name) return pair;
  const names = [
    `${old.name}:${nameOf(before.root)}`,
    `${now.name}:${nameOf(after.root)}`,
  ] as const;
  return { ...pair, fullNames: names };
}

function lostThings(pairs: readonly Pair[], head: Workspace, base: Workspace): Lost {
  const parts = partNames(head);
  const [names, paths, own] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  const addNames = (
    key: string,
    root: string,
    own: Iterable<string>,
    known: ReadonlySet<string>,
  ) => {
    const plugin = innermostPlugin(root, base);
    for (const name of own) {
      if (!known.has(name)) names.set(name, key);
      for (const each of plugin ? [plugin.name, plugin.listedAs] : [])
        if (!parts.get(each)?.names.has(name)) names.set(`${each}:${name}`, key);
    }
  };
  const roots = new Set(head.skills.map(({ root }) => root));
  for (const { before, after, isCopy, followsParent } of pairs) {
    if (!before || before === after || isCopy || followsParent || before.root === '') continue;
    const [key, fileKey] = [`skill\0${before.root}`, `file\0${before.root}`];
    if (after) own.set(fileKey, after.root);
    if (!roots.has(before.root)) paths.set(before.root, key);
    else
      for (const { path } of before.files)
        if (isScript(path) && !head.paths.has(path)) paths.set(path, fileKey);
    if (after?.name === before.name && after.root === before.root) continue;
    addNames(key, before.root, new Set([before.name, nameOf(before.root)]), skillNames(head));
  }
  const units = new Set(head.grants.units.map(unitKey));
  for (const unit of base.grants.units) {
    if ((unit.kind !== 'agent' && unit.kind !== 'command') || units.has(unitKey(unit))) continue;
    paths.set(unit.root, unitKey(unit));
    const own = new Set([unit.name, nameOf(unit.root).replace(/\.md$/, '')]);
    addNames(unitKey(unit), unit.root, own, agentNames(head));
  }
  for (const plugin of partNames(base).keys())
    if (!parts.has(plugin))
      names.set(plugin, `plugin\0${plugin}`).set(`${plugin}:*`, `plugin\0${plugin}`);
  return { names, paths, own };
}

/** A place that uses a lost thing. */
interface Use {
  readonly key: string;
  readonly at: Location;
}

function usesIn(path: string, text: string, { names, paths, own }: Lost): readonly Use[] {
  const lines = new LineMap(text);
  const locate = (start: number, end: number) => lines.locate(path, start, end);
  const uses = new Map<string, Use>();
  const add = (key: string | undefined, at: Location) => {
    if (key === undefined || !at.range || isInside(path, own.get(key) ?? '\0')) return;
    uses.set(`${at.range.start.line} ${key}`, { key, at: { path, range: at.range } });
  };
  const addPath = (written: string, at: Location) => {
    for (const resolved of [resolve(folderOf(path), written), resolve('', written)])
      for (const each of resolved === undefined ? [] : selfAndAncestors(resolved))
        add(paths.get(each), at);
  };
  for (const { plugin, name, at } of partMentions(text, lines)) {
    add(names.get(`${plugin}:${name}`), { path, range: at });
    add(names.get(`${plugin}:*`), { path, range: at });
  }
  for (const { name, start, end } of nameMentions(text, (each) => names.has(each)))
    add(names.get(name), locate(start, end));
  for (const written of writtenPaths(text, new Set()))
    addPath(written.path, locate(written.start, written.end));
  for (const { target, at } of linksOf({ text, prose: text, locate })) {
    const linked = linkedPath(target);
    if (linked !== undefined) addPath(linked, at);
  }
  return [...uses.values()].sort((a, b) => compareRanges(a.at.range, b.at.range));
}
