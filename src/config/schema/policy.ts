import type { Grant, Policy } from '../../model/config.ts';
import { flag, type Value } from '../../model/value.ts';
import { booleanMeant, type Reader, shown } from './reader.ts';

type Mutable = { -readonly [Key in keyof Policy]: Policy[Key] };

/** Reads one key of a policy. */
const keys: Readonly<Record<string, (policy: Mutable, value: Value, at: Reader) => void>> = {
  skills: (policy, value, at) => {
    policy.skills = at.globs(value, 'skills');
  },
  effects: (policy, value, at) => {
    policy.effects = at.texts(value, 'effects');
  },
  network: (policy, value, at) => {
    policy.network = grant(value, 'network', at);
  },
  exec: (policy, value, at) => {
    policy.exec = grant(value, 'exec', at);
  },
  filesystem_write: (policy, value, at) => {
    policy.filesystemWrite = grant(value, 'filesystem_write', at);
  },
  'allowed-tools': (policy, value, at) => {
    policy.allowedTools = at.texts(value, 'allowed-tools');
  },
  secrets: (policy, value, at) => {
    policy.secrets = at.flag(value, 'secrets');
  },
};

/** The keys of a policy. */
export const policyKeys: readonly string[] = Object.keys(keys);

/** Reads `policy`: one for all skills, or a list of them with the skills each is for. */
export function readPolicies(value: Value, at: Reader): readonly Policy[] {
  const written = value.kind === 'table' ? [value] : at.list(value, 'policy');
  return written.map((one) => {
    const policy: Mutable = {
      ...{ skills: [], effects: null, network: 'any', exec: 'any', filesystemWrite: 'any' },
      ...{ allowedTools: null, secrets: true },
    };
    for (const field of at.table(one, 'A policy', policyKeys)) {
      if (field.value.kind !== 'null') keys[field.key]?.(policy, field.value, at);
      else at.fault(field.keyAt, `"${field.key}" has no value. ${whole(field.key)}`);
    }
    return policy;
  });
}

/** `true` for any, `false` for none, or a list of what is granted. */
function grant(value: Value, name: string, at: Reader): Grant {
  const all = flag(value);
  if (all !== undefined) return all ? 'any' : [];
  if (value.kind === 'list') return at.texts(value, name);
  at.fault(value.at, `"${name}" must be true, false or a list, not ${shown(value)}.`, () => {
    // A list of "no" would grant what "no" was to deny.
    const meant = booleanMeant(value);
    if (meant !== undefined) return meant;
    return value.kind === 'string' ? `Write [${JSON.stringify(value.value)}].` : undefined;
  });
  return [];
}

/** Nothing could mean everything or nothing: whoever writes it says which. */
function whole(key: string): string {
  if (key === 'secrets') return 'Write true or false, or leave it out.';
  if (key === 'skills') return 'Leave it out where the policy holds for all skills.';
  return 'Leave it out to limit nothing, or write [] to grant nothing.';
}
