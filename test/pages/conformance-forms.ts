import { withBlock, withFields, withOperation } from '../../src/rules/examples/block.ts';
import { withMachine } from '../../src/rules/examples/machine.ts';
import { twoOperations } from '../../src/rules/examples/operation.ts';
import { withManifest } from '../../src/rules/examples/v1.ts';
import type { RowDocument } from './conformance-rows.ts';

/** Manifests in forms that their documents do not have, or that are true on no machine. */
export const adr002Forms: RowDocument = {
  title: 'ADR-002, in other forms',
  rows: [
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
