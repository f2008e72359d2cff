import { apiVersionOf } from '../../dialects/skill-toml/api-version.ts';
import { code, msg } from '../../model/message.ts';
import { text, toJson } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withApiVersion } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

const document = 'skill.toml contract';

/** A skill.toml with a contract version that caro rejects. */
export const apiVersionUnsupported = manifestRule('skill-toml', {
  id: 'api-version-unsupported',
  severity: 'error',
  summary: 'Reports a skill.toml with an `api_version` of another major version than 1.',
  why: 'Caro rejects a skill of another major version.',
  howToFix: 'Write `api_version = "1.0"`, with the quotation marks.',
  source: 'skill.toml contract, "API Version": "Reject incompatible major versions"',
  enforces: [
    { document, quote: 'Load skills with matching major version', fields: ['skill.api_version'] },
    { document, quote: 'Reject incompatible major versions', fields: ['skill.api_version'] },
    {
      document,
      quote: 'API version: Must be supported by current caro',
      fields: ['skill.api_version'],
    },
  ],
  invalid: withApiVersion('2.0'),
  valid: withApiVersion('1.0'),
  *check({ manifest: { root } }) {
    const api = apiVersionOf(root);
    if (!api || api.parts?.major === 1) return;
    const { value, parts } = api;
    const message = parts
      ? msg`${code('api_version')} ${code(text(value) ?? '')} is not supported.`
      : msg`${code('api_version')} is ${shownValue(value)}, not a version.`;
    yield {
      message,
      help: msg`Write ${code('"1.0"')}.`,
      at: value.at,
      about: 'skill.api_version',
      value: toJson(value),
    };
  },
});
