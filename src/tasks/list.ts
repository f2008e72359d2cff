import type { Config } from '../config/config.ts';
import type { Catalogue, StatedContract } from '../model/catalogue.ts';
import type { SkillSummary, SkillVersion, UnitSummary } from '../model/report.ts';
import type { Sides } from '../model/sides.ts';
import { isManifestName, type Skill } from '../model/skill.ts';
import { compareText } from '../model/text/text.ts';
import type { FileTree } from '../model/tree.ts';
import { load } from '../pipeline/load.ts';
import { catalogueOf } from '../pipeline/report/catalogue.ts';
import { restrictToPaths } from '../pipeline/report/restrict-to-paths.ts';
import { statedContract } from '../pipeline/report/stated-contract.ts';
import { summarize } from '../pipeline/report/summarize.ts';
import type { ListedScript } from './list-scripts.ts';

/** One skill of the index (schemas/index.schema.json). */
export interface IndexEntry
  extends StatedContract,
    Pick<SkillSummary, 'name' | 'root' | 'dialects' | 'version'> {
  readonly skillVersion: SkillVersion;
}

/** A file of a skill other than its SKILL.md and skill.toml. */
export interface BundledFile {
  /** Relative to the directory of the skill. */
  readonly path: string;
  /** In bytes; null if the file cannot be read. */
  readonly size: number | null;
  /** As in git. */
  readonly mode: '100644' | '100755' | '120000';
}

/** The skills of a tree, and the plugins, agents, commands and repositories with their permissions. */
export interface SkillIndex {
  readonly skills: readonly IndexEntry[];
  readonly units: readonly UnitSummary[];
}

/** The index of a tree, and on demand the catalogue of its skills and units with permissions. */
export interface SkillList {
  readonly index: SkillIndex;
  readonly catalogue: () => Catalogue;
  /** The bundled files of each skill by its root, in byte order. */
  readonly bundledFiles: () => Promise<ReadonlyMap<string, readonly BundledFile[]>>;
  /** The scripts of each skill by its root, with what they accept; none with `scripts: off`. */
  readonly scripts: () => Promise<ReadonlyMap<string, readonly ListedScript[]>>;
}

/**
 * Reads the skills and units of head, or of the named paths. Skill Manifest v2: "Used by the index for capability → skill
 * lookup."
 */
export async function listSkills(sides: Sides, config: Config): Promise<SkillList> {
  const { head, context, only = [] } = sides;
  const { workspace } = await load(head, config);
  const selected = restrictToPaths({ workspace, judgements: [], findings: [], context }, only);
  const contracts = new Map(
    selected.workspace.skills.map((skill) => [skill.root, statedContract(skill)]),
  );
  const report = summarize(selected, config);
  const skills = report.skills.flatMap((summary) => {
    const stated = contracts.get(summary.root);
    const { name, root, dialects, version, skillVersion } = summary;
    return stated && skillVersion
      ? [{ name, root, dialects, version, skillVersion, ...stated }]
      : [];
  });
  const index = { skills, units: report.units };
  return {
    index,
    catalogue: () => catalogueOf(selected, report.skills),
    bundledFiles: () => listBundledFiles(head, selected.workspace.skills),
    scripts: async () => {
      const { listScripts } = await import('./list-scripts.ts');
      return listScripts(head, config.scripts === 'off' ? [] : selected.workspace.skills);
    },
  };
}

const modes = { file: '100644', executable: '100755', symlink: '120000' } as const;

async function listBundledFiles(
  tree: FileTree,
  skills: readonly Skill[],
): Promise<ReadonlyMap<string, readonly BundledFile[]>> {
  const bundled = new Map(
    skills.map(({ root, files }) => [root, files.filter(({ name }) => !isManifestName(name))]),
  );
  const paths = new Set([...bundled.values()].flat().map(({ path }) => path));
  const sizes = new Map<string, number>();
  await tree.read([...paths], (path, _chunk, size) => {
    sizes.set(path, size);
  });
  return new Map(
    [...bundled].map(([root, files]) => [
      root,
      files
        .map(({ path, name, kind }) => {
          return { path: name, size: sizes.get(path) ?? null, mode: modes[kind] };
        })
        .sort((a, b) => compareText(a.path, b.path)),
    ]),
  );
}
