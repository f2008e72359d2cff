import { withBlock, withFields } from '../examples/block.ts';
import { problemRule } from '../rule.ts';

/** A manifest block that is not valid JSON. */
export const blockSyntax = problemRule({
  id: 'block-syntax',
  category: 'manifest',
  severity: 'error',
  summary:
    'A manifest block holds one JSON object, closed by its fence, in which no key stands twice.',
  why: 'Routers and indexes parse the block as JSON; what they cannot parse is a skill without a manifest.',
  source: 'Skill Manifest v2, "Embedding": "Content is JSON (valid YAML)."',
  enforces: [
    { document: 'Skill Manifest v2', quote: 'Content is JSON (valid YAML).', fields: [] },
    { document: 'Skill Manifest v2', quote: 'Fenced code block in SKILL.md:', fields: [] },
  ],
  howToFix:
    'Mend the JSON where the finding points; it knows no comments, no trailing commas and no single quotes.',
  invalid: withBlock(`
{
  "schema_version": "2.0",
  "id": "memory", // the directory
}`),
  valid: withFields({}),
});
