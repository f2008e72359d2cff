import { powerRule } from '../rule.ts';
import { gainMessage, remarkNotes } from '../words/power-message.ts';

const command = (side: string, tools: string) =>
  `-- ${side}/.claude/commands/ship.md --\n---\ndescription: Ships it.\nallowed-tools: ${tools}\n---\nShip it.\n`;

/** A rule that allows tools without asking, beyond those of base. */
export const permissionRuleWidened = powerRule({
  id: 'permission-rule-widened',
  summary: 'Reports rules that allow more without asking.',
  why: 'What a rule allows happens without a question to the user.',
  source: 'Claude Code documentation, permissions.',
  howToFix: 'Name the commands that are needed: `Bash(git status *)` in place of `Bash`.',
  claims: ({ power }) => power.feature === 'permission-rule' && power.kind !== 'guard',
  phrase: 'more is allowed without asking',
  message: gainMessage,
  notes: remarkNotes,
  invalid: command('before', 'Bash(git status)') + command('after', 'Bash'),
  valid: command('before', 'Bash') + command('after', 'Bash(git status)'),
});
