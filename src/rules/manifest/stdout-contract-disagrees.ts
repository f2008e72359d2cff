import { code, formatNames } from '../../model/value/format-value.ts';
import { fields, flag, get } from '../../model/value/value.ts';
import { withFields } from '../examples/block.ts';
import { operationOf } from '../examples/operation.ts';
import { manifestRule } from '../rule.ts';

const search = operationOf({ output: { description: 'The memories.', fields: { id: 'integer' } } });

/** Output fields of a skill whose last line is not JSON. */
export const stdoutContractDisagrees = manifestRule('skill-manifest-v2', {
  id: 'stdout-contract-disagrees',
  severity: 'warning',
  summary: 'A skill with output fields promises JSON in the last line of standard output.',
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
    const subject = names.length === 1 ? 'Operation' : 'Operations';
    const verb = names.length === 1 ? 'has' : 'have';
    const message = `${subject} ${formatNames(names)} ${verb} output fields, but ${code('last_line_json')} is ${code('false')}: callers find no JSON line to take them from. Set ${code('last_line_json')} to ${code('true')}, or remove the fields.`;
    yield { message, at: promise.at, about: names.join('\0') };
  },
});
