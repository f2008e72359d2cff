import { msg } from '../../model/message.ts';
import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { isDefinedEffect } from '../support/effects.ts';
import { itemName } from '../words/words.ts';

/** A side effect was added. */
export const effectAdded = changeRule({
  id: 'effect-added',
  category: 'privilege',
  summary: 'Reports new effects.',
  why: 'A policy for the old effects may ask the user or reject the skill. Users agreed to less.',
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
      ? msg`Effect ${itemName(change)} is now declared.`
      : msg`New effect ${itemName(change)}.`,
  invalid: twoBlocks({}, { effects: ['db.read', 'net.fetch'] }),
  valid: twoBlocks({ effects: ['db.read', 'net.fetch'] }, { effects: ['net.fetch', 'db.read'] }),
});
