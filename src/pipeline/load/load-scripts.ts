import type { SkillScripts } from '../../model/script/call.ts';
import type { Skill } from '../../model/skill.ts';
import { isInside } from '../../model/text/path.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Workspace } from '../../model/workspace.ts';
import type { PowerFile } from '../../powers/read-powers.ts';
import { isScript, mayCallScripts } from '../../scripts/calls/call-place.ts';
import { isWorkflow, mayCall as mayCallOne } from './calls/calling-files.ts';

/** What is known of a tree before its scripts are read. */
interface ScriptInput {
  readonly skills: readonly Skill[];
  readonly powerFiles: readonly PowerFile[];
  readonly paths: ReadonlySet<string>;
  /** The scripts of skills that were read with another tree. */
  readonly known: ReadonlyMap<Skill, SkillScripts>;
}

/**
 * Reads the calls of scripts in skills, agents, commands, hooks and workflows, and what the scripts accept. A tree without
 * scripts costs nothing; a text or script that cannot be read says nothing.
 */
export async function loadScripts(
  tree: FileTree,
  { skills, powerFiles, paths, known }: ScriptInput,
): Promise<readonly SkillScripts[]> {
  const read = skills.filter((skill) => !skill.isUnread && !known.has(skill) && mayCall(skill));
  const units = powerFiles.filter(mayCallOne);
  const workflows = tree.entries.flatMap(({ path }) => (isWorkflow(path) ? [path] : []));
  const others = skills.flatMap((skill) => known.get(skill) ?? []);
  const before = others.filter(({ calls }) => calls.length > 0);
  // What reads calls and scripts is loaded where there are some.
  if (read.length + units.length + workflows.length === 0) return before;
  const { readCalls } = await import('./calls/read-calls.ts');
  return [
    ...before,
    ...(await readCalls(tree, { read, skills, powerFiles: units, workflows, paths })),
  ];
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
  return scripts?.calls.some(({ call }) => !isInside(call.script, scripts.root ?? '')) ?? false;
}

/** Whether a skill has scripts, or names one of another skill. */
function mayCall({ files, texts }: Skill): boolean {
  if (files.some(({ name, kind }) => kind !== 'symlink' && isScript(name))) return true;
  return [...texts.values()].some((text) => ofOthers.test(text) && mayCallScripts(text));
}

const ofOthers = /\.\.\/|skills\/|PLUGIN_ROOT/;
