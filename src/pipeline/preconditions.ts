import { facetValue, isSet } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import type { MachineRequirements } from '../model/machine.ts';
import type { Sides } from '../model/origin.ts';
import type { Skill } from '../model/skill.ts';
import { lintRulesOf } from '../rules/tree-catalog.ts';
import { skillsAtPaths } from './restrict-to-paths.ts';
import { contextOf, type FindingFactory } from './to-finding.ts';

const rules = lintRulesOf('machine');

/** What the manifests of some skills ask of the machine they are to run on. */
export function machineRequirements(skills: readonly Skill[]): MachineRequirements {
  const commands = new Map<string, boolean>();
  const variables = new Set<string>();
  for (const item of skills.flatMap(({ contract }) => contract.items)) {
    if (item.kind === 'environment' && isSet(item, 'required')) variables.add(item.name);
    if (item.kind !== 'command') continue;
    const needsVersion = ['min', 'max'].some((bound) => facetValue(item, bound) !== undefined);
    commands.set(item.name, needsVersion || commands.get(item.name) === true);
  }
  return { commands, variables };
}

/** What the machine lacks, where somebody asked to look at it; it is no matter of base. */
export async function unmetPreconditions(
  { probe, only = [] }: Pick<Sides, 'probe' | 'only'>,
  skills: readonly Skill[],
  toFinding: FindingFactory,
): Promise<readonly Finding[]> {
  if (!probe) return [];
  const selectedSkills = skillsAtPaths(skills, only);
  const machine = await probe(machineRequirements(selectedSkills));
  const findings = selectedSkills.flatMap((skill) => {
    const context = contextOf(skill);
    return rules.flatMap((rule) =>
      Array.from(rule.check({ skill, machine }), (draft) =>
        toFinding(draft, { ...context, rule, severity: rule.severity }),
      ),
    );
  });
  return findings.filter((finding) => finding !== null);
}
