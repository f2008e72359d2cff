import { shellWords } from '../../dialects/skill-toml/recipes/shell-words.ts';
import { code, type Message, msg } from '../../model/message.ts';
import { get, items, text } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

const document = 'skill.toml contract';
const lists = ['commands', 'blocked'] as const;

/** An entry of a command list that is not one command. */
export const execEntryFormat = manifestRule('skill-toml', {
  id: 'exec-entry-format',
  severity: 'warning',
  summary:
    'Reports entries of `terminal_exec.commands` and `terminal_exec.blocked` that are not one command.',
  why: 'No command has such a name, so a block has no effect, or a command that the skill needs is rejected.',
  source:
    'skill.toml contract, "terminal_exec": lists of command names. It does not define their syntax, so this is a warning.',
  enforces: [
    {
      document,
      quote: 'Capability format: All capabilities must use valid syntax',
      fields: lists.map((key) => `capabilities.terminal_exec.${key}`),
    },
    { document, quote: 'Denylist', fields: ['capabilities.terminal_exec.blocked'] },
  ],
  howToFix: 'Write an entry for each command.',
  invalid: withToml('[capabilities.terminal_exec]\nblocked = ["rm, dd"]'),
  valid: withToml('[capabilities.terminal_exec]\nblocked = ["rm", "dd"]'),
  *check({ manifest: { root } }) {
    const exec = get(get(root, 'capabilities'), 'terminal_exec');
    for (const key of lists) {
      for (const value of items(get(exec, key))) {
        const entry = text(value);
        const fault = entry === undefined ? null : faultOf(entry);
        if (entry === undefined || fault === null) continue;
        const message = msg`Entry ${code(entry)} of ${code(`terminal_exec.${key}`)} ${fault}.`;
        const help = entry.trim() === '' ? undefined : msg`Write an entry for each command.`;
        yield { message, help, at: value.at, about: `${key}\0${entry}` };
      }
    }
  },
});

/** The fault of an entry, as a clause; null for one command, with or without arguments. */
function faultOf(entry: string): Message | null {
  if (entry.trim() === '') return msg`is empty`;
  const words = shellWords(entry);
  const isChain = words.length === 0 || words.some(({ command }) => command > 0);
  if (isChain || /[;&|]\s*$/.test(entry)) return msg`has a separator and matches no command`;
  return words[0]?.text.includes(',') ? msg`has a comma and matches no command` : null;
}
