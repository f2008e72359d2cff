import { join, resolve } from '../../model/text/path.ts';
import type { UnitPlace } from '../carrier.ts';

/** The files of the tree that a text with commands runs: below `${CLAUDE_PLUGIN_ROOT}` and the like, and `./`. */
export function programsIn(text: string, unit: UnitPlace): readonly string[] {
  const found = new Set<string>();
  for (const [, name = '', path = ''] of text.matchAll(variablePath)) {
    const target = resolve(name === 'CLAUDE_PROJECT_DIR' ? '' : unit.root, path);
    if (target !== undefined) found.add(target);
  }
  // Plugins run in the folder of the user, where a relative path is not theirs.
  if (unit.kind === 'repository') {
    for (const [, path = ''] of text.matchAll(relativePath)) found.add(join(unit.root, path));
  }
  return [...found].sort();
}

const variablePath =
  /\$\{?(CLAUDE_PLUGIN_ROOT|CLAUDE_SKILL_DIR|CLAUDE_PROJECT_DIR|extensionPath|PLUGIN_ROOT)(?::-[^}]*)?\}?["']?\/((?:[\w.@+-]+\/)*[\w.@+-]+)/g;
const relativePath = /(?:^|[\s"'=])(?:\.\/)?((?:[\w@+-][\w.@+-]*\/)+[\w.@+-]*\w)(?=$|[\s"';&|)])/g;
