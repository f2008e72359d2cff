import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { describeEffect, hasLimits, isDefinedEffect } from '../support/effects.ts';
import { itemName } from '../words/words.ts';

/** A side effect was added. */
export const effectAdded = changeRule({
  id: 'effect-added',
  category: 'privilege',
  summary: '`effects` does not gain one.',
  why: 'A policy that allowed what the skill did may ask or refuse now; whoever runs it agreed to less.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Side effects this skill may produce. Checked against policy.',
      fields: ['effects'],
    },
  ],
  on: { kind: 'effect', action: 'added' },
  when: isDefinedEffect,
  grade: { bump: 'major' },
  direction: 'power',
  basis: {
    document: 'Skill Manifest v2',
    quote: 'Side effects this skill may produce. Checked against policy.',
  },
  power: 'widened',
  message: (change) =>
    change.detail === 'disclosed'
      ? `Effect ${itemName(change)} was declared: the skill ${describeEffect(change)}, and so far did not say so${hasLimits(change) ? ' without limits' : ''}.`
      : `Effect ${itemName(change)} was added: the skill ${describeEffect(change)}; a policy that allowed the old effects may ask or refuse.`,
  invalid: twoBlocks({}, { effects: ['db.read', 'net.fetch'] }),
  valid: twoBlocks({ effects: ['db.read', 'net.fetch'] }, { effects: ['net.fetch', 'db.read'] }),
});
