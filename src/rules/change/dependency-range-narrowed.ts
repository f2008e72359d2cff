import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { step, subject } from '../words/words.ts';

/** Fewer versions of a dependency than at base. */
export const dependencyRangeNarrowed = changeRule({
  id: 'dependency-range-narrowed',
  category: 'requirement',
  summary: 'A range of a dependency that is narrowed comes with a minor version step.',
  why: 'Where an older version of the other skill is installed, this one no longer fits.',
  on: { kind: 'dependency', action: 'changed', facet: 'range', verdict: 'narrowed' },
  grade: { bump: 'minor' },
  direction: 'environment',
  basis: 'inferred',
  message: (change) => `Dependency ${subject(change)} takes fewer versions: ${step(change)}.`,
  fails: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0"
    `,
    `
      [dependencies]
      "core.shell" = ">=1.0,<2.0"
    `,
  ),
  passes: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0"
    `,
    `
      [dependencies]
      "core.shell" = ">=1.0.0"
    `,
  ),
});
