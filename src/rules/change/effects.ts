import { code, list, msg } from '../../model/message.ts';
import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { effects, isDefinedEffect } from '../support/effects.ts';
import { skillManifestV2 } from '../words/clauses.ts';
import { itemName } from '../words/words.ts';

export const effectAdded = changeRule({
  id: 'effect-added',
  summary: 'Reports new effects.',
  why: 'A policy for the old effects may ask the user or reject the skill. Users agreed to less.',
  enforces: [
    skillManifestV2('Side effects this skill may produce. Checked against policy.', 'effects'),
  ],
  on: { kind: 'effect', action: 'added' },
  when: isDefinedEffect,
  requires: { bump: 'major' },
  powerVerdict: 'widened',
  message: (change) =>
    change.detail === 'disclosed'
      ? msg`Effect ${itemName(change)} is now declared.`
      : msg`New effect ${itemName(change)}.`,
  invalid: twoBlocks({}, { effects: ['db.read', 'net.fetch'] }),
  valid: twoBlocks({ effects: ['db.read', 'net.fetch'] }, { effects: ['net.fetch', 'db.read'] }),
});

export const effectRemoved = changeRule({
  id: 'effect-removed',
  summary: 'Reports removed effects.',
  why: 'Nothing breaks: the skill declares that it does less.',
  on: { kind: 'effect', action: 'removed' },
  requires: { bump: 'patch' },
  powerVerdict: 'narrowed',
  message: (change) => msg`Effect ${itemName(change)} was removed.`,
  invalid: twoBlocks({ effects: ['db.read', 'net.fetch'] }, {}),
  valid: twoBlocks({}, {}),
});

const known = [...effects.keys()].map((effect) => code(effect));

export const effectUnknownAdded = changeRule({
  id: 'effect-unknown-added',
  summary: 'Reports new effects that Skill Manifest v2 does not define.',
  why: 'No policy can allow an effect without a definition, and nobody knows what the skill may do.',
  enforces: [
    skillManifestV2('Side effects this skill may produce. Checked against policy.', 'effects'),
  ],
  on: { kind: 'effect', action: 'added' },
  when: (change) => !isDefinedEffect(change),
  requires: { bump: 'major' },
  powerVerdict: 'widened',
  phrase: 'unknown effect {}',
  message: (change) => msg`Unknown effect ${itemName(change)}.`,
  help: () => msg`Use ${list(known, { limit: known.length, last: 'or' })}, or remove it.`,
  invalid: twoBlocks({}, { effects: ['db.read', 'mail.send'] }),
  valid: twoBlocks({}, { effects: [] }),
});
