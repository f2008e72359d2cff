import type { Power, PowerChange } from '../../model/power.ts';
import { code } from '../../model/value/format-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, unitPhrase } from '../words/power-message.ts';

const skill = (side: string, line: string) =>
  oneSkill(`name: lfg\ndescription: Ships it.${line}`, 'Ship it.\n', `${side}skills/lfg/SKILL.md`);

/** A skill or command that may now start where base does not let it. */
export const implicitInvocationEnabled = powerRule({
  id: 'implicit-invocation-enabled',
  summary: 'Nothing starts by itself that base starts only on request.',
  why: 'The model may now start it at any time; what it may do then happens without a request.',
  source: 'Claude Code documentation, skills.',
  howToFix: 'Restore the limit where the skill has effects that a user is to ask for.',
  claims: ({ power }) => power.feature === 'invocation' && power.kind === 'auto',
  phrase: 'a skill or command can start in more cases',
  message: invocationMessage,
  invalid: skill('before/', '\ndisable-model-invocation: true') + skill('after/', ''),
  valid:
    skill('before/', '\ndisable-model-invocation: true') +
    skill('after/', '\ndisable-model-invocation: true\nuser-invocable: true'),
});

function invocationMessage(change: PowerChange): string {
  const { power, previous, limit } = change;
  if (previous) return filesMessage(change);
  const cause = limit
    ? `: ${code(limit.key.text)} ${limit.now === null ? 'was removed' : `is now ${code(limit.now)}`}`
    : '';
  return `${startWords(power)}${cause}.`;
}

function startWords(power: Power): string {
  const unit = unitPhrase(power);
  if (power.subject === 'user') return `Users may now start ${unit} by its name`;
  const client = power.subject === 'Codex' ? 'Codex' : 'The model';
  const verb = power.unit.kind === 'skill' ? 'load' : 'start';
  return `${client} may now ${verb} ${unit} by itself, without a request of the user`;
}

/** The message where `paths` lists other files. */
function filesMessage(change: PowerChange): string {
  const { power, previous } = change;
  const before = previous?.trigger.matcher;
  if (power.subject !== 'model' || !before) return gainMessage(change);
  const files = power.trigger.matcher ? code(power.trigger.matcher.text) : 'any file';
  return `The model may now load ${unitPhrase(power)} by itself for ${files}; at base only for ${code(before.text)} (${code('paths')}).`;
}
