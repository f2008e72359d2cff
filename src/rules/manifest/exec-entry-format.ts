import { shellWords } from '../../dialects/skill-toml/recipes/shell-words.ts';
import { code } from '../../model/value/format-value.ts';
import { get, items, text } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

const document = 'skill.toml contract';
const lists = ['commands', 'blocked'] as const;

/** An entry of a command list that is not one command. */
export const execEntryFormat = manifestRule('skill-toml', {
  id: 'exec-entry-format',
  severity: 'warning',
  summary: 'Every entry of `terminal_exec.commands` and `terminal_exec.blocked` is one command.',
  why: 'No command has such a name, so a block has no effect, or a command that the skill needs is refused.',
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
        const message = `Entry ${code(entry)} of \`terminal_exec.${key}\` ${fault}.`;
        yield { message, at: value.at, about: `${key}\0${entry}` };
      }
    }
  },
});

/** The fault of an entry, as a clause; null for one command, with or without arguments. */
function faultOf(entry: string): string | null {
  if (entry.trim() === '') return 'is blank and names no command';
  const words = shellWords(entry);
  const isChain = words.length === 0 || words.some(({ command }) => command > 0);
  if (isChain || /[;&|]\s*$/.test(entry))
    return 'has a separator, so it matches no command. Write an entry for each command';
  const [program] = words;
  return program?.text.includes(',')
    ? 'has a comma, so it matches no command. Write an entry for each command'
    : null;
}
