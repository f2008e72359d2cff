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
import { fields, get, toJson, type Value } from '../../model/value/value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** A secret that is committed as a default. */
export const sensitiveDefault = manifestRule('manifest-v1', {
  id: 'sensitive-default',
  severity: 'error',
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
  valid: withManifest(`
inputs:
  optional:
    - name: api_key
      sensitive: true
`),
  *check({ manifest: { root } }) {
    const inputs = inputsOf(root).map((entry) => ({ entry, word: 'input' }));
    const variables = variablesOf(root).map((entry) => ({ entry, word: 'environment variable' }));
    for (const { entry, word } of [...inputs, ...variables]) {
      if (!isSensitive(entry)) continue;
      for (const { keyAt, value } of [...defaultsOf(entry), ...nested(entry)].filter(hasValue)) {
        const defaultJson = toJson(value);
        yield {
          message: msg`Sensitive ${words(word)} ${code(entry.name)} has a default.`,
          help: msg`Remove the default and revoke the secret.`,
          at: keyAt,
          about: entry.name,
          value: defaultJson,
          after: defaultJson,
          sensitiveKey: 'default',
        };
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
