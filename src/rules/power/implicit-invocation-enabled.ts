import { code, type Message, msg, words } from '../../model/message.ts';
import type { Power, PowerChange } from '../../model/power.ts';
import { oneSkill } from '../examples/skill.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, unitPhrase } from '../words/power-message.ts';

const skill = (side: string, line: string) =>
  oneSkill(`name: lfg\ndescription: Ships it.${line}`, 'Ship it.\n', `${side}skills/lfg/SKILL.md`);

/** A skill or command that may now start where base does not let it. */
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
