import { entryChecks } from '../../dialects/skill-toml/capability-patterns.ts';
import { shellWords } from '../../dialects/skill-toml/recipes/shell-words.ts';
import type { Draft } from '../../model/finding.ts';
import { code, type Message, msg, words } from '../../model/message.ts';
import { get, items, text } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { skillTomlContract } from '../words/clauses.ts';

const paths = msg`Begin the path with ${code('~')}, ${code('./')}, ${code('$CARO_PROJECT_ROOT')} or ${code('$CARO_CACHE')}.`;

/** What to write for each capability. */
const syntaxHelp: Readonly<Record<string, Message>> = {
  filesystem_read: paths,
  filesystem_write: paths,
  network: msg`Write ${code('*.example.com')}, ${code('example.com')} or ${code('https://example.com:8443')}.`,
  env_read: msg`Write ${code('VAR')} or ${code('PREFIX_*')}.`,
};

export const capabilitySyntax = manifestRule('skill-toml', {
  id: 'capability-syntax',
  summary: 'Reports paths, domains and variables of `[capabilities]` with invalid syntax.',
  why: 'Caro ignores an entry that it cannot read, and the skill fails where it needs it. Or the entry grants something else.',
  howToFix:
    'Write paths as `./docs` or `~/docs`, domains as `*.example.com` or `https://example.com:8443`, and variables as `VAR` or `PREFIX_*`.',
  source:
    'skill.toml contract, "Manifest Validation": "All capabilities must use valid syntax". It does not mention absolute paths and relative ones without "./", so these are accepted.',
  enforces: [
    skillTomlContract(
      'Capability format: All capabilities must use valid syntax',
      ...Object.keys(syntaxHelp).map((key) => `capabilities.${key}`),
    ),
    skillTomlContract(
      '`~` | User home directory',
      'capabilities.filesystem_read',
      'capabilities.filesystem_write',
    ),
    skillTomlContract(
      '`./` | Current working directory',
      'capabilities.filesystem_read',
      'capabilities.filesystem_write',
    ),
    skillTomlContract(
      '`$CARO_PROJECT_ROOT` | Detected project root',
      'capabilities.filesystem_read',
      'capabilities.filesystem_write',
    ),
    skillTomlContract(
      '`$CARO_CACHE` | Caro cache directory',
      'capabilities.filesystem_read',
      'capabilities.filesystem_write',
    ),
    skillTomlContract('`*.example.com` - Any subdomain', 'capabilities.network'),
    skillTomlContract('`example.com` - Exact domain only', 'capabilities.network'),
    skillTomlContract('`https://example.com:8443` - Specific port', 'capabilities.network'),
    skillTomlContract('`VAR` - Exact variable', 'capabilities.env_read'),
    skillTomlContract('`PREFIX_*` - Prefix match', 'capabilities.env_read'),
  ],
  invalid: withToml('[capabilities]\nfilesystem_read = ["$HOME/.aws"]'),
  valid: withToml('[capabilities]\nfilesystem_read = ["~/.aws"]'),
  *check({ manifest: { root } }) {
    const capabilities = get(root, 'capabilities');
    for (const [key, judge] of Object.entries(entryChecks)) {
      for (const value of items(get(capabilities, key))) {
        const entry = text(value);
        const fault = entry === undefined ? null : judge(entry);
        if (entry === undefined || !fault) continue;
        const { clause, suggestion } = fault;
        const message = msg`Entry ${code(entry)} of ${code(key)} ${clause}.`;
        const help = suggestion === null ? syntaxHelp[key] : msg`Write ${code(suggestion)}.`;
        yield { message, help, at: value.at, about: `${key}\0${entry}` } satisfies Draft;
      }
    }
  },
});

const lists = ['commands', 'blocked'] as const;

export const execEntryFormat = manifestRule('skill-toml', {
  id: 'exec-entry-format',
  severity: 'warning',
  summary:
    'Reports entries of `terminal_exec.commands` and `terminal_exec.blocked` that are not one command.',
  why: 'No command has such a name, so a block has no effect, or a command that the skill needs is rejected.',
  source:
    'skill.toml contract, "terminal_exec": lists of command names. It does not define their syntax, so this is a warning.',
  enforces: [
    skillTomlContract(
      'Capability format: All capabilities must use valid syntax',
      ...lists.map((key) => `capabilities.terminal_exec.${key}`),
    ),
    skillTomlContract('Denylist', 'capabilities.terminal_exec.blocked'),
  ],
  howToFix: 'Write an entry for each command, by its name.',
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
        const help = helpFor(entry, key);
        yield { message, help, at: value.at, about: `${key}\0${entry}` };
      }
    }
  },
});

function helpFor(entry: string, key: (typeof lists)[number]): Message | undefined {
  if (entry.trim() === '') return undefined;
  if (!isPattern(entry)) return msg`Write an entry for each command.`;
  if (entry.trim() !== '*') return msg`Write the name of a command.`;
  return key === 'commands'
    ? msg`Leave the list empty to allow every command.`
    : msg`Set ${code('allowed')} to ${code('false')} to block every command.`;
}

/** Whether the program of an entry is a wildcard, or a shell puts it together. */
function isPattern(entry: string): boolean {
  const program = entry.trim().split(/\s+/)[0] ?? '';
  return /[*?[\]]/.test(program) || /\$[({]|`|^\$\w/.test(entry.trim());
}

/** The fault of an entry, as a clause; null for one command, with or without arguments. */
function faultOf(entry: string): Message | null {
  if (entry.trim() === '') return msg`is empty`;
  if (isPattern(entry)) {
    const what = words(/[$`]/.test(entry) ? 'has shell syntax' : 'is a pattern');
    return msg`${what} and matches no command`;
  }
  const parts = shellWords(entry);
  const isChain = parts.length === 0 || parts.some(({ command }) => command > 0);
  if (isChain || /[;&|]\s*$/.test(entry)) return msg`has a separator and matches no command`;
  return parts[0]?.text.includes(',') ? msg`has a comma and matches no command` : null;
}
