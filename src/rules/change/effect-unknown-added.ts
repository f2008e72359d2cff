import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { isDefinedEffect } from '../support/effects.ts';
import { itemName } from '../words/words.ts';

/** A side effect that the format does not define was added. */
export const effectUnknownAdded = changeRule({
  id: 'effect-unknown-added',
  category: 'privilege',
  summary: '`effects` does not gain one that nobody defines.',
  why: 'A power nobody defines is not no power, and no policy can allow it on purpose.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Side effects this skill may produce. Checked against policy.',
      fields: ['effects'],
    },
  ],
  on: { kind: 'effect', action: 'added' },
  when: (change) => !isDefinedEffect(change),
  grade: { bump: 'major' },
  direction: 'power',
  basis: {
    document: 'Skill Manifest v2',
    quote: 'Side effects this skill may produce. Checked against policy.',
  },
  power: 'widened',
  message: (change) =>
    `Effect ${itemName(change)} was added; it is none of the eight that are defined, so nothing says what the skill may do.`,
  invalid: twoBlocks({}, { effects: ['db.read', 'mail.send'] }),
  valid: twoBlocks({}, { effects: [] }),
});
