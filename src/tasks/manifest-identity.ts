import { readManifests, readSkill } from '../dialects/read-skill.ts';
import { folderOf } from '../model/text/path.ts';

/** Name and versions declared by one manifest file. */
export interface ManifestIdentity {
  readonly name: string;
  readonly versions: readonly string[];
}

/** Reads the name and the versions that a manifest file declares; null if it cannot be read. */
export function readManifestIdentity(path: string, text: string): ManifestIdentity | null {
  const manifests = readManifests(folderOf(path), [path], {
    texts: new Map([[path, text]]),
    problems: [],
  });
  if (!manifests || manifests.manifests.length === 0) return null;
  const { name, versions } = readSkill(manifests, [], {
    attached: new Map(),
    moduleExports: new Map(),
  });
  return { name, versions: [...versions.values()].map(({ value }) => value) };
}
