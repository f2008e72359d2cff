import type { Clause } from '../rule.ts';

/** Clauses of the contract about version ranges, enforced by two rules. */
export const rangeClauses: readonly Clause[] = [
  '`>=1.0` - At least version 1.0',
  '`<2.0` - Less than version 2.0',
  '`>=1.0,<2.0` - Range',
  '`1.0` - Exact version',
  '`*` - Any version',
].map((quote) => ({ document: 'skill.toml contract', quote, fields: ['dependencies.*.version'] }));
