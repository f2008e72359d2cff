import { formatNames } from '../../model/value/format-value.ts';
import { get, items, text } from '../../model/value/value.ts';
import { withModule } from '../examples/module.ts';
import { manifestRule } from '../rule.ts';

const document = 'skill.toml contract';
const required = ['init', 'shutdown'];

/** A list of exports without the functions that every module has. */
export const exportMissing = manifestRule('skill-toml', {
  id: 'export-missing',
  severity: 'note',
  summary: 'A list of exported functions contains `init` and `shutdown`.',
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
    const message = `\`exports\` lacks ${formatNames(missing)}, which every module has to export. Add ${missing.length === 1 ? 'it' : 'them'} to the list.`;
    yield { message, at: list.at, about: missing.join(' ') };
  },
});
