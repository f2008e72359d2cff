import { apiVersionOf } from '../../dialects/skill-toml/api-version.ts';
import { code, msg } from '../../model/message.ts';
import { text } from '../../model/value/value.ts';
import { withApiVersion } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

/** A skill.toml with another minor contract version than the current one. */
export const apiVersionMinor = manifestRule('skill-toml', {
  id: 'api-version-minor',
  severity: 'warning',
  summary: 'Reports a skill.toml with an `api_version` other than 1.0, of the same major version.',
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
    const message = msg`${code('api_version')} is ${code(text(api.value) ?? '')}; caro supports ${code('1.0')}.`;
    yield { message, at: api.value.at, about: 'skill.api_version' };
  },
});
