import type { Draft } from '../../model/finding.ts';
import { code, list, msg, words } from '../../model/message.ts';
import { fields, get, items, source, type Table, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { characterCount, frontmatterLocation } from '../support/skill-name.ts';
import { adr002 } from '../words/adr-002.ts';

export const allowedToolsShape = manifestRule('agent-skills', {
  id: 'allowed-tools-shape',
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

const maxCompatibility = 500;

export const compatibilityLength = manifestRule('agent-skills', {
  id: 'compatibility-length',
  summary: `Reports a \`compatibility\` text with more than ${maxCompatibility} characters.`,
  why: 'Agents that enforce the limit reject the skill.',
  howToFix: 'Shorten the text to 500 characters, and move details to the body.',
  source:
    'Agent Skills specification, "compatibility field": "Must be 1-500 characters if provided".',
  *check({ manifest }) {
    const value = get(manifest.root, 'compatibility');
    const length = characterCount(source(value) ?? '');
    if (!value || length <= maxCompatibility) return;
    const message = msg`${code('compatibility')} has ${length} characters; at most ${maxCompatibility} are allowed.`;
    yield { message, at: value.at, about: 'compatibility' };
  },
  invalid: oneSkill(
    `name: pdf\ndescription: Fills PDF forms.\ncompatibility: ${'Requires Python 3.11. '.repeat(23)}`,
  ),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\ncompatibility: Requires Python 3.11.'),
});

export const compatibilityShape = manifestRule('agent-skills', {
  id: 'compatibility-shape',
  severity: 'warning',
  summary: 'Reports a `compatibility` that is not a string.',
  why: 'Agents show the text as it is. For a list or a mapping they show nothing, or reject the skill.',
  howToFix: 'Write one string, such as `compatibility: Requires Python 3.11`.',
  source:
    'Agent Skills specification, "compatibility field": "Must be 1-500 characters if provided".',
  *check({ manifest }) {
    const value = get(manifest.root, 'compatibility');
    if (value?.kind !== 'list' && value?.kind !== 'table') return;
    const message = msg`${code('compatibility')} is ${shownValue(value)}, not a string.`;
    yield { message, at: value.at, about: 'compatibility' };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\ncompatibility:\n  - Python 3.11'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\ncompatibility: Requires Python 3.11.'),
});

const maxDescription = 1024;

export const descriptionLength = manifestRule('agent-skills', {
  id: 'description-length',
  summary: `Reports descriptions with more than ${maxDescription} characters.`,
  why: 'Agents that enforce the limit reject the skill. Others cut the text.',
  howToFix:
    'Shorten the description to 1024 characters: what the skill does, and when to use it. Move the rest to the body.',
  source: 'Agent Skills specification, "description field": "Must be 1-1024 characters".',
  *check({ manifest }) {
    const value = get(manifest.root, 'description');
    const length = characterCount(source(value) ?? '');
    if (!value || length <= maxDescription) return;
    const message = msg`The description has ${length} characters; at most ${maxDescription} are allowed.`;
    yield { message, at: value.at, about: 'description' };
  },
  invalid: oneSkill(`name: pdf\ndescription: ${'Fills PDF forms. '.repeat(61)}`),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});

export const descriptionMissing = manifestRule('agent-skills', {
  id: 'description-missing',
  summary: 'Reports a SKILL.md without a `description`.',
  why: 'The description is all that an agent sees before it chooses a skill. Without one, the skill is never chosen.',
  howToFix:
    'Write what the skill does and when to use it, such as `description: Fills PDF forms. Use when a PDF has form fields`.',
  source: 'Agent Skills specification, "description field": "Must be 1-1024 characters".',
  *check({ manifest }) {
    const field = manifest.root.fields.get('description');
    const value = get(manifest.root, 'description');
    if (source(value)) return;
    if (!field || !value) {
      const message = msg`Missing ${code('description')}. Agents never choose the skill.`;
      yield { message, at: frontmatterLocation(manifest), about: 'description' };
      return;
    }
    const shown = source(value) === '' ? msg`empty` : shownValue(value);
    const message = msg`${code('description')} is ${shown}. Agents never choose the skill.`;
    yield { message, at: field.keyAt, about: 'description' };
  },
  enforces: [adr002('Skills with only `name`/`description` continue to work', 'description')],
  invalid: oneSkill('name: pdf\ndescription: ""'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});

export const licenseShape = manifestRule('agent-skills', {
  id: 'license-shape',
  summary: 'Reports a `license` that is a list or a mapping.',
  why: 'Parsers that expect a string reject the whole skill.',
  source:
    'The SKILL.md parser: `License string`, "an optional SPDX-ish tag"; its YAML decoder refuses a list or a mapping.',
  howToFix: 'Write the name of the license, or the name of a bundled license file.',
  *check({ manifest }) {
    const value = get(manifest.root, 'license');
    if (value?.kind !== 'list' && value?.kind !== 'table') return;
    const message = msg`${code('license')} is ${shownValue(value)}, not a string.`;
    const help = msg`Write a string such as ${code('MIT')}.`;
    yield { message, help, at: value.at, about: 'license' };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nlicense:\n  - MIT'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nlicense: MIT'),
});

export const metadataShape = manifestRule('agent-skills', {
  id: 'metadata-shape',
  severityText: 'error; note for an empty one, and for values that are no strings',
  summary: 'Reports a `metadata` that is not a mapping of strings.',
  why: 'Clients look up their own keys in the mapping. Some reject the skill if it is anything else, or if a value is no string.',
  howToFix: 'Write keys with strings below `metadata:`, such as `author: example-org`.',
  source:
    'Agent Skills specification, "metadata field": "A map from string keys to string values". The SKILL.md parser decodes `map[string]any` and refuses anything else.',
  *check({ manifest }) {
    const field = manifest.root.fields.get('metadata');
    if (!field) return;
    if (field.value.kind === 'table') return yield* otherValues(field.value);
    const isEmpty = field.value.kind === 'null';
    const message = msg`${code('metadata')} is ${shownValue(field.value)}, not a mapping.`;
    const help = msg`Write keys below it, such as ${code('author: example-org')}.`;
    const about = 'metadata';
    const at = isEmpty ? field.keyAt : field.value.at;
    yield { message, help, about, at, severity: isEmpty ? 'note' : undefined };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nmetadata: example-org'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nmetadata:\n  author: example-org'),
});

/** One note for all values that are no strings; an empty value is none. */
function* otherValues(metadata: Table): Iterable<Draft> {
  const others = fields(metadata).filter(
    ({ value }) => value.kind !== 'string' && value.kind !== 'null',
  );
  const [first] = others;
  if (!first) return;
  const names = list(others.map(({ key }) => code(key)));
  const verb = words(others.length === 1 ? 'is not a string' : 'are not strings');
  const message = msg`${names} of ${code('metadata')} ${verb}.`;
  yield { message, at: first.value.at, about: 'values', severity: 'note' };
}
