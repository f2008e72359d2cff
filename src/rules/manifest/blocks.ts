import { code, list, msg, words } from '../../model/message.ts';
import { nameOf } from '../../model/text/path.ts';
import { suggest } from '../../model/text/suggest.ts';
import { exactJson } from '../../model/value/canonical.ts';
import { fields, flag, get, items, text, toJson } from '../../model/value/value.ts';
import { oneOf } from '../../model/words/codes.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withFields } from '../examples/block.ts';
import { operationOf } from '../examples/operation.ts';
import { manifestRule } from '../rule.ts';
import { effects } from '../support/effects.ts';
import { isArchived } from '../support/skill-name.ts';
import { skillManifestV2 } from '../words/clauses.ts';

const format = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

export const capabilityFormat = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'capability-format',
  severity: 'warning',
  summary:
    'Reports capability tags that are not a domain and a verb in lower case, such as `memory-search`.',
  why: 'Indexes look up skills by capability tag, and do not find a tag of another form.',
  source: 'Skill Manifest v2, "capabilities": "Convention: `domain-verb` format"',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Convention: `domain-verb` format, e.g.:',
      fields: ['capabilities.[]'],
    },
    skillManifestV2(
      'Free-form tags describing what the skill can do. Used by the index for capability → skill lookup.',
      'capabilities',
    ),
  ],
  howToFix:
    'Write a domain and a verb in lower case with a hyphen between them. Turn the rule off if your index has another convention.',
  invalid: withFields({ capabilities: ['Memory Search'] }),
  valid: withFields({ capabilities: ['memory-search'] }),
  *check({ manifest }) {
    for (const value of items(get(manifest.root, 'capabilities'))) {
      const capability = text(value);
      if (capability === undefined || format.test(capability)) continue;
      const message = msg`Invalid capability tag ${code(capability)}.`;
      const help = msg`Write a domain and a verb, such as ${code('memory-search')}.`;
      yield { message, help, at: value.at, about: capability };
    }
  },
});

const names = [...effects.keys()];

export const effectUnknown = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'effect-unknown',
  summary: 'Reports effects of a manifest block that Skill Manifest v2 does not define.',
  why: 'Policies allow and reject effects by name. An unknown one is rejected, or not checked.',
  source: 'Skill Manifest v2, "effects": "Standardized side-effect declarations:"',
  enforces: [
    ...[...effects.values()].map(({ definition }) => skillManifestV2(definition, 'effects.[]')),
    skillManifestV2('Side effects this skill may produce. Checked against policy.', 'effects'),
  ],
  howToFix: `Write one of ${names.join(', ')}.`,
  invalid: withFields({ effects: ['db.reed'] }),
  valid: withFields({ effects: ['db.read'] }),
  *check({ manifest }) {
    for (const value of items(get(manifest.root, 'effects'))) {
      const effect = text(value);
      if (effect !== undefined && effects.has(effect)) continue;
      const suggestion = effect === undefined ? undefined : suggest(effect, names, 2);
      const message = msg`Unknown effect ${effect === undefined ? shownValue(value) : code(effect)}.`;
      const help =
        suggestion === undefined
          ? msg`Use one of ${oneOf(names)}.`
          : msg`Write ${code(suggestion)}.`;
      yield { message, help, at: value.at, about: effect ?? exactJson(toJson(value)) };
    }
  },
});

export const idDirectory = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'id-directory',
  summary: "Reports a manifest block whose id is not the name of the skill's directory.",
  why: 'Routers look for the scripts of a skill in the directory named by its id.',
  source: 'Skill Manifest v2, "Top-Level": "Matches the skill directory name"',
  enforces: [skillManifestV2('Matches the skill directory name', 'id')],
  howToFix:
    'Give the directory and the id one name. A new id breaks callers and needs a major bump.',
  invalid: withFields({ id: 'memories' }),
  valid: withFields({ id: 'memory' }),
  *check({ manifest, skill }) {
    const value = get(manifest.root, 'id');
    const id = text(value);
    // The root of a repository has no name, and archived versions are not in their original directory.
    if (!value || !id?.trim() || skill.root === '' || isArchived(skill)) return;
    const directory = nameOf(skill.root);
    if (directory.normalize('NFC') === id.normalize('NFC')) return;
    const message = msg`${code('id')} ${code(id)} differs from the directory name ${code(directory)}.`;
    yield { message, at: value.at, about: `${id}\0${directory}` };
  },
});

const search = operationOf({ output: { description: 'The memories.', fields: { id: 'integer' } } });

export const stdoutContractDisagrees = manifestRule('skill-manifest-v2', {
  id: 'stdout-contract-disagrees',
  severity: 'warning',
  summary: 'Reports output fields of a skill that does not print JSON in its last line.',
  why: 'Callers find the fields in the last line only. Without the promise they may get other text.',
  source:
    'Skill Manifest v2, "output": "The last line of stdout must be valid JSON matching this schema."',
  enforces: [
    skillManifestV2(
      'The last line of stdout must be valid JSON matching this schema.',
      'operations.*.output.fields',
      'stdout_contract.last_line_json',
    ),
  ],
  howToFix:
    'Write `"last_line_json": true`, or remove the fields of operations that print no JSON.',
  invalid: withFields({
    operations: { search },
    stdout_contract: { last_line_json: false },
  }),
  valid: withFields({ operations: { search } }),
  *check({ manifest: { root } }) {
    const promise = get(get(root, 'stdout_contract'), 'last_line_json');
    if (!promise || flag(promise) !== false) return;
    const operations = fields(get(root, 'operations')).filter(
      ({ value }) => fields(get(get(value, 'output'), 'fields')).length > 0,
    );
    const names = operations.map(({ key }) => key);
    if (names.length === 0) return;
    const listed = list(names.map((name) => code(name)));
    const message = msg`${code('last_line_json')} is ${code('false')}, but ${listed} ${words(names.length === 1 ? 'has' : 'have')} output fields.`;
    const help = msg`Set it to ${code('true')}, or remove the fields.`;
    yield { message, help, at: promise.at, about: names.join('\0') };
  },
});
