import { parametersOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { code, formatValue } from '../../model/value/format-value.ts';
import { flag, get } from '../../model/value/value.ts';
import { withParameter } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

/** A required parameter with a default; readers differ on whether calls may omit it. */
export const paramRequiredDefault = manifestRule('skill-manifest-v2', {
  id: 'param-required-default',
  severity: 'warning',
  summary: 'A required parameter has no default.',
  why: 'If a call does not pass the parameter, some readers refuse it and others use the default.',
  source: 'Skill Manifest v2, "input[param]": "Default value if not provided"',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Default value if not provided',
      fields: ['operations.*.input.*.default', 'operations.*.input.*.required'],
    },
  ],
  howToFix: 'Remove the default, or make the parameter optional.',
  invalid: withParameter('limit', { type: 'integer', required: true, default: 5 }),
  valid: withParameter('limit', { type: 'integer', required: false, default: 5 }),
  *check({ manifest }) {
    for (const { operation, name, value } of parametersOf(manifest.root)) {
      const fallback = get(value, 'default');
      if (!fallback || fallback.kind === 'null' || flag(get(value, 'required')) !== true) continue;
      const message = `Parameter ${code(name)} of operation ${code(operation.name)} is required, but has the default ${formatValue(fallback)}. If a call omits it, some readers use the default and others refuse the call. Remove \`required\` or the default.`;
      yield { message, at: fallback.at, about: `${operation.name}\0${name}` };
    }
  },
});
