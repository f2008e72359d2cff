import { withBody } from '../examples/block.ts';
import { blockOf } from '../examples/operation.ts';
import { problemRule } from '../rule.ts';

/** A second manifest block of the same name. */
export const blockDuplicate = problemRule({
  id: 'block-duplicate',
  category: 'manifest',
  severity: 'error',
  summary: 'A SKILL.md holds one block of each name.',
  why: 'Readers take the first block or the last, so the skill means different things to each.',
  source: 'Skill Manifest v2, "Embedding": "One block per SKILL.md."',
  enforces: [{ document: 'Skill Manifest v2', quote: 'One block per SKILL.md.', fields: [] }],
  howToFix:
    'Keep one of the blocks. A block that only shows the format belongs inside a longer fence.',
  invalid: withBody(`${blockOf()}\n${blockOf()}`),
  valid: withBody(blockOf()),
});
