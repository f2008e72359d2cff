import { hookAt, pluginFile } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { describePower, ownerOf } from '../words/power-message.ts';

/** A limit that base has. */
export const guardRemoved = powerRule({
  id: 'guard-removed',
  summary: 'No limit of base is gone.',
  why: 'What a limit stopped is possible again, and nothing in the files says so.',
  source: 'Claude Code documentation, hooks.',
  howToFix: 'Restore the limit, or say in the pull request why it is not needed any more.',
  claims: ({ power }) => power.kind === 'guard',
  message: ({ power, change, previous }) => {
    const limit = describePower(power);
    if (previous) {
      return `${ownerOf(power)} now ${limit}; at base it ${describePower(previous)}. Which of them limits more cannot be decided.`;
    }
    return change === 'lost'
      ? `${ownerOf(power)} no longer ${limit}.`
      : `${ownerOf(power)} ${limit} at base; whether it still does cannot be decided.`;
  },
  invalid: pluginFile(
    'hooks/hooks.json',
    hookAt('PreToolUse', './deny.sh'),
    hookAt('PreToolUse', './deny.sh', ', "async": true'),
  ),
  valid: pluginFile(
    'hooks/hooks.json',
    hookAt('PreToolUse', './deny.sh', ', "async": true'),
    hookAt('PreToolUse', './deny.sh'),
  ),
});
