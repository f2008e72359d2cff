import type { ScriptCall, SkillScripts } from '../../model/script/call.ts';
import type { ScriptInterface } from '../../model/script/interface.ts';
import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { folderOf, isInside, nameOf } from '../../model/text/path.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Workspace } from '../../model/workspace.ts';
import { isScript } from '../../scripts/calls/call-place.ts';
import { callsOfMarkdown, mayCallScripts } from '../../scripts/calls/markdown-calls.ts';
import { judgeCall } from '../../scripts/judge/judge-call.ts';
import { readInterface } from '../../scripts/read-interface.ts';
import { openShell } from '../../syntax/shell/read-shell.ts';
import { readTexts } from '../../syntax/text-file.ts';

/** What is known of a tree before its scripts are read. */
interface ScriptInput {
  readonly skills: readonly Skill[];
  readonly paths: ReadonlySet<string>;
  /** The scripts of skills that were read with another tree. */
  readonly known: ReadonlyMap<Skill, SkillScripts>;
}

/**
 * Reads the calls in the texts of skills to their own scripts, and what these accept. Skills without scripts cost
 * nothing; a text or script that cannot be read says nothing.
 */
export async function loadScripts(
  tree: FileTree,
  { skills, paths, known }: ScriptInput,
): Promise<readonly SkillScripts[]> {
  const read = skills.filter((skill) => !skill.isUnread && !known.has(skill) && mayCall(skill));
  const found = await callsIn(tree, read, { skills, paths });
  const own = new Map(found);
  const programs = await programsOf(tree, [...own.values()].flat());
  return skills.flatMap((skill): readonly SkillScripts[] => {
    const calls = own.get(skill);
    const before = known.get(skill);
    if (!calls) return before && before.calls.length > 0 ? [before] : [];
    const judged = calls.map((call) => judgeCall(call, programs.get(call.script) ?? null));
    return judged.length > 0 ? [{ root: skill.root, calls: judged }] : [];
  });
}

/**
 * The scripts of the skills of a tree, by the objects of the skills; without those that call scripts of other skills, which
 * another tree may have with other bytes.
 */
export function knownScripts(
  tree: Pick<Workspace, 'scripts' | 'skills'> | undefined,
): ReadonlyMap<Skill, SkillScripts> {
  const byRoot = new Map(tree?.scripts.map((scripts) => [scripts.root, scripts]));
  return new Map(
    tree?.skills.flatMap((skill) =>
      skill.isUnread || callsOthers(byRoot.get(skill.root))
        ? []
        : [[skill, byRoot.get(skill.root) ?? { root: skill.root, calls: [] }]],
    ),
  );
}

function callsOthers(scripts: SkillScripts | undefined): boolean {
  return scripts?.calls.some(({ call }) => !isInside(call.script, scripts.root)) ?? false;
}

/** Further calls of one skill are not judged. */
const maxCalls = 2_000;

/** Whether a skill has scripts, or names one of another skill. */
function mayCall({ files, texts }: Skill): boolean {
  if (files.some(({ name, kind }) => kind !== 'symlink' && isScript(name))) return true;
  return [...texts.values()].some((text) => ofOthers.test(text) && mayCallScripts(text));
}

const ofOthers = /\.\.\/|skills\//;

async function callsIn(
  tree: FileTree,
  read: readonly Skill[],
  { skills, paths }: Pick<ScriptInput, 'skills' | 'paths'>,
): Promise<readonly (readonly [Skill, readonly ScriptCall[]])[]> {
  const markdown = new Map(read.map((skill) => [skill, textsOf(skill)] as const));
  const known = new Map(read.flatMap(({ texts }) => [...texts]));
  const others = [...new Set([...markdown.values()].flat())].filter((path) => !known.has(path));
  const texts = await readTexts(tree, others);
  const calling = new Map(
    [...known, ...Array.from(texts, ([path, { text }]) => [path, text ?? ''] as const)].filter(
      ([, text]) => mayCallScripts(text),
    ),
  );
  if (calling.size === 0) return [];
  await openShell();
  const roots = groupBy(
    skills.map(({ root }) => root),
    nameOf,
  );
  const folders = new Set([...paths].map(folderOf));
  return read.map((skill) => {
    const calls = (markdown.get(skill) ?? []).flatMap((path) => {
      const place = {
        source: 'text' as const,
        path,
        root: skill.root,
        skillRoots: roots,
        hasFile: (file: string) => paths.has(file),
        hasFolder: (folder: string) => folders.has(folder),
      };
      return callsOfMarkdown(place, calling.get(path) ?? '');
    });
    const judged = calls.filter((call) => isJudged(call, skill));
    return [skill, judged.slice(0, maxCalls)] as const;
  });
}

/** Whether a script is one of the skill, or one of another skill that its manifest calls. */
function isJudged({ script, path, isFound }: ScriptCall, { root, texts }: Skill): boolean {
  return isInside(script, root) || (isFound && texts.has(path));
}

/** The Markdown texts of a skill, without those of history. */
function textsOf({ files }: Skill): readonly string[] {
  return files.flatMap(({ path, name, kind }) =>
    kind !== 'symlink' && /\.md$/i.test(name) && !/changelog|history/i.test(nameOf(name))
      ? [path]
      : [],
  );
}

async function programsOf(
  tree: FileTree,
  calls: readonly ScriptCall[],
): Promise<ReadonlyMap<string, ScriptInterface>> {
  const scripts = new Set(calls.flatMap((call) => (call.isFound ? [call.script] : [])));
  const programs = new Map<string, ScriptInterface>();
  for (const [path, { text, problems }] of await readTexts(tree, [...scripts])) {
    const program = text === null || problems.length > 0 ? null : await readInterface(path, text);
    if (program) programs.set(path, program);
  }
  return programs;
}
