import type { Clause } from '../rule.ts';

/** What the contract says of the ranges of dependencies, which are read by one rule and kept by another. */
export const rangeClauses: readonly Clause[] = [
  '`>=1.0` - At least version 1.0',
  '`<2.0` - Less than version 2.0',
  '`>=1.0,<2.0` - Range',
  '`1.0` - Exact version',
  '`*` - Any version',
].map((says) => ({ document: 'skill.toml contract', says, fields: ['dependencies.*.version'] }));
