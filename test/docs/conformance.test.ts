import { describe, expect, test } from 'vitest';
import { findRule } from '../../src/rules/catalog.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { checkExample } from '../../src/tasks/example.ts';
import {
  clausesOf,
  conformancePage,
  type Document,
  documents,
  namedKeys,
  schemaOf,
} from '../pages/conformance.ts';

test('docs/conformance.md says which rule enforces which sentence', async () => {
  const file = new URL('../../docs/conformance.md', import.meta.url).pathname;
  await expect(conformancePage()).toMatchFileSnapshot(file);
});

describe.each(Object.keys(documents) as Document[])('%s', (document) => {
  const paths = schemaOf(document);
  const covered = new Set(clausesOf(document).flatMap(({ fields }) => fields));
  const named = namedKeys(paths);

  test('has no field in the schema without a rule', () => {
    const missing = named.filter((path) => !covered.has(path));
    expect(missing, 'Quote a sentence about them under `enforces` of a rule.').toEqual([]);
  });

  test('has only fields of the schema', () => {
    const fields = documents[document].fields.trim().split(/\s+/);
    expect(fields.filter((field) => !paths.includes(field))).toEqual([]);
    const unlisted = named.filter((path) => !fields.includes(path));
    expect(unlisted, 'List them in `documents` of test/pages/conformance.ts.').toEqual([]);
  });

  test('is quoted about fields that exist', () => {
    expect([...covered].filter((field) => !paths.includes(field))).toEqual([]);
  });
});

/** The sentences of "Field Reference" and "Validation Rules", with exempt ones. */
const sentences: Readonly<Record<Document, readonly string[]>> = {
  'ADR-002': [
    'Check skill exists',
    'Verify `manifest_version` is supported',
    'Validate all required inputs are mapped',
    'Validate input schemas using JSON Schema',
    'Check preconditions (commands with versions, files)',
    'Check required env vars are set',
    'Warn if optional inputs have no mapping',
    'Apply redaction rules for `sensitive` fields',
    'Current version: `"1.0"`',
    'Each input has: `name`, `description`, `schema` (JSON Schema), optional `sensitive` flag',
    '`sensitive: true`: Mark inputs for redaction in traces',
    '`type`: string, number, integer, boolean, array, object',
    '`pattern`: regex for string validation',
    '`minimum`, `maximum`: numeric bounds',
    '`items`: array item schema',
    '`properties`: object property schemas',
    '`default`: default value',
    '`enum`: allowed values',
    '`cmd`: command name (required)',
    'Absolute paths (starting with `/` or `~`) are forbidden',
    '`idempotent`: Can run multiple times safely',
    '`destructive`: Modifies or deletes existing data',
    '`network`: Requires internet access',
    '`interactive`: Needs human input during run',
    '`timeout`: Maximum execution time in seconds',
    'Missing manifest = no validation',
    'Missing `manifest_version` = assume legacy format',
  ],
  'Skill Manifest v2': [
    'Always `"2.0"`',
    'Matches the skill directory name',
    'Semver',
    'Array of capability tags for discovery.',
    'Convention: `domain-verb` format',
    'Side effects this skill may produce.',
    'Reads from a database',
    'Writes to a database',
    'Executes external processes',
    'Reads files',
    'Writes/creates files',
    'Makes network requests',
    'Reads git state',
    'Modifies git state (commit, push)',
    'Named operations the skill exposes',
    '`last_line_json: true` means the last stdout line is always valid JSON.',
    'What this operation does (Agent reads this to decide)',
    'Parameter definitions (can be empty `{}`)',
    'What the JSON output contains',
    'OS-specific command arrays',
    '`string`, `integer`, `boolean`, or `json`',
    'Default `false`',
    'Default value if not provided',
    'What this parameter does',
    'Keys: `unix` (Linux/macOS) and `windows`.',
    'Value: argv array.',
    'Use `{param_name}` placeholders',
    'The command runs with the skill directory as cwd.',
    'Human-readable description of output',
    'Key-value map of field names → types/descriptions',
  ],
  'skill.toml contract': [
    'All required fields must be present',
    'Must match `<namespace>.<name>` pattern',
    'Must be valid semver',
    'Must be supported by current caro',
    'All paths must be within skill directory',
    'All capabilities must use valid syntax',
    'If `provides.knowledge = true`, `knowledge/` must exist',
    'If `provides.recipes = true`, `recipes/` must exist',
    'If `provides.executable = true`, WASM module must exist',
    'All referenced files must exist',
    'All recipes must have valid YAML syntax',
    'Required recipe fields must be present',
    'Parameter references must be valid',
    'Step commands must be non-empty',
  ],
};

describe.each(Object.keys(documents) as Document[])(
  'a rule enforces each sentence of the %s:',
  (document) => {
    const clauses = clausesOf(document).map(({ quote }) => plain(quote));
    test.each(sentences[document])('%s', (sentence) => {
      expect(clauses.filter((clause) => clause.includes(plain(sentence)))).not.toEqual([]);
    });
  },
);

/** True if a rule fires on its own failing example. */
async function findsItsExample(id: string): Promise<boolean> {
  const example = parseTxtar(findRule(id)?.invalid ?? '');
  const { findings } = await checkExample(example, { rules: { [id]: 'warning' } });
  return findings.some(({ rule }) => rule === id);
}

const rows = (Object.keys(documents) as Document[])
  .flatMap(clausesOf)
  .map(({ document, quote, rule }) => [document, quote, rule] as const);

const tried = new Map<string, Promise<boolean>>();

test.each(rows)('%s: "%s" is enforced by %s', async (_document, _quote, rule) => {
  const isFound = tried.get(rule) ?? findsItsExample(rule);
  tried.set(rule, isFound);
  expect(await isFound).toBe(true);
});

/** A sentence without markup. */
function plain(text: string): string {
  return text
    .replace(/[*`.:]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
