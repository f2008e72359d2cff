import { withBlock, withFields, withOperation } from '../../src/rules/examples/block.ts';
import {
  hashes,
  lockedAtBase,
  lockedSkill,
  lockOf,
  worklog,
} from '../../src/rules/examples/lock.ts';
import { withMachine } from '../../src/rules/examples/machine.ts';
import { withModule } from '../../src/rules/examples/module.ts';
import { twoOperations } from '../../src/rules/examples/operation.ts';
import { stepWith, usedSkill } from '../../src/rules/examples/proto.ts';
import { twoRecipes } from '../../src/rules/examples/recipe-versions.ts';
import { withToml } from '../../src/rules/examples/toml.ts';
import { withManifest } from '../../src/rules/examples/v1.ts';
import type { Row, RowDocument } from './conformance-rows.ts';

const locked = lockOf(hashes.worklog) + worklog();

/** The fields of the version tuple, each with what the list has of it. */
function tupleRows(): readonly Row[] {
  const fields: readonly (readonly [says: string, prints: RegExp])[] = [
    ['content\\_hash: "sha256:789xyz..." # hash of skill content', new RegExp(hashes.worklog)],
    ['version: "1.0.0"', /"version": "1\.0\.0"/],
    ['source\\_rev: "abc123def" # git SHA, null if not in git', /"source_rev": null/],
    ['source\\_ref: "git+file:///home/dan/proj/skills#worklog"', /"source_ref": null/],
    ['`content_hash` \\| No Nix path available', /"nix_store_path": null/],
  ];
  return fields.map(([says, prints]) => ({
    says,
    tree: worklog(),
    command: ['list', '--json'],
    prints,
  }));
}

/** Locks and commands that ADR-003 shows only once. */
export const adr003Forms: readonly Row[] = [
  {
    says: 'Hash computation must be deterministic and portable',
    tree: worklog(),
    command: ['hash', 'skills/worklog'],
    prints: new RegExp(hashes.worklog),
  },
  {
    says: 'Sort files deterministically before hashing',
    tree: `-- skills/worklog/notes.md --\nn\n${worklog()}`,
    command: ['hash', 'skills/worklog'],
    prints: new RegExp(hashes.notes),
  },
  {
    says: '# .skillignore - files excluded from content\\_hash',
    tree: `${locked}-- skills/worklog/.skillignore --
# .skillignore - files excluded from content_hash
README.md
docs/
*.test.js
-- skills/worklog/README.md --
r
-- skills/worklog/docs/a.md --
d
-- skills/worklog/lib/a.test.js --
t
`,
  },
  {
    says: 'min\\_version: "1.0.0"',
    tree: stepWith('skill: {id: worklog, min_version: "1.9.0"}') + usedSkill('1.10.0'),
    remark: '1.10.0 is later than 1.9.0',
  },
  { says: 'skill: worklog', tree: stepWith('skill: worklog') + usedSkill() },
  { says: 'Bug fixes', rules: ['bundled-file-changed'], remark: 'a patch' },
  { says: 'Performance improvements', rules: ['bundled-file-changed'], remark: 'a patch' },
  {
    says: '# Auto-generated - do not edit manually',
    tree: `-- proto.lock --\nskills: {}\n${worklog()}`,
    rules: ['lock-syntax'],
    remark: 'a warning for a lock without entries',
  },
  {
    says: 'bd proto lock my-proto # Generate/update lockfile',
    tree: `-- protos/my-proto.yaml --\nskill: worklog\n${worklog()}`,
    command: ['proto', 'lock', 'my-proto'],
    prints: /my-proto\.lock is written/,
  },
  {
    says: 'bd proto lock my-proto # Generate/update lockfile, again',
    tree: `-- protos/my-proto.yaml --\nskill: worklog\n-- protos/my-proto.lock --\nskills:\n  worklog:\n    content_hash: "${hashes.daily}"\n${worklog()}`,
    command: ['proto', 'lock', 'my-proto'],
    prints: /my-proto\.lock is written: 1 updated/,
  },
  {
    says: '→ Validates skill content\\_hash or version matches pin',
    rules: ['pin-hash-changed', 'pin-version-unmet'],
  },
  { says: '→ Reports interface differences', rules: ['input-renamed', 'output-pattern-changed'] },
  {
    says: 'This allows documentation changes without invalidating version pins.',
    tree: `-- before/skills/worklog/.skillignore --
docs/
-- after/skills/worklog/.skillignore --
docs/
-- before/skills/worklog/docs/a.md --
One.
-- after/skills/worklog/docs/a.md --
Two.
${lockedAtBase}${lockedSkill(hashes.worklog)}`,
  },
  ...tupleRows(),
  {
    says: 'Shared proto \\| Pin + lock \\| `content_hash`',
    tree: stepWith(`skill: {id: worklog, content_hash: "${hashes.worklog}"}`) + locked,
  },
  {
    says: 'Published template \\| Pin to version \\| `min_version`',
    tree: stepWith('skill: {id: worklog, min_version: "1.0.0"}') + usedSkill('1.0.0'),
  },
  { says: 'CI/automation \\| Locked \\| `content_hash`', rules: ['float-in-ci'] },
  {
    says: 'bd proto lock my-proto, outside of protos/',
    tree: `-- molecules/my-proto.yaml --\nskill: worklog\n${worklog()}`,
    command: ['lock', 'my-proto'],
    prints: /lock --proto molecules\/my-proto\.yaml/,
  },
  {
    says: 'bd skill check-compat worklog@1.0.0 worklog@2.0.0',
    tree: worklog(),
    command: ['skill', 'check-compat', '--help'],
    prints: /check-compat/,
  },
  { says: "! -name '\\_\\_pycache\\_\\_'", tree: `${locked}-- skills/worklog/__pycache__ --\nx\n` },
  {
    says: "! -path './.skillignore'",
    tree: `${locked}-- skills/worklog/.skillignore --\n# none\n`,
  },
  {
    says: '`/Users/<username>/` → `LOCAL/`',
    tree: lockOf(hashes.worklog, ['source_ref: "git+file:///Users/eve#worklog"']) + worklog(),
    rules: ['lock-path-leak'],
    remark: 'also the directory itself at the end of a URL',
  },
  {
    says: 'Nix store paths are already content-addressed and safe',
    tree: lockOf(hashes.worklog, ['nix_store_path: "/nix/store/abc123-worklog-1.0.0"']) + worklog(),
  },
];

/** Manifests in forms that their documents do not have, or that are true on no machine. */
export const adr002Forms: RowDocument = {
  title: 'ADR-002, in other forms',
  rows: [
    {
      says: 'Extend SKILL.md frontmatter with optional manifest fields. All new fields are optional',
      tree: withManifest(''),
    },
    {
      says: 'path base - `skill_root`, `repo_root`, or `cwd`',
      tree: withManifest(
        `preconditions:
  files:
    - {path: a.cfg, base: skill_root}
    - {path: b.cfg, base: repo_root}
    - {path: c.cfg, base: cwd}`,
        '-- skills/worklog/a.cfg --\na\n-- b.cfg --\nb\n',
      ),
    },
    {
      says: 'These are hints, not enforcement.',
      tree: withManifest('execution: {network: false, destructive: false, timeout: 1}'),
    },
    {
      says: '`required`: Must be provided or skill fails',
      tree: withManifest('inputs: {session_date: {type: string, required: true}}'),
      rules: ['manifest-shape'],
      remark: 'a warning for entries by name',
    },
    {
      says: '`commands`: CLI tools that must be in PATH',
      tree: withManifest('preconditions: {git: ">=2.40"}'),
      rules: ['manifest-shape'],
      remark: 'a warning for entries by name',
    },
    {
      says: 'What the skill produces.',
      tree: withManifest('outputs: {pattern: "a.md"}'),
      rules: ['manifest-shape'],
      remark: 'a warning for entries by name',
    },
    {
      says: '`repo_root`: Git repository root',
      tree: withMachine('preconditions:\n  files: [{path: a.cfg, base: repo_root}]', {
        commands: {},
        variables: [],
      }),
      rules: ['precondition-cwd-missing'],
      remark: 'with `--preconditions`, otherwise a warning of `precondition-file-missing`',
    },
    {
      says: 'API key for external service sensitive: true',
      rules: ['binding-sensitive-literal'],
      remark: 'in protos',
    },
    { says: 'Environment variables the skill reads.', rules: ['env-name-format'] },
    {
      says: '`files`: File patterns with `{{var}}` substitution',
      tree: withManifest('outputs: {files: [{pattern: "a/{{day"}]}'),
      rules: ['output-variable-unknown'],
    },
    {
      says: '`default`: default value',
      tree: withManifest(
        'inputs: {optional: [{name: day, default: a, schema: {type: string, default: b}}]}',
      ),
      rules: ['input-default-invalid'],
      remark: 'a warning for two defaults',
    },
  ],
};

const run = (unix: readonly string[]) => withOperation({ entrypoints: { unix } });

/** The same for blocks of Skill Manifest v2, and for its predecessor. */
export const skillManifestForms: RowDocument = {
  title: 'Skill Manifest v2, in other forms',
  rows: [
    {
      says: 'Key-value map of field names → types/descriptions',
      tree: twoOperations(
        { output: { description: 'Names.', fields: { names: 'string[]' } } },
        { output: { description: 'Names.', fields: { names: 'string' } } },
      ),
      rules: ['output-field-type-changed'],
      remark: 'types in the notations of common languages',
    },
    {
      says: 'the Agent substitutes actual values before executing',
      rules: ['param-unpassed'],
    },
    {
      says: 'Keys: `unix` (Linux/macOS) and `windows`.',
      tree: run(['bash', 'scripts\\memory.sh']),
      rules: ['entrypoint-script-missing'],
    },
    {
      says: 'The command runs with the skill directory as cwd.',
      tree: run(['./memory']),
      rules: ['entrypoint-script-missing'],
      remark: 'a warning for a program without a suffix',
    },
    {
      says: 'Named operations the skill exposes',
      tree: withFields({ operations: {} }),
      rules: ['manifest-shape'],
      remark: 'a warning for no operations',
    },
    {
      says: 'Fenced code block in SKILL.md:',
      tree: withBlock('{}', '', 'json skill-manifest'),
      rules: ['block-typo'],
    },
    {
      says: 'Renamed flat `entrypoints` → nested `operations[name].entrypoints`',
      tree: withBlock(
        '{"id": "memory", "version": "1.0.0", "effects": [], "entrypoints": {"unix": ["bash", "scripts/memory.sh"]}}',
        '',
        'router-manifest',
      ),
      rules: ['router-manifest-legacy'],
      remark: '`skillaccord fix` names the operation `run`',
    },
  ],
};

const capabilities = (lines: string) => withToml(`[capabilities]\n${lines}`);

/** The same for skill.toml. */
export const skillTomlForms: RowDocument = {
  title: 'skill.toml contract, in other forms',
  rows: [
    {
      says: '**PATCH**: Bug fixes, no behavior change',
      rules: ['bundled-file-changed'],
      remark: 'a patch',
    },
    {
      says: '// Optional exports',
      tree: withModule('[executable]\nmodule = "bin/deploy.wasm"'),
    },
    {
      says: '\\[provides]        # Required: What the skill provides',
      tree: withToml('').replace('[provides]\n', ''),
      rules: ['manifest-shape'],
      remark: 'a warning where `api_version` is missing too',
    },
    {
      says: '`knowledge` | bool | No | false'.replaceAll('|', '\\|'),
      tree: withToml('[provides]\ntags = ["a"]'),
      rules: ['manifest-shape'],
    },
    {
      says: 'Recipe file globs',
      tree: twoRecipes('', 'steps:\n  - id: build\n    command: make clean'),
      rules: ['recipe-step-changed'],
    },
    {
      says: 'Required recipe fields must be present',
      rules: ['recipe-duplicate', 'recipe-field-missing'],
      remark: 'a warning for an id that is a number, or that of two recipes',
    },
    {
      says: 'Allowlist (empty = all)',
      tree: withToml('[capabilities.terminal_exec]\ncommands = ["*"]'),
      rules: ['exec-entry-format'],
    },
    {
      says: '`https://example.com:8443` - Specific port',
      tree: capabilities('network = ["https://example.com:0"]'),
      rules: ['capability-syntax'],
    },
    {
      says: 'Permission to write files and directories.',
      tree: withToml('[capabilities.filesystem]\nwrite = ["~"]'),
      rules: ['key-typo'],
      remark: 'a policy that limits `filesystem_write` denies it',
    },
    {
      says: 'Must be valid semver',
      tree: withToml('', '', 'id = "tool.deploy"\nversion = " 1.0.0"'),
      rules: ['version-format'],
    },
    {
      says: '# Must be installed',
      tree: withToml('[platform]\nrequired_tools = ["/usr/bin/aws", ""]'),
      rules: ['command-name-format'],
    },
    {
      says: '# Supported OS (empty = all)',
      rules: ['precondition-platform-unmet'],
      remark: 'with `--preconditions`',
    },
    {
      says: '`files` | string\\[] | No'.replaceAll('|', '\\|'),
      tree: withToml('[recipes]\nfiles = ["a/../recipes/*.yaml"]'),
      rules: ['recipes-none'],
    },
  ],
};
