import { code, list, msg, words } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';
import { get, items, text } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

const document = 'skill.toml contract';

/** The platform values of the contract, with common aliases. */
const lists = {
  os: {
    noun: 'operating system',
    values: ['linux', 'macos', 'windows'],
    aliases: {
      darwin: 'macos',
      osx: 'macos',
      mac: 'macos',
      'mac os': 'macos',
      'os x': 'macos',
      win: 'windows',
      win32: 'windows',
      win64: 'windows',
      ubuntu: 'linux',
      debian: 'linux',
    },
  },
  arch: {
    noun: 'architecture',
    values: ['x86_64', 'aarch64', 'arm'],
    aliases: {
      amd64: 'x86_64',
      x64: 'x86_64',
      'x86-64': 'x86_64',
      arm64: 'aarch64',
      armv8: 'aarch64',
      armv7: 'arm',
      armv7l: 'arm',
      armv6: 'arm',
      armhf: 'arm',
      arm32: 'arm',
    },
  },
} as const;

/** An operating system or architecture that the contract does not list. */
export const platformUnknown = manifestRule('skill-toml', {
  id: 'platform-unknown',
  severity: 'error',
  summary: 'Reports unknown operating systems and architectures in skill.toml.',
  why: 'No machine reports an unknown name, so the skill is not offered where it could run.',
  howToFix:
    'Write `linux`, `macos` or `windows` under `os`, and `x86_64`, `aarch64` or `arm` under `arch`.',
  source: 'skill.toml contract, "OS Values" and "Architecture Values"',
  enforces: [
    ...lists.os.values.map((quote) => ({ document, quote, fields: ['platform.os'] }) as const),
    ...lists.arch.values.map((quote) => ({ document, quote, fields: ['platform.arch'] }) as const),
  ],
  invalid: withToml('[platform]\nos = ["darwin"]'),
  valid: withToml('[platform]\nos = ["macos"]'),
  *check({ manifest: { root } }) {
    for (const [key, { noun, values, aliases }] of Object.entries(lists)) {
      const known: readonly string[] = values;
      for (const value of items(get(get(root, 'platform'), key))) {
        const name = text(value);
        if (name !== undefined && known.includes(name)) continue;
        const other = new Map(Object.entries(aliases)).get(name?.toLowerCase() ?? '');
        const suggestion = other ?? suggest(name ?? '', known);
        yield {
          message: msg`Unknown ${words(noun)}: ${name === undefined ? shownValue(value) : code(name)}.`,
          help:
            suggestion === undefined
              ? msg`Use ${list(
                  known.map((word) => code(word)),
                  { last: 'or' },
                )}.`
              : msg`Write ${code(suggestion)}.`,
          at: value.at,
          about: `${key}\0${name}`,
        };
      }
    }
  },
});
