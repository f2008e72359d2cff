import {
  type Entry,
  inputsOf,
  isSensitive,
  variablesOf,
} from '../../dialects/manifest-v1/entries.ts';
import { code, msg, words } from '../../model/message.ts';
import { get, text } from '../../model/value/value.ts';
import { isSecretName } from '../../syntax/secret-name.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** An entry named like a secret that traces would contain. */
export const sensitiveUndeclared = manifestRule('manifest-v1', {
  id: 'sensitive-undeclared',
  severity: 'warning',
  summary:
    'Reports inputs and environment variables that are named like a secret and not marked `sensitive: true`.',
  why: 'Without the mark, every trace shows its value.',
  howToFix:
    'Add `sensitive: true`. If it is no secret, choose another name or a schema of type `boolean`, `integer` or `number`.',
  source: 'ADR-002, "Validation Rules", step 8: "Apply redaction rules for `sensitive` fields"',
  enforces: [
    adr002('Apply redaction rules for `sensitive` fields'),
    adr002('`sensitive: true`: Mark inputs for redaction in traces', 'inputs.*.[].sensitive'),
    adr002('`sensitive: true`: Mark for redaction', 'env.*.[].sensitive'),
  ],
  invalid: withManifest(`
env:
  required:
    - name: DEPLOY_TOKEN
`),
  valid: withManifest(`
env:
  required:
    - name: DEPLOY_TOKEN
      sensitive: true
`),
  *check({ manifest: { root } }) {
    const inputs = inputsOf(root).map((entry) => ({ entry, word: 'Input' }));
    const variables = variablesOf(root).map((entry) => ({ entry, word: 'Environment variable' }));
    for (const { entry, word } of [...inputs, ...variables]) {
      if (isSensitive(entry) || !isSecretName(entry.name) || isPlain(entry)) continue;
      yield {
        message: msg`${words(word)} ${code(entry.name)} looks like a secret. Traces show its value.`,
        help: msg`Add ${code('sensitive: true')}.`,
        at: entry.at,
        about: `${word}\0${entry.name}`,
      };
    }
  },
});

/** Booleans and numbers are not secrets: `use_token`, `next_token: 3`. */
function isPlain({ value }: Entry): boolean {
  const type = text(get(get(value, 'schema'), 'type'));
  return type === 'boolean' || type === 'integer' || type === 'number';
}
