import { parametersOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { code } from '../../model/value/format-value.ts';
import { get, text } from '../../model/value/value.ts';
import { withParameter } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

/** The type `number`, which skills use although the format lacks it. */
export const paramTypeNumber = manifestRule('skill-manifest-v2', {
  id: 'param-type-number',
  severity: 'warning',
  summary: 'No parameter has the type `number`, which Skill Manifest v2 does not define.',
  why: 'Some agents read it as a number, and others refuse the parameter or pass a string.',
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
      const message = `Parameter ${code(name)} of operation ${code(operation.name)} has the type \`number\`, which Skill Manifest v2 does not define: some agents refuse the parameter or pass a string. Write \`integer\` for whole numbers, \`json\` for others.`;
      yield { message, at: type.at, about: `${operation.name}\0${name}` };
    }
  },
});
