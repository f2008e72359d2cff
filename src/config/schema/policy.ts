import type { Grant, Policy } from '../../model/config.ts';
import { flag, type Value } from '../../model/value/value.ts';
import { booleanSuggestion, describeValue, type Reader } from './reader.ts';

type MutablePolicy = { -readonly [Key in keyof Policy]: Policy[Key] };

/** Reads one key of a policy. */
const keyReaders: Readonly<
  Record<string, (policy: MutablePolicy, value: Value, reader: Reader) => void>
> = {
  skills: (policy, value, reader) => {
    policy.skills = reader.globs(value, 'skills');
  },
  effects: (policy, value, reader) => {
    policy.effects = reader.texts(value, 'effects');
  },
  network: (policy, value, reader) => {
    policy.network = grant(value, 'network', reader);
  },
  exec: (policy, value, reader) => {
    policy.exec = grant(value, 'exec', reader);
  },
  filesystem_write: (policy, value, reader) => {
    policy.filesystemWrite = grant(value, 'filesystem_write', reader);
  },
  'allowed-tools': (policy, value, reader) => {
    policy.allowedTools = reader.texts(value, 'allowed-tools');
  },
  secrets: (policy, value, reader) => {
    policy.secrets = reader.flag(value, 'secrets');
  },
};

/** The keys of a policy. */
export const policyKeys: readonly string[] = Object.keys(keyReaders);

/** Reads `policy`: one for all skills, or a list of them with the skills each is for. */
export function readPolicies(value: Value, reader: Reader): readonly Policy[] {
  const entries = value.kind === 'table' ? [value] : reader.list(value, 'policy');
  return entries.map((one) => {
    const policy: MutablePolicy = {
      ...{ skills: [], effects: null, network: 'any', exec: 'any', filesystemWrite: 'any' },
      ...{ allowedTools: null, secrets: true },
    };
    for (const field of reader.table(one, 'A policy', policyKeys)) {
      if (field.value.kind !== 'null') keyReaders[field.key]?.(policy, field.value, reader);
      else
        reader.fault(field.keyAt, `"${field.key}" has no value. ${missingValueAdvice(field.key)}`);
    }
    return policy;
  });
}

/** `true` for any, `false` for none, or a list of what is granted. */
function grant(value: Value, name: string, reader: Reader): Grant {
  const isGranted = flag(value);
  if (isGranted !== undefined) return isGranted ? 'any' : [];
  if (value.kind === 'list') return reader.texts(value, name);
  reader.fault(
    value.at,
    `"${name}" must be true, false or a list, not ${describeValue(value)}.`,
    () => {
      // A list of "no" would grant what "no" was to deny.
      const suggestion = booleanSuggestion(value);
      if (suggestion !== undefined) return suggestion;
      return value.kind === 'string' ? `Write [${JSON.stringify(value.value)}].` : undefined;
    },
  );
  return [];
}

/** Nothing could mean everything or nothing: whoever writes it says which. */
function missingValueAdvice(key: string): string {
  if (key === 'secrets') return 'Write true or false, or leave it out.';
  if (key === 'skills') return 'Leave it out where the policy holds for all skills.';
  return 'Leave it out to limit nothing, or write [] to grant nothing.';
}
