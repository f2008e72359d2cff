import type { Grants } from '../../model/power/grants.ts';
import type { Skill } from '../../model/skill.ts';
import type { MentioningText, Mentions, TextMentions } from '../../model/text/mention.ts';
import { nameOf } from '../../model/text/path.ts';
import { LineMap } from '../../model/text/text.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Workspace } from '../../model/workspace.ts';
import { anchorsOf } from '../../syntax/markdown/anchors.ts';
import { fragmentLinks } from '../../syntax/markdown/fragment-links.ts';
import { importsOf } from '../../syntax/markdown/imports.ts';
import { readTexts } from '../../syntax/text-file.ts';
import { partMentions, serverMentions } from '../../units/part-mentions.ts';

/** What is known of a tree before its texts are read. */
interface MentionInput {
  readonly skills: readonly Skill[];
  readonly grants: Pick<Grants, 'files'>;
  readonly paths: ReadonlySet<string>;
  readonly isIgnored: (path: string) => boolean;
  /** A tree that was read before: what its skills name, if this tree has the same objects. */
  readonly reusable: Pick<Workspace, 'skills' | 'mentions'> | undefined;
}

/** A text to read, and the root of its skill. */
type Text = Pick<MentioningText, 'path' | 'skill'>;

/** The most texts that are in memory at a time. */
const batchSize = 200;

/** Reads what the texts of skills, agents and commands name, and what others import. Unreadable texts name nothing. */
export async function loadMentions(tree: FileTree, input: MentionInput): Promise<Mentions> {
  const { skills, grants, paths, reusable } = input;
  const before = new Set(reusable?.skills.filter(({ isUnread }) => !isUnread));
  const same = skills.filter((skill) => before.has(skill));
  const sameRoots = new Set<string | null>(same.map(({ root }) => root));
  const read = skills.filter((skill) => !skill.isUnread && !before.has(skill));
  const known = new Map(read.flatMap(({ texts }) => [...texts]));
  const own = [...read.flatMap(textsOf), ...unitTexts(grants)];
  const texts = [
    ...(reusable?.mentions.texts.filter(({ skill }) => sameRoots.has(skill)) ?? []),
    ...(await mentioningTexts(tree, own, known)),
    ...(await importingTexts(tree, input)),
  ];
  const anchors = new Map<string, ReadonlySet<string>>();
  const sameFiles = new Set(same.flatMap(({ files }) => files.map(({ path }) => path)));
  const targets = new Set(texts.flatMap(({ links }) => links.map(({ target }) => target)));
  const unread = [...targets].filter((path) => {
    const names = sameFiles.has(path) ? reusable?.mentions.anchors.get(path) : undefined;
    if (names) anchors.set(path, names);
    return !names && paths.has(path);
  });
  await eachText(tree, unread, known, (path, text) => anchors.set(path, anchorsOf(text)));
  return { texts, anchors };
}

const nothing: TextMentions = { links: [], parts: [], servers: [], imports: [] };

async function mentioningTexts(
  tree: FileTree,
  texts: readonly Text[],
  known: ReadonlyMap<string, string>,
): Promise<readonly MentioningText[]> {
  const own = new Map(texts.map((text) => [text.path, text]));
  const found: MentioningText[] = [];
  await eachText(tree, [...own.keys()], known, (path, text) => {
    const lines = new LineMap(text);
    const links = fragmentLinks(path, text, lines);
    const [parts, servers] = [partMentions(text, lines), serverMentions(text, lines)];
    if (links.length + parts.length + servers.length === 0) return;
    const skill = own.get(path)?.skill ?? null;
    found.push({ ...nothing, path, skill, links, parts, servers });
  });
  return found;
}

/** Longer chains of imports are not followed by clients. */
const maxDepth = 5;

/** The files that clients read by themselves, and those that they import. */
async function importingTexts(
  tree: FileTree,
  { paths, isIgnored }: MentionInput,
): Promise<readonly MentioningText[]> {
  const done = new Set<string>();
  const found: MentioningText[] = [];
  let next = [...paths].filter((path) => isMemory(path) && !isIgnored(path));
  for (let depth = 0; depth < maxDepth && next.length > 0; depth++) {
    const imported = new Set<string>();
    for (const path of next) done.add(path);
    await eachText(tree, next, new Map(), (path, text) => {
      const imports = importsOf(path, text, new LineMap(text));
      if (imports.length > 0) found.push({ ...nothing, path, skill: null, imports });
      for (const { target } of imports) if (isText(target)) imported.add(target);
    });
    next = [...imported].filter((path) => paths.has(path) && !done.has(path));
  }
  return found;
}

function isMemory(path: string): boolean {
  return /^(?:CLAUDE(?:\.local)?|GEMINI)\.md$/.test(nameOf(path));
}

/** The Markdown texts of a skill, without those of history. */
export function textsOf({ root, files }: Skill): readonly Text[] {
  return files.flatMap(({ path, kind }) =>
    kind !== 'symlink' && isText(path) ? [{ path, skill: root }] : [],
  );
}

/** Whether a file is a Markdown text of today, none of history. */
export function isText(path: string): boolean {
  return /\.md$/i.test(path) && !/changelog|history|release-notes/i.test(nameOf(path));
}

function unitTexts({ files }: Pick<Grants, 'files'>): readonly Text[] {
  return files.flatMap(({ realPath: path, unit }) =>
    (unit.kind === 'agent' || unit.kind === 'command') && isText(path)
      ? [{ path, skill: null }]
      : [],
  );
}

/** Gives each text to a function, without its byte order mark; reads those that are not known, some at a time. */
export async function eachText(
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
