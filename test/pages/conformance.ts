import { readFileSync } from 'node:fs';
import { groupBy } from '../../src/model/text/group-by.ts';
import { compareText } from '../../src/model/text/text.ts';
import { rules } from '../../src/rules/catalog.ts';
import type { Clause } from '../../src/rules/rule.ts';
import { linkOf } from './conformance-links.ts';
import { rowDocuments, rowSection } from './conformance-rows.ts';

/** A document that rules enforce. */
export type Document = Clause['document'];

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** The schema of each document, and the fields it defines. */
export const documents: Readonly<
  Record<Document, { readonly schema: string; readonly fields: string; readonly foreign?: RegExp }>
> = {
  'ADR-002': {
    schema: 'manifest-v1',
    // The interface block is of ADR-003, and descriptions in schemas are annotations.
    foreign: /^interface|schema\.description$/,
    fields: `
      name description version manifest_version inputs env preconditions outputs execution sensitive
      inputs.required inputs.optional env.required env.optional
      inputs.*.[].name inputs.*.[].description inputs.*.[].schema inputs.*.[].default
      inputs.*.[].sensitive
      inputs.*.[].schema.type inputs.*.[].schema.pattern inputs.*.[].schema.minimum
      inputs.*.[].schema.maximum inputs.*.[].schema.items inputs.*.[].schema.properties
      inputs.*.[].schema.default inputs.*.[].schema.enum
      env.*.[].name env.*.[].description env.*.[].sensitive
      preconditions.commands preconditions.commands.[].cmd
      preconditions.commands.[].min_version preconditions.commands.[].max_version
      preconditions.files preconditions.files.[].path preconditions.files.[].base
      preconditions.files.[].description
      outputs.files outputs.files.[].pattern outputs.files.[].base outputs.files.[].description
      outputs.artifacts
      execution.idempotent execution.destructive execution.network execution.interactive
      execution.timeout`,
  },
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

/** Every path of a schema, in its order: `*` for a free key, `[]` for an entry of a list. */
function pathsOf(whole: Schema): readonly string[] {
  const found = new Set<string>();
  const walk = (
    schema: Schema | boolean | undefined,
    path: string,
    outer: readonly string[],
  ): void => {
    if (typeof schema !== 'object') return;
    if (path !== '') found.add(path);
    const below = (key: string) => (path === '' ? key : `${path}.${key}`);
    const target = schema.$ref?.replace('#/$defs/', '') ?? '';
    // A schema within itself has no fields of its own.
    if (outer.includes(target)) return;
    const refs = target === '' ? outer : [...outer, target];
    const others = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    for (const subschema of [whole.$defs?.[target], ...others]) walk(subschema, path, refs);
    for (const [key, subschema] of Object.entries(schema.properties ?? {}))
      walk(subschema, below(key), refs);
    walk(schema.additionalProperties, below('*'), refs);
    walk(schema.items, below('[]'), refs);
  };
  walk(whole, '', []);
  return [...found];
}

/** Every path of the schema of a document. */
export function schemaOf(document: Document): readonly string[] {
  const { schema, foreign } = documents[document];
  return keysOfSchema(schema).filter((path) => !foreign?.test(path));
}

/** Every path of a schema by its name, with those of lists with the same keys once. */
export function keysOfSchema(name: string): readonly string[] {
  const text = readFileSync(`schemas/${name}.schema.json`, 'utf8');
  return [...new Set(pathsOf(JSON.parse(text) as Schema).map(mergeLists))];
}

/** The paths that name a key: no free key and no entry of a list. */
export function namedKeys(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => !/(^|\.)(\*|\[\])$/.test(path));
}

/** The path of an entry of ADR-002, whose required and optional entries have the same keys. */
function mergeLists(path: string): string {
  return path.replace(/^(inputs|env)\.(?:required|optional)\.\[\]/, '$1.*.[]');
}

/** The clauses of a document that rules enforce, each with the id of the rule. */
export function clausesOf(document: Document): readonly (Clause & { readonly rule: string })[] {
  return rules.flatMap(({ id, enforces = [] }) =>
    enforces
      .filter((clause) => clause.document === document)
      .map((clause) => ({ ...clause, rule: id })),
  );
}

/** The rows about a field, or about the whole: each sentence once, with the rules that enforce it. */
function rowsOf(document: Document, field: string | null): readonly string[] {
  const about = clausesOf(document).filter(({ fields }) =>
    field === null ? fields.length === 0 : fields.includes(field),
  );
  const sentences = groupBy(about, ({ quote }) => quote);
  return [...sentences].map(([quote, clauses]) => {
    const ids = [...new Set(clauses.map(({ rule }) => rule))].sort(compareText);
    const links = ids.map(linkOf).join(', ');
    return `| ${field === null ? '(the whole)' : `\`${field}\``} | ${cell(quote)} | ${links} |`;
  });
}

/** A sentence in a cell of a table; outside code it has no Markdown syntax. */
function cell(clause: string): string {
  return clause
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

Of every field of a manifest, the sentences and table cells that are about it, as they are in the document, and
the rules that find what breaks them. Sentences about a manifest or a skill as a whole are at the end. This page
is written from the rules themselves, and a test tries the rules of each row on a tree that breaks it. Rules are errors
where nothing else is said; what a change breaks counts as its page says.
[Skill formats](formats.md) shows each format by example.
`;

/** docs/conformance.md, made from the rules. */
export function conformancePage(): string {
  const names = Object.keys(documents) as Document[];
  return [intro, ...names.map(tableOf), ...rowDocuments.map(rowSection)].join('\n');
}
