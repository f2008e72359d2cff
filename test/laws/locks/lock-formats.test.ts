import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lockFormats } from '../../../src/locks/read.ts';
import type { LockFile } from '../../../src/model/lock.ts';
import { parseTxtar } from '../../../src/syntax/txtar.ts';

/** A file of a case that formats take for a lock. */
interface ClaimedFile {
  readonly from: string;
  readonly path: string;
  readonly text: string;
  readonly claims: readonly LockFile[];
}

/** Cases with a lock that two formats claim, because that is their subject. */
const ambiguous = ['lock/field-of-another-format.txt', 'lock/two-formats-at-once.txt'];

/** Formats whose field no other tool writes: it identifies a lock of any name. */
const knownByField = ['proto-lock', 'skill-lock-v3', 'skills-lock', 'toolhive-lock'];

function claimsOf(path: string, text: string): readonly LockFile[] {
  return lockFormats.flatMap((format) => format.parse(path, text) ?? []);
}

const idsOf = (claims: readonly LockFile[]) => claims.map(({ format }) => format);
const pinsOf = (lock: LockFile) => lock.entries.flatMap(({ pins }) => pins);

const folder = new URL('../../cases/', import.meta.url);
const claimed: readonly ClaimedFile[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .flatMap((from) => {
    const { files } = parseTxtar(readFileSync(new URL(from, folder), 'utf8'));
    return [...files].map(([path, text]) => ({ from, path, text, claims: claimsOf(path, text) }));
  })
  .filter(({ claims }) => claims.length > 0);
const unambiguous = claimed.filter(({ from }) => !ambiguous.includes(from));

test('every lock of every case has one format', () => {
  const shared = unambiguous.filter(({ claims }) => claims.length > 1);
  const found = shared.map(({ from, path, claims }) => [from, path, ...idsOf(claims)]);
  expect(found, remedy).toEqual([]);
});

test.each(ambiguous)('%s has a lock of two formats', (from) => {
  const own = claimed.filter((file) => file.from === from);
  expect(own.some(({ claims }) => claims.length > 1)).toBe(true);
});

const names = ['other.lock', 'other.json', ...lockFormats.flatMap(({ files }) => files)];
const distinct = new Map(
  unambiguous
    .filter(({ claims }) => claims.some((lock) => pinsOf(lock).length > 0))
    .map((file) => [file.text, file]),
);
const remedy =
  'Claim a lock by what only its tool writes. Claim a text that cannot be parsed only by a pattern of your own structure, ' +
  'as skillfuse-lock.ts does.';

test('no two formats have a file name in common', () => {
  const names = lockFormats.flatMap(({ files }) => files);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(lockFormats.map(({ id }) => id))('%s', (id) => {
  const own = unambiguous.filter(({ claims }) =>
    claims.some((lock) => lock.format === id && pinsOf(lock).length > 0),
  );

  test('has a case with a lock of it', () => {
    expect(own.length, `Write one: test/cases/lock/${id}.txt`).toBeGreaterThan(0);
  });

  test('claims no lock of another format under any name', () => {
    const format = lockFormats.find((candidate) => candidate.id === id);
    const foreign = [...distinct.values()].filter(({ claims }) => !idsOf(claims).includes(id));
    const taken = foreign.flatMap(({ from, text, claims }) =>
      names
        .filter((name) => format?.parse(name, text))
        .map((name) => `${id} claims the lock of ${from} as ${name}, which is a ${idsOf(claims)}`),
    );
    expect(foreign.length).toBeGreaterThan(0);
    expect(taken, remedy).toEqual([]);
  });

  test('does not claim the lock of another tool for its field alone', () => {
    const fields = own.flatMap(({ claims }) => claims.flatMap(pinsOf));
    const texts = fields.flatMap(({ field, value }) => [
      JSON.stringify({ version: 1, skills: { pdf: { path: 'skills/pdf', [field]: value } } }),
      `version: 1\nskills:\n  - name: pdf\n    path: skills/pdf\n    ${field}: ${value}\n`,
    ]);
    const claims = [...new Set(texts)].flatMap((text) => idsOf(claimsOf('other.lock', text)));
    expect(claims.includes(id)).toBe(knownByField.includes(id));
  });
});
