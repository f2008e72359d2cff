import { withBody } from '../examples/block.ts';
import { blockOf } from '../examples/operation.ts';
import { problemRule } from '../rule.ts';

/** A second manifest block of the same name. */
export const blockDuplicate = problemRule({
  id: 'block-duplicate',
  category: 'manifest',
  severity: 'error',
  summary: 'Reports a second manifest block of the same name in a SKILL.md.',
  why: 'Some readers use the first block and some the last, so they see different skills.',
  source: 'Skill Manifest v2, "Embedding": "One block per SKILL.md."',
  enforces: [{ document: 'Skill Manifest v2', quote: 'One block per SKILL.md.', fields: [] }],
  howToFix:
    'Keep one of the blocks. If a block only shows the format, put it inside a longer fence.',
  invalid: withBody(`${blockOf()}\n${blockOf()}`),
  valid: withBody(blockOf()),
});
