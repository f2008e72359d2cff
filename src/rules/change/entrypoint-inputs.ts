import { code, msg } from '../../model/message.ts';
import { routerOf, twoBodies, twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { skillManifestV2 } from '../words/clauses.ts';
import { entrypointName } from '../words/words.ts';

const input = { limit: { type: 'integer', default: 5 } };
const windows = ['cmd', '/c', 'find'];
const unix = (...placeholders: readonly string[]) => ({
  unix: ['bash', 'scripts/memory.sh', ...placeholders],
});

export const entrypointInputAdded = changeRule({
  id: 'entrypoint-input-added',
  summary: 'Reports new inputs in the commands of a `router-manifest` block.',
  why: 'A `router-manifest` block declares no inputs and no defaults: existing calls have no value for the new input.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'placeholder-new',
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  phrase: 'new input {after} of {owner}',
  message: (change) =>
    msg`New input ${code(String(change.to))} of ${entrypointName(change)}. Existing calls do not pass it.`,
  invalid: twoBodies(
    routerOf({ entrypoints: { search: unix() } }),
    routerOf({ entrypoints: { search: unix('{query}') } }),
  ),
  valid: twoBodies(
    routerOf({ entrypoints: { search: { ...unix('{query}'), windows } } }),
    routerOf({ entrypoints: { search: { ...unix('{query}'), windows: [...windows, '{query}'] } } }),
  ),
});

export const entrypointPlaceholderAdded = changeRule({
  id: 'entrypoint-placeholder-added',
  summary: 'Reports inputs that a command line now uses.',
  why: 'Nothing breaks: the command now gets a value that it ignored before.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'placeholder-added',
  requires: { bump: 'none' },
  phrase: '{owner} now uses {after}',
  message: (change) => msg`${entrypointName(change)} now uses input ${code(String(change.to))}.`,
  invalid: twoOperations({ input, entrypoints: unix() }, { input, entrypoints: unix('{limit}') }),
  valid: twoOperations({ entrypoints: unix() }, { input, entrypoints: unix('{limit}') }),
});

export const entrypointPlaceholderDropped = changeRule({
  id: 'entrypoint-placeholder-dropped',
  summary: 'Reports declared inputs that a command line no longer uses.',
  why: 'Callers pass a value, and the command ignores it without an error.',
  enforces: [
    skillManifestV2(
      'Use `{param_name}` placeholders — the Agent substitutes actual values before executing.',
      'operations.*.entrypoints.*',
    ),
  ],
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'placeholder-dropped',
  requires: { bump: 'major' },
  phrase: '{owner} no longer uses {before}',
  message: (change) =>
    msg`${entrypointName(change)} no longer uses input ${code(String(change.from))}. Its value is ignored.`,
  invalid: twoOperations({ input, entrypoints: unix('{limit}') }, { input, entrypoints: unix() }),
  valid: twoOperations(
    { input, entrypoints: unix('{limit}') },
    { input, entrypoints: unix('--limit={limit}') },
  ),
});
