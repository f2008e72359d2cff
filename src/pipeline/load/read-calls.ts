import type { JudgedCall, ScriptCall } from '../../model/script/call.ts';
import type { ScriptInterface } from '../../model/script/interface.ts';
import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { folderOf, isInside, nameOf } from '../../model/text/path.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Workspace } from '../../model/workspace.ts';
import { mayCallScripts } from '../../scripts/calls/call-place.ts';
import { callsOfMarkdown } from '../../scripts/calls/markdown-calls.ts';
import { judgeCall } from '../../scripts/judge/judge-call.ts';
import { readInterface } from '../../scripts/read-interface.ts';
import { openShell } from '../../syntax/shell/read-shell.ts';
import { readTexts, soundText } from '../../syntax/text-file.ts';

/** Further calls of one skill are not judged. */
const maxCalls = 2_000;

/** The calls in the texts of some skills, with what their scripts say to them; a skill without any is left out. */
export async function readCalls(
  tree: FileTree,
  read: readonly Skill[],
  workspace: Pick<Workspace, 'skills' | 'paths'>,
): Promise<ReadonlyMap<Skill, readonly JudgedCall[]>> {
  const found = await callsIn(tree, read, workspace);
  const programs = await programsOf(
    tree,
    found.flatMap(([, calls]) => calls),
  );
  return new Map(
    found.map(([skill, calls]) => [
      skill,
      calls.map((call) => judgeCall(call, programs.get(call.script) ?? null)),
    ]),
  );
}

async function callsIn(
  tree: FileTree,
  read: readonly Skill[],
  { skills, paths }: Pick<Workspace, 'skills' | 'paths'>,
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
  for (const [path, file] of await readTexts(tree, [...scripts])) {
    const text = soundText(file);
    const program = text === null ? null : await readInterface(path, text);
    if (program) programs.set(path, program);
  }
  return programs;
}
