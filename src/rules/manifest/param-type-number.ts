import { parametersOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { code, msg } from '../../model/message.ts';
import { get, text } from '../../model/value/value.ts';
import { withParameter } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

/** The type `number`, which skills use although the format lacks it. */
export const paramTypeNumber = manifestRule('skill-manifest-v2', {
  id: 'param-type-number',
  severity: 'warning',
  summary: 'Reports parameters of the type `number`, which Skill Manifest v2 does not define.',
  why: 'Some agents read it as a number. Others reject the parameter or pass a string.',
  source: 'Skill Manifest v2, "input[param]": "`string`, `integer`, `boolean`, or `json`"',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: '`string`, `integer`, `boolean`, or `json`',
      fields: ['operations.*.input.*.type'],
    },
  ],
  howToFix: 'Write `integer` for whole numbers and `json` for others.',
  invalid: withParameter('threshold', { type: 'number' }),
  valid: withParameter('threshold', { type: 'json' }),
  *check({ manifest }) {
    for (const { operation, name, value } of parametersOf(manifest.root)) {
      const type = get(value, 'type');
      if (!type || text(type) !== 'number') continue;
      yield {
        message: msg`Type ${code('number')} of parameter ${code(name)} is not in Skill Manifest v2.`,
        help: msg`Write ${code('integer')} for whole numbers, ${code('json')} for others.`,
        at: type.at,
        about: `${operation.name}\0${name}`,
      };
    }
  },
});
