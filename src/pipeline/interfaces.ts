import type { ScriptPair, ScriptSide } from '../contract/scripts/interfaces.ts';
import { filesDiffer, type Skill, type SkillFile } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import type { FileTree } from '../model/tree.ts';
import type { Pair } from '../model/workspace.ts';
import { isOwnScript } from '../scripts/language-of.ts';
import { readInterface } from '../scripts/read-interface.ts';
import { type readTexts, soundText, type TextFile } from '../syntax/text-file.ts';
import type { PairedTrees } from './trees.ts';

/** A script that both sides of a skill have, with other bytes. */
interface ChangedScript {
  readonly skill: Skill;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Reads what the changed scripts of skills accept, on both sides; by the skill of head. */
export async function readInterfaces(
  { head, base, pairs }: Pick<PairedTrees, 'head' | 'base' | 'pairs'>,
  trees: { readonly head: FileTree; readonly base: FileTree | null },
  readFiles: typeof readTexts,
): Promise<ReadonlyMap<Skill, readonly ScriptPair[]>> {
  const changed = pairs.flatMap(changedScripts);
  if (changed.length === 0 || !base || !trees.base) return new Map();
  const [old, now] = [
    await readFiles(
      trees.base,
      changed.map((one) => one.before),
    ),
    await readFiles(
      trees.head,
      changed.map((one) => one.after),
    ),
  ];
  const before = sideReader(old, base.grants.files);
  const after = sideReader(now, head.grants.files);
  const calls = groupBy(
    head.scripts.flatMap((scripts) => scripts.calls),
    ({ call }) => call.script,
  );
  const found = new Map<Skill, readonly ScriptPair[]>();
  for (const one of changed) {
    const pair = {
      name: one.name,
      before: await before(one.before),
      after: await after(one.after),
      calls: calls.get(one.after) ?? [],
    };
    found.set(one.skill, [...(found.get(one.skill) ?? []), pair]);
  }
  return found;
}

function changedScripts({ before, after, status, isCopy }: Pair): readonly ChangedScript[] {
  if (!before || !after || status === 'unchanged' || isCopy) return [];
  const known = new Map(before.files.map((file) => [file.name, file]));
  return after.files.flatMap((file) => {
    const other = known.get(file.name);
    const isRead = other && isOwnScript(file.name) && isText(file) && isText(other);
    if (!isRead || !filesDiffer(other, file)) return [];
    return [{ skill: after, name: file.name, before: other.path, after: file.path }];
  });
}

function isText({ kind }: SkillFile): boolean {
  return kind !== 'symlink';
}

type GrantFiles = PairedTrees['head']['grants']['files'];

/** Reads what the scripts of one tree accept. */
function sideReader(
  texts: ReadonlyMap<string, TextFile>,
  files: GrantFiles,
): (path: string) => Promise<ScriptSide> {
  const observed = new Map(
    files.flatMap((file) => (file.carrier === 'script' ? [[file.path, file]] : [])),
  );
  return async (path) => {
    const text = soundText(texts.get(path));
    return {
      path,
      accepts: text === null ? null : await readInterface(path, text),
      needs: observed.get(path)?.variables ?? [],
    };
  };
}
