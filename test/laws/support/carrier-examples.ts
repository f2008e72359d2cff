import type { Carrier, CarrierExample, FieldRow } from '../../../src/powers/carrier.ts';
import { carriers } from '../../../src/powers/catalog.ts';
import { segmentsOf } from '../../../src/powers/table/read-table.ts';
import { type Json, pathsOf, readDocument, reversed, withValueAt } from './documents.ts';

/** An example with a name for a test. */
type Named = readonly [name: string, example: CarrierExample, carrier: Carrier];

/** The examples of every carrier, those of its rows included. */
export const carrierExamples: readonly Named[] = carriers.flatMap((carrier) => [
  ...carrier.examples.map(
    (example, index): Named => [`${carrier.id} ${index + 1}: ${example.kind}`, example, carrier],
  ),
  ...carrier.rows.flatMap((row) => examplesOfRow(carrier, row)),
]);

/** The example of a row as trees: with the field, without it, and in another order with other blanks. */
function examplesOfRow(carrier: Carrier, row: FieldRow): readonly Named[] {
  const { field, kind, example, without } = row;
  const { sample } = carrier;
  if (!sample || example === undefined || kind === null) return [];
  const empty = sample.path.endsWith('.md') ? '---\na: b\n---\nText.\n' : '{}';
  const document = readDocument(sample.path, sample.path.endsWith('.toml') ? '' : empty);
  if (!document) return [];
  const tree = (root: Json) => ({
    ...sample.files,
    [sample.path]: document.write({ ...sample.fields, ...(root as object) }),
  });
  const pretty = `${JSON.stringify(example, null, 2)}\n`;
  const bare = withoutField(example, field);
  if (!without && JSON.stringify(bare) === JSON.stringify(example)) return [];
  const trees: CarrierExample = {
    kind,
    scope: '',
    granting: tree(example),
    without: tree(without ?? bare),
    equivalents: [
      tree(reversed(example)),
      ...(sample.path.endsWith('.json') ? [{ ...sample.files, [sample.path]: pretty }] : []),
    ],
  };
  return [[`${carrier.id} ${field}`, trees, carrier]];
}

/** A document without the values at the path of a row. */
function withoutField(root: Json, field: string): Json {
  const segments = segmentsOf(field);
  const isMatch = (path: readonly (string | number)[]) =>
    path.length === segments.length &&
    path.every((key, index) => {
      const segment = segments[index] ?? '';
      if (segment === '[]') return typeof key === 'number';
      return segment.startsWith('<') || segment.replace(/^"(.*)"$/, '$1') === key;
    });
  const found = pathsOf(root).filter(isMatch).reverse();
  return found.reduce((value, path) => withValueAt(value, path, () => undefined) ?? {}, root);
}
