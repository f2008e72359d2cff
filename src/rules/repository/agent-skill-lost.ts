import type { Draft } from '../../model/finding.ts';
import { code, msg, namePart } from '../../model/message.ts';
import { oneSkill } from '../examples/skill.ts';
import { renamedParts } from '../places/renamed-parts.ts';
import { repositoryRule } from '../rule.ts';
import { perWorkspace } from '../support/per-workspace.ts';

const agent = (side: string) =>
  `-- ${side}/.claude/agents/review.md --\n---\nname: review\ndescription: Reviews a change.\ntools: Read\nskills: [style]\n---\nReview it.\n`;
const skill = (side: string, name: string) =>
  oneSkill(
    `name: ${name}\ndescription: Names things.`,
    '',
    `${side}/.claude/skills/${name}/SKILL.md`,
  );

export const agentSkillLost = repositoryRule({
  id: 'agent-skill-lost',
  category: 'discovery',
  severity: 'warning',
  summary: 'Reports agents that name a removed or renamed skill.',
  why: 'The agent starts without the instructions of the skill, and nobody gets a notice.',
  source:
    'Claude Code documentation, sub-agents: `skills` loads skills into the context at startup.',
  howToFix: 'Remove the name from `skills` of the agent, or write the new one.',
  invalid: agent('before') + skill('before', 'style') + agent('after') + skill('after', 'names'),
  valid: agent('before') + skill('before', 'style') + agent('after') + skill('after', 'style'),
  *check({ workspace, base, previousByRoot }): Iterable<Draft> {
    if (!base) return;
    const newName = renamedParts(workspace, base, previousByRoot);
    const [known, now] = [namesOf(base), namesOf(workspace)];
    for (const { feature, subject, scope, unit, at } of workspace.grants.files.flatMap(
      ({ powers }) => powers,
    )) {
      if (feature !== 'delegation' || subject !== 'skills') continue;
      if (!known.has(scope) || now.has(scope)) continue;
      const message = msg`Agent ${namePart(unit.name)} loads skill ${namePart(scope)}, which is gone.`;
      const after = newName(scope);
      const help =
        after === undefined
          ? msg`Remove the name, or write the new one.`
          : msg`Write ${code(after)}.`;
      const renamed = after === undefined ? {} : { before: scope, after };
      yield { message, help, at, about: `${unit.root}\0${scope}`, ...renamed };
    }
  },
});

const namesOf = perWorkspace(({ skills }) => new Set(skills.map(({ name }) => name)));
