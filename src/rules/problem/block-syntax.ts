import { withBlock, withFields } from '../examples/block.ts';
import { problemRule } from '../rule.ts';

/** A manifest block that is not valid JSON. */
export const blockSyntax = problemRule({
  id: 'block-syntax',
  category: 'manifest',
  severity: 'error',
  summary: 'Reports manifest blocks that are not one JSON object in a closed fence.',
  why: 'Routers and indexes parse the block as JSON. If they cannot, the skill has no manifest for them.',
  source: 'Skill Manifest v2, "Embedding": "Content is JSON (valid YAML)."',
  enforces: [
    { document: 'Skill Manifest v2', quote: 'Content is JSON (valid YAML).', fields: [] },
    { document: 'Skill Manifest v2', quote: 'Fenced code block in SKILL.md:', fields: [] },
  ],
  howToFix: 'Correct the JSON: it has no comments, no trailing commas and no single quotes.',
  invalid: withBlock(`
{
  "schema_version": "2.0",
  "id": "memory", // the directory
}`),
  valid: withFields({}),
});
