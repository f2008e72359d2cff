import { fields, get, items, type Table, type Value } from '../model/value.ts';
import { schemasOf } from '../syntax/v1-entries.ts';

/** A mapping of an ADR-002 manifest, how messages call it, and the keys that mean something in it. */
export interface KnownTable {
  readonly table: Value | undefined;
  readonly path: string;
  readonly known: readonly string[];
}

const tables: Readonly<Record<string, readonly string[]>> = {
  inputs: ['required', 'optional'],
  env: ['required', 'optional'],
  preconditions: ['commands', 'files'],
  outputs: ['files', 'artifacts'],
  execution: ['idempotent', 'destructive', 'network', 'interactive', 'timeout'],
  interface: ['inputs', 'outputs', 'env'],
};

const input = ['name', 'description', 'schema', 'default', 'sensitive'];
const variable = ['name', 'description', 'sensitive'];

const entries: readonly (readonly [table: string, list: string, known: readonly string[]])[] = [
  ['inputs', 'required', input],
  ['inputs', 'optional', input],
  ['env', 'required', variable],
  ['env', 'optional', variable],
  ['preconditions', 'commands', ['cmd', 'min_version', 'max_version']],
  ['preconditions', 'files', ['path', 'base', 'description']],
  ['outputs', 'files', ['pattern', 'base', 'description']],
];

/** The keywords of JSON Schema, of its older drafts too: whoever writes one of them means it. */
const keywords: readonly string[] = [
  ...['$anchor', '$comment', '$defs', '$dynamicAnchor', '$dynamicRef', '$id', '$ref', '$schema'],
  ...['$recursiveAnchor', '$recursiveRef', '$vocabulary', 'additionalItems'],
  ...['additionalProperties', 'allOf', 'anyOf', 'const', 'contains', 'contentEncoding'],
  ...['contentMediaType', 'contentSchema', 'default', 'definitions', 'dependencies'],
  ...['dependentRequired', 'dependentSchemas', 'deprecated', 'description', 'else', 'enum'],
  ...['examples', 'exclusiveMaximum', 'exclusiveMinimum', 'format', 'id', 'if', 'items'],
  ...['maxContains', 'maxItems', 'maxLength', 'maxProperties', 'maximum', 'minContains'],
  ...['minItems', 'minLength', 'minProperties', 'minimum', 'multipleOf', 'not', 'oneOf'],
  ...['pattern', 'patternProperties', 'prefixItems', 'properties', 'propertyNames', 'readOnly'],
  ...['required', 'then', 'title', 'type', 'unevaluatedItems', 'unevaluatedProperties'],
  ...['uniqueItems', 'writeOnly'],
];

/** Every mapping of a manifest below the top level whose keys ADR-002 or JSON Schema gives. */
export function* knownTables(root: Table): Iterable<KnownTable> {
  for (const { key, value } of fields(root)) {
    const known = Object.hasOwn(tables, key) ? tables[key] : undefined;
    if (known) yield { table: value, path: key, known };
  }
  for (const [key, list, known] of entries) {
    const path = `${key}.${list}`;
    for (const table of items(get(get(root, key), list))) yield { table, path, known };
  }
  for (const { value, path, input } of schemasOf(root)) {
    const inner = path === '' ? '' : `.${path}`;
    yield { table: value, path: `${input.name}.schema${inner}`, known: keywords };
  }
}
