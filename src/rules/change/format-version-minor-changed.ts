import { twoFrontmatters } from '../example.ts';
import { formatStep } from '../item.ts';
import { changeRule } from '../rule.ts';
import { step } from '../words.ts';

/** A manifest in a later or earlier minor version of its format. */
export const formatVersionMinorChanged = changeRule({
  id: 'format-version-minor-changed',
  category: 'format',
  summary: 'A change of the minor part of `manifest_version` is a patch version step.',
  why: 'Readers of the same major version of the format read both.',
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: (change) => formatStep(change) === 'minor',
  grade: { bump: 'patch' },
  direction: 'none',
  basis: { document: 'ADR-002', quote: 'major version changes indicate breaking schema changes' },
  message: (change) =>
    `manifest_version changed: ${step(change)}; readers of the same major version read both.`,
  fails: twoFrontmatters('manifest_version: "1.0"', 'manifest_version: "1.1"'),
  passes: twoFrontmatters('manifest_version: "1.0"', 'manifest_version: 1.0'),
});
