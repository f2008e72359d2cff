import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { changedFormatPart, hasApiVersion } from '../support/item.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { facetText, valueTransition } from '../words/words.ts';

export const apiVersionAdded = changeRule({
  id: 'api-version-added',
  summary: 'Reports an added `api_version`.',
  why: 'Nothing breaks: caro can now check whether it can read the manifest.',
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: ({ after, detail }) => hasApiVersion(after) && detail === 'added',
  requires: { bump: 'patch' },
  phrase: 'new `api_version`',
  message: ({ after }) => msg`New ${code('api_version')}: ${facetText(after, 'format')}.`,
  invalid: twoTomls('# api_version = "1.0"', 'api_version = "1.0"'),
  valid: twoTomls('api_version = "1.0"', 'api_version = "1.1"'),
});

export const apiVersionRemoved = changeRule({
  id: 'api-version-removed',
  summary: 'Reports a removed `api_version`.',
  why: 'Caro does not load a skill without `api_version`.',
  enforces: [
    skillTomlContract("Skills MUST specify the API version they're built for", 'skill.api_version'),
  ],
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: ({ before, detail }) => hasApiVersion(before) && detail === 'removed',
  requires: { bump: 'major' },
  phrase: '`api_version` was removed',
  message: ({ before }) =>
    msg`${code('api_version')} was removed: ${facetText(before, 'format')}. Caro no longer loads the skill.`,
  invalid: twoTomls('api_version = "1.0"', '# api_version = "1.0"'),
  valid: twoTomls('api_version = "1.0"', 'api_version = "1.1"'),
});

export const apiVersionMajorChanged = changeRule({
  id: 'api-version-major-changed',
  summary: 'Reports a new major number of `api_version`.',
  why: 'Versions of caro that read only the old major version reject the skill.',
  enforces: [skillTomlContract('Reject incompatible major versions', 'skill.api_version')],
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: (change) => hasApiVersion(change.after) && changedFormatPart(change) === 'major',
  requires: { bump: 'major' },
  phrase: 'new major `api_version`',
  message: (change) =>
    msg`${code('api_version')} changed: ${valueTransition(change)}. Other versions of caro reject the skill.`,
  invalid: twoTomls('api_version = "1.0"', 'api_version = "2.0"'),
  valid: twoTomls('api_version = "1.0"', 'api_version = "1.1"'),
});

export const apiVersionMinorChanged = changeRule({
  id: 'api-version-minor-changed',
  summary: 'Reports a new minor number of `api_version`.',
  why: 'Versions of caro that read the old minor version warn each time they load the skill.',
  enforces: [skillTomlContract('Warn on minor version mismatch', 'skill.api_version')],
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: (change) => hasApiVersion(change.after) && changedFormatPart(change) === 'minor',
  requires: { bump: 'minor', warn: true },
  phrase: 'new minor `api_version`',
  message: (change) =>
    msg`${code('api_version')} changed: ${valueTransition(change)}. Other versions of caro warn.`,
  invalid: twoTomls('api_version = "1.0"', 'api_version = "1.1"'),
  valid: twoTomls('api_version = "1.0"', "api_version = '1.0'"),
});
