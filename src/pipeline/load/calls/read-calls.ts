import type { JudgedCall, ScriptCall, SkillScripts } from '../../../model/script/call.ts';
import type { ScriptInterface } from '../../../model/script/interface.ts';
import type { Skill } from '../../../model/skill.ts';
import { groupBy } from '../../../model/text/group-by.ts';
import { folderOf, nameOf } from '../../../model/text/path.ts';
import type { FileTree } from '../../../model/tree.ts';
import type { PowerFile } from '../../../powers/read-powers.ts';
import type { CallTree } from '../../../scripts/calls/call-place.ts';
import { mayStartScripts } from '../../../scripts/effects/program-calls.ts';
import { judgeCall } from '../../../scripts/judge/judge-call.ts';
import { readInterface } from '../../../scripts/read-interface.ts';
import { openShell } from '../../../syntax/shell/read-shell.ts';
import { openSource } from '../../../syntax/source/source.ts';
import { readTexts, soundText } from '../../../syntax/text-file.ts';
import { programLanguage, skillCalls, textsOf } from './skill-calls.ts';
import { unitCalls } from './unit-calls.ts';
import { workflowCalls } from './workflow-calls.ts';

/** Further calls of one skill are not judged. */
const maxCalls = 2_000;

/** What is read for calls. */
export interface CallInput {
  /** The skills whose texts are read. */
  readonly read: readonly Skill[];
  readonly skills: readonly Skill[];
  readonly powerFiles: readonly PowerFile[];
  readonly workflows: readonly string[];
  readonly paths: ReadonlySet<string>;
}

/** Calls of a skill, or of what is of none. */
interface FoundCalls {
  readonly root: string | null;
  readonly calls: readonly ScriptCall[];
}

/** The calls of scripts in a tree, with what the scripts say to them; what calls none is left out. */
export async function readCalls(
  tree: FileTree,
  input: CallInput,
): Promise<readonly SkillScripts[]> {
  const known = new Map(input.read.flatMap(({ texts, attached }) => [...texts, ...attached]));
  const wanted = [...input.read.flatMap(textsOf), ...input.workflows];
  const files = await readTexts(
    tree,
    [...new Set(wanted)].filter((path) => !known.has(path)),
  );
  const textOf = (path: string) => known.get(path) ?? soundText(files.get(path)) ?? '';
  await openShell();
  for (const path of wanted) {
    const language = programLanguage(path);
    if (language && mayStartScripts(textOf(path))) await openSource(language);
  }
  const callTree = treeOf(input);
  const found: readonly FoundCalls[] = [
    ...input.read.map((skill) => {
      const calls = skillCalls(skill, callTree, textOf);
      return { root: skill.root, calls: calls.slice(0, maxCalls) };
    }),
    { root: null, calls: unitCalls(input.powerFiles, callTree) },
    {
      root: null,
      calls: input.workflows.flatMap((path) => workflowCalls(path, textOf(path), callTree)),
    },
  ];
  return judged(tree, found);
}

function treeOf({ skills, paths }: CallInput): CallTree {
  const folders = new Set([...paths].map(folderOf));
  return {
    hasFile: (path) => paths.has(path),
    hasFolder: (path) => folders.has(path),
    skillRoots: groupBy(
      skills.map(({ root }) => root),
      nameOf,
    ),
  };
}

async function judged(
  tree: FileTree,
  found: readonly FoundCalls[],
): Promise<readonly SkillScripts[]> {
  const programs = await programsOf(
    tree,
    found.flatMap(({ calls }) => calls),
  );
  return found.flatMap(({ root, calls }) => {
    const answers: readonly JudgedCall[] = calls.map((call) =>
      judgeCall(call, programs.get(call.script) ?? null),
    );
    return answers.length > 0 ? [{ root, calls: answers }] : [];
  });
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
