import { get, type Table, text, type Value } from '../../model/value/value.ts';

/** The declared version of the skill.toml contract. */
export interface ApiVersion {
  readonly value: Value;
  /** The first two numbers; null if the version is not dotted numbers. */
  readonly parts: { readonly major: number; readonly minor: number } | null;
}

/** The `api_version` of a skill.toml; null if absent. */
export function apiVersionOf(root: Table): ApiVersion | null {
  const value = get(get(root, 'skill'), 'api_version');
  if (!value) return null;
  const written = text(value) ?? '';
  const numbers = /^\d+(?:\.\d+){0,2}$/.test(written) ? written.split('.').map(Number) : null;
  const [major = 0, minor = 0] = numbers ?? [];
  return { value, parts: numbers && { major, minor } };
}
