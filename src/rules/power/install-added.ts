import type { Power } from '../../model/power.ts';
import { marketplaceEntry } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage } from '../words/power-message.ts';

/** A pinned package or source that base does not have. */
export const installAdded = powerRule({
  id: 'install-added',
  severity: 'note',
  summary: 'Nothing more is installed from other repositories or registries than at base.',
  why: 'What the source holds is not part of the pull request: its hooks and servers are not shown here.',
  source: 'Claude Code documentation, plugin marketplaces.',
  howToFix: 'Read the source at the pinned revision before you offer it to users.',
  claims: ({ power, previous }) =>
    power.kind === 'install' &&
    isPinned(power) &&
    (power.feature === 'package' || (power.feature === 'source' && previous === null)),
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

/** Whether what is installed has an exact version or a digest. */
export function isPinned({ pin }: Power): boolean {
  return pin?.level === 'digest' || pin?.level === 'exact';
}
