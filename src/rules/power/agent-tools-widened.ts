import type { Note } from '../../model/finding.ts';
import { code, type Message, msg, nothing } from '../../model/message.ts';
import type { PowerChange } from '../../model/power.ts';
import { scopePart } from '../../model/words/power-words.ts';
import { oneSkill } from '../examples/skill.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, ownerOf, remarkNotes } from '../words/power-message.ts';

const skill = (side: string, lines: string) =>
  oneSkill(
    `name: lfg\ndescription: Ships it.\ncontext: fork${lines}`,
    'Ship it.\n',
    `${side}skills/lfg/SKILL.md`,
  );

/** An agent with more tools, or another agent. */
export const agentToolsWidened = powerRule({
  id: 'agent-tools-widened',
  summary: 'Reports agents with more tools, and work that goes to another agent.',
  why: 'An agent works with its own tools and permissions, out of sight of the conversation.',
  source: 'Claude Code documentation, sub-agents.',
  howToFix: 'List the tools that the agent needs one by one.',
  claims: ({ power }) =>
    ['agent-tools', 'delegation'].includes(power.feature) && power.kind !== 'guard',
  phrase: 'an agent has more tools',
  message: agentMessage,
  notes: agentNotes,
  invalid: skill('before/', '\nagent: Explore') + skill('after/', '\nagent: general-purpose'),
  valid: skill('before/', '\nagent: Explore') + skill('after/', "\nagent: 'Explore'"),
});

function agentMessage(change: PowerChange): Message {
  const { power, previous, isSameCommand } = change;
  const owner = ownerOf(power);
  if (isSameCommand) return gainMessage(change);
  if (power.feature === 'agent-tools' && power.reach === 'any') {
    const was = previous ? msg` (was only ${scopePart(previous.scope)})` : nothing;
    return msg`${owner} may use any tool${was}.`;
  }
  if (power.feature === 'agent-tools' && power.subject === 'memory')
    return msg`${owner} keeps notes between its runs in ${code(power.scope)}.`;
  if (!isRunByAgent(change)) return gainMessage(change);
  const was = previous ? msg` (was ${code(previous.scope)})` : nothing;
  return msg`${owner} runs in agent ${code(power.scope)}${was}.`;
}

/** Whether an agent runs a skill or a command, out of the conversation. */
function isRunByAgent({ power: { feature, subject, unit } }: PowerChange): boolean {
  return (
    feature === 'delegation' && subject === 'agent' && ['skill', 'command'].includes(unit.kind)
  );
}

function agentNotes(change: PowerChange): readonly Note[] {
  const tools = isRunByAgent(change) && knownAgents.get(change.power.scope);
  const known = tools ? [{ message: msg`${code(change.power.scope)} ${tools}.` }] : [];
  return [...known, ...remarkNotes(change)];
}

/** The tools of the agents that Claude Code has. */
const knownAgents: ReadonlyMap<string, Message> = new Map([
  ['general-purpose', msg`may use any tool`],
  ['Explore', msg`may not edit files`],
  ['Plan', msg`may not edit files`],
]);
