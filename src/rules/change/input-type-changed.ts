import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { bothStated, isHarmless, isOptional, semanticGrades } from '../support/item.ts';
import { itemName, keywordTransition, rejectedWitness } from '../words/words.ts';

/** The type of an input changed; excludes wider types of optional inputs. */
export const inputTypeChanged = changeRule({
  id: 'input-type-changed',
  category: 'interface',
  summary: 'An input whose type changes comes with a major version step.',
  why: 'Callers that pass a value of the old type are refused.',
  source:
    'ADR-003 names required inputs; an optional input breaks the callers that pass it, unless the new type admits all of the old.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: (change) =>
    bothStated(change) &&
    change.detail === 'type' &&
    !(isOptional(change.before) && isHarmless(change)),
  grade: { bump: 'major' },
  semantic: ({ verdict }) => (verdict === null ? { bump: 'major' } : semanticGrades[verdict]),
  direction: 'in',
  basis: { document: 'ADR-003', quote: 'Changed required input types' },
  message: (change) => {
    const text = `Input ${itemName(change)} changed its type (${keywordTransition(change)})`;
    if (change.verdict === 'unknown') {
      return `${text}; ADR-003 counts that as breaking, though it is undecided whether old values are refused (compat: semantic only warns).`;
    }
    return isHarmless(change)
      ? `${text}; ADR-003 counts that as breaking although every old value is still accepted (compat: semantic does not).`
      : `${text}; ${rejectedWitness(change)}.`;
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
