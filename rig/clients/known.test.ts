import { expect, test } from 'vitest';
import { gapsIn } from './known.ts';

function missing(rows: readonly string[], fields: readonly string[]): readonly string[] {
  const [of, file] = ['C', 'f.json'];
  const tables = [{ client: 'B, C', file: '`.c/f.json`', fields: rows }];
  const [gap] = gapsIn([{ client: of, version: '1', source: 'schema', file, fields }], tables);
  return gap?.missing ?? [];
}

test('a row stands for its field, for any key in angle brackets, and for what is above and below it', () => {
  expect(missing(['a.<name>[].b'], ['a', 'a.<key>', 'a.<key>[].b', 'a.x[].b.c'])).toEqual([]);
});

test('a row with nested rows stands for none of their neighbours', () => {
  expect(missing(['a', 'a.b'], ['a.b', 'a.b.x', 'a.c', 'd'])).toEqual(['a.c', 'd']);
});

test('a table of another client or file has no row', () => {
  const fields = ['a'];
  const one = { version: '1', source: 'schema', fields };
  const tables = [{ client: 'C', file: 'f.json', fields }];
  expect(gapsIn([{ ...one, client: 'D', file: 'f.json' }], tables)[0]?.missing).toEqual(['a']);
  expect(gapsIn([{ ...one, client: 'C', file: 'g.json' }], tables)[0]?.missing).toEqual(['a']);
});
