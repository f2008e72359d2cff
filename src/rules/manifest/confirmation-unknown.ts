import { code, msg } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';
import { get, text, toJson } from '../../model/value/value.ts';
import { oneOf } from '../../model/words/codes.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

const document = 'skill.toml contract';
const fields = ['recipes.default_confirmation'];
const levels = ['auto', 'prompt', 'always'];

const recipe = `
-- skills/deploy/recipes/release.yaml --
id: release
name: Release
steps:
  - command: make release
`;

/** An unknown confirmation level. */
export const confirmationUnknown = manifestRule('skill-toml', {
  id: 'confirmation-unknown',
  severity: 'error',
  summary: 'Reports a default confirmation of recipes other than `auto`, `prompt` and `always`.',
  why: 'The manifest does not load.',
  howToFix: 'Write `auto`, `prompt` or `always`.',
  source: 'skill.toml contract, "Confirmation Levels"',
  enforces: [
    { document, quote: '`auto` | Execute without confirmation', fields },
    { document, quote: '`prompt` | Prompt user before execution', fields },
    { document, quote: '`always` | Always require explicit confirmation', fields },
    {
      document,
      quote: '`default_confirmation` | string | No | `"prompt"` | Default confirmation level',
      fields,
    },
  ],
  invalid: withToml('[recipes]\ndefault_confirmation = "ask"', recipe),
  valid: withToml('[recipes]\ndefault_confirmation = "prompt"', recipe),
  *check({ manifest: { root } }) {
    const value = get(get(root, 'recipes'), 'default_confirmation');
    const level = text(value);
    if (!value || (level !== undefined && levels.includes(level))) return;
    const suggestion = suggest(level ?? '', levels);
    const message = msg`Unknown ${code('default_confirmation')} ${shownValue(value)}.`;
    const help = msg`Write ${suggestion === undefined ? oneOf(levels) : code(suggestion)}.`;
    yield {
      message,
      help,
      at: value.at,
      about: 'recipes.default_confirmation',
      value: toJson(value),
    };
  },
});
