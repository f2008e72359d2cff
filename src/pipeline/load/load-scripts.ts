import type { JudgedCall, SkillScripts } from '../../model/script/call.ts';
import type { Skill } from '../../model/skill.ts';
import { isInside } from '../../model/text/path.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Workspace } from '../../model/workspace.ts';
import { isScript, mayCallScripts } from '../../scripts/calls/call-place.ts';

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
  // What reads calls and scripts is loaded where there are some.
  const own = read.length === 0 ? new Map() : await readOwn(tree, read, { skills, paths });
  return skills.flatMap((skill): readonly SkillScripts[] => {
    const before = known.get(skill);
    const calls = own.get(skill) ?? before?.calls ?? [];
    return calls.length > 0 ? [{ root: skill.root, calls }] : [];
  });
}

async function readOwn(
  tree: FileTree,
  read: readonly Skill[],
  input: Pick<ScriptInput, 'skills' | 'paths'>,
): Promise<ReadonlyMap<Skill, readonly JudgedCall[]>> {
  const { readCalls } = await import('./read-calls.ts');
  return readCalls(tree, read, input);
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

/** Whether a skill has scripts, or names one of another skill. */
function mayCall({ files, texts }: Skill): boolean {
  if (files.some(({ name, kind }) => kind !== 'symlink' && isScript(name))) return true;
  return [...texts.values()].some((text) => ofOthers.test(text) && mayCallScripts(text));
}

const ofOthers = /\.\.\/|skills\//;
