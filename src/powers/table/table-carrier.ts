import type { Table } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, CarrierSource } from '../carrier.ts';
import { combine, nothing } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { readToml, readYaml } from '../support/parsed-documents.ts';
import { readTable } from './read-table.ts';

/** A file of a client whose fields are rows of a table. */
export interface TableFile extends Omit<Carrier, 'read' | 'extensions' | 'examples'> {
  readonly format: 'json' | 'jsonc' | 'toml' | 'yaml';
  /** What the client does with a file that it cannot read: `Codex uses none of its settings`. */
  readonly consequence: string;
  /** The key that may be left out, with its contents as the whole file. */
  readonly optionalKey?: string;
  /** What a file has that the client reads; other programs have files of its name too. */
  readonly marks?: RegExp;
  /** What no row tells. */
  readonly readWhole?: (
    root: Table,
    source: CarrierSource,
  ) => Partial<CarrierResult> & { isRefused?: boolean };
  readonly examples?: Carrier['examples'];
}

/** The carrier of such a file. */
export function tableCarrier(file: TableFile): Carrier {
  const { format, consequence, readWhole, optionalKey, marks, examples = [], ...carrier } = file;
  return {
    ...carrier,
    extensions: extensions[format],
    read: (source) => (marks?.test(source.text) === false ? nothing : readFile(file, source)),
    examples,
  };
}

const extensions = {
  json: ['json'],
  jsonc: ['json', 'jsonc'],
  toml: ['toml'],
  yaml: ['yml', 'yaml'],
} as const;

function readFile(file: TableFile, source: CarrierSource): CarrierResult {
  const { root, faults } = parse(file, source);
  if (root?.kind !== 'table') return combine({ faults });
  const { rows, client, readWhole, optionalKey } = file;
  const table = optionalKey === undefined ? root : wrapped(root, optionalKey);
  const whole = readWhole?.(table, source) ?? {};
  // The client reads nothing of a file that it refuses.
  if (whole.isRefused) return combine(whole);
  return combine(whole, readTable(table, rows, { source, client }));
}

function wrapped(root: Table, key: string): Table {
  if (root.fields.has(key)) return root;
  return { ...root, fields: new Map([[key, { key, keyAt: root.at, value: root }]]) };
}

function parse({ format, consequence }: TableFile, { path, text }: CarrierSource) {
  if (format === 'toml') return readToml(path, text, consequence);
  if (format === 'yaml') return readYaml(path, text, consequence);
  return readJson(path, text, { consequence, hasComments: format === 'jsonc' });
}
