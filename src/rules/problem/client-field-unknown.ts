import { pluginFile } from '../examples/plugin.ts';
import { problemRule } from '../rule.ts';

/** A new or changed field of a client's file that Skillaccord does not know. */
export const clientFieldUnknown = problemRule({
  id: 'client-field-unknown',
  category: 'privilege',
  severity: 'note',
  summary:
    'Every changed field of a file that grants permissions is known, and changes a permission.',
  why: 'A field of a newer client may grant something that Skillaccord does not show. No change of such a file goes unnoticed.',
  source: 'Claude Code documentation, plugins reference.',
  howToFix: 'Look the field up in the documentation of the client, or remove it if it is a typo.',
  invalid: pluginFile('hooks/hooks.json', '{"hooks": {}}', '{"hooks": {}, "autoload": true}'),
  valid: pluginFile('hooks/hooks.json', '{"hooks": {}}', '{"hooks": {}, "description": "None."}'),
});
