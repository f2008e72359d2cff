import { apiVersionOf } from '../../dialects/skill-toml/api-version.ts';
import { code, formatValue } from '../../model/value/format-value.ts';
import { text, toJson } from '../../model/value/value.ts';
import { withApiVersion } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

const document = 'skill.toml contract';

/** A skill.toml with a contract version that caro rejects. */
export const apiVersionUnsupported = manifestRule('skill-toml', {
  id: 'api-version-unsupported',
  severity: 'error',
  summary: 'The `api_version` of a skill.toml is a version with major 1.',
  why: 'Caro refuses a skill of another major version.',
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
    const written = text(value);
    const message = parts
      ? `\`api_version\` ${code(written ?? '')} is not supported, so caro refuses the skill. Write \`1.0\`.`
      : `\`api_version\` is ${written === '' ? 'blank' : formatValue(value)}, which is not a version in quotation marks. Write \`"1.0"\`.`;
    yield { message, at: value.at, about: 'skill.api_version', value: toJson(value) };
  },
});
