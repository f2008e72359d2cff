import type { Grants } from '../../model/power/grants.ts';
import type { Skill } from '../../model/skill.ts';
import type { MentioningText, Mentions } from '../../model/text/mention.ts';
import { nameOf } from '../../model/text/path.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Workspace } from '../../model/workspace.ts';
import { anchorsOf } from '../../syntax/markdown/anchors.ts';
import { fragmentLinks } from '../../syntax/markdown/fragment-links.ts';
import { readTexts } from '../../syntax/text-file.ts';

/** What is known of a tree before its texts are read. */
interface MentionInput {
  readonly skills: readonly Skill[];
  readonly grants: Pick<Grants, 'files'>;
  readonly paths: ReadonlySet<string>;
  /** A tree that was read before: what its skills name, if this tree has the same objects. */
  readonly reusable: Pick<Workspace, 'skills' | 'mentions'> | undefined;
}

/** A text to read, and the root of its skill. */
type Text = Pick<MentioningText, 'path' | 'skill'>;

/** The most texts that are in memory at a time. */
const batchSize = 200;

/** Reads what the texts of skills, agents and commands name. Texts that cannot be read name nothing. */
export async function loadMentions(
  tree: FileTree,
  { skills, grants, paths, reusable }: MentionInput,
): Promise<Mentions> {
  const before = new Set(reusable?.skills.filter(({ isUnread }) => !isUnread));
  const same = skills.filter((skill) => before.has(skill));
  const sameRoots = new Set<string | null>(same.map(({ root }) => root));
  const read = skills.filter((skill) => !skill.isUnread && !before.has(skill));
  const known = new Map(read.flatMap(({ texts }) => [...texts]));
  const own = new Map(
    [...read.flatMap(textsOf), ...unitTexts(grants)].map((text) => [text.path, text]),
  );
  const texts = reusable?.mentions.texts.filter(({ skill }) => sameRoots.has(skill)) ?? [];
  const found = [...texts];
  await eachText(tree, [...own.keys()], known, (path, text) => {
    const links = fragmentLinks(path, text);
    if (links.length > 0) found.push({ path, skill: own.get(path)?.skill ?? null, links });
  });
  const anchors = new Map<string, ReadonlySet<string>>();
  const sameFiles = new Set(same.flatMap(({ files }) => files.map(({ path }) => path)));
  const targets = new Set(found.flatMap(({ links }) => links.map(({ target }) => target)));
  const unread = [...targets].filter((path) => {
    const names = sameFiles.has(path) ? reusable?.mentions.anchors.get(path) : undefined;
    if (names) anchors.set(path, names);
    return !names && paths.has(path);
  });
  await eachText(tree, unread, known, (path, text) => anchors.set(path, anchorsOf(text)));
  return { texts: found, anchors };
}

/** The Markdown texts of a skill, without those of history. */
export function textsOf({ root, files }: Skill): readonly Text[] {
  return files.flatMap(({ path, kind }) =>
    kind !== 'symlink' && isText(path) ? [{ path, skill: root }] : [],
  );
}

function isText(path: string): boolean {
  return /\.md$/i.test(path) && !/changelog|history/i.test(nameOf(path));
}

function unitTexts({ files }: Pick<Grants, 'files'>): readonly Text[] {
  return files.flatMap(({ realPath: path, unit }) =>
    (unit.kind === 'agent' || unit.kind === 'command') && isText(path)
      ? [{ path, skill: null }]
      : [],
  );
}

/** Gives each text to a function, without its byte order mark; reads those that are not known, some at a time. */
async function eachText(
  tree: FileTree,
  paths: readonly string[],
  known: ReadonlyMap<string, string>,
  receive: (path: string, text: string) => void,
): Promise<void> {
  for (let start = 0; start < paths.length; start += batchSize) {
    const batch = paths.slice(start, start + batchSize);
    const texts = await readTexts(
      tree,
      batch.filter((path) => !known.has(path)),
    );
    for (const path of batch) {
      const text = known.get(path) ?? texts.get(path)?.text ?? '';
      receive(path, text.startsWith('\ufeff') ? text.slice(1) : text);
    }
  }
}
