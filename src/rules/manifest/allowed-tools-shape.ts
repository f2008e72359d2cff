import { code, msg } from '../../model/message.ts';
import { get, items, source, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';

/** A value of `allowed-tools` that is neither a text nor a list of texts. */
export const allowedToolsShape = manifestRule('agent-skills', {
  id: 'allowed-tools-shape',
  severity: 'error',
  summary: 'Reports an `allowed-tools` that is neither a string nor a list of strings.',
  why: 'Agents ignore permissions in any other shape, or reject the skill.',
  howToFix:
    'Write one string with spaces between the tools, such as `allowed-tools: Bash(git:*) Read`, or a list of such strings.',
  source:
    'Agent Skills specification, "allowed-tools field": "A space-separated string of tools that are pre-approved to run". The SKILL.md parser "decodes either a YAML sequence or a comma-separated scalar" and refuses mappings and nested lists.',
  *check({ manifest }) {
    const value = get(manifest.root, 'allowed-tools');
    const invalidPart = value && findInvalidPart(value);
    if (!invalidPart) return;
    const key = code('allowed-tools');
    const subject = invalidPart === value ? key : msg`An entry of ${key}`;
    const message = msg`${subject} is ${shownValue(invalidPart)}.`;
    const help = msg`Write a string such as ${code('Bash(git:*) Read')}, or a list of such entries.`;
    const isRefused = invalidPart.kind === 'list' || invalidPart.kind === 'table';
    const severity = isRefused ? undefined : 'note';
    yield { message, help, at: invalidPart.at, about: 'allowed-tools', severity };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nallowed-tools:\n  Bash: pdftk'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nallowed-tools: Bash(pdftk:*) Read'),
});

/** The first value or entry of an invalid type, worst first. An empty value is valid and allows nothing. */
function findInvalidPart(value: Value): Value | undefined {
  if (value.kind === 'list') {
    const invalidItems = items(value).filter((item) => source(item) === undefined);
    return invalidItems.find(({ kind }) => kind !== 'null') ?? invalidItems[0];
  }
  return value.kind === 'string' || value.kind === 'null' ? undefined : value;
}
