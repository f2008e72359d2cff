import type { Draft } from '../../model/finding.ts';
import { code, type Message, msg, namePart, pathPart, type Quoted } from '../../model/message.ts';
import { resolve } from '../../model/text/path.ts';
import { isMarketplace, type PluginFile } from '../../model/unit/plugin.ts';
import { canonical } from '../../model/value/canonical.ts';
import {
  fields,
  get,
  items,
  type Json,
  text,
  toJson,
  type Value,
} from '../../model/value/value.ts';
import type { Workspace } from '../../model/workspace.ts';
import { localEntries } from '../../units/marketplace-entries.ts';
import { pairPlugins } from '../../units/pair-plugins.ts';
import { notesMarketplace, twoPlugins } from '../examples/plugin-tree.ts';
import { repositoryRule } from '../rule.ts';
import { lostMarketplace, renameFaults, renamesOf } from '../support/plugin-renames.ts';
import { useNotes } from '../words/caller-notes.ts';

const skills = { log: 'Logs the day.' };
const side = (name: string, renames?: { readonly [key: string]: string }) => ({
  manifest: { name, version: '1.0.0' },
  marketplace: notesMarketplace({ name }, renames ? { renames } : {}),
  skills,
});

export const pluginRenamed = repositoryRule({
  id: 'plugin-renamed',
  topic: 'identity',
  category: 'version',
  severity: 'warning',
  summary: 'Reports marketplaces and plugins that are gone, or have another name.',
  why: 'Users enable a plugin by its name. Without an entry in `renames`, the plugin disappears for all of them; for the name of a marketplace there is no such entry. Clients follow chains of renames, so earlier ones stay.',
  source:
    'Claude Code documentation, Plugin marketplaces: `renames` maps an old name to the new one, or to null for a removed plugin; it is append-only, and a cycle or a missing target is invalid.',
  howToFix: 'Add the old name to `renames` with the new name, or with null if the plugin is gone.',
  invalid: twoPlugins(side('notes'), side('daily-notes')),
  valid: twoPlugins(side('notes'), side('daily-notes', { notes: 'daily-notes' })),
  *check({ workspace, base }): Iterable<Draft> {
    for (const marketplace of marketplacesOf(workspace)) {
      yield* renameFaults(marketplace);
      const previous = base && marketplacesOf(base).find(({ path }) => path === marketplace.path);
      if (!previous) continue;
      if (lostMarketplace(previous, marketplace)) continue;
      for (const draft of missingNames(previous, marketplace, successors(base, workspace)))
        yield withUses(draft, draft.about?.split('\0').at(-1) ?? '', workspace);
      yield* editedRenames(previous, marketplace);
    }
    if (!base) return;
    const listings = base.plugins.files.filter((file) => isMarketplace(file) && file.document);
    for (const before of listings) {
      const draft = lostMarketplace(before, workspace.plugins.files.find(samePlace(before)));
      if (draft) yield draft;
    }
    yield* renamedManifests(base, workspace);
  },
});

function marketplacesOf({ plugins }: Workspace): readonly PluginFile[] {
  return plugins.files.filter(({ kind, document }) => kind === 'marketplace' && document !== null);
}

function samePlace({ path, kind }: PluginFile) {
  return (other: PluginFile) => other.path === path && other.kind === kind;
}

/** The folders of plugins in head by those at base, where they moved. */
const successors = (base: Workspace, head: Workspace): ReadonlyMap<string, string> =>
  new Map(
    pairPlugins(base.plugins.all, head.plugins.all).flatMap(({ before, after }) =>
      before && after ? [[before.root, after.root]] : [],
    ),
  );

/** Plugins that no marketplace of the repository lists: another one may know the old name. */
function* renamedManifests(base: Workspace, head: Workspace): Iterable<Draft> {
  for (const { before, after } of pairPlugins(base.plugins.all, head.plugins.all)) {
    if (!before || !after || before.name === after.name) continue;
    if ([...before.files, ...after.files].some(isMarketplace)) continue;
    const message = renamedMessage(before.name, after.name);
    const help = msg`Add ${entryOf(before.name, after.name)} to ${code('renames')} of each marketplace that lists it.`;
    const about = [after.root, before.name, after.name].join('\0');
    const draft = { message, help, at: after.at, was: before.at, about, identity: 'name' };
    yield withUses(draft, before.name, head);
  }
}

/** Names that base lists, and that head neither lists nor renames. */
function* missingNames(
  before: PluginFile,
  after: PluginFile,
  moved: ReadonlyMap<string, string>,
): Iterable<Draft> {
  const [oldNames, newNames] = [listedIn(before, moved), listedIn(after)];
  const renames = renamesOf(after);
  const nameBySource = new Map([...newNames].map(([name, { source }]) => [source, name]));
  for (const [name, { source }] of oldNames) {
    if (newNames.has(name) || renames.has(name)) continue;
    const successor = oldNames.has(nameBySource.get(source) ?? '')
      ? undefined
      : nameBySource.get(source);
    const at = get(after.document ?? undefined, 'plugins')?.at ?? { path: after.path };
    yield {
      message: successor
        ? renamedMessage(name, successor)
        : msg`Plugin ${namePart(name)} is no longer listed. Users who enabled it lose it.`,
      help: msg`Add ${entryOf(name, successor ?? null)} to ${code('renames')} in ${pathPart(after.path)}.`,
      at: (successor && newNames.get(successor)?.at) || startOf(at),
      about: `${after.path}\0${name}`,
      identity: successor ? `renamed\0${successor}` : 'gone',
    };
  }
}

/** With the places that still use the old name of a plugin. */
function withUses(draft: Draft, name: string, { mentions }: Workspace): Draft {
  const callers = mentions.uses?.get(`plugin\0${name}`);
  return callers ? { ...draft, callers, notes: useNotes(callers) } : draft;
}

function renamedMessage(before: string, after: string): Message {
  const fact = msg`Plugin ${namePart(before)} was renamed to ${namePart(after)}.`;
  return msg`${fact} Users who enabled the old name lose it.`;
}

/** An entry of `renames` as it is written: the new name, or null for a removed plugin. */
function entryOf(oldName: string, newName: string | null): Quoted {
  return code(`${JSON.stringify(oldName)}: ${JSON.stringify(newName)}`);
}

function startOf(at: Draft['at']): Draft['at'] {
  return at.range ? { ...at, range: { start: at.range.start, end: at.range.start } } : at;
}

interface ListedPlugin {
  readonly source: string;
  /** The place of the name. */
  readonly at: Draft['at'];
}

/** The plugins that a marketplace lists, by name; the folders of those that `moved` are where they are in head. */
function listedIn(
  marketplace: PluginFile,
  moved: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, ListedPlugin> {
  const roots = new Map(localEntries(marketplace).map(({ name, root }) => [name, root]));
  const used = [...roots.values()];
  const isShared = (root: string) => used.indexOf(root) !== used.lastIndexOf(root);
  return new Map(
    items(get(marketplace.document ?? undefined, 'plugins')).flatMap((entry) => {
      const nameValue = get(entry, 'name');
      const name = text(nameValue)?.trim();
      if (nameValue === undefined || !name) return [];
      const root = roots.get(name);
      const source =
        root === undefined ? remoteSource(get(entry, 'source')) : `./${moved.get(root) ?? root}`;
      // Of entries with one folder the parts that they list tell which is which.
      const parts = root !== undefined && isShared(root) ? canonical(partsOf(entry)) : '';
      return [[name, { source: `${source ?? name}${parts}`, at: nameValue.at }]];
    }),
  );
}

/** The parts that an entry lists itself. */
function partsOf(entry: Value): Json {
  return ['skills', 'commands', 'agents', 'hooks', 'mcpServers'].map((key) => {
    const listed = get(entry, key);
    return listed ? toJson(listed) : null;
  });
}

/** Equal for the spellings of one source on a server, whatever its revision. */
function remoteSource(source: Value | undefined): string | undefined {
  if (source?.kind !== 'table') return text(source);
  const [repo, url, path] = ['repo', 'url', 'path'].map((key) => text(get(source, key)));
  const address = (repo ?? url)
    ?.trim()
    .toLowerCase()
    .replace(/^https:\/\/github\.com\//, '');
  if (!address) return canonical(toJson(source));
  return canonical([
    address.replace(/(?<!\/)(?:\/+(?:\.git\/*)?|\.git\/*)$/, ''),
    path ? (resolve('', path) ?? path) : '',
  ]);
}

/** Renames of base that head removes or changes. */
function* editedRenames(before: PluginFile, after: PluginFile): Iterable<Draft> {
  const renames = renamesOf(after);
  const table = get(after.document ?? undefined, 'renames');
  for (const { key, value } of fields(get(before.document ?? undefined, 'renames'))) {
    const targetNow = renames.get(key);
    const targetBefore = text(value) ?? null;
    if (targetNow === targetBefore) continue;
    // A chain ends at the new name: an entry that skips a step leads to the same place.
    if (
      typeof targetNow === 'string' &&
      targetBefore !== null &&
      renames.get(targetBefore) === targetNow
    )
      continue;
    const entry = entryOf(key, targetBefore);
    const message =
      targetNow === undefined
        ? msg`${entry} was removed from ${code('renames')}. Users of the old name lose the plugin.`
        : msg`${entry} became ${entryOf(key, targetNow)} in ${code('renames')}.`;
    const help = msg`Restore the entry.`;
    const at = table?.at ?? { path: after.path };
    const about = [after.path, key, 'edited', targetNow ?? ''].join('\0');
    yield { message, help, at: startOf(at), about };
  }
}
