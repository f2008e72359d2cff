import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isAboutKeyword, isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { itemName, keywordTransition } from '../words/words.ts';

/** The pattern of an input changed, and the comparison is undecided. */
export const inputPatternChangedUndecided = changeRule({
  id: 'input-pattern-changed-undecided',
  category: 'interface',
  summary: 'A changed pattern provably accepts every value that it accepted before.',
  why: 'No value was found that the old pattern accepts and the new one refuses, but one may exist: calls may break.',
  howToFix:
    'Look for a value that the old pattern accepts and the new one refuses. If there is one, raise the version by a major bump. A pattern without lookarounds and backreferences can be decided.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'unknown' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && isAboutKeyword(change, 'pattern'),
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  phrase: 'the pattern of {} changed',
  message: (change) =>
    `The pattern of input ${itemName(change)} changed (${keywordTransition(change)}). Skillaccord cannot tell whether the new pattern refuses old values. If it does, set a new major version.`,
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
