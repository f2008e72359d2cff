import { inputsOf } from '../../dialects/manifest-v1/entries.ts';
import { msg } from '../../model/message.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { duplicateDrafts } from '../support/duplicate-drafts.ts';

/** An input with several declarations. */
export const inputDuplicate = manifestRule('manifest-v1', {
  id: 'input-duplicate',
  severity: 'error',
  summary: 'Reports inputs that are declared more than once.',
  why: 'A runtime that reads the other declaration expects other values than callers pass.',
  howToFix:
    'Remove one of the two declarations. Keep the one under `inputs.required` if the skill fails without the input.',
  source: 'ADR-002, "inputs"',
  invalid: withManifest(`
inputs:
  required:
    - name: topic
  optional:
    - name: topic
`),
  valid: withManifest(`
inputs:
  required:
    - name: topic
`),
  check({ manifest }) {
    return duplicateDrafts(inputsOf(manifest.root), msg`Input`);
  },
});
