import type { Config } from '../config/config.ts';
import type { CatalogueEntry, StatedContract } from '../model/catalogue.ts';
import type { Sides } from '../model/origin.ts';
import type { SkillSummary, UnitSummary } from '../model/report.ts';
import { load } from '../pipeline/load.ts';
import { catalogueOf } from '../pipeline/report/catalogue.ts';
import { restrictToPaths } from '../pipeline/report/restrict-to-paths.ts';
import { statedContract } from '../pipeline/report/stated-contract.ts';
import { summarize } from '../pipeline/report/summarize.ts';

/** One skill of the index (schemas/index.schema.json). */
export interface IndexEntry
  extends StatedContract,
    Pick<SkillSummary, 'name' | 'root' | 'dialects' | 'version' | 'skillVersion'> {}

/** The skills of a tree, and the plugins, agents, commands and repositories with their permissions. */
export interface SkillIndex {
  readonly skills: readonly IndexEntry[];
  readonly units: readonly UnitSummary[];
}

/** The index of a tree, and on demand the catalogue of its skills with permissions and users. */
export interface SkillList {
  readonly index: SkillIndex;
  readonly catalogue: () => readonly CatalogueEntry[];
}

/** The index of the skills of a tree. Skill Manifest v2: "Used by the index for capability → skill lookup." */
export async function skillIndex(sides: Sides, config: Config): Promise<SkillIndex> {
  return (await listSkills(sides, config)).index;
}

/** Reads the skills and units of head, or of the named paths. */
export async function listSkills(sides: Sides, config: Config): Promise<SkillList> {
  const { head, origin, only = [] } = sides;
  const { workspace } = await load(head, config);
  const selected = restrictToPaths({ workspace, judgements: [], findings: [], origin }, only);
  const contracts = new Map(
    selected.workspace.skills.map((skill) => [skill.root, statedContract(skill)]),
  );
  const report = summarize(selected, config);
  const skills = report.skills.flatMap((summary) => {
    const stated = contracts.get(summary.root);
    const { name, root, dialects, version, skillVersion } = summary;
    return stated ? [{ name, root, dialects, version, skillVersion, ...stated }] : [];
  });
  const index = { skills, units: report.units };
  return { index, catalogue: () => catalogueOf(selected, report.skills) };
}
