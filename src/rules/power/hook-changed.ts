import { hookAt, pluginFile } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, remarkNotes } from '../words/power-message.ts';

/** A hook with another command, event or matcher. */
export const hookChanged = powerRule({
  id: 'hook-changed',
  summary: 'Reports hooks that run something else, or more often.',
  why: 'A changed command is another program that runs without being asked.',
  source: 'Claude Code documentation, hooks.',
  howToFix: 'Read the command and the files that it runs; keep the change if users are to run it.',
  claims: ({ power, previous }) =>
    power.feature === 'hook' && !['guard', 'secret'].includes(power.kind) && previous !== null,
  phrase: 'a hook changed',
  message: gainMessage,
  notes: remarkNotes,
  invalid: pluginFile(
    'hooks/hooks.json',
    hookAt('Stop', 'npx notify@1.2.3'),
    hookAt('Stop', 'npx notify@latest'),
  ),
  valid: pluginFile(
    'hooks/hooks.json',
    hookAt('Stop', 'npx notify@latest'),
    hookAt('Stop', 'npx notify@1.2.3'),
  ),
});
