import { parametersOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { code, msg } from '../../model/message.ts';
import { flag, get } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withParameter } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

/** A required parameter with a default; readers differ on whether calls may omit it. */
export const paramRequiredDefault = manifestRule('skill-manifest-v2', {
  id: 'param-required-default',
  severity: 'warning',
  summary: 'Reports required parameters with a default.',
  why: 'If a call does not pass the parameter, some readers reject the call and others use the default.',
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
      yield {
        message: msg`Required parameter ${code(name)} has a default: ${shownValue(fallback)}.`,
        help: msg`Remove ${code('required')} or the default.`,
        at: fallback.at,
        about: `${operation.name}\0${name}`,
      };
    }
  },
});
