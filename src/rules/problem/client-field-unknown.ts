import { pluginFile } from '../examples/plugin.ts';
import { problemRule } from '../rule.ts';

/** A new or changed field of a client's file that Skillaccord does not know. */
export const clientFieldUnknown = problemRule({
  id: 'client-field-unknown',
  category: 'privilege',
  severity: 'note',
  summary: 'Reports new or changed fields with an unknown effect in files that grant permissions.',
  why: 'A field of a newer client may grant something that no other rule knows.',
  source: 'Claude Code documentation, plugins reference.',
  howToFix: 'Look the field up in the documentation of the client, or remove it if it is a typo.',
  invalid: pluginFile('hooks/hooks.json', '{"hooks": {}}', '{"hooks": {}, "autoload": true}'),
  valid: pluginFile('hooks/hooks.json', '{"hooks": {}}', '{"hooks": {}, "description": "None."}'),
});
