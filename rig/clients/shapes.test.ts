import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shapes } from './shapes.ts';
import { verdictOf } from './validate.ts';
import { variants } from './variants.ts';
import { expectedVerdict } from './verdicts.ts';

const program = join(
  process.env['CLIENTS'] ?? '',
  '@anthropic-ai',
  'claude-code-linux-x64',
  'claude',
);

const expected = [
  ...shapes.map((shape) => ({ ...shape, validator: expectedVerdict(shape.id) })),
  ...variants,
];

test.each(expected)('the validator on: $id', ({ files, at, validator }) => {
  const { errors, warnings } = verdictOf(program, files, at);
  const said = errors.length > 0 ? 'error' : warnings.length > 0 ? 'warning' : 'nothing';
  expect(said, [...errors, ...warnings].join('\n')).toBe(validator);
});
