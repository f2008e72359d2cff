import { plainPath, submodulePath } from '../../listings/marketplace.ts';
import { isManifestName } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import { LineMap, type Location } from '../../model/text/text.ts';
import type { Submodule } from '../../model/tree.ts';
import type { Workspace } from '../../model/workspace.ts';
import { skillPlacesOf } from './skill-places.ts';

/** The location of a submodule: its path in `.gitmodules`, or else the submodule itself. */
export function submodulePlace({ path }: Submodule, { gitmodules }: Workspace): Location {
  const text = gitmodules ?? '';
  for (const found of text.matchAll(submodulePath)) {
    if (plainPath(found.groups?.['written'] ?? '') !== path) continue;
    return new LineMap(text).locate('.gitmodules', found.index, found.index + found[0].length);
  }
  return { path };
}

/** True for a submodule in place of a skill or a folder of skills, as expected by its name or seen at base. */
export function isInSkillPlace(
  { path }: Submodule,
  workspace: Workspace,
  base: Workspace | null,
): boolean {
  const places = skillPlacesOf(workspace);
  if (isManifestName(nameOf(path)) || places.isLikely(path)) return true;
  return base !== null && skillPlacesOf(base).countIn(path) > 0;
}
