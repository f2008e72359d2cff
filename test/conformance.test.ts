import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groupBy } from '../src/model/text/group-by.ts';
import { compareText } from '../src/model/text/text.ts';
import { rules } from '../src/rules/catalog.ts';
import type { Clause } from '../src/rules/rule.ts';

type Document = Clause['document'];

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

const documents: Readonly<Record<Document, { readonly schema: string; readonly fields: string }>> =
  {
    'Skill Manifest v2': {
      schema: 'skill-manifest-v2',
      fields: `
      schema_version id version capabilities effects operations stdout_contract
      operations.*.description operations.*.input operations.*.output operations.*.entrypoints
      operations.*.input.*.type operations.*.input.*.required operations.*.input.*.default
      operations.*.input.*.description
      operations.*.output.description operations.*.output.fields
      operations.*.entrypoints.unix operations.*.entrypoints.windows
      stdout_contract.last_line_json`,
    },
    'skill.toml contract': {
      schema: 'skill-toml',
      fields: `
      skill provides knowledge recipes executable capabilities dependencies suggestions features
      platform
      skill.id skill.name skill.version skill.description skill.api_version skill.authors
      skill.license skill.repository skill.documentation skill.keywords skill.min_caro_version
      provides.knowledge provides.recipes provides.executable
      knowledge.topics knowledge.priority knowledge.max_context_tokens
      recipes.files recipes.default_confirmation
      executable.module executable.exports
      capabilities.terminal_exec capabilities.terminal_exec.allowed
      capabilities.terminal_exec.commands capabilities.terminal_exec.blocked
      capabilities.filesystem_read capabilities.filesystem_write capabilities.network
      capabilities.env_read capabilities.secrets_access
      dependencies.*.version dependencies.*.optional dependencies.*.features
      features.*.description features.*.default
      platform.os platform.arch platform.required_tools platform.optional_tools`,
    },
  };

/** All paths of a schema, in order: `*` for a free key, `[]` for an entry of a list. */
function pathsOf(whole: Schema): readonly string[] {
  const found = new Set<string>();
  const walk = (schema: Schema | boolean | undefined, path: string): void => {
    if (typeof schema !== 'object') return;
    if (path !== '') found.add(path);
    const below = (key: string) => (path === '' ? key : `${path}.${key}`);
    const target = schema.$ref?.replace('#/$defs/', '');
    const others = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    for (const one of [whole.$defs?.[target ?? ''], ...others]) walk(one, path);
    for (const [key, one] of Object.entries(schema.properties ?? {})) walk(one, below(key));
    walk(schema.additionalProperties, below('*'));
    walk(schema.items, below('[]'));
  };
  walk(whole, '');
  return [...found];
}

function schemaOf(document: Document): readonly string[] {
  const { schema } = documents[document];
  const file = new URL(`../schemas/${schema}.schema.json`, import.meta.url);
  return pathsOf(JSON.parse(readFileSync(file, 'utf8')) as Schema);
}

/** The clauses of a document that rules enforce, with the ids of the rules. */
function clausesOf(document: Document): readonly (Clause & { readonly rule: string })[] {
  return rules.flatMap(({ id, enforces = [] }) =>
    enforces.filter((one) => one.document === document).map((one) => ({ ...one, rule: id })),
  );
}

/** The rows of a field, or of the whole manifest: each sentence once, with its rules. */
function rowsOf(document: Document, field: string | null): readonly string[] {
  const about = clausesOf(document).filter(({ fields }) =>
    field === null ? fields.length === 0 : fields.includes(field),
  );
  const sentences = groupBy(about, ({ quote }) => quote);
  return [...sentences].map(([says, clauses]) => {
    const ids = [...new Set(clauses.map(({ rule }) => rule))].sort(compareText);
    const links = ids.map((id) => `[\`${id}\`](rules/${id}.md)`).join(', ');
    return `| ${field === null ? '(the whole)' : `\`${field}\``} | ${cell(says)} | ${links} |`;
  });
}

/** Escapes a sentence for a table cell. */
function cell(says: string): string {
  return says
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .replace(/`[^`]*`|[<*_[]/g, (found) => (found.length > 1 ? found : `\\${found}`));
}

function tableOf(document: Document): string {
  const fields: readonly (string | null)[] = [...schemaOf(document), null];
  const lines = fields.flatMap((field) => rowsOf(document, field));
  const head = `| Field | What it says | Rules |\n|---|---|---|`;
  return `## ${document}\n\n${[head, ...lines].join('\n')}\n`;
}

const intro = `# What the documents say, and which rule holds manifests to it

Of every field of a manifest, the sentences and table cells that are about it, as they stand in the document, and
the rules that find what breaks them. Sentences about a manifest or a skill as a whole stand at the end. This page
is written from the rules themselves; [dialects.md](dialects.md) shows each format by example.
`;

test('docs/conformance.md says which rule enforces which sentence', async () => {
  const names = Object.keys(documents) as Document[];
  const text = [intro, ...names.map(tableOf)].join('\n');
  const file = new URL('../docs/conformance.md', import.meta.url).pathname;
  await expect(text).toMatchFileSnapshot(file);
});

describe.each(Object.keys(documents) as Document[])('%s', (document) => {
  const paths = schemaOf(document);
  const covered = new Set(clausesOf(document).flatMap(({ fields }) => fields));
  const named = paths.filter((path) => !/(^|\.)(\*|\[\])$/.test(path));

  test('has no field in the schema that no rule speaks of', () => {
    expect(named.filter((path) => !covered.has(path))).toEqual([]);
  });

  test('has no field the schema does not have', () => {
    const fields = documents[document].fields.trim().split(/\s+/);
    expect(fields.filter((field) => !paths.includes(field))).toEqual([]);
    expect(fields.filter((field) => !covered.has(field))).toEqual([]);
    expect(named.filter((path) => !fields.includes(path))).toEqual([]);
  });

  test('is quoted about fields that exist', () => {
    expect([...covered].filter((field) => !paths.includes(field))).toEqual([]);
  });
});

/** The sentences of "Field Reference" and "Validation Rules", with exempt ones. */
const sentences: Readonly<Record<Document, readonly string[]>> = {
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
  'a rule enforces what the %s says:',
  (document) => {
    const said = clausesOf(document).map(({ quote }) => plain(quote));
    test.each(sentences[document])('%s', (sentence) => {
      expect(said.filter((says) => says.includes(plain(sentence)))).not.toEqual([]);
    });
  },
);

/** A sentence without markup. */
function plain(text: string): string {
  return text
    .replace(/[*`.:]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
