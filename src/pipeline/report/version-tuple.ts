import type { SkillVersion } from '../../model/report.ts';
import type { RunContext } from '../../model/sides.ts';
import { contentHash, type Skill } from '../../model/skill.ts';
import { join } from '../../model/text/path.ts';
import { sanitizePaths } from '../../model/text/sanitize.ts';

/** The version tuple of ADR-003, without `deployed_at`. */
export function versionTuple(
  skill: Skill,
  { remote, directory }: Pick<RunContext, 'remote' | 'directory'>,
  revision: string | null,
): SkillVersion {
  return {
    content_hash: contentHash(skill),
    version: skill.version?.value ?? null,
    source_rev: revision,
    source_ref: remote === null ? null : sanitizePaths(`git+${remote}#${skill.name}`),
    nix_store_path: directory === null ? null : nixStorePath(join(directory, skill.root)),
  };
}

/** The store path that contains a directory: `/nix/store/<hash>-<name>`. */
function nixStorePath(directory: string): string | null {
  return /^\/nix\/store\/[^/]+/.exec(directory)?.[0] ?? null;
}
