import type { Facet, Item, Kind } from '../../model/contract.ts';
import type { Location } from '../../model/text/text.ts';
import {
  type Field,
  fields,
  flag,
  formatPointer,
  get,
  items,
  source,
  type Table,
  text,
  type Value,
} from '../../model/value/value.ts';
import type { ManifestFacts } from '../dialect.ts';
import { flagFacet, verbatimFacet } from '../facets.ts';

/** A path of keys from the root of a manifest. */
export type Path = readonly string[];

/** Facets by name. */
export type Facets = ReadonlyMap<string, Facet>;

/** Collects the items of one manifest. */
export class ItemCollector {
  readonly items: Item[] = [];
  readonly #dialect: string;

  constructor(dialect: string) {
    this.#dialect = dialect;
  }

  add(kind: Kind, owner: string, name: string, path: Path, at: Location, facets?: Facets): void {
    const item = { kind, owner, name, dialect: this.#dialect, pointer: formatPointer(...path), at };
    this.items.push({ ...item, facets: facets ?? new Map() });
  }

  /** Adds a value without an item of its own, under its dotted path. */
  addField(path: Path, { keyAt, value }: Pick<Field, 'keyAt' | 'value'>): void {
    this.add('field', '', path.join('.'), path, keyAt, new Map([['value', verbatimFacet(value)]]));
  }

  /** The fields of the mapping at a key; adds other values as a field. */
  fieldsOf(table: Value | undefined, key: string, path: Path = []): readonly Field[] {
    const field = table?.kind === 'table' ? table.fields.get(key) : undefined;
    const { value } = field ?? {};
    if (field && value && value.kind !== 'table') this.addField([...path, key], field);
    return fields(value);
  }

  /** Adds an item for each text of a list; adds all other content as a field. */
  addNames(kind: Kind, root: Table, key: string): void {
    const field = root.fields.get(key);
    if (!field) return;
    const { value } = field;
    const otherItems = items(value).filter((element) => text(element) === undefined);
    const uncovered = value.kind === 'list' ? { ...value, items: otherItems } : value;
    if (value.kind !== 'list' || otherItems.length > 0)
      this.addField([key], { ...field, value: uncovered });
    for (const [index, element] of items(value).entries()) {
      const name = text(element);
      if (name !== undefined) this.add(kind, '', name, [key, String(index)], element.at);
    }
  }

  /** Adds the entrypoints of an operation. */
  addEntrypoints(owner: string, entrypoints: readonly Field[], path: Path): void {
    for (const { key, keyAt, value } of entrypoints) {
      const facets = new Map([['argv', verbatimFacet(value)]]);
      this.add('entrypoint', owner, key, [...path, key], keyAt, facets);
    }
  }

  /** Adds the contract of standard output; false if absent. `coveredKeys` have items elsewhere. */
  addStdout(root: Table, coveredKeys: readonly string[] = []): void {
    const key = 'stdout_contract';
    const at = root.fields.get(key)?.keyAt ?? manifestLocation(root);
    const known = this.fieldsOf(root, key);
    const lastLineField = known.find((field) => field.key === 'last_line_json');
    const lastLineJson = flag(lastLineField?.value);
    if (lastLineField && lastLineJson === undefined)
      this.addField([key, lastLineField.key], lastLineField);
    const facets = unknownFacets(known, ['last_line_json', ...coveredKeys]);
    facets.set('last_line_json', flagFacet(lastLineJson ?? false, lastLineField?.value.at ?? at));
    this.add('stdout', '', '', [key], at, facets);
  }

  /** Adds the unknown top-level keys. */
  addUnknown(root: Table, known: readonly string[]): void {
    for (const field of fields(root)) {
      if (!known.includes(field.key)) this.addField([field.key], field);
    }
  }

  /** The collected declarations. */
  facts(root: Table): ManifestFacts {
    const version = get(root, 'version');
    const versionText = source(version);
    return {
      name: text(get(root, 'id'))?.trim() || null,
      version: version && versionText ? { value: versionText, at: version.at } : null,
      items: this.items,
    };
  }
}

/** The location of a whole manifest. */
export function manifestLocation(root: Table): Location {
  return (root.fields.get('id') ?? fields(root)[0])?.keyAt ?? root.at;
}

/** The unknown keys of a mapping, each as a facet. */
export function unknownFacets(
  tableFields: readonly Field[],
  known: readonly string[],
): Map<string, Facet> {
  const unknown = tableFields.filter(({ key }) => !known.includes(key));
  return new Map(unknown.map(({ key, value }) => [key, verbatimFacet(value)]));
}
