import type { DigestedFile, DigestIndex, DigestIndexEntry } from '../model/listing.ts';
import { msg } from '../model/message.ts';
import type { Located } from '../model/skill.ts';
import { folderOf, join, nameOf, resolve } from '../model/text/path.ts';
import { get, items, text as textOf, type Value } from '../model/value/value.ts';
import { type ListingKind, readDocument } from './document.ts';

const indexKind: ListingKind = {
  rule: 'skills-index-syntax',
  name: 'index of skills',
  consequence: msg`Agents find no skills in it.`,
  uniqueKeys: null,
};

/** Whether a path is an index of names or digests: `skills.sh.json`, or the index of agent skills discovery. */
export function isDigestIndex(path: string): boolean {
  return nameOf(path) === 'skills.sh.json' || wellKnown.test(path);
}

const wellKnown = /(?:^|\/)\.well-known\/(?:agent-skills|skills)\/index\.json$/;

/**
 * Parses an index of names (`skills.sh.json`) or of digests (`.well-known/agent-skills/index.json`, with the files of
 * each skill or with the address of one artifact); null for a file of another shape.
 */
export function readDigestIndex(path: string, text: string): DigestIndex | null {
  const { root, problems } = readDocument(path, text, indexKind);
  if (!root) return { path, entries: [], problems, text };
  if (!wellKnown.test(path)) {
    const groupings = get(root, 'groupings');
    if (groupings?.kind !== 'list') return null;
    const names = items(groupings).flatMap((group) => items(get(group, 'skills')));
    return { path, entries: names.flatMap((name) => entryOfName(name) ?? []), problems, text };
  }
  const skills = get(root, 'skills');
  if (skills?.kind !== 'list') return null;
  const entries = items(skills).flatMap((skill) => entryOf(skill, path) ?? []);
  return { path, entries, problems, text };
}

function entryOfName(value: Value): DigestIndexEntry | null {
  const name = readLocated(value);
  return name && { name, digest: null, artifact: null, isArchive: false, files: [], folder: null };
}

function entryOf(skill: Value, path: string): DigestIndexEntry | null {
  const name = readLocated(get(skill, 'name'));
  if (!name) return null;
  const folder = join(folderOf(path), name.value);
  const url = textOf(get(skill, 'url'));
  const files = items(get(skill, 'files')).flatMap((file) => fileOf(file) ?? []);
  const isArchive = textOf(get(skill, 'type')) === 'archive';
  const artifact = url === undefined ? null : localPath(url, path);
  return { name, digest: readLocated(get(skill, 'digest')), artifact, isArchive, files, folder };
}

function fileOf(value: Value): DigestedFile | null {
  const name = textOf(value) ?? textOf(get(value, 'path'));
  if (name === undefined || resolve('', name) === undefined) return null;
  return {
    name,
    at: get(value, 'path')?.at ?? value.at,
    digest: readLocated(get(value, 'digest')),
  };
}

/** The file of the tree behind an address: below the folder of `.well-known`, or next to the index. */
function localPath(url: string, path: string): string | null {
  const site = folderOf(folderOf(folderOf(path)));
  const address = url.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/s, '');
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return null;
  const [folder, rest] = address.startsWith('/')
    ? [site, address.slice(1)]
    : [folderOf(path), address];
  return resolve(folder, rest) ?? null;
}

function readLocated(value: Value | undefined): Located<string> | null {
  const written = textOf(value);
  return value && written !== undefined && written !== '' ? { value: written, at: value.at } : null;
}

/** The files whose digests an index may record, for the roots of the skills of its names. */
export function digestedFiles(
  indexes: readonly DigestIndex[],
  rootsOf: (name: string) => readonly string[],
): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { name, digest, artifact, files, folder } of indexes.flatMap(
    ({ entries }) => entries,
  )) {
    if (!digest && files.length === 0) continue;
    if (artifact !== null) paths.add(artifact);
    for (const root of [...(folder === null ? [] : [folder]), ...rootsOf(name.value)]) {
      for (const file of ['SKILL.md', ...files.map((digested) => digested.name)])
        paths.add(join(root, file));
    }
  }
  return paths;
}
