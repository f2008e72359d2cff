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
import { LineMap } from '../../src/model/text/text.ts';
import { fields, formatPointer, items, toJson, type Value } from '../../src/model/value/value.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { parseYaml } from '../../src/syntax/yaml/yaml.ts';

/** Another YAML parser with locations. */
function oracle(text: string) {
  return parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
}

/** The start of every key and scalar by pointer, according to the oracle. */
function placesOf(node: unknown, lines: LineMap, at = '', found = new Map<string, string>()) {
  const begin = (child: Node) => {
    const { line, column } = lines.position(child.range?.[0] ?? 0);
    return `${line}:${column}`;
  };
  for (const [key, item] of isSeq(node) ? node.items.entries() : []) {
    placesOf(item, lines, at + formatPointer(key), found);
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

/** The same according to the parser under test. */
function ours(value: Value | null, at = '', found = new Map<string, string>()) {
  const begin = ({ range }: Value['at']) => `${range?.start.line}:${range?.start.column}`;
  for (const [key, item] of items(value ?? undefined).entries())
    ours(item, at + formatPointer(key), found);
  for (const { key, keyAt, value: inner } of fields(value ?? undefined)) {
    const below = at + formatPointer(key);
    found.set(`key ${below}`, begin(keyAt));
    ours(inner, below, found);
  }
  if (value && 'source' in value && value.source !== '') found.set(at, begin(value.at));
  return found;
}

/** True if both reject, or both read the same values at the same locations. */
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

const cases = fileURLToPath(new URL('../cases', import.meta.url));
const archives = readdirSync(cases, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => parseTxtar(readFileSync(join(cases, name), 'utf8')));

/** All YAML texts of the cases: frontmatter, locks, protos, recipes. */
function* texts(): Iterable<string> {
  for (const { files } of archives) {
    for (const [path, text] of files) {
      const [, front] = /^---\n(.*?\n)---\n/s.exec(text) ?? [];
      if (path.endsWith('.md') && front !== undefined) yield front;
      if (/\.(?:ya?ml|lock)$/.test(path)) yield text;
    }
  }
}

/** Known differences, with reasons. */
const apart: readonly RegExp[] = [
  /^\S*(?:bomb|a): &/m, // endless aliases, which only we limit
  /1e400|\d{17}/, // numbers beyond doubles, which we keep as text
  /^(?:---|\.\.\.)(?:\s|$)/m, // several documents; the oracle reads the first one
  /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/, // control characters, which the oracle accepts
  /\[{65}|(?:- ){65}/, // nesting depth, which only we limit
  /: \{\{|^ *\? [[{]/m, // keys that are not scalars, which the oracle converts to text
  /!!merge /, // merge keys by tag, which the oracle keeps as text
  /[\s[{,]\*\S/, // values of aliases, which the oracle locates at their anchor
];

test('another YAML parser reads every text of the cases the same', () => {
  const all = [...new Set(texts())].filter((text) => !apart.some((pattern) => pattern.test(text)));
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

test('another YAML parser reads any value in any style the same', () => {
  fc.assert(
    fc.property(fc.dictionary(keys, value, { maxKeys: 4 }), style, (data, options) => {
      agree(stringify(data, options as ToStringOptions));
    }),
    { numRuns: 2000 },
  );
});
