import { type DeclaredEntry, inputsOf } from '../../dialects/manifest-v1/entries.ts';
import { code, msg } from '../../model/message.ts';
import { get, text } from '../../model/value/value.ts';
import { oneOf } from '../../model/words/codes.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** An input without a description or without a schema. */
export const inputIncomplete = manifestRule('manifest-v1', {
  id: 'input-incomplete',
  severity: 'warning',
  summary: 'Reports inputs without a description or a schema.',
  why: 'Callers do not know what to pass, and no value is rejected before the skill runs.',
  source:
    'ADR-002, "inputs": "Each input has: `name`, `description`, `schema` (JSON Schema), optional `sensitive` flag".',
  enforces: [
    adr002(
      'Each input has: `name`, `description`, `schema` (JSON Schema), optional `sensitive` flag',
      'inputs.*.[].description',
      'inputs.*.[].schema',
    ),
  ],
  howToFix:
    'Add the key. A description in the schema counts too, and `schema: {}` accepts every value.',
  invalid: withManifest(`
inputs:
  required:
    - name: topic
`),
  valid: withManifest(`
inputs:
  required:
    - name: topic
      description: What the session was about.
      schema: {type: string}
`),
  *check({ manifest }) {
    for (const input of inputsOf(manifest.root)) {
      const missing = missingKeys(input);
      if (missing.length === 0) continue;
      const message = msg`Input ${code(input.name)} has no ${oneOf(missing)}.`;
      yield { message, at: input.at, about: `${input.name}\0${missing.join()}` };
    }
  },
});

function missingKeys({ value }: DeclaredEntry): readonly string[] {
  if (value.kind !== 'table') return [];
  const schema = get(value, 'schema');
  const descriptions = [get(value, 'description'), get(schema, 'description')];
  return [
    ...(descriptions.some((found) => found && text(found)?.trim() !== '') ? [] : ['description']),
    ...(schema ? [] : ['schema']),
  ];
}
