import { type Policy, policyKeyNames } from '../../model/config.ts';
import type { Value } from '../../model/value/value.ts';
import { loosenedPolicies } from '../loosened/policies.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { listOf } from '../schema/json-schema.ts';
import type { Reader } from '../schema/reader.ts';
import { mergePolicies } from './merge-policies.ts';
import { policyKeys, unlimitedPolicy } from './policy-keys.ts';

/** What skills may declare. Every policy that matches a skill applies to it. */
export const policy: ConfigKey<readonly Policy[]> = {
  name: 'policy',
  description: 'What skills may declare; anything else is an error.',
  schema: {
    anyOf: [
      { $ref: '#/$defs/policy' },
      listOf({ anyOf: [{ $ref: '#/$defs/policy' }, { type: 'null' }] }),
    ],
  },
  default: [],
  publishedDefault: {},
  read: readPolicies,
  merge: mergePolicies,
  effective: { as: 'section', of: 'policy' },
  loosening: { trustedConfigDecides: true, find: loosenedPolicies },
};

const propertiesByName = new Map(
  (Object.keys(policyKeys) as (keyof Policy)[]).map((property) => [
    policyKeyNames[property],
    property,
  ]),
);

/** Reads one policy for all skills, or a list of policies with the skills each is for. */
function readPolicies(value: Value, reader: Reader): readonly Policy[] {
  const entries = value.kind === 'table' ? [value] : reader.list(value, 'policy');
  return entries.map((entry) => readPolicy(entry, reader));
}

function readPolicy(entry: Value, reader: Reader): Policy {
  const policy: Record<string, unknown> = { ...unlimitedPolicy };
  for (const field of reader.table(entry, 'A policy', [...propertiesByName.keys()])) {
    const property = propertiesByName.get(field.key);
    if (property === undefined) continue;
    const { read, withoutValue } = policyKeys[property];
    if (field.value.kind === 'null') {
      reader.fault(field.keyAt, `\`${field.key}\` has no value. ${withoutValue}`);
    } else policy[property] = read(field.value, reader, field.key);
  }
  return policy as unknown as Policy;
}
