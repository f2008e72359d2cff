import { withBlock } from '../examples/block.ts';
import { problemRule } from '../rule.ts';

const migration =
  'Skills should update their blocks and change the fence name from `router-manifest` to `skill-manifest`.';

/** A manifest block in the predecessor format of Skill Manifest v2. */
export const routerManifestLegacy = problemRule({
  id: 'router-manifest-legacy',
  category: 'manifest',
  severity: 'warning',
  summary: 'Reports the old `router-manifest` blocks.',
  why: 'Routers and indexes look for `skill-manifest` blocks, and find no operations, inputs or outputs in the old one.',
  source: `Skill Manifest v2, "Migration from v1": "${migration}"`,
  enforces: [
    { document: 'Skill Manifest v2', quote: migration, fields: [] },
    {
      document: 'Skill Manifest v2',
      quote: 'v1 used `router-manifest` as the block name. v2 uses `skill-manifest`.',
      fields: [],
    },
    {
      document: 'Skill Manifest v2',
      quote: 'Renamed flat `entrypoints` → nested `operations[name].entrypoints`',
      fields: ['operations.*.entrypoints'],
    },
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
