import { code, list, msg, words } from '../../model/message.ts';
import { fields, flag, get } from '../../model/value/value.ts';
import { withFields } from '../examples/block.ts';
import { operationOf } from '../examples/operation.ts';
import { manifestRule } from '../rule.ts';

const search = operationOf({ output: { description: 'The memories.', fields: { id: 'integer' } } });

/** Output fields of a skill whose last line is not JSON. */
export const stdoutContractDisagrees = manifestRule('skill-manifest-v2', {
  id: 'stdout-contract-disagrees',
  severity: 'warning',
  summary: 'Reports output fields of a skill that does not print JSON in its last line.',
  why: 'Callers find the fields in the last line only. Without the promise they may get other text.',
  source:
    'Skill Manifest v2, "output": "The last line of stdout must be valid JSON matching this schema."',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'The last line of stdout must be valid JSON matching this schema.',
      fields: ['operations.*.output.fields', 'stdout_contract.last_line_json'],
    },
  ],
  howToFix:
    'Write `"last_line_json": true`, or remove the fields of operations that print no JSON.',
  invalid: withFields({
    operations: { search },
    stdout_contract: { last_line_json: false },
  }),
  valid: withFields({ operations: { search } }),
  *check({ manifest: { root } }) {
    const promise = get(get(root, 'stdout_contract'), 'last_line_json');
    if (!promise || flag(promise) !== false) return;
    const operations = fields(get(root, 'operations')).filter(
      ({ value }) => fields(get(get(value, 'output'), 'fields')).length > 0,
    );
    const names = operations.map(({ key }) => key);
    if (names.length === 0) return;
    const listed = list(names.map((name) => code(name)));
    yield {
      message: msg`${code('last_line_json')} is ${code('false')}, but ${listed} ${words(names.length === 1 ? 'has' : 'have')} output fields.`,
      help: msg`Set it to ${code('true')}, or remove the fields.`,
      at: promise.at,
      about: names.join('\0'),
    };
  },
});
