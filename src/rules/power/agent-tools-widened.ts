import type { PowerChange } from '../../model/power.ts';
import { code } from '../../model/value/format-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { powerRule } from '../rule.ts';
import {
  codeInOneLine,
  gainMessage,
  ownerOf,
  remarkSuffix,
  withPrevious,
} from '../words/power-message.ts';

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
  phrase: 'an agent can use more tools',
  message: agentMessage,
  invalid: skill('before/', '\nagent: Explore') + skill('after/', '\nagent: general-purpose'),
  valid: skill('before/', '\nagent: Explore') + skill('after/', "\nagent: 'Explore'"),
});

function agentMessage(change: PowerChange): string {
  const { power, previous, isSameCommand } = change;
  const owner = ownerOf(power);
  const scope = codeInOneLine(power.scope);
  const key = `${power.feature} ${power.subject}`;
  if (isSameCommand) return gainMessage(change);
  if (key === 'agent-tools tools' && power.reach === 'any') {
    const clause = `${owner} may now use any tool, because ${code('tools')} no longer limits it`;
    return withPrevious(clause, previous ? `only ${codeInOneLine(previous.scope)}` : undefined);
  }
  if (key === 'agent-tools tools' && !previous) {
    return `${owner} may now use ${scope}${remarkSuffix(power)}, which it could not use before.`;
  }
  if (key === 'agent-tools memory') {
    return `${owner} now keeps notes between its runs in ${scope} (${code('memory')}).`;
  }
  if (key === 'delegation agent' && ['skill', 'command'].includes(power.unit.kind)) {
    const before = previous
      ? `it was run by ${agentWords(previous.scope)}`
      : 'it ran in the conversation';
    return `${owner} is now run by ${agentWords(power.scope)}. Before, ${before}.`;
  }
  return gainMessage(change);
}

/** The tools of the agents that Claude Code has. */
const knownAgents: ReadonlyMap<string, string> = new Map([
  ['general-purpose', 'which may use any tool'],
  ['Explore', 'which may not edit files'],
  ['Plan', 'which may not edit files'],
]);

function agentWords(name: string): string {
  const tools = knownAgents.get(name) ?? 'which has tools of its own';
  return `the agent ${codeInOneLine(name)}, ${tools}`;
}
