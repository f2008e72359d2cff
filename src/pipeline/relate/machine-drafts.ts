import { facetValue, isSet } from '../../model/contract.ts';
import type { MachineRequirements, Probe } from '../../model/machine.ts';
import type { Skill } from '../../model/skill.ts';
import { isRequiredTool } from '../../rules/support/item.ts';
import { filesOnMachine } from '../../rules/support/working-files.ts';
import { lintRulesOf } from '../../rules/tree-catalog.ts';
import { type RuleDraft, runRules, sourceOf } from '../findings/rule-draft.ts';

const rules = lintRulesOf('machine');

/** Runs the rules over skills and the machine they run on. */
export async function machineDrafts(
  skills: readonly Skill[],
  probe: Probe,
): Promise<readonly RuleDraft[]> {
  const machine = await probe(machineRequirements(skills));
  return skills.flatMap((skill) => runRules(rules, { skill, machine }, sourceOf(skill)));
}

/** The commands, variables and files that skills require. */
function machineRequirements(skills: readonly Skill[]): MachineRequirements {
  const commands = new Map<string, boolean>();
  const variables = new Set<string>();
  for (const item of skills.flatMap(({ contract }) => contract.items)) {
    if (item.kind === 'environment' && isSet(item, 'required')) variables.add(item.name);
    if (item.kind !== 'command' && !isRequiredTool(item)) continue;
    const needsVersion = ['min', 'max'].some((bound) => facetValue(item, bound) !== undefined);
    commands.set(item.name, needsVersion || commands.get(item.name) === true);
  }
  const all = skills.flatMap(filesOnMachine);
  const pathsOf = (wanted: string) =>
    new Set(all.filter(({ base }) => base === wanted).map(({ path }) => path));
  return { commands, variables, files: pathsOf('cwd'), repositoryFiles: pathsOf('repo_root') };
}
