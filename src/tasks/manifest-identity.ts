import { readManifests, readSkill } from '../dialects/read-skill.ts';
import { folderOf } from '../model/text/path.ts';

/** What the text of one manifest file declares: the names and versions of its manifests. */
export interface ManifestIdentity {
  readonly name: string;
  readonly versions: readonly string[];
}

/** Reads which skill a manifest file declares, and in which version; null when it cannot be read. */
export function readManifestIdentity(path: string, text: string): ManifestIdentity | null {
  const manifests = readManifests(folderOf(path), [path], new Map([[path, text]]), []);
  if (!manifests || manifests.manifests.length === 0) return null;
  const { name, versions } = readSkill(manifests, [], new Map());
  return { name, versions: [...versions.values()].map(({ value }) => value) };
}
