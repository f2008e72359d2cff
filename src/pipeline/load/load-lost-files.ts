import type { Skill, SkillFile } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { LostFile } from '../../model/text/mention.ts';
import {
  folderOf,
  isInside,
  join,
  nameOf,
  relativePath,
  resolve,
  selfAndAncestors,
} from '../../model/text/path.ts';
import { LineMap } from '../../model/text/text.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Pair, Workspace } from '../../model/workspace.ts';
import { type WrittenPath, writtenPaths } from '../../syntax/markdown/named-paths.ts';
import { eachText, textsOf } from './load-mentions.ts';

/** A tree with the places where the texts of its skills name files that these had at base and have no more. */
export async function withLostFiles(
  tree: FileTree,
  workspace: Workspace,
  pairs: readonly Pair[],
): Promise<Workspace> {
  const lostFiles: LostFile[] = [];
  const roots = new Set(workspace.skills.map(({ root }) => root));
  for (const { before, after } of pairs) {
    if (!before || !after || before === after || before.isUnread || after.isUnread) continue;
    const lost = lostNames(before, after);
    if (lost.size === 0) continue;
    const isOwn = (path: string) =>
      [...selfAndAncestors(folderOf(path))].find((folder) => roots.has(folder)) === after.root;
    const paths = textsOf(after).flatMap(({ path }) => (isOwn(path) ? [path] : []));
    await eachText(tree, paths, after.texts, (path, text) => {
      for (const place of placesIn(path, text, { skill: after, lost, workspace }))
        lostFiles.push(place);
    });
  }
  if (lostFiles.length === 0) return workspace;
  return { ...workspace, mentions: { ...workspace.mentions, lostFiles } };
}

/** The files that a skill lost, by their paths in it; with the path of the only one that may be the same file, or null. */
function lostNames(before: Skill, after: Skill): ReadonlyMap<string, string | null> {
  const now = new Map(after.files.map((file) => [file.name, file]));
  const old = new Map(before.files.map((file) => [file.name, file]));
  const gone = before.files.filter(({ name }) => !now.has(name) && !isUsual(name));
  const added = after.files.filter(({ name }) => !old.has(name));
  const successorOf = successors(gone, added);
  return new Map(gone.map((file) => [file.name, successorOf(file)]));
}

/** Names that texts have of other files, too. */
function isUsual(name: string): boolean {
  return (
    !name.includes('/') &&
    /^(?:readme|licen[cs]e|changelog|contributing|security|notice|package|package-lock|tsconfig|requirements|pyproject|dockerfile|makefile|index|main|app|config|settings|claude|agents|gemini|\..*)(?:\.|$)/i.test(
      name,
    )
  );
}

/** Finds the only added file with the same bytes, else with the same name, if no other lost file has them too. */
function successors(
  gone: readonly SkillFile[],
  added: readonly SkillFile[],
): (lost: SkillFile) => string | null {
  const keys: readonly ((file: SkillFile) => string)[] = [
    ({ id, name }) => id ?? `\0${name}`,
    ({ name }) => nameOf(name),
  ];
  const sides = keys.map((key) => [key, groupBy(gone, key), groupBy(added, key)] as const);
  return (lost) => {
    for (const [key, lostFiles, addedFiles] of sides) {
      const found = addedFiles.get(key(lost));
      const isOnly = found?.length === 1 && lostFiles.get(key(lost))?.length === 1;
      if (isOnly) return found[0]?.name ?? null;
    }
    return null;
  };
}

/** Blocks of code that other rules read. */
const manifests: ReadonlySet<string> = new Set(['skill-manifest', 'router-manifest']);

interface LostNames {
  readonly skill: Skill;
  readonly lost: ReadonlyMap<string, string | null>;
  readonly workspace: Pick<Workspace, 'paths' | 'plugins'>;
}

/** The places in a text of lost files, unless its plugin or the repository has a file of that path. */
function placesIn(
  path: string,
  text: string,
  { skill, lost, workspace }: LostNames,
): readonly LostFile[] {
  const isManifest = skill.texts.has(path);
  const otherRoots = ['', ...workspace.plugins.all.map(({ root }) => root)].filter((root) =>
    isInside(path, root),
  );
  const isElsewhere = (written: string) =>
    otherRoots.some((root) => workspace.paths.has(resolve(root, written) ?? ''));
  const lines = new LineMap(text);
  return writtenPaths(text, manifests).flatMap((written): readonly LostFile[] => {
    if (written.isLink && isManifest) return [];
    const name = namesOf(written, path, skill).find((each) => lost.has(each));
    if (name === undefined || isElsewhere(written.path)) return [];
    const { start, end } = written;
    const place = { path, skill: skill.root, name, written: text.slice(start, end) };
    const to = lost.get(name) ?? null;
    const instead = to === null ? null : renamedPath(place, to);
    return [{ ...place, instead, at: { start: lines.position(start), end: lines.position(end) } }];
  });
}

/** What to write for a renamed file: with the same beginning, or from the folder of the text. */
function renamedPath(
  { path, skill, name, written }: Pick<LostFile, 'path' | 'skill' | 'name' | 'written'>,
  to: string,
): string | null {
  if (written.endsWith(name)) return written.slice(0, -name.length) + to;
  const [folder, target] = [folderOf(path), join(skill, to)];
  return isInside(target, folder) ? relativePath(folder, target) : null;
}

/** The paths in a skill that a written path may mean: from its folder, from that of the text, after `skills/NAME/`. */
function namesOf({ path, hasBase }: WrittenPath, text: string, { root }: Skill): readonly string[] {
  const bases = hasBase ? [root] : [root, folderOf(text)];
  const resolved = bases.flatMap((base) => resolve(base, path) ?? []);
  const own = `/skills/${nameOf(root)}/`;
  const index = `/${path}`.lastIndexOf(own);
  // An address has a host with a dot.
  if (index !== -1 && !/^(?:[\w-]+\.)+[a-z]{2,}\//i.test(path))
    resolved.push(join(root, `/${path}`.slice(index + own.length)));
  return resolved.flatMap((each) => (isInside(each, root) ? relativePath(root, each) : []));
}
