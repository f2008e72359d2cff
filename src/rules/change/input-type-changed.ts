import { msg, words } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import {
  isDeclaredInDetailOnBothSides,
  isHarmless,
  isOptional,
  semanticRequirements,
} from '../support/item.ts';
import { keywordNote } from '../words/keyword-note.ts';
import { itemName, semanticNote, witnessValue } from '../words/words.ts';

/** The type of an input changed; excludes wider types of optional inputs. */
export const inputTypeChanged = changeRule({
  id: 'input-type-changed',
  category: 'interface',
  summary: 'Reports changed types of inputs.',
  why: 'Calls with a value of the old type fail, unless the new type accepts it.',
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
  phrase: 'type of {} changed',
  message: (change) => {
    const text = msg`Type of input ${itemName(change)} changed.`;
    if (change.verdict === 'unknown') return msg`${text} It may reject old values.`;
    return isHarmless(change)
      ? msg`${text} It accepts every old value.`
      : msg`${text} It no longer accepts ${witnessValue(change) ?? words('some values')}.`;
  },
  notes: (change) => {
    if (change.verdict === 'unknown')
      return [...keywordNote(change), semanticNote('this is only a warning')];
    return isHarmless(change)
      ? [...keywordNote(change), semanticNote('this is not breaking')]
      : keywordNote(change);
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
