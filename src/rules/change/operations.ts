import { msg } from '../../model/message.ts';
import { operationOf, twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { skillManifestV2 } from '../words/clauses.ts';
import { itemName, newName } from '../words/words.ts';

/** An operation was added. */
export const operationAdded = changeRule({
  id: 'operation-added',
  category: 'interface',
  summary: 'Reports new operations.',
  why: 'Nothing breaks: callers can do more.',
  on: { kind: 'operation', action: 'added' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'new operation {}',
  message: (change) => msg`New operation ${itemName(change)}.`,
  invalid: twoBlocks(
    {},
    {
      operations: { search: operationOf(), store: operationOf({ description: 'Keeps a memory.' }) },
    },
  ),
  valid: twoBlocks(
    {},
    { operations: { search: operationOf({ description: 'Finds what is kept.' }) } },
  ),
});

/** An operation was removed with everything that belongs to it. */
export const operationRemoved = changeRule({
  id: 'operation-removed',
  category: 'interface',
  summary: 'Reports removed operations.',
  why: 'Existing calls of the operation fail.',
  enforces: [skillManifestV2('Named operations the skill exposes', 'operations')],
  on: { kind: 'operation', action: 'removed' },
  requires: { bump: 'major' },
  bumpBasis: 'enforced',
  message: (change) => msg`Operation ${itemName(change)} was removed.`,
  invalid: twoBlocks(
    {
      operations: { search: operationOf(), store: operationOf({ description: 'Keeps a memory.' }) },
    },
    {},
  ),
  valid: twoBlocks(
    {
      operations: { search: operationOf(), store: operationOf({ description: 'Keeps a memory.' }) },
    },
    {
      operations: { search: operationOf(), store: operationOf({ description: 'Keeps a memory.' }) },
    },
  ),
});

/** An operation was renamed, which callers experience as a removal. */
export const operationRenamed = changeRule({
  id: 'operation-renamed',
  category: 'interface',
  summary: 'Reports renamed operations.',
  why: 'Calls of the old name fail.',
  enforces: [skillManifestV2('Named operations the skill exposes', 'operations')],
  on: { kind: 'operation', action: 'renamed' },
  requires: { bump: 'major' },
  bumpBasis: 'enforced',
  message: ({ before, after }) =>
    msg`Operation ${itemName({ before, after: null })} was renamed to ${newName({ after })}.`,
  invalid: twoBlocks({}, { operations: { find: operationOf() } }),
  valid: twoBlocks(
    {},
    { operations: { search: operationOf({ description: 'Finds what is kept.' }) } },
  ),
});
