import type { Config } from '../config/config.ts';
import type { CatalogueEntry, StatedContract } from '../model/catalogue.ts';
import type { Sides } from '../model/origin.ts';
import type { SkillSummary } from '../model/report.ts';
import { load } from '../pipeline/load.ts';
import { catalogueOf } from '../pipeline/report/catalogue.ts';
import { restrictToPaths } from '../pipeline/report/restrict-to-paths.ts';
import { statedContract } from '../pipeline/report/stated-contract.ts';
import { type RunResult, summarize } from '../pipeline/report/summarize.ts';

/** One skill of the index (schemas/index.schema.json). */
export interface IndexEntry
  extends StatedContract,
    Pick<SkillSummary, 'name' | 'root' | 'dialects' | 'version' | 'skillVersion'> {}

/** The index of the skills of a tree. Skill Manifest v2: "Used by the index for capability → skill lookup." */
export async function skillIndex(sides: Sides, config: Config): Promise<readonly IndexEntry[]> {
  const selected = await selectedSkills(sides, config);
  const contracts = new Map(
    selected.workspace.skills.map((skill) => [skill.root, statedContract(skill)]),
  );
  return summarize(selected, config).skills.flatMap((summary) => {
    const stated = contracts.get(summary.root);
    const { name, root, dialects, version, skillVersion } = summary;
    return stated ? [{ name, root, dialects, version, skillVersion, ...stated }] : [];
  });
}

/** The skills of a tree with their permissions and users. */
export async function skillCatalogue(
  sides: Sides,
  config: Config,
): Promise<readonly CatalogueEntry[]> {
  const selected = await selectedSkills(sides, config);
  return catalogueOf(selected, summarize(selected, config).skills);
}

async function selectedSkills(
  { head, origin, only = [] }: Sides,
  config: Config,
): Promise<RunResult> {
  const { workspace } = await load(head, config);
  return restrictToPaths({ workspace, judgements: [], findings: [], origin }, only);
}
