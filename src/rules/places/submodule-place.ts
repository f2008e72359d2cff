import { isManifestName } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import { LineMap, type Location } from '../../model/text/text.ts';
import type { Submodule } from '../../model/tree.ts';
import type { Workspace } from '../../model/workspace.ts';
import { skillPlacesOf } from './skill-places.ts';

/** Where a submodule is declared: its path in `.gitmodules`, else the place where it stands. */
export function submodulePlace({ path }: Submodule, { gitmodules }: Workspace): Location {
  const text = gitmodules ?? '';
  for (const found of text.matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"\r\n]*?)\/*"?[ \t]*$/gm)) {
    if (found[1] !== path) continue;
    return new LineMap(text).locate('.gitmodules', found.index, found.index + found[0].length);
  }
  return { path };
}

/** Whether a submodule that lies in no skill stands where a skill, or a folder of skills, is expected or was at base. */
export function isInPlaceOfSkill(
  { path }: Submodule,
  workspace: Workspace,
  was: Workspace | null,
): boolean {
  const places = skillPlacesOf(workspace);
  if (isManifestName(nameOf(path)) || places.isLikely(path)) return true;
  return was !== null && skillPlacesOf(was).countIn(path) > 0;
}
