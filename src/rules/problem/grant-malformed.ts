import { hookAt, pluginFile } from '../examples/plugin.ts';
import { problemRule } from '../rule.ts';

/** A changed file of a client that cannot be read, or that says something without effect. */
export const grantMalformed = problemRule({
  id: 'grant-malformed',
  category: 'privilege',
  severity: 'error',
  summary:
    'Reports changed files with permissions that cannot be read, and parts of them without effect.',
  why: 'A permission that cannot be read cannot be compared, and a limit without effect protects nobody.',
  source: 'Claude Code documentation, hooks and plugins reference.',
  howToFix: 'Correct the value that the message names.',
  invalid: pluginFile('hooks/hooks.json', null, '{"hooks": {"SessionStart": '),
  valid: pluginFile('hooks/hooks.json', null, hookAt('SessionStart', './start.sh')),
});
