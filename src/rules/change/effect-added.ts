import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { describeEffect, hasLimits, isDefinedEffect } from '../support/effects.ts';
import { itemName } from '../words/words.ts';

/** A side effect was added. */
export const effectAdded = changeRule({
  id: 'effect-added',
  category: 'privilege',
  summary: '`effects` gains no entry.',
  why: 'A policy that allows the old effects may ask or refuse. Users agreed to less.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Side effects this skill may produce. Checked against policy.',
      fields: ['effects'],
    },
  ],
  on: { kind: 'effect', action: 'added' },
  when: isDefinedEffect,
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'Skill Manifest v2',
    quote: 'Side effects this skill may produce. Checked against policy.',
  },
  powerVerdict: 'widened',
  message: (change) =>
    change.detail === 'disclosed'
      ? `Effect ${itemName(change)} was declared: the skill ${describeEffect(change)}, which its manifest did not say before${hasLimits(change) ? ', and the new one sets no limits' : ''}.`
      : `Effect ${itemName(change)} was added: the skill now ${describeEffect(change)}. Where a policy allows only the old effects, the skill is refused, or the user is asked.`,
  invalid: twoBlocks({}, { effects: ['db.read', 'net.fetch'] }),
  valid: twoBlocks({ effects: ['db.read', 'net.fetch'] }, { effects: ['net.fetch', 'db.read'] }),
});
