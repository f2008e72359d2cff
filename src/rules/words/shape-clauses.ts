import type { Clause } from '../rule.ts';

/** A table of a document: the path prefix of its fields, and the cells of each row. */
type Section = readonly [at: string, rows: Readonly<Record<string, string>>];

const v2: readonly Section[] = [
  [
    '',
    {
      schema_version: 'yes',
      id: 'yes',
      version: 'yes',
      capabilities: 'yes | Array of capability tags for discovery.',
      effects: 'yes',
      operations: 'yes | Named operations the skill exposes',
      stdout_contract: 'yes | Output contract.',
    },
  ],
  [
    'operations.*.',
    {
      description: 'yes | What this operation does (Agent reads this to decide)',
      input: 'yes | Parameter definitions (can be empty `{}`)',
      output: 'yes | What the JSON output contains',
      entrypoints: 'yes | OS-specific command arrays',
    },
  ],
  [
    'operations.*.input.*.',
    {
      type: 'yes',
      required: 'no | Default `false`',
      description: 'no | What this parameter does',
    },
  ],
  [
    'operations.*.output.',
    {
      description: 'yes | Human-readable description of output',
      fields: 'no | Key-value map of field names → types/descriptions',
    },
  ],
];

const lastLine = '`last_line_json: true` means the last stdout line is always valid JSON.';

const toml: readonly Section[] = [
  [
    'skill.',
    {
      id: 'string | Yes | Unique skill identifier',
      name: 'string | Yes | Human-readable name',
      version: 'string | Yes | Semantic version (X.Y.Z)',
      description: 'string | Yes | Brief description',
      api_version: 'string | Yes | Manifest API version',
      authors: 'string[] | No | Author list',
      license: 'string | No | SPDX license identifier',
      repository: 'string | No | Repository URL',
      documentation: 'string | No | Documentation URL',
      keywords: 'string[] | No | Search keywords',
      min_caro_version: 'string | No | Minimum caro version',
    },
  ],
  [
    'provides.',
    {
      knowledge: 'bool | No | false | Has knowledge/ directory',
      recipes: 'bool | No | false | Has recipes/ directory',
      executable: 'bool | No | false | Has WASM module',
    },
  ],
  [
    'knowledge.',
    {
      topics: 'string[] | No | [] | Topics this skill enhances',
      priority: 'u32 | No | 50 | Injection priority (higher = first)',
      max_context_tokens: 'u32 | No | 1000 | Maximum tokens to inject',
    },
  ],
  [
    'recipes.',
    {
      files: 'string[] | No | `["recipes/*.yaml"]` | Recipe file globs',
    },
  ],
  [
    'executable.',
    {
      module: 'string | Yes* | - | Path to WASM module',
      exports: 'string[] | No | [] | Exported function names',
    },
  ],
  ['features.*.', { description: 'string | Yes | -', default: 'bool | No | true' }],
];

/** Clauses of the skill.toml contract outside its tables, by field. */
const tomlLines: Readonly<Record<string, string>> = {
  skill: '[skill] # Required: Skill metadata',
  provides: '[provides] # Required: What the skill provides',
  knowledge: '[knowledge] # Optional: Knowledge pack configuration',
  recipes: '[recipes] # Optional: Recipe configuration',
  executable: '[executable] # Optional: WASM module configuration',
  capabilities: '[capabilities] # Optional: Requested permissions',
  dependencies: '[dependencies] # Optional: Required skills',
  suggestions: '[suggestions] # Optional: Suggested skills',
  features: '[features] # Optional: Optional features',
  platform: '[platform] # Optional: Platform requirements',
  'capabilities.terminal_exec.allowed': 'pub allowed: bool',
  'capabilities.terminal_exec.commands': 'pub commands: Vec<String>',
  'capabilities.terminal_exec.blocked': 'pub blocked: Vec<String>',
  'capabilities.terminal_exec': 'pub terminal_exec: Option<TerminalExecCapability>',
  'capabilities.filesystem_read': 'pub filesystem_read: Vec<String>',
  'capabilities.filesystem_write': 'pub filesystem_write: Vec<String>',
  'capabilities.network': 'pub network: Vec<String>',
  'capabilities.env_read': 'pub env_read: Vec<String>',
  'capabilities.secrets_access': 'secrets_access = false # Default: false',
  'dependencies.*.version': '`{ version = "..." }` | Extended specification',
  'dependencies.*.optional': '`{ version = "...", optional = true }` | Optional dependency',
  'dependencies.*.features': '`{ version = "...", features = [...] }` | With feature flags',
  'platform.os': 'pub os: Vec<String>',
  'platform.arch': 'pub arch: Vec<String>',
  'platform.required_tools': 'required_tools = ["aws"] # Must be installed',
  'platform.optional_tools': 'optional_tools = ["eksctl", "sam"] # Nice to have',
};

/** Clauses of the documents about types and required fields. */
export const shapeClauses: readonly Clause[] = [
  ...v2.flatMap((section) => clausesOf('Skill Manifest v2', section)),
  ...toml.flatMap((section) => clausesOf('skill.toml contract', section)),
  clause('Skill Manifest v2', lastLine, ['stdout_contract.last_line_json']),
  clause('Skill Manifest v2', 'Added `capabilities`', ['capabilities']),
  clause('Skill Manifest v2', 'Added `input` and `output` schemas per operation', [
    'operations.*.input',
    'operations.*.output',
  ]),
  clause('Skill Manifest v2', 'Added `description` per operation', ['operations.*.description']),
  clause('skill.toml contract', 'Required fields: All required fields must be present', []),
  ...Object.entries(tomlLines).map(([field, quote]) =>
    clause('skill.toml contract', quote, [field]),
  ),
];

function clausesOf(document: Clause['document'], [at, rows]: Section): readonly Clause[] {
  return Object.entries(rows).map(([name, row]) =>
    clause(document, `\`${name}\` | ${row}`, [at + name]),
  );
}

function clause(document: Clause['document'], quote: string, fields: readonly string[]): Clause {
  return { document, quote, fields };
}
