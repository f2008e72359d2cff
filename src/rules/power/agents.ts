import type { Note } from '../../model/finding.ts';
import { code, type Message, msg, nothing, words } from '../../model/message.ts';
import type { Power, PowerChange } from '../../model/power.ts';
import { scopePart } from '../../model/words/power-words.ts';
import { oneSkill } from '../examples/skill.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, ownerOf, remarkNotes, unitPhrase } from '../words/power-message.ts';

const forkedSkill = (side: string, lines: string) =>
  oneSkill(
    `name: lfg\ndescription: Ships it.\ncontext: fork${lines}`,
    'Ship it.\n',
    `${side}skills/lfg/SKILL.md`,
  );

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
  invalid:
    forkedSkill('before/', '\nagent: Explore') + forkedSkill('after/', '\nagent: general-purpose'),
  valid: forkedSkill('before/', '\nagent: Explore') + forkedSkill('after/', "\nagent: 'Explore'"),
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

const skill = (side: string, line: string) =>
  oneSkill(`name: lfg\ndescription: Ships it.${line}`, 'Ship it.\n', `${side}skills/lfg/SKILL.md`);

export const implicitInvocationEnabled = powerRule({
  id: 'implicit-invocation-enabled',
  summary: 'Reports what now starts without a request of the user.',
  why: 'The model may start it at any time; what it may do then happens without a request.',
  source: 'Claude Code documentation, skills.',
  howToFix: 'Restore the key where the skill has effects that a user is to ask for.',
  claims: ({ power }) => power.feature === 'invocation' && power.kind === 'auto',
  phrase: 'starts in more cases',
  message: invocationMessage,
  invalid: skill('before/', '\ndisable-model-invocation: true') + skill('after/', ''),
  valid:
    skill('before/', '\ndisable-model-invocation: true') +
    skill('after/', '\ndisable-model-invocation: true\nuser-invocable: true'),
});

function invocationMessage(change: PowerChange): Message {
  const { power, previous, limit } = change;
  if (previous) return filesMessage(change);
  if (!limit) return msg`${startWords(power)}.`;
  const key = code(limit.key.text);
  return limit.now === null
    ? msg`${startWords(power)}: ${key} was removed.`
    : msg`${startWords(power)}: ${key} is now ${code(limit.now)}.`;
}

function startWords(power: Power): Message {
  const unit = unitPhrase(power);
  if (power.subject === 'user') return msg`Users may start ${unit} by its name`;
  const client = words(power.subject === 'Codex' ? 'Codex' : 'The model');
  return msg`${client} may start ${unit} without a request`;
}

/** The message where `paths` lists other files. */
function filesMessage(change: PowerChange): Message {
  const { power, previous } = change;
  const before = previous?.trigger.matcher;
  if (power.subject !== 'model' || !before) return gainMessage(change);
  const { matcher } = power.trigger;
  const files = matcher ? msg`files of ${code(matcher.text)}` : words('any file');
  return msg`The model may start ${unitPhrase(power)} for ${files} (was ${code(before.text)}).`;
}
