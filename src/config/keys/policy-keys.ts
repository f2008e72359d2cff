import type { PermittedScopes, Policy } from '../../model/config.ts';
import { suggest } from '../../model/text/suggest.ts';
import { flag, items, text, type Value } from '../../model/value/value.ts';
import { effects } from '../../rules/support/effects.ts';
import { described, globsSchema, type JsonSchema, textsSchema } from '../schema/json-schema.ts';
import { booleanSuggestion, describeValue, type Reader } from '../schema/reader.ts';

/** One key of a policy. What it lets through when it grows is in src/contract/coverage/grant-increases.ts. */
interface PolicyKey<T> {
  readonly schema: JsonSchema;
  readonly default: T;
  readonly read: (value: Value, reader: Reader, name: string) => T;
  /** The advice for a key without a value: that could mean everything or nothing. */
  readonly withoutValue: string;
}

const limitAdvice = 'Leave it out to limit nothing, or write [] to grant nothing.';

/** Every key of a policy. */
export const policyKeys: { readonly [K in keyof Policy]: PolicyKey<Policy[K]> } = {
  skills: {
    schema: described(
      'Globs of the skills it applies to; all skills if it is left out.',
      globsSchema,
    ),
    default: [],
    read: (value, reader, name) => reader.globs(value, name),
    withoutValue: 'Leave it out if the policy applies to all skills.',
  },
  effects: {
    schema: described('Effects of Skill Manifest v2 that may be declared.', textsSchema),
    default: null,
    read: readEffects,
    withoutValue: limitAdvice,
  },
  network: grantKey('Hosts that may be reached, such as "*.example.com"'),
  exec: grantKey('Commands that may be run, each with any arguments'),
  filesystemWrite: grantKey('Paths that may be written'),
  allowedTools: {
    schema: described('Permissions that may be listed, such as "Bash(git:*)".', textsSchema),
    default: null,
    read: (value, reader, name) => reader.texts(value, name),
    withoutValue: limitAdvice,
  },
  secrets: flagKey('Whether secrets may be asked for, or passed on.'),
  filesystemRead: grantKey('Paths that may be read'),
  envRead: grantKey('Variables of the environment that may be read'),
  destructive: flagKey('Whether skills may be destructive.'),
  interactive: flagKey('Whether skills may ask the user.'),
  sensitive: flagKey('Whether skills may handle sensitive data.'),
  hooks: flagKey('Whether hooks are allowed.'),
  mcp: grantKey('Names of MCP servers that may be configured'),
  implicitInvocation: flagKey('Whether the model may start skills and commands by itself.'),
  unpinned: flagKey('Whether packages, images and sources may lack an exact version or digest.'),
  unknown: {
    ...flagKey('Whether files of clients may have unknown fields.'),
    default: false,
  },
};

/** A policy that limits nothing. */
export const unlimitedPolicy = Object.fromEntries(
  Object.entries(policyKeys).map(([property, key]) => [property, key.default]),
) as unknown as Policy;

/** Effects by name. Further ones than those of the format are free, except with a name almost that of one. */
function readEffects(value: Value, reader: Reader, name: string): readonly string[] {
  for (const item of items(value)) {
    const effect = text(item) ?? '';
    const near = effects.has(effect) ? undefined : suggest(effect, effects.keys(), 1);
    if (near === undefined) continue;
    const message = `"${name}" lists ${describeValue(item)}, which is no effect.`;
    reader.fault(item.at, message, () => `Did you mean "${near}"?`);
  }
  return reader.texts(value, name);
}

/** A key that takes true or false. */
function flagKey(description: string): PolicyKey<boolean> {
  return {
    schema: described(description, { type: 'boolean' }),
    default: true,
    read: (value, reader, name) => reader.flag(value, name),
    withoutValue: 'Write true or false, or leave it out.',
  };
}

/** A key that takes true for any, false for none, or a list. */
function grantKey(description: string): PolicyKey<PermittedScopes> {
  return {
    schema: described(`${description}; true for any, false for none.`, {
      anyOf: [{ type: 'boolean' }, textsSchema],
    }),
    default: 'any',
    read: readGrant,
    withoutValue: limitAdvice,
  };
}

function readGrant(value: Value, reader: Reader, name: string): PermittedScopes {
  const isGranted = flag(value);
  if (isGranted !== undefined) return isGranted ? 'any' : [];
  if (value.kind === 'list') return reader.texts(value, name);
  const message = `"${name}" must be true, false or a list, not ${describeValue(value)}.`;
  reader.fault(value.at, message, () => {
    // The list ["no"] would grant what `no` denies.
    const suggestion = booleanSuggestion(value);
    if (suggestion !== undefined) return suggestion;
    return value.kind === 'string' ? `Write [${JSON.stringify(value.value)}].` : undefined;
  });
  return [];
}
