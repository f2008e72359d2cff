import { parametersOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { formatValue, quote } from '../../model/value/format-value.ts';
import { flag, get } from '../../model/value/value.ts';
import { withParameter } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

/** A required parameter with a default; readers differ on whether calls may omit it. */
export const paramRequiredDefault = manifestRule('skill-manifest-v2', {
  id: 'param-required-default',
  severity: 'warning',
  summary: 'A required parameter has no default.',
  why: 'A required parameter has to be passed, and a default is for one that is not: some readers refuse a call without it, others fill it in.',
  source: 'Skill Manifest v2, "input[param]": "Default value if not provided"',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Default value if not provided',
      fields: ['operations.*.input.*.default', 'operations.*.input.*.required'],
    },
  ],
  howToFix: 'Drop the default, or make the parameter optional.',
  invalid: withParameter('limit', { type: 'integer', required: true, default: 5 }),
  valid: withParameter('limit', { type: 'integer', required: false, default: 5 }),
  *check({ manifest }) {
    for (const { operation, name, value } of parametersOf(manifest.root)) {
      const fallback = get(value, 'default');
      if (!fallback || fallback.kind === 'null' || flag(get(value, 'required')) !== true) continue;
      const message = `Parameter ${quote(name)} of ${quote(operation.name)} is required and has the default ${formatValue(fallback)}; without it some readers refuse the call, others fill it in.`;
      yield { message, at: fallback.at, about: `${operation.name}\0${name}` };
    }
  },
});
