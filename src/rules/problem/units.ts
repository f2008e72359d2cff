import { problemRule } from '../rule.ts';

const command = (side: string, name: string) =>
  `-- ${side}/.claude/commands/${name}.md --\n---\ndescription: Ships the release.\n---\nShip it.\n`;

export const unitRemoved = problemRule({
  id: 'unit-removed',
  category: 'identity',
  severity: 'note',
  asksNothing: true,
  summary: 'Lists removed and renamed commands and agents.',
  why: 'People type the name of a command, and agents call each other by name. Of a plugin, its version announces it.',
  source:
    'Claude Code documentation, slash commands and sub-agents: the name is that of the file or of `name`.',
  howToFix: 'Nothing is to do, unless somebody still uses the old name.',
  invalid: command('before', 'ship') + command('after', 'release'),
  valid: command('before', 'ship') + command('after', 'ship'),
});
