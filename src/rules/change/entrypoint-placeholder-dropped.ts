import { code, msg } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName } from '../words/words.ts';

/** The command of an entrypoint no longer takes a declared input. */
export const entrypointPlaceholderDropped = changeRule({
  id: 'entrypoint-placeholder-dropped',
  category: 'interface',
  summary: 'Reports declared inputs that a command line no longer uses.',
  why: 'Callers pass a value, and the command ignores it without an error.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote:
        'Use `{param_name}` placeholders — the Agent substitutes actual values before executing.',
      fields: ['operations.*.entrypoints.*'],
    },
  ],
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'placeholder-dropped',
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'Skill Manifest v2',
    quote:
      'Use `{param_name}` placeholders — the Agent substitutes actual values before executing.',
  },
  phrase: '{owner} no longer uses {before}',
  message: (change) =>
    msg`${entrypointName(change)} no longer uses input ${code(String(change.from))}. Its value is ignored.`,
  invalid: twoOperations(
    {
      input: { limit: { type: 'integer', default: 5 } },
      entrypoints: { unix: ['bash', 'scripts/memory.sh', '{limit}'] },
    },
    {
      input: { limit: { type: 'integer', default: 5 } },
      entrypoints: { unix: ['bash', 'scripts/memory.sh'] },
    },
  ),
  valid: twoOperations(
    {
      input: { limit: { type: 'integer', default: 5 } },
      entrypoints: { unix: ['bash', 'scripts/memory.sh', '{limit}'] },
    },
    {
      input: { limit: { type: 'integer', default: 5 } },
      entrypoints: { unix: ['bash', 'scripts/memory.sh', '--limit={limit}'] },
    },
  ),
});
