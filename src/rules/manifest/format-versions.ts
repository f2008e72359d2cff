import { apiVersionOf } from '../../dialects/skill-toml/api-version.ts';
import { code, msg, valuePart } from '../../model/message.ts';
import { source, text, toJson } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withFields } from '../examples/block.ts';
import { withApiVersion } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { skillManifestV2, skillTomlContract } from '../words/clauses.ts';

export const apiVersionMinor = manifestRule('skill-toml', {
  id: 'api-version-minor',
  severity: 'warning',
  summary: 'Reports a skill.toml with an `api_version` other than 1.0, of the same major version.',
  why: 'Caro warns each time it loads the skill, and may ignore what a later version of the format defines.',
  howToFix: 'Write `api_version = "1.0"`.',
  source: 'skill.toml contract, "API Version": "Warn on minor version mismatch"',
  enforces: [
    skillTomlContract('Warn on minor version mismatch', 'skill.api_version'),
    skillTomlContract('Current: `1.0`', 'skill.api_version'),
  ],
  invalid: withApiVersion('1.3'),
  valid: withApiVersion('1.0'),
  *check({ manifest: { root } }) {
    const api = apiVersionOf(root);
    if (api?.parts?.major !== 1 || api.parts.minor === 0) return;
    const message = msg`${code('api_version')} is ${code(text(api.value) ?? '')}; caro supports ${code('1.0')}.`;
    yield { message, at: api.value.at, about: 'skill.api_version' };
  },
});

export const apiVersionUnsupported = manifestRule('skill-toml', {
  id: 'api-version-unsupported',
  summary: 'Reports a skill.toml with an `api_version` of another major version than 1.',
  why: 'Caro rejects a skill of another major version.',
  howToFix: 'Write `api_version = "1.0"`, with the quotation marks.',
  source: 'skill.toml contract, "API Version": "Reject incompatible major versions"',
  enforces: [
    skillTomlContract('Load skills with matching major version', 'skill.api_version'),
    skillTomlContract('Reject incompatible major versions', 'skill.api_version'),
    skillTomlContract('API version: Must be supported by current caro', 'skill.api_version'),
  ],
  invalid: withApiVersion('2.0'),
  valid: withApiVersion('1.0'),
  *check({ manifest: { root } }) {
    const api = apiVersionOf(root);
    if (!api || api.parts?.major === 1) return;
    const { value, parts } = api;
    const message = parts
      ? msg`${code('api_version')} ${code(text(value) ?? '')} is not supported.`
      : msg`${code('api_version')} is ${shownValue(value)}, not a version.`;
    const help = msg`Write ${code('"1.0"')}.`;
    yield { message, help, at: value.at, about: 'skill.api_version', value: toJson(value) };
  },
});

const supported = /^1(?:\.\d+){0,2}$/;

const withVersion = (version: string) => `
-- skills/worklog/SKILL.md --
---
manifest_version: "${version}"
name: worklog
description: Writes a work log.
---
`;

export const manifestVersionUnsupported = manifestRule('manifest-v1', {
  id: 'manifest-version-unsupported',
  summary: 'Reports a `manifest_version` that is not a version with major 1.',
  why: 'Runtimes reject a manifest of an unknown version.',
  howToFix: 'Write `manifest_version: "1.0"`.',
  source: 'ADR-002, "Validation Rules", step 2: "Verify `manifest_version` is supported"',
  enforces: [
    adr002('Current version: `"1.0"`', 'manifest_version'),
    adr002('Verify `manifest_version` is supported', 'manifest_version'),
  ],
  invalid: withVersion('2.0'),
  valid: withVersion('1.0'),
  *check({ manifest }) {
    const value = manifest.root.fields.get('manifest_version')?.value;
    if (!value) return;
    const written = source(value);
    if (written !== undefined && supported.test(written)) return;
    const message = msg`Unsupported ${code('manifest_version')}: ${shownValue(value)}.`;
    const help = msg`Write ${code('manifest_version: "1.0"')}.`;
    yield { message, help, at: value.at, about: 'manifest_version', value: toJson(value) };
  },
});

export const schemaVersionUnsupported = manifestRule('skill-manifest-v2', {
  id: 'schema-version-unsupported',
  summary: 'Reports a `schema_version` other than the string `"2.0"`.',
  why: 'Readers choose by it how to read the block, and ignore a block of an unknown version.',
  source: 'Skill Manifest v2, "Top-Level"',
  enforces: [
    skillManifestV2('Always `"2.0"`', 'schema_version'),
    skillManifestV2('Added `schema_version`', 'schema_version'),
  ],
  howToFix: 'Write `"schema_version": "2.0"` with the quotation marks.',
  invalid: withFields({ schema_version: '3.0' }),
  valid: withFields({}),
  *check({ manifest }) {
    const value = manifest.root.fields.get('schema_version')?.value;
    if (!value || text(value) === '2.0') return;
    const message = msg`Unsupported ${code('schema_version')}: ${shownValue(value)}.`;
    const help = msg`Write ${valuePart('2.0')}.`;
    yield { message, help, at: value.at, about: 'schema_version', value: toJson(value) };
  },
});
