import { apiVersionOf } from '../../dialects/skill-toml/api-version.ts';
import { code } from '../../model/value/format-value.ts';
import { text } from '../../model/value/value.ts';
import { withApiVersion } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

/** A skill.toml with another minor contract version than the current one. */
export const apiVersionMinor = manifestRule('skill-toml', {
  id: 'api-version-minor',
  severity: 'warning',
  summary: 'The `api_version` of a skill.toml is the current one, 1.0.',
  why: 'Caro warns each time it loads the skill, and may ignore what a later version of the format defines.',
  howToFix: 'Write `api_version = "1.0"`.',
  source: 'skill.toml contract, "API Version": "Warn on minor version mismatch"',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Warn on minor version mismatch',
      fields: ['skill.api_version'],
    },
    {
      document: 'skill.toml contract',
      quote: 'Current: `1.0`',
      fields: ['skill.api_version'],
    },
  ],
  invalid: withApiVersion('1.3'),
  valid: withApiVersion('1.0'),
  *check({ manifest: { root } }) {
    const api = apiVersionOf(root);
    if (api?.parts?.major !== 1 || api.parts.minor === 0) return;
    const message = `\`api_version\` is ${code(text(api.value) ?? '')}, but caro knows \`1.0\`: it loads the skill with a warning. Write \`1.0\`.`;
    yield { message, at: api.value.at, about: 'skill.api_version' };
  },
});
