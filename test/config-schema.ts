import { levels, maxTextLength } from '../src/config/schema/reader.ts';
import { compats, defaults, failLevels, scopes, unversionedLevels } from '../src/model/config.ts';
import { isOffByDefault, type Rule } from '../src/rules/rule.ts';
import { invalidGlobPatterns } from '../src/syntax/glob/glob-fault.ts';

/** A JSON Schema, restricted to the needs of the configuration. */
export type Schema = { readonly [keyword: string]: unknown };

const described = (description: string, schema: Schema): Schema => ({ description, ...schema });

const glob = {
  type: 'string',
  minLength: 1,
  maxLength: maxTextLength,
  pattern: `^(?!${Object.values(invalidGlobPatterns).join('|')})`,
};
const list = (items: Schema): Schema => ({ type: 'array', items });
const texts = list({ type: 'string', minLength: 1, maxLength: maxTextLength });
const globs = list({ $ref: '#/$defs/glob' });
const table = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

/** `true` for any, `false` for none, or a list of permitted entries. */
const grant = (description: string, items: Schema) =>
  described(`${description}; true for any, false for none.`, {
    anyOf: [{ type: 'boolean' }, items],
  });

const policy = table({
  skills: described('Globs of the skills it holds for; all of them where it is left out.', globs),
  effects: described('Effects of Skill Manifest v2 that may be declared.', texts),
  network: grant('Hosts that may be reached, such as "*.example.com"', texts),
  exec: grant('Commands that may be run, each with any arguments', texts),
  filesystem_write: grant('Paths that may be written', texts),
  'allowed-tools': described('Permissions that may be listed, such as "Bash(git:*)".', texts),
  secrets: described('Whether secrets may be asked for.', { type: 'boolean' }),
});

const override = table(
  {
    files: described('Globs of the files they hold for.', { ...globs, minItems: 1 }),
    rules: described('The rules, each with what it is set to there.', {
      anyOf: [{ $ref: '#/$defs/rules' }, { type: 'null' }],
    }),
  },
  ['files'],
);

const acceptance = table(
  {
    fingerprint: described('The fingerprint of the finding, as reports show it, in quotes.', {
      type: 'string',
      pattern: '^[0-9a-f]{12}$',
    }),
    reason: described('Why, for whoever reads the entry.', {
      type: ['string', 'number', 'boolean'],
      pattern: '\\S',
    }),
    expires: described('The last day it holds, such as 2027-01-31.', {
      type: ['string', 'null'],
      format: 'date',
      pattern:
        '^\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d))$',
    }),
  },
  ['fingerprint', 'reason'],
);

/** All keys with descriptions; a test compares the names with the reader. */
const keys: Readonly<Record<string, Schema>> = {
  ignore: described('Paths that are not looked at, spelt as in a .gitignore, without "!".', globs),
  rules: described('What rules are set to, for the whole repository.', { $ref: '#/$defs/rules' }),
  overrides: described(
    'What rules are set to for some paths; the last that matches counts.',
    list(override),
  ),
  compat: described('Which reading of ADR-003 grades a change.', { enum: compats }),
  release: described(
    'What a version step is measured from: base, or the last of the tags that match a glob, such as tag:v* or tag:{name}@*.',
    {
      type: 'string',
      maxLength: maxTextLength,
      pattern: '^(base$|tag:.)',
      examples: ['tag:{name}@*'],
    },
  ),
  unversioned: described('Whether breaking a skill without a version fails.', {
    enum: unversionedLevels,
  }),
  locks: described('Lock files that are not called *.lock.', globs),
  protos: described('Globs of the YAML and JSON files that may reference skills.', globs),
  scope: described(
    'What counts: new findings, all, or auto: new ones on pull requests, else all.',
    { enum: scopes },
  ),
  'fail-on': described('What fails the gate.', { enum: failLevels }),
  policy: described('What skills may declare; whatever goes beyond is an error.', {
    anyOf: [
      { $ref: '#/$defs/policy' },
      list({ anyOf: [{ $ref: '#/$defs/policy' }, { type: 'null' }] }),
    ],
  }),
  accept: described('Findings somebody looked at and takes as they are.', list(acceptance)),
  'allow-empty': described('Whether a repository without skills passes.', { type: 'boolean' }),
};

const camel = (key: string) => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A key without a value sets nothing. */
function orNothing(key: string, { description, ...schema }: Schema): Schema {
  const given = (defaults as unknown as Schema)[camel(key)];
  return { description, default: key === 'policy' ? {} : given, anyOf: [schema, { type: 'null' }] };
}

/** The JSON Schema of a configuration file, with the ids of these rules. */
export function configSchema(rules: readonly Rule[]): Schema {
  const sorted = [...rules].sort((a, b) => (a.id < b.id ? -1 : 1));
  const properties = Object.entries(keys).map(([key, schema]) => [key, orNothing(key, schema)]);
  const named = sorted.map((rule) => {
    const off = isOffByDefault(rule) ? ' Off until it is set.' : '';
    return [rule.id, described(`${rule.summary}${off}`, { $ref: '#/$defs/level' })];
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://raw.githubusercontent.com/OWNER/skillaccord/v1.0.0-rc.1/schemas/config.schema.json',
    title: 'Skillaccord configuration',
    description:
      'What a repository sets in `.github/skillaccord.yml` or `skillaccord.yml`. Nothing has to be set.',
    type: ['object', 'null'],
    properties: Object.fromEntries(properties),
    additionalProperties: false,
    $defs: {
      glob: described(
        'A glob of paths from the top level; without a slash it matches at any depth.',
        glob,
      ),
      level: described('How loud it is; off silences it.', { enum: levels }),
      rules: table(Object.fromEntries(named)),
      policy,
    },
  };
}
