import type { Power } from '../../model/power.ts';
import { blockedWords } from '../../model/words/power-words.ts';
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
    if (change === 'lost' && power.feature === 'hook') return hookMessage(power);
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

function hookMessage(power: Power): string {
  const owner = ownerOf(power).replace(/^The/, 'the');
  return `A hook of ${owner} can no longer block ${blockedWords(power.trigger)}: it was removed, limited to fewer calls, or made asynchronous. Restore it if it is a guard.`;
}
