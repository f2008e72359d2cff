import { quoted } from '../../model/seen.ts';
import { operationsOf } from '../../syntax/operations.ts';
import { withOperation } from '../block-example.ts';
import { manifestRule } from '../rule.ts';

/** What people call the two systems otherwise. */
const others: Readonly<Record<string, string>> = {
  linux: 'unix',
  macos: 'unix',
  mac: 'unix',
  darwin: 'unix',
  posix: 'unix',
  bash: 'unix',
  unix: 'unix',
  win: 'windows',
  win32: 'windows',
  windows: 'windows',
  powershell: 'windows',
};

/** An entrypoint for something other than the two systems of the format. */
export const entrypointKeyUnknown = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'entrypoint-key-unknown',
  severity: 'note',
  summary: 'Operations have entrypoints for `unix` and `windows` only.',
  why: 'Callers that go by the specification pass over every other key, so there the operation may have no entrypoint.',
  source: 'Skill Manifest v2, "entrypoints": "Keys: `unix` (Linux/macOS) and `windows`."',
  enforces: [
    {
      document: 'Skill Manifest v2',
      says: 'Keys: `unix` (Linux/macOS) and `windows`.',
      fields: ['operations.*.entrypoints'],
    },
  ],
  mend: 'Add an entrypoint for `unix` or `windows`; the other one may stay as an extension.',
  fails: withOperation({ entrypoints: { agent: 'Follow scripts/search.md' } }),
  passes: withOperation({ entrypoints: { unix: ['bash', 'scripts/memory.sh'] } }),
  *check({ manifest }) {
    for (const { name, entrypoints } of operationsOf(manifest.dialect, manifest.root)) {
      for (const { key, keyAt } of entrypoints) {
        if (key === 'unix' || key === 'windows') continue;
        const word = key.toLowerCase();
        const meant = Object.hasOwn(others, word) ? `, where "${others[word]}" is the key` : '';
        const message = `Entrypoint ${quoted(key)} of operation ${quoted(name)} is neither "unix" nor "windows"; callers may pass over it${meant}.`;
        yield { message, at: keyAt, about: `${name}\0${key}` };
      }
    }
  },
});
