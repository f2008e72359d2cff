import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import {
  isDeclaredInDetailOnBothSides,
  isHarmless,
  isOptional,
  semanticRequirements,
} from '../support/item.ts';
import { itemName, keywordTransition, rejectedWitness, underSemantic } from '../words/words.ts';

/** The type of an input changed; excludes wider types of optional inputs. */
export const inputTypeChanged = changeRule({
  id: 'input-type-changed',
  category: 'interface',
  summary: 'A changed type of an input needs a major bump.',
  why: 'Calls with a value of the old type fail.',
  source:
    'ADR-003 names required inputs only. An optional input breaks the calls that pass it, unless the new type accepts all old values.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) &&
    change.detail === 'type' &&
    !(isOptional(change.before) && isHarmless(change)),
  requires: { bump: 'major' },
  requiresUnderSemantic: ({ verdict }) =>
    verdict === null ? { bump: 'major' } : semanticRequirements[verdict],
  bumpBasis: { document: 'ADR-003', quote: 'Changed required input types' },
  phrase: 'the type of {} changed',
  message: (change) => {
    const text = `The type of input ${itemName(change)} changed (${keywordTransition(change)})`;
    if (change.verdict === 'unknown') {
      return `${text}. This counts as breaking, although Skillaccord cannot decide whether old values are refused${underSemantic('only be a warning')}.`;
    }
    return isHarmless(change)
      ? `${text}. This counts as breaking, although every old value is still accepted${underSemantic('not count')}.`
      : `${text}: ${rejectedWitness(change)}.`;
  },
  invalid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { type: integer }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { type: string }
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        optional:
          - name: count
            schema: { type: integer }
    `,
    `
      inputs:
        optional:
          - name: count
            schema: { type: number }
    `,
  ),
});
