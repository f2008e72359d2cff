import type { GrantFile } from '../../model/power/grants.ts';
import type { Unit } from '../../model/power.ts';
import type { FileTree } from '../../model/tree.ts';
import { neededVariables, scriptPowers } from '../../powers/observed/script-powers.ts';
import { instructionEffects, mayInstruct } from '../../scripts/effects/instructions.ts';
import type { Observed } from '../../scripts/effects/program/effect.ts';
import { mayHaveEffects, readEffects } from '../../scripts/effects/read-effects.ts';
import { listedPackages, listsPackages } from '../../scripts/effects/requirement-files.ts';
import { isInstruction, languageOf } from '../../scripts/language-of.ts';
import { openShell } from '../../syntax/shell/read-shell.ts';
import { openSource } from '../../syntax/source/source.ts';
import { type readTexts, soundText } from '../../syntax/text-file.ts';

/** A script and the unit that has it. */
export interface ScriptFile {
  readonly path: string;
  readonly unit: Unit;
  /** What its text must have to be read; all texts are read without it. */
  readonly need?: RegExp;
}

/** Larger scripts are not read, in UTF-16 units. */
const maxUnits = 1024 * 1024;

/** Reads what scripts do; equal bytes are read once. A script that cannot be read does nothing. */
export function scriptReader(
  readFiles: typeof readTexts,
): (tree: FileTree, files: readonly ScriptFile[]) => Promise<readonly GrantFile[]> {
  const known = new Map<string, Observed>();
  return async (tree, files) => {
    const texts = await readFiles(tree, [...new Set(files.map(({ path }) => path))]);
    const found: GrantFile[] = [];
    for (const file of files) {
      const text = soundText(texts.get(file.path));
      if (text === null || text.length > maxUnits || file.need?.test(text) === false) continue;
      const observed = known.get(text) ?? (await observedIn(file.path, text));
      known.set(text, observed);
      const powers = scriptPowers({ ...file, text }, observed.effects);
      const variables = neededVariables({ ...file, text }, observed.variables);
      if (powers.length + variables.length === 0) continue;
      found.push({ ...grantFile(file, tree.id(file.path), powers), variables });
    }
    return found;
  };
}

const nothing: Observed = { effects: [], variables: [] };

async function observedIn(path: string, text: string): Promise<Observed> {
  if (listsPackages(path)) return listedPackages(path, text);
  if (isInstruction(path)) {
    if (!mayInstruct(text)) return nothing;
    await openShell();
    return instructionEffects(text);
  }
  const language = languageOf(path, text);
  if (!language || !mayHaveEffects(language, text)) return nothing;
  if (language !== 'shell') await openSource(language);
  await openShell();
  return readEffects(language, text);
}

function grantFile(
  { path, unit }: ScriptFile,
  id: string | undefined,
  powers: GrantFile['powers'],
): GrantFile {
  return {
    path,
    realPath: path,
    carrier: 'script',
    unit,
    id,
    powers,
    faults: [],
    unread: [],
    invocationKeys: [],
    isUnreadable: false,
    readLeaves: () => [],
  };
}
