import { formatValue } from '../../model/value/format-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';

/** A metadata value that is not a mapping. Nested values are common and permitted. */
export const metadataShape = manifestRule('agent-skills', {
  id: 'metadata-shape',
  severity: 'warning',
  summary: 'The value of `metadata` is a mapping.',
  why: 'Clients look up their own keys in the mapping. Some refuse the skill if it is anything else.',
  source:
    'Agent Skills specification, "metadata field": "A map from string keys to string values".',
  *check({ manifest }) {
    const field = manifest.root.fields.get('metadata');
    if (!field || field.value.kind === 'table') return;
    const at = field.value.kind === 'null' ? field.keyAt : field.value.at;
    const message = `\`metadata\` is ${formatValue(field.value)}. Write a mapping of keys to texts.`;
    yield { message, at, about: 'metadata' };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nmetadata: example-org'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nmetadata:\n  author: example-org'),
});
