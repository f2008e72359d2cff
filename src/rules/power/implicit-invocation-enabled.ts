import { oneSkill } from '../examples/skill.ts';
import { powerRule } from '../rule.ts';
import { gainMessage } from '../words/power-message.ts';

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
  message: gainMessage,
  invalid: skill('before/', '\ndisable-model-invocation: true') + skill('after/', ''),
  valid:
    skill('before/', '\ndisable-model-invocation: true') +
    skill('after/', '\ndisable-model-invocation: true\nuser-invocable: true'),
});
