import { formatNames } from '../../model/value/format-value.ts';
import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { effects, isDefinedEffect } from '../support/effects.ts';
import { itemName } from '../words/words.ts';

/** A side effect that the format does not define was added. */
export const effectUnknownAdded = changeRule({
  id: 'effect-unknown-added',
  category: 'privilege',
  summary: '`effects` gains no undefined entry.',
  why: 'No policy can allow an effect that has no definition, and nobody knows what the skill may do.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Side effects this skill may produce. Checked against policy.',
      fields: ['effects'],
    },
  ],
  on: { kind: 'effect', action: 'added' },
  when: (change) => !isDefinedEffect(change),
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'Skill Manifest v2',
    quote: 'Side effects this skill may produce. Checked against policy.',
  },
  powerVerdict: 'widened',
  phrase: 'effect {} was added',
  message: (change) =>
    `Effect ${itemName(change)} was added. It is not one of the defined effects (${formatNames([...effects.keys()], effects.size)}), so no policy can allow it. Remove it (then no bump is needed), or replace it with one of these (a new effect needs the bump).`,
  invalid: twoBlocks({}, { effects: ['db.read', 'mail.send'] }),
  valid: twoBlocks({}, { effects: [] }),
});
