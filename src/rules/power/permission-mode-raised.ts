import { settingsFile } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, remarkNotes } from '../words/power-message.ts';

/** A permission mode that asks less than that of base. */
export const permissionModeRaised = powerRule({
  id: 'permission-mode-raised',
  summary: 'Reports permission modes that ask less than before.',
  why: 'A raised mode skips the question before a tool call, for every tool that it covers.',
  source: 'Claude Code documentation, permissions.',
  howToFix:
    'Leave the mode to each user, or allow the few tools that are needed in "permissions.allow".',
  claims: ({ power }) => power.feature === 'permission-mode' && power.kind !== 'guard',
  phrase: 'clients ask less often',
  message: gainMessage,
  notes: remarkNotes,
  invalid: settingsFile(
    '{"permissions": {"defaultMode": "acceptEdits"}}',
    '{"permissions": {"defaultMode": "bypassPermissions"}}',
  ),
  valid: settingsFile(
    '{"permissions": {"defaultMode": "acceptEdits"}}',
    '{"permissions": {"defaultMode": "default"}}',
  ),
});
