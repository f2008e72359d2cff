import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { bothStated, isAboutKeyword } from '../support/item.ts';
import { itemName, keywordTransition } from '../words/words.ts';

/** The pattern of an input changed, and the comparison is undecided. */
export const inputPatternChangedUndecided = changeRule({
  id: 'input-pattern-changed-undecided',
  category: 'interface',
  summary: 'A changed pattern can be told to accept every value that it accepted.',
  why: 'No value was found that the old pattern accepts and the new one refuses, and none was ruled out; callers may break.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'unknown' },
  when: (change) => bothStated(change) && isAboutKeyword(change, 'pattern'),
  grade: { bump: 'none', warn: true },
  direction: 'in',
  basis: 'inferred',
  message: (change) =>
    `Input ${itemName(change)} changed its pattern (${keywordTransition(change)}); it is undecided whether values accepted before are refused now.`,
  invalid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { pattern: '(?<=a)b' }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { pattern: '(?<=c)b' }
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { pattern: '^(a|b)$' }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { pattern: '^[ab]$' }
    `,
  ),
});
