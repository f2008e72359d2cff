import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isAboutKeyword, isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { keywordNote } from '../words/keyword-note.ts';
import { itemName } from '../words/words.ts';

/** The pattern of an input changed, and the comparison is undecided. */
export const inputPatternChangedUndecided = changeRule({
  id: 'input-pattern-changed-undecided',
  category: 'interface',
  summary: 'Reports changed patterns that may reject values they matched.',
  why: 'No value was found that only the old pattern matches, but one may exist. Calls with it fail.',
  howToFix:
    'Look for a value that only the old pattern matches; if there is one, raise the major version. Patterns without lookarounds and backreferences are compared exactly.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'unknown' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && isAboutKeyword(change, 'pattern'),
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  phrase: 'pattern of {} changed',
  message: (change) => msg`Pattern of input ${itemName(change)} changed. It may reject old values.`,
  help: () => msg`Look for a value that only the old pattern matches.`,
  notes: keywordNote,
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
