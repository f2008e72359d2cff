import { code, msg } from '../../model/message.ts';
import { get, items, text } from '../../model/value/value.ts';
import { codes } from '../../model/words/codes.ts';
import { withModule } from '../examples/module.ts';
import { manifestRule } from '../rule.ts';

const document = 'skill.toml contract';
const required = ['init', 'shutdown'];

/** A list of exports without the functions that every module has. */
export const exportMissing = manifestRule('skill-toml', {
  id: 'export-missing',
  severity: 'note',
  summary: 'Reports lists of exported functions without `init` or `shutdown`.',
  why: 'Caro calls both in every module, so the list is incomplete. The example in the contract has the same gap, so this is a note.',
  howToFix: 'Add `init` and `shutdown` to `exports`.',
  source: 'skill.toml contract, "WASM Interface": "Required exports"',
  enforces: [
    {
      document,
      quote: 'Modules must export functions matching the skill contract',
      fields: ['executable.exports'],
    },
    { document, quote: 'Required exports', fields: ['executable.exports'] },
  ],
  invalid: withModule('[executable]\nmodule = "bin/deploy.wasm"\nexports = ["init"]'),
  valid: withModule('[executable]\nmodule = "bin/deploy.wasm"\nexports = ["init", "shutdown"]'),
  *check({ manifest: { root } }) {
    const list = get(get(root, 'executable'), 'exports');
    if (!list || items(list).length === 0) return;
    const names = items(list).map(text);
    // Entries of an invalid type are reported by manifest-shape.
    if (names.includes(undefined)) return;
    const missing = required.filter((name) => !names.includes(name));
    if (missing.length === 0) return;
    const message = msg`Missing ${codes(missing)} in ${code('exports')}.`;
    yield { message, at: list.at, about: missing.join(' ') };
  },
});
