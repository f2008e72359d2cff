import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  stringify,
  type ToStringOptions,
} from 'yaml';
import { LineMap } from '../src/model/text/text.ts';
import { fields, formatPointer, items, toJson, type Value } from '../src/model/value/value.ts';
import { parseTxtar } from '../src/syntax/txtar.ts';
import { parseYaml } from '../src/syntax/yaml/yaml.ts';

/** Another reader of YAML, which knows places as well. */
function oracle(text: string) {
  return parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
}

/** Where every key and every written scalar begins, by its pointer, as the oracle has it. */
function placesOf(node: unknown, lines: LineMap, at = '', found = new Map<string, string>()) {
  const begin = (one: Node) => {
    const { line, column } = lines.position(one.range?.[0] ?? 0);
    return `${line}:${column}`;
  };
  for (const [key, one] of isSeq(node) ? node.items.entries() : []) {
    placesOf(one, lines, at + formatPointer(key), found);
  }
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const below = at + formatPointer(isScalar(key) ? String(key.source ?? '') : '');
      if (found.has(`key ${below}`)) continue;
      if (isNode(key) && isScalar(key)) found.set(`key ${below}`, begin(key));
      placesOf(value, lines, below, found);
    }
  }
  if (isScalar(node) && node.source) found.set(at, begin(node));
  return found;
}

/** The same, as the reader under test has it. */
function ours(value: Value | null, at = '', found = new Map<string, string>()) {
  const begin = ({ range }: Value['at']) => `${range?.start.line}:${range?.start.column}`;
  for (const [key, one] of items(value ?? undefined).entries())
    ours(one, at + formatPointer(key), found);
  for (const { key, keyAt, value: inner } of fields(value ?? undefined)) {
    const below = at + formatPointer(key);
    found.set(`key ${below}`, begin(keyAt));
    ours(inner, below, found);
  }
  if (value && 'source' in value && value.source !== '') found.set(at, begin(value.at));
  return found;
}

/** Whether the two agree: both refuse, or both read the same values at the same places. */
function agree(text: string) {
  const document = oracle(text);
  const { root, faults, duplicates } = parseYaml('a.yaml', text);
  expect(faults.length > 0, text).toBe(document.errors.length > 0);
  if (faults.length > 0) return;
  expect(ours(root), text).toEqual(placesOf(document.contents, new LineMap(text)));
  if (duplicates.length > 0) return;
  const values = JSON.parse(JSON.stringify(document.toJS() ?? null));
  expect(JSON.parse(JSON.stringify(root && toJson(root))), text).toEqual(values);
}

const cases = fileURLToPath(new URL('cases', import.meta.url));
const archives = readdirSync(cases, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => parseTxtar(readFileSync(join(cases, name), 'utf8')));

/** Every text in YAML of the cases: frontmatter, locks, protos, recipes. */
function* texts(): Iterable<string> {
  for (const { files } of archives) {
    for (const [path, text] of files) {
      const [, front] = /^---\n(.*?\n)---\n/s.exec(text) ?? [];
      if (path.endsWith('.md') && front !== undefined) yield front;
      if (/\.(?:ya?ml|lock)$/.test(path)) yield text;
    }
  }
}

/** What the two see differently, and why. */
const apart: readonly RegExp[] = [
  /^\S*(?:bomb|a): &/m, // aliases without end, which only we count
  /1e400|\d{17}/, // numbers beyond the doubles, which we keep as they are written
  /^(?:---|\.\.\.)(?:\s|$)/m, // several documents, of which the oracle reads the first
  /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/, // control characters, which the oracle lets through
  /\[{65}|(?:- ){65}/, // depth, which only we limit
  /: \{\{|^ *\? [[{]/m, // keys that are no scalars, for which the oracle has texts of its own
  /!!merge /, // merge keys by their tag, of which the oracle keeps the text
  /[\s[{,]\*\S/, // aliases, whose values the oracle places at their anchor
];

test('every text of the cases reads as another reader of YAML reads it', () => {
  const all = [...new Set(texts())].filter((text) => !apart.some((one) => one.test(text)));
  expect(all.length).toBeGreaterThan(500);
  for (const text of all) agree(text);
});

const scalars = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    'a: b',
    ' a',
    '- a',
    '"',
    "it's",
    'a\nb\n',
    '\n',
    'é🦞',
    '#a',
    'a #b',
    '~',
    '1.10',
  ),
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.boolean(),
  fc.constant(null),
);
const keys = fc.constantFrom('a', 'b-c', '1', 'true', '~', 'a b', '"q"', "'", '', '<<', '? x', 'é');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    scalars,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 4 }),
  ),
}));
const style = fc.record({
  indent: fc.constantFrom(1, 2, 4),
  indentSeq: fc.boolean(),
  lineWidth: fc.constantFrom(0, 20, 80),
  collectionStyle: fc.constantFrom('any', 'block', 'flow'),
  defaultStringType: fc.constantFrom(
    'PLAIN',
    'QUOTE_SINGLE',
    'QUOTE_DOUBLE',
    'BLOCK_LITERAL',
    'BLOCK_FOLDED',
  ),
  defaultKeyType: fc.constantFrom('PLAIN', 'QUOTE_SINGLE'),
});

test('whatever is written in YAML, in whatever style, reads as another reader reads it', () => {
  fc.assert(
    fc.property(fc.dictionary(keys, value, { maxKeys: 4 }), style, (one, options) => {
      agree(stringify(one, options as ToStringOptions));
    }),
    { numRuns: 2000 },
  );
});
