import { entryChecks } from '../../dialects/skill-toml/capability-patterns.ts';
import type { Draft } from '../../model/finding.ts';
import { code, type Message, msg } from '../../model/message.ts';
import { get, items, text } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

const document = 'skill.toml contract';

const paths = msg`Begin the path with ${code('~')}, ${code('./')}, ${code('$CARO_PROJECT_ROOT')} or ${code('$CARO_CACHE')}.`;

/** What to write for each capability. */
const syntaxHelp: Readonly<Record<string, Message>> = {
  filesystem_read: paths,
  filesystem_write: paths,
  network: msg`Write ${code('*.example.com')}, ${code('example.com')} or ${code('https://example.com:8443')}.`,
  env_read: msg`Write ${code('VAR')} or ${code('PREFIX_*')}.`,
};

/** An entry of `[capabilities]` with a syntax that caro does not support. */
export const capabilitySyntax = manifestRule('skill-toml', {
  id: 'capability-syntax',
  severity: 'error',
  summary: 'Reports paths, domains and variables of `[capabilities]` with invalid syntax.',
  why: 'Caro ignores an entry that it cannot read, and the skill fails where it needs it. Or the entry grants something else.',
  howToFix:
    'Write paths as `./docs` or `~/docs`, domains as `*.example.com` or `https://example.com:8443`, and variables as `VAR` or `PREFIX_*`.',
  source:
    'skill.toml contract, "Manifest Validation": "All capabilities must use valid syntax". It does not mention absolute paths and relative ones without "./", so these are accepted.',
  enforces: [
    {
      document,
      quote: 'Capability format: All capabilities must use valid syntax',
      fields: Object.keys(syntaxHelp).map((key) => `capabilities.${key}`),
    },
    {
      document,
      quote: '`~` | User home directory',
      fields: ['capabilities.filesystem_read', 'capabilities.filesystem_write'],
    },
    {
      document,
      quote: '`./` | Current working directory',
      fields: ['capabilities.filesystem_read', 'capabilities.filesystem_write'],
    },
    {
      document,
      quote: '`$CARO_PROJECT_ROOT` | Detected project root',
      fields: ['capabilities.filesystem_read', 'capabilities.filesystem_write'],
    },
    {
      document,
      quote: '`$CARO_CACHE` | Caro cache directory',
      fields: ['capabilities.filesystem_read', 'capabilities.filesystem_write'],
    },
    { document, quote: '`*.example.com` - Any subdomain', fields: ['capabilities.network'] },
    { document, quote: '`example.com` - Exact domain only', fields: ['capabilities.network'] },
    {
      document,
      quote: '`https://example.com:8443` - Specific port',
      fields: ['capabilities.network'],
    },
    { document, quote: '`VAR` - Exact variable', fields: ['capabilities.env_read'] },
    { document, quote: '`PREFIX_*` - Prefix match', fields: ['capabilities.env_read'] },
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
