import { type Message, msg, nothing, pathPart } from '../../model/message.ts';
import { isManifestName } from '../../model/skill.ts';
import { clientPlace, clientSpellings } from '../../model/text/client-names.ts';
import { isAtOrInside, join, nameOf, relativePath } from '../../model/text/path.ts';
import type { FileTree } from '../../model/tree.ts';
import type { MisspeltPath } from '../../model/workspace.ts';
import type { TreePaths } from '../../powers/carrier.ts';
import { type CarrierFile, findCarrierFiles } from '../../powers/find-carrier-files.ts';
import { pluginFileKind } from '../../units/plugin-files.ts';
import { type FoundPlace, followLinks, type LinkMap } from './follow-links.ts';
import { mergedFolders } from './merged-folders.ts';
import { misspeltOwnNames } from './own-names.ts';

/** A place that clients open and that nothing can be read from, as a file of the carrier that would read it. */
export type ClosedPlace = CarrierFile & {
  readonly closed: Message;
  /** The path of the tree whose id tells whether it changed. */
  readonly at: string;
};

/** What clients open besides files. */
export interface Places {
  /** The file that is read at each place that is no file itself. */
  readonly opened: ReadonlyMap<string, string>;
  /** The places in folders that are links to a whole unit: the unit is read where it is. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly closed: readonly ClosedPlace[];
  readonly misspelt: readonly MisspeltPath[];
}

/** A path with the file behind it; for one that cannot be read, the reason. */
type Candidate = FoundPlace & { readonly spelling?: string };

const noPlaces: Places = { opened: new Map(), aliases: new Map(), closed: [], misspelt: [] };

/** Finds what clients open through links and in other spellings, with the places where nothing can be read. */
export function findPlaces(tree: FileTree, map: LinkMap): Places {
  const merged = mergedFolders(tree.entries.map(({ path }) => path));
  const found: FoundPlace[] = [
    ...tree.entries.flatMap(({ path, kind }) =>
      kind === 'symlink' || spellingsOf(path, merged).length === 0 ? [] : [{ path, real: path }],
    ),
    ...tree.submodules.flatMap(({ path, isRead }) =>
      isRead ? [] : [{ path, closed: msg`${pathPart(path)} is a submodule.` }],
    ),
    ...followLinks(tree, map),
  ];
  const candidates: Candidate[] = found.flatMap((place): readonly Candidate[] => {
    const spellings = spellingsOf(place.path, merged);
    return [
      place,
      ...spellings.map((spelling) => ({ ...place, path: spelling, spelling: place.path })),
    ];
  });
  const own = misspeltOwnNames(tree.entries.map(({ path }) => path));
  if (candidates.length === 0) return { ...noPlaces, misspelt: own };
  const places = choosePlaces(candidates, map);
  return { ...places, misspelt: [...places.misspelt, ...own] };
}

/** The spellings of a path that a client may look for, in the folders that it may be in. */
function spellingsOf(path: string, merged: (path: string) => string | null): readonly string[] {
  const other = merged(path);
  return other === null
    ? clientSpellings(path)
    : [...clientSpellings(path), other, ...clientSpellings(other)];
}

function choosePlaces(candidates: readonly Candidate[], map: LinkMap): Places {
  const possible = new Set(candidates.flatMap(({ path, closed }) => (closed ? [] : [path])));
  const paths = {
    has: (path: string) => map.isFile(path) || possible.has(path) || map.resolve(path) !== null,
  };
  const opened = new Map<string, string>();
  const aliases = new Map<string, string>();
  const closed: ClosedPlace[] = [];
  const misspelt = new Map<string, MisspeltPath>();
  const settled = new Set<string>();
  for (const candidate of candidates) {
    const { path, real, spelling, closed: reason, at = path } = candidate;
    const written = spelling ?? path;
    if (settled.has(written)) continue;
    const files = readersOf(path, paths, reason !== undefined);
    const isManifest = isManifestName(nameOf(path)) && real !== undefined;
    if (files.length === 0 && !isManifest && pluginFileKind(path) === null) continue;
    settled.add(written);
    if (spelling !== undefined) addMisspelt(misspelt, spelling, path);
    if (path === real) continue;
    if (reason !== undefined || real === undefined) {
      const [file] = files;
      if (file) closed.push({ ...file, path: written, at, closed: reason ?? nothing });
      continue;
    }
    if (candidate.link !== undefined && isAlias(candidate, files, map)) {
      aliases.set(path, real);
      continue;
    }
    const other = spelling === undefined ? undefined : map.isFile(path) ? path : opened.get(path);
    if (other === undefined || other === real) opened.set(path, real);
    else
      for (const file of files.slice(0, 1))
        closed.push({
          ...file,
          path: written,
          at: real,
          closed: msg`${pathPart(written)} and ${pathPart(path)} are one file where case is ignored.`,
        });
  }
  return { opened, aliases, closed, misspelt: [...misspelt.values()] };
}

/** The names of files by which a folder tells that clients open it. */
const probes = [
  'settings.json',
  'x.md',
  'hooks.json',
  'x.toml',
  'x.js',
  'x.rules',
  'mcp.json',
  'x.json',
  'x',
  'plugin.json',
  'marketplace.json',
  'config.toml',
  'monitors.json',
  'extension.mjs',
  'x/extension.mjs',
  'commands/x.md',
  'agents/x.md',
  'plugins/x.js',
  'plugins/marketplace.json',
];
const skillPlace =
  /(?:^|\/)\.(?:agents|claude|codex|cursor|gemini|github|opencode)(?:\/skills(?:\/[^/]+)?)?$/;
const ofRepository = { kind: 'repository', root: '' } as const;

/** How carriers read a path; for one that cannot be read, also how they read what may be inside. */
function readersOf(path: string, tree: TreePaths, isClosed: boolean): readonly CarrierFile[] {
  const all = findCarrierFiles([path], tree);
  const isManifest = isManifestName(nameOf(path));
  const files = all.filter(({ unit }) => unit.kind !== 'skill' || !isManifest);
  if (!isClosed || files.length > 0) return files;
  const skills = skillPlace.test(path) ? ['SKILL.md'] : [];
  const inside = [...probes, ...skills].flatMap((name) => {
    const anywhere = findCarrierFiles([join('x', name)], { has: () => false });
    const isReported = ({ carrier }: CarrierFile) =>
      name === 'SKILL.md' || !anywhere.some((file) => file.carrier === carrier);
    return findCarrierFiles([join(path, name)], tree).filter(isReported);
  });
  return [...all, ...inside].map((file) => ({ ...file, unit: ofRepository }));
}

/** Whether a path leads to a unit that is read where it is: all that makes the path a place is below the link. */
function isAlias(
  { path, real = '', link }: Candidate,
  files: readonly CarrierFile[],
  map: LinkMap,
): boolean {
  if (isManifestName(nameOf(path))) return isManifestName(nameOf(real));
  const place = clientPlace(path);
  if (link === undefined || path === link || (place !== null && isAtOrInside(link, place)))
    return false;
  const rest = relativePath(link, path);
  if (real !== rest && !real.endsWith(`/${rest}`)) return false;
  const root = real.slice(0, -rest.length - 1);
  const inside = findCarrierFiles([rest], { has: (name) => map.isFile(join(root, name)) });
  const isInside = ({ carrier, unit }: CarrierFile) =>
    inside.some((file) => file.carrier === carrier && join(link, file.unit.root) === unit.root);
  return files.length > 0 ? files.every(isInside) : pluginFileKind(rest) !== null;
}

/** Adds the part of a path that is spelt otherwise, once for all files in it. */
function addMisspelt(misspelt: Map<string, MisspeltPath>, path: string, place: string): void {
  const [names, known] = [path.split('/'), place.split('/')];
  const index = names.findIndex((name, at) => name !== known[at]);
  const at = names.slice(0, index + 1).join('/');
  if (!misspelt.has(at)) misspelt.set(at, { path, name: names[index] ?? '', known: place });
}
