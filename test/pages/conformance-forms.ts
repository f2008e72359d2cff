import { withMachine } from '../../src/rules/examples/machine.ts';
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
