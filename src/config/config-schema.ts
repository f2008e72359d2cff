import { type Policy, policyKeyNames } from '../model/config.ts';
import { isOffByDefault, type Rule } from '../rules/rule.ts';
import { defaults, mapKeys } from './config.ts';
import { policyKeys } from './keys/policy-keys.ts';
import { described, globSchema, type JsonSchema, tableOf } from './schema/json-schema.ts';
import { levels } from './schema/reader.ts';

/** All keys with their published schemas. A key without a value sets nothing. */
const properties = Object.fromEntries(
  mapKeys((property, { name, description, schema, publishedDefault }) => [
    name,
    {
      description,
      default: publishedDefault ?? defaults[property],
      anyOf: [schema, { type: 'null' }],
    },
  ]),
);

const policy = tableOf(
  Object.fromEntries(
    Object.entries(policyKeys).map(([property, { schema }]) => [
      policyKeyNames[property as keyof Policy],
      schema,
    ]),
  ),
);

/** The JSON Schema of a configuration file, with the ids of these rules. */
export function configSchema(rules: readonly Rule[]): JsonSchema {
  const sorted = [...rules].sort((a, b) => (a.id < b.id ? -1 : 1));
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
    properties,
    additionalProperties: false,
    $defs: {
      glob: described(
        'A glob of paths from the top level; without a slash it matches at any depth.',
        globSchema,
      ),
      level: described('The severity of the rule; off disables it.', { enum: levels }),
      rules: tableOf(Object.fromEntries(named)),
      policy,
    },
  };
}
