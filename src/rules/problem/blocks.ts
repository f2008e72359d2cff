import { withBlock, withBody, withFields } from '../examples/block.ts';
import { blockOf } from '../examples/operation.ts';
import { problemRule } from '../rule.ts';
import { skillManifestV2 } from '../words/clauses.ts';

export const blockDuplicate = problemRule({
  id: 'block-duplicate',
  category: 'manifest',
  summary: 'Reports a second manifest block of the same name in a SKILL.md.',
  why: 'Some readers use the first block and some the last, so they see different skills.',
  source: 'Skill Manifest v2, "Embedding": "One block per SKILL.md."',
  enforces: [skillManifestV2('One block per SKILL.md.')],
  howToFix:
    'Keep one of the blocks. If a block only shows the format, put it inside a longer fence.',
  invalid: withBody(`${blockOf()}\n${blockOf()}`),
  valid: withBody(blockOf()),
});

export const blockSyntax = problemRule({
  id: 'block-syntax',
  category: 'manifest',
  summary: 'Reports manifest blocks that are not one JSON object in a closed fence.',
  why: 'Routers and indexes parse the block as JSON. If they cannot, the skill has no manifest for them.',
  source: 'Skill Manifest v2, "Embedding": "Content is JSON (valid YAML)."',
  enforces: [
    skillManifestV2('Content is JSON (valid YAML).'),
    skillManifestV2('Fenced code block in SKILL.md:'),
  ],
  howToFix: 'Correct the JSON: it has no comments, no trailing commas and no single quotes.',
  invalid: withBlock(`
{
  "schema_version": "2.0",
  "id": "memory", // the directory
}`),
  valid: withFields({}),
});

const migration =
  'Skills should update their blocks and change the fence name from `router-manifest` to `skill-manifest`.';

export const routerManifestLegacy = problemRule({
  id: 'router-manifest-legacy',
  category: 'manifest',
  severity: 'warning',
  summary: 'Reports the old `router-manifest` blocks.',
  why: 'Routers and indexes look for `skill-manifest` blocks, and find no operations, inputs or outputs in the old one.',
  source: `Skill Manifest v2, "Migration from v1": "${migration}"`,
  enforces: [
    skillManifestV2(migration),
    skillManifestV2('v1 used `router-manifest` as the block name. v2 uses `skill-manifest`.'),
    skillManifestV2(
      'Renamed flat `entrypoints` → nested `operations[name].entrypoints`',
      'operations.*.entrypoints',
    ),
  ],
  howToFix: 'Run `skillaccord fix` to rewrite the block, then describe each operation.',
  invalid: withBlock(
    `
{
  "id": "memory",
  "version": "0.1.0",
  "effects": ["db.read"],
  "entrypoints": {
    "mem.search": {
      "unix": ["bash", "scripts/memory.sh", "search", "{query}"]
    }
  },
  "stdout_contract": {
    "last_line_json": true
  }
}`,
    '',
    'router-manifest',
  ),
  valid: withBlock(`
{
  "schema_version": "2.0",
  "id": "memory",
  "version": "0.1.0",
  "capabilities": [],
  "effects": ["db.read"],
  "operations": {
    "mem.search": {
      "description": "mem.search",
      "input": {
        "query": {
          "type": "string",
          "required": true
        }
      },
      "output": {
        "description": "What mem.search prints."
      },
      "entrypoints": {
        "unix": ["bash", "scripts/memory.sh", "search", "{query}"]
      }
    }
  },
  "stdout_contract": {
    "last_line_json": true
  }
}`),
});
