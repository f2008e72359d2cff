import { marketplaceEntry } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage } from '../words/power-message.ts';

/** A pinned source that base does not have. */
export const sourceAdded = powerRule({
  id: 'source-added',
  severity: 'note',
  summary: 'No plugin or marketplace from another repository is new.',
  why: 'What the source holds is not part of the pull request: its hooks and servers are not shown here.',
  source: 'Claude Code documentation, plugin marketplaces.',
  howToFix: 'Read the source at the pinned revision before you offer it to users.',
  claims: ({ power, previous }) =>
    power.feature === 'source' &&
    previous === null &&
    (power.pin?.level === 'digest' || power.pin?.level === 'exact'),
  message: gainMessage,
  invalid: marketplaceEntry(
    '',
    '{"name": "p", "source": {"source": "npm", "package": "@acme/p", "version": "1.2.3"}}',
  ),
  valid: marketplaceEntry(
    '{"name": "p", "source": {"source": "npm", "package": "@acme/p", "version": "1.2.3"}}',
    '{"name": "p", "source": {"version": "1.2.3", "source": "npm", "package": "@acme/p"}}',
  ),
});
