import { hookAt, pluginFile } from '../examples/plugin.ts';
import { problemRule } from '../rule.ts';

/** A changed file of a client that cannot be read, or that says something without effect. */
export const grantMalformed = problemRule({
  id: 'grant-malformed',
  category: 'privilege',
  severity: 'error',
  summary: 'Every changed file that grants permissions can be read, and each part has an effect.',
  why: 'A permission that cannot be read cannot be compared, and a limit without effect protects nobody. A file that cannot be read is an error, a part without effect a warning.',
  source: 'Claude Code documentation, hooks and plugins reference.',
  howToFix: 'Correct the value at the place of the finding.',
  invalid: pluginFile('hooks/hooks.json', null, '{"hooks": {"SessionStart": '),
  valid: pluginFile('hooks/hooks.json', null, hookAt('SessionStart', './start.sh')),
});
