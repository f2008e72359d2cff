import type { Clause } from '../rule.ts';

/** A sentence of Skill Manifest v2 about fields of its block. */
export function skillManifestV2(quote: string, ...fields: readonly string[]): Clause {
  return { document: 'Skill Manifest v2', quote, fields };
}

/** A sentence of the contract of skill.toml about its fields. */
export function skillTomlContract(quote: string, ...fields: readonly string[]): Clause {
  return { document: 'skill.toml contract', quote, fields };
}
