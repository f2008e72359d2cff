import { msg } from '../../model/message.ts';
import { operationOf, twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { skillManifestV2 } from '../words/clauses.ts';
import { itemName, newName } from '../words/words.ts';

const searchAndStore = {
  operations: { search: operationOf(), store: operationOf({ description: 'Keeps a memory.' }) },
};
const redescribed = twoBlocks(
  {},
  { operations: { search: operationOf({ description: 'Finds what is kept.' }) } },
);

export const operationAdded = changeRule({
  id: 'operation-added',
  summary: 'Reports new operations.',
  why: 'Nothing breaks: callers can do more.',
  on: { kind: 'operation', action: 'added' },
  requires: { bump: 'minor' },
  phrase: 'new operation {}',
  message: (change) => msg`New operation ${itemName(change)}.`,
  invalid: twoBlocks({}, searchAndStore),
  valid: redescribed,
});

export const operationRemoved = changeRule({
  id: 'operation-removed',
  summary: 'Reports removed operations.',
  why: 'Existing calls of the operation fail.',
  enforces: [skillManifestV2('Named operations the skill exposes', 'operations')],
  on: { kind: 'operation', action: 'removed' },
  requires: { bump: 'major' },
  message: (change) => msg`Operation ${itemName(change)} was removed.`,
  invalid: twoBlocks(searchAndStore, {}),
  valid: twoBlocks(searchAndStore, searchAndStore),
});

export const operationRenamed = changeRule({
  id: 'operation-renamed',
  summary: 'Reports renamed operations.',
  why: 'Calls of the old name fail.',
  enforces: [skillManifestV2('Named operations the skill exposes', 'operations')],
  on: { kind: 'operation', action: 'renamed' },
  requires: { bump: 'major' },
  message: ({ before, after }) =>
    msg`Operation ${itemName({ before, after: null })} was renamed to ${newName({ after })}.`,
  invalid: twoBlocks({}, { operations: { find: operationOf() } }),
  valid: redescribed,
});
