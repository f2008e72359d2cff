import { code, msg } from '../../model/message.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';

/** A metadata value that is not a mapping. Nested values are common and permitted; parsers read an empty one as none. */
export const metadataShape = manifestRule('agent-skills', {
  id: 'metadata-shape',
  severity: 'error',
  severityText: 'error; note for an empty value',
  summary: 'Reports a `metadata` that is not a mapping.',
  why: 'Clients look up their own keys in the mapping. Some reject the skill if it is anything else.',
  howToFix: 'Write keys with strings below `metadata:`, such as `author: example-org`.',
  source:
    'Agent Skills specification, "metadata field": "A map from string keys to string values". The SKILL.md parser decodes `map[string]any` and refuses anything else.',
  *check({ manifest }) {
    const field = manifest.root.fields.get('metadata');
    if (!field || field.value.kind === 'table') return;
    const isEmpty = field.value.kind === 'null';
    yield {
      message: msg`${code('metadata')} is ${shownValue(field.value)}, not a mapping.`,
      help: msg`Write keys below it, such as ${code('author: example-org')}.`,
      about: 'metadata',
      at: isEmpty ? field.keyAt : field.value.at,
      severity: isEmpty ? 'note' : undefined,
    };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nmetadata: example-org'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nmetadata:\n  author: example-org'),
});
