import { variablesOf } from '../../dialects/manifest-v1/entries.ts';
import { msg } from '../../model/message.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { duplicateDrafts } from '../support/duplicate-drafts.ts';

/** An environment variable with several declarations. */
export const envDuplicate = manifestRule('manifest-v1', {
  id: 'env-duplicate',
  severity: 'error',
  summary: 'Reports environment variables that are declared more than once.',
  why: 'Whether the skill fails without the variable depends on which declaration a runtime reads.',
  howToFix:
    'Remove one of the two declarations. Keep the one under `env.required` if the skill fails without the variable.',
  source: 'ADR-002, "env"',
  invalid: withManifest(`
env:
  required:
    - name: PROJECT
  optional:
    - name: PROJECT
`),
  valid: withManifest(`
env:
  optional:
    - name: PROJECT
`),
  check({ manifest }) {
    return duplicateDrafts(variablesOf(manifest.root), msg`Variable`);
  },
});
