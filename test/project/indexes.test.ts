import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blockNames } from '../../src/dialects/block-names.ts';
import { dialects, dialectsIn } from '../../src/dialects/catalog.ts';
import { lockFormats } from '../../src/locks/read.ts';
import { sources } from '../laws/support/maximal.ts';

const pageOf = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const sorted = (names: Iterable<string>) => [...names].sort();

/** The first words in backticks of the rows of a table, which begins with a heading row. */
function rowsOf(page: string, heading: string): readonly string[] {
  const [, table = ''] = pageOf(page).split(`${heading}\n`);
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| \[?`([\w-]+)`/gm)].map(([, id = '']) => id);
}

test('docs/formats.md has a row and a section for every dialect', () => {
  const ids = dialects.map(({ id }) => id);
  expect(sorted(rowsOf('docs/formats.md', '| Format | Place | Applies if |'))).toEqual(ids);
  const headings: readonly string[] = pageOf('docs/formats.md').match(/^## .*$/gm) ?? [];
  expect(ids.filter((id) => !headings.includes(`## ${id}`))).toEqual([]);
});

test('every name of a manifest block has a dialect', () => {
  expect(blockNames.filter((name) => dialectsIn(name).length !== 1)).toEqual([]);
});

test('the laws have a skill with every field of each dialect', () => {
  expect(dialects.map(({ id }) => id).filter((id) => !(id in sources))).toEqual([]);
});

test('docs/lockfile.md has a row for every lock format', () => {
  const ids = lockFormats.map(({ id }) => id);
  const rows = rowsOf('docs/lockfile.md', '| Format | File | Written by | An entry is for |');
  expect(sorted(rows)).toEqual(sorted(ids));
});

/** A number in words with the name of an index: no test keeps it correct. */
const count =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen)\*{0,2} (?:(?:lock|manifest|other|output) )?(?:carriers|commands|dialects|formats|reporters|rules)\b.*/gi;

/** Counts of other things. */
const exempt = ['Two rules for names differ from this document on purpose.'];

test('no page has the number of entries of an index', () => {
  const docs = readdirSync(new URL('../../docs/', import.meta.url)).map((name) => `docs/${name}`);
  const pages = [...docs.filter((name) => name.endsWith('.md')), 'README.md', 'CHANGELOG.md'];
  const written = pages.filter((name) => name !== 'docs/evidence.md');
  const counts = written.flatMap((name) => pageOf(name).match(count) ?? []);
  expect(counts.filter((text) => !exempt.some((start) => text.startsWith(start)))).toEqual([]);
  expect('verifies nine formats'.match(count)).toHaveLength(1);
});
