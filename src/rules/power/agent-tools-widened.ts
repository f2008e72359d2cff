import { oneSkill } from '../examples/skill.ts';
import { powerRule } from '../rule.ts';
import { gainMessage } from '../words/power-message.ts';

const skill = (side: string, lines: string) =>
  oneSkill(
    `name: lfg\ndescription: Ships it.\ncontext: fork${lines}`,
    'Ship it.\n',
    `${side}skills/lfg/SKILL.md`,
  );

/** An agent with more tools, or another agent. */
export const agentToolsWidened = powerRule({
  id: 'agent-tools-widened',
  summary: 'No agent has more tools than at base, and no work goes to another agent.',
  why: 'An agent works with its own tools and permissions, out of sight of the conversation.',
  source: 'Claude Code documentation, sub-agents.',
  howToFix: 'Keep the change if the agent needs the tools; list them one by one.',
  claims: ({ power }) =>
    ['agent-tools', 'delegation'].includes(power.feature) && power.kind !== 'guard',
  message: gainMessage,
  invalid: skill('before/', '\nagent: Explore') + skill('after/', '\nagent: general-purpose'),
  valid: skill('before/', '\nagent: Explore') + skill('after/', "\nagent: 'Explore'"),
});
