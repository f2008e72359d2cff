import { formatValue } from '../../model/value/format-value.ts';
import { get, items, source, type Value } from '../../model/value/value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';

/** A value of `allowed-tools` that is neither a text nor a list of texts. */
export const allowedToolsShape = manifestRule('agent-skills', {
  id: 'allowed-tools-shape',
  severity: 'warning',
  summary: 'The value of `allowed-tools` is a text or a list of texts.',
  why: 'Agents ignore permissions in any other shape, or refuse the skill.',
  source:
    'Agent Skills specification, "allowed-tools field": "A space-separated string of tools that are pre-approved to run". Lists and commas are common too.',
  *check({ manifest }) {
    const value = get(manifest.root, 'allowed-tools');
    const invalidPart = value && findInvalidPart(value);
    if (!invalidPart) return;
    const subject =
      invalidPart === value ? 'The value of `allowed-tools`' : 'An entry of `allowed-tools`';
    const message = `${subject} is ${formatValue(invalidPart)}. Write a text such as \`Bash(git:*) Read\`, or a list of such entries.`;
    yield { message, at: invalidPart.at, about: 'allowed-tools' };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nallowed-tools:\n  Bash: pdftk'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nallowed-tools: Bash(pdftk:*) Read'),
});

/** The first value or entry of an invalid type. An empty value is valid and allows nothing. */
function findInvalidPart(value: Value): Value | undefined {
  if (value.kind === 'list') return items(value).find((item) => source(item) === undefined);
  return value.kind === 'string' || value.kind === 'null' ? undefined : value;
}
