import type { Power } from '../../model/power.ts';
import { marketplaceEntry } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, remarkNotes } from '../words/power-message.ts';
import { sourceAdded } from '../words/source-message.ts';

/** A pinned package or source that base does not have. */
export const installAdded = powerRule({
  id: 'install-added',
  severity: 'note',
  summary: 'Reports new pinned packages and sources.',
  why: 'What the source has is not part of the pull request: its hooks and servers are not shown here.',
  source: 'Claude Code documentation, plugin marketplaces.',
  howToFix: 'Read the source at the pinned revision before you offer it to users.',
  claims: ({ power, previous }) =>
    power.kind === 'install' &&
    isPinned(power) &&
    (power.feature === 'package' || (power.feature === 'source' && previous === null)),
  phrase: 'more is installed',
  message: (change) => sourceAdded(change) ?? gainMessage(change),
  notes: remarkNotes,
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
