import { code, list, msg } from '../../model/message.ts';
import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { effects, isDefinedEffect } from '../support/effects.ts';
import { itemName } from '../words/words.ts';

const known = [...effects.keys()].map((effect) => code(effect));

/** A side effect that the format does not define was added. */
export const effectUnknownAdded = changeRule({
  id: 'effect-unknown-added',
  category: 'privilege',
  summary: 'Reports new effects that Skill Manifest v2 does not define.',
  why: 'No policy can allow an effect without a definition, and nobody knows what the skill may do.',
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
  phrase: 'unknown effect {}',
  message: (change) => msg`Unknown effect ${itemName(change)}.`,
  help: () => msg`Use ${list(known, { limit: known.length, last: 'or' })}, or remove it.`,
  invalid: twoBlocks({}, { effects: ['db.read', 'mail.send'] }),
  valid: twoBlocks({}, { effects: [] }),
});
