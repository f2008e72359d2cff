import { intendedBlockName } from '../../dialects/blocks.ts';
import { misspeltBlocks } from '../../dialects/misspelt-blocks.ts';
import { code, msg } from '../../model/message.ts';
import { withBlock } from '../examples/block.ts';
import { blockOf } from '../examples/operation.ts';
import { skillRule } from '../rule.ts';

/** A fenced block with almost the name of a manifest block. */
export const blockTypo = skillRule({
  id: 'block-typo',
  severity: 'warning',
  summary: 'Reports fenced blocks with almost the name of a manifest block.',
  why: 'Readers look for the exact name and find no manifest, so nothing of the block is checked.',
  source: 'Skill Manifest v2, "Embedding"',
  enforces: [
    { document: 'Skill Manifest v2', quote: 'Fenced code block in SKILL.md:', fields: [] },
  ],
  howToFix:
    'Write the name that the finding suggests. If the block is no manifest, choose a name less like one.',
  invalid: withBlock('{"schema_version": "2.0"}', '', 'skill_manifest'),
  valid: withBlock(blockOf().replace(/^.*\n|\n.*$/g, '')),
  *check({ skill }) {
    for (const { block } of misspeltBlocks(skill)) {
      const name = intendedBlockName(block.name);
      if (name === undefined) continue;
      const message = msg`Unknown block ${code(block.name)}.`;
      const help = msg`Write ${code(name)}.`;
      yield { message, help, at: block.at, about: block.name };
    }
  },
});
