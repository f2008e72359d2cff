import { entriesByName } from '../../dialects/manifest-v1/entries-by-name.ts';
import { shapeDrafts, toTypedJson } from '../../dialects/shape.ts';
import { blankNames } from '../../dialects/skill-manifest-v2/blank-names.ts';
import { foreignParts, hasIdAlone } from '../../dialects/skill-toml/own-format.ts';
import {
  manifestV1,
  routerManifest,
  skillManifestV2,
  skillToml,
  type Validator,
} from '../../generated/validators.cjs';
import type { Draft } from '../../model/finding.ts';
import { code, msg } from '../../model/message.ts';
import { flag, get, type Table } from '../../model/value/value.ts';
import { oneOf } from '../../model/words/codes.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002ShapeClauses } from '../words/adr-002.ts';
import { shapeClauses } from '../words/shape-clauses.ts';
import { rewordUnquoted } from '../words/unquoted-id.ts';

/** The validator of a dialect, and the fields that other rules report. */
interface Shape {
  readonly validate: Validator;
  readonly otherRulesFields: readonly string[];
  readonly read?: typeof toTypedJson;
}

const shapes: Readonly<Record<string, Shape>> = {
  'manifest-v1': {
    validate: manifestV1,
    otherRulesFields: [
      'manifest_version',
      'name',
      'description',
      'version',
      'inputs.required.[].schema',
      'inputs.optional.[].schema',
    ],
  },
  'router-manifest': {
    validate: routerManifest,
    otherRulesFields: ['version', 'effects.[]', 'entrypoints.*.*'],
  },
  'skill-manifest-v2': {
    validate: skillManifestV2,
    otherRulesFields: [
      'schema_version',
      'version',
      'effects.[]',
      'operations.*.input.*.type',
      'operations.*.input.*.default',
      'operations.*.entrypoints.*',
    ],
  },
  'skill-toml': {
    validate: skillToml,
    read: toTypedJson,
    otherRulesFields: [
      'skill.id',
      'skill.version',
      'skill.api_version',
      'recipes.default_confirmation',
      'platform.os.[]',
      'platform.arch.[]',
    ],
  },
};

export const manifestShape = manifestRule(Object.keys(shapes), {
  id: 'manifest-shape',
  severityText:
    'error; warning for entries by name, for no operations, or if a skill.toml lacks both `api_version` and `[provides]`',
  summary: 'Reports manifest fields of a wrong type, and missing keys that the format requires.',
  why: 'Runtimes reject the manifest, or ignore a field that they cannot read.',
  howToFix:
    'Write the type that the message names. Write numbers without units and quotation marks: `timeout: 30`.',
  source: 'ADR-002, "Field Definitions"; Skill Manifest v2; skill.toml contract',
  enforces: [...adr002ShapeClauses, ...shapeClauses],
  invalid: withManifest('execution:\n  timeout: 30s'),
  valid: withManifest('execution:\n  timeout: 30'),
  check({ manifest: { dialect, root } }) {
    const shape = shapes[dialect];
    if (!shape) return [];
    const drafts = shapeDrafts(root, shape.validate, shape.otherRulesFields, shape.read);
    if (dialect === 'manifest-v1') return [...drafts.map(withUnit), ...entriesByName(root)];
    if (dialect === 'skill-manifest-v2') return [...drafts, ...blankNames(root)];
    if (dialect !== 'skill-toml') return drafts;
    const known = drafts
      .filter((draft) => !lacksPromisedModule(root, draft))
      .map((draft) => rewordUnquoted(root, draft))
      .map((draft) =>
        isIncomplete(root, draft) ? { ...draft, severity: 'warning' as const } : draft,
      );
    return [...known, ...foreignDrafts(root)];
  },
});

/** True for `api_version` and `[provides]` where both are missing beside an id of the format. */
function isIncomplete(root: Table, { about }: Draft): boolean {
  return (about === 'skill.api_version' || about === '.provides') && hasIdAlone(root);
}

/** Lists and tables in place of flags, under keys of other tools. */
function* foreignDrafts(root: Table): Iterable<Draft> {
  for (const { key, keyAt, value } of foreignParts(root)) {
    const message = msg`${code(`provides.${key}`)} is ${shownValue(value)}, not a flag.`;
    const help = msg`Remove it, or use ${oneOf(['knowledge', 'recipes', 'executable'])}.`;
    yield { message, help, at: keyAt, about: `provides.${key}` };
  }
}

/** True for a missing module of an executable skill, which provides-missing reports. */
function lacksPromisedModule(root: Table, { about }: Draft): boolean {
  if (about !== 'executable.module' || get(get(root, 'executable'), 'module')) return false;
  return flag(get(get(root, 'provides'), 'executable')) === true;
}

/** Names the unit of a timeout, which people write into its value. */
function withUnit(draft: Draft): Draft {
  return draft.about === 'execution.timeout'
    ? { ...draft, help: msg`Write a number of seconds, without a unit.` }
    : draft;
}
