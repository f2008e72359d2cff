import {
  type DefaultValue,
  defaultsOf,
  type Entry,
  inputsOf,
  isSensitive,
  variablesOf,
} from '../../dialects/manifest-v1/entries.ts';
import { subschemas } from '../../dialects/manifest-v1/input-schema.ts';
import { code, msg, words } from '../../model/message.ts';
import { fields, get, text, toJson, type Value } from '../../model/value/value.ts';
import { isSecretName } from '../../syntax/secret-name.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

export const sensitiveDefault = manifestRule('manifest-v1', {
  id: 'sensitive-default',
  summary: 'Reports sensitive inputs with a default in the manifest.',
  why: 'A default is committed, so everybody with access to the repository can read the secret.',
  howToFix:
    'Remove the default and revoke the secret: it stays in the history. Pass the value as a required input or an environment variable.',
  source: 'ADR-002, "inputs": "`sensitive: true`: Mark inputs for redaction in traces"',
  enforces: [
    adr002('`sensitive: true`: Mark inputs for redaction in traces', 'inputs.*.[].sensitive'),
  ],
  invalid: withManifest(`
inputs:
  optional:
    - name: api_key
      sensitive: true
      default: sk-live-0000
`),
  valid: withManifest('inputs:\n  optional:\n    - name: api_key\n      sensitive: true'),
  *check({ manifest: { root } }) {
    const inputs = inputsOf(root).map((entry) => ({ entry, word: 'input' }));
    const variables = variablesOf(root).map((entry) => ({ entry, word: 'environment variable' }));
    for (const { entry, word } of [...inputs, ...variables]) {
      if (!isSensitive(entry)) continue;
      for (const { keyAt, value } of [...defaultsOf(entry), ...nested(entry)].filter(hasValue)) {
        const message = msg`Sensitive ${words(word)} ${code(entry.name)} has a default.`;
        const help = msg`Remove the default and revoke the secret.`;
        const found = { value: toJson(value), after: toJson(value), sensitiveKey: 'default' };
        yield { message, help, at: keyAt, about: entry.name, ...found };
      }
    }
  },
});

/** The defaults inside the schema. */
function nested(entry: Entry): readonly DefaultValue[] {
  const schema = get(entry.value, 'schema');
  const inner: Value[] = [];
  for (const { value, path } of schema ? subschemas(schema) : [])
    if (path !== '') inner.push(value);
  return inner.flatMap((value) => fields(value).filter(({ key }) => key === 'default'));
}

/** True unless the default is empty, which reveals nothing. */
function hasValue({ value }: DefaultValue): boolean {
  return value.kind !== 'null' && !(value.kind === 'string' && value.value === '');
}

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
  invalid: withManifest('env:\n  required:\n    - name: DEPLOY_TOKEN'),
  valid: withManifest('env:\n  required:\n    - name: DEPLOY_TOKEN\n      sensitive: true'),
  *check({ manifest: { root } }) {
    const inputs = inputsOf(root).map((entry) => ({ entry, word: 'Input' }));
    const variables = variablesOf(root).map((entry) => ({ entry, word: 'Environment variable' }));
    for (const { entry, word } of [...inputs, ...variables]) {
      if (isSensitive(entry) || !isSecretName(entry.name) || isPlain(entry)) continue;
      const message = msg`${words(word)} ${code(entry.name)} looks like a secret. Traces show its value.`;
      const help = msg`Add ${code('sensitive: true')}.`;
      yield { message, help, at: entry.at, about: `${word}\0${entry.name}` };
    }
  },
});

/** Booleans and numbers are not secrets: `use_token`, `next_token: 3`. */
function isPlain({ value }: Entry): boolean {
  const type = text(get(get(value, 'schema'), 'type'));
  return type === 'boolean' || type === 'integer' || type === 'number';
}
