import { createHash } from 'node:crypto';
import type { Draft } from '../../../model/finding.ts';
import type { DigestIndex, DigestIndexEntry } from '../../../model/listing.ts';
import { type Message, msg, namePart, pathPart } from '../../../model/message.ts';
import { contentHash, type Located, type Skill } from '../../../model/skill.ts';
import { lookupBy } from '../../../model/text/group-by.ts';
import { memoize } from '../../../model/text/memoize.ts';
import { folderOf, join, nameOf } from '../../../model/text/path.ts';
import { suggest } from '../../../model/text/suggest.ts';
import { compareText } from '../../../model/text/text.ts';
import { skillsByName, skillsByRoot, type Workspace } from '../../../model/workspace.ts';
import type { Subjects } from '../../subjects.ts';
import { shortHash } from '../../words/hash-words.ts';

/** The trees in which a renamed skill is looked up. */
type RepositorySubject = Subjects['repository'];

/** The names and digests of an index that differ from the skills; `after` is the only right value, if there is one. */
export function* digestDrafts(index: DigestIndex, tree: RepositorySubject): Iterable<Draft> {
  const { workspace } = tree;
  const byName = skillsByName(workspace.skills);
  const listsOwn = index.entries.some(({ name }) => byName.has(name.value));
  for (const entry of index.entries) {
    const about = `${index.path}\0${entry.name.value}`;
    const root = contentRoot(entry, workspace);
    if (root === undefined) continue;
    if (root === null) {
      // An index that lists no skill of this repository may be published from elsewhere.
      if (entry.folder === null || listsOwn) yield { ...missingSkillDraft(entry, tree), about };
    } else if (entry.folder !== null) {
      for (const draft of differenceDrafts(entry, root, workspace))
        yield { ...draft, about: `${about}\0${draft.about}` };
    }
  }
}

/**
 * The folder with the content of an entry: the published one, else that of the skill of its name; null if there is none,
 * undefined if several differ.
 */
function contentRoot(
  entry: DigestIndexEntry,
  { skills, pinnedDigests }: Workspace,
): string | null | undefined {
  const { name, artifact, folder } = entry;
  if (artifact !== null && pinnedDigests.has(artifact)) return folderOf(artifact);
  if (folder !== null && pinnedDigests.has(join(folder, 'SKILL.md'))) return folder;
  const sameName = skillsByName(skills).get(name.value) ?? [];
  const contents = new Set(sameName.map(contentHash));
  return contents.size > 1 ? undefined : (sameName[0]?.root ?? null);
}

function missingSkillDraft({ name, folder }: DigestIndexEntry, tree: RepositorySubject): Draft {
  const message = msg`Indexed skill ${namePart(name.value)} does not exist.`;
  const renamed = renamedSkill(name.value, tree);
  if (renamed) {
    const help = msg`Write ${namePart(renamed.name)}, the skill in ${pathPart(renamed.root || '.')}.`;
    const fixed = folder === null ? { before: name.value, after: renamed.name } : {};
    return { message, help, at: name.at, identity: 'gone', ...fixed };
  }
  const guess = suggest(name.value, namesOf(tree.workspace.skills), 2);
  const help = guess === undefined ? msg`Remove the entry.` : msg`Did you mean ${namePart(guess)}?`;
  return { message, help, at: name.at, identity: 'gone' };
}

const namesOf = memoize((skills: Workspace['skills']) => [...skillsByName(skills).keys()]);

/** The skill that had a name at base, as its successor or in its place, or has it as its folder; undefined unless one. */
function renamedSkill(name: string, tree: RepositorySubject): Skill | undefined {
  const [skill, ...others] = skillsByOldName(tree)([name]);
  return others.length === 0 ? skill : undefined;
}

const skillsByOldName = memoize(({ workspace, base, previousByRoot }: RepositorySubject) => {
  const atBase = skillsByRoot(base?.skills ?? []);
  const readable = workspace.skills.filter(({ unreadable }) => !unreadable);
  return lookupBy(readable, ({ root }) => [
    ...[previousByRoot, atBase].flatMap((skills) => skills.get(root)?.name ?? []),
    nameOf(root),
  ]);
});

function* differenceDrafts(
  { name, digest, artifact, isArchive, files }: DigestIndexEntry,
  root: string,
  { pinnedDigests, paths }: Workspace,
): Iterable<Draft & { readonly about: string }> {
  const actual = new Map<string, string>();
  for (const { name: file, at, digest: recorded } of files) {
    const path = join(root, file);
    const value = pinnedDigests.get(path);
    if (value) actual.set(file, value);
    if (!paths.has(path)) {
      const message = msg`Indexed file ${pathPart(file)} of ${namePart(name.value)} does not exist.`;
      yield { message, at, about: file };
    } else if (recorded && value) {
      yield* digestDraft(recorded, value, msg`${pathPart(file)} of ${namePart(name.value)}`, file);
    }
  }
  const isPublished = artifact !== null && pinnedDigests.has(artifact);
  // An archive that is not committed is built together with the site.
  if (!digest || (isArchive && !isPublished)) return;
  const hasFileDigests = files.some((file) => file.digest);
  const published = isPublished ? artifact : join(root, 'SKILL.md');
  const wholeDigest = hasFileDigests
    ? actual.size === files.length && listDigest(actual)
    : pinnedDigests.get(published);
  if (wholeDigest) yield* digestDraft(digest, wholeDigest, msg`${namePart(name.value)}`, 'digest');
}

function* digestDraft(
  { value, at }: Located<string>,
  actual: string,
  subject: Message,
  about: string,
): Iterable<Draft & { readonly about: string }> {
  const hex = bareHex(actual);
  if (bareHex(value) === hex) return;
  const after =
    value.startsWith('sha256:') || !/^[0-9a-f]{64}$/i.test(value) ? `sha256:${hex}` : hex;
  const message = msg`Indexed digest ${shortHash(value)} of ${subject} is not ${shortHash(actual)}.`;
  yield { message, at, about, identity: 'digest', before: value, after };
}

/** The digest of a list of files: SHA-256 over `path`, NUL, hexadecimal digest and a line ending, in byte order. */
function listDigest(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  const sorted = [...files].sort(([a], [b]) => compareText(a, b));
  for (const [path, digest] of sorted) hash.update(`${path}\0${bareHex(digest)}\n`);
  return `sha256:${hash.digest('hex')}`;
}

function bareHex(digest: string): string {
  return digest.replace(/^sha256:/, '').toLowerCase();
}
