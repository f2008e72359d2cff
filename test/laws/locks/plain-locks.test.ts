import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dividePlainLock, parseLock, parsePlainLock } from '../../../src/locks/read.ts';
import type { LockFile } from '../../../src/model/lock.ts';
import { sample, seeds } from '../support/seeds.ts';

interface EntrySpec {
  readonly id: string;
  readonly fields: readonly (readonly [key: string, value: string])[];
}

const ids = ['alpha', 'beta', 'a.b', '3d', 'null', 'gamma-1', 'toString', '__proto__', 'x_y'];
const values = ['1.0.0', '', 'null', 'v1 # x', 'o/r', 'a: {b', '/nix/store/x', 'true', '0x1F', '-'];
const digest = fc.constantFrom('a'.repeat(64), 'b1'.repeat(32));

function entriesWith(keys: readonly string[]): fc.Arbitrary<readonly EntrySpec[]> {
  const field = fc.tuple(fc.constantFrom(...keys), fc.constantFrom(...values));
  const fields = fc.uniqueArray(field, { selector: ([key]) => key, maxLength: 3 });
  const entry = fc.record({ id: fc.constantFrom(...ids), fields });
  return fc.uniqueArray(entry, { selector: ({ id }) => id, minLength: 1, maxLength: 5 });
}

/** A lock of ADR-003. */
const protoLock = fc
  .record({
    head: fc.constantFrom('', '# Regenerate with: x\ngenerated_at: "2026-01-01T00:00:00Z"\n'),
    entries: entriesWith(['version', 'source_ref', 'source_rev', 'nix_store_path']),
    digest,
    isQuoted: fc.boolean(),
  })
  .map(({ head, entries, digest, isQuoted }) => {
    const quote = (text: string) => (isQuoted ? JSON.stringify(text) : text);
    const blocks = entries.map(({ id, fields }) =>
      [
        `  ${quote(id)}:\n    content_hash: ${quote(`sha256:${digest}`)}\n`,
        ...fields.map(([key, value]) => `    ${key}: ${quote(value)}\n`),
      ].join(''),
    );
    return `${head}skills:\n${blocks.join('')}`;
  });

/** A lock of the `skills` command line. */
const jsonLock = fc
  .record({
    hash: fc.constantFrom('computedHash', 'skillFolderHash'),
    entries: entriesWith(['source', 'sourceType', 'ref', 'skillPath', 'sourceUrl']),
    digest: fc.oneof(digest, fc.constant('')),
  })
  .map(({ hash, entries, digest }) => {
    const list = entries.map(({ id, fields }) => [
      id,
      { ...Object.fromEntries(fields), [hash]: digest },
    ]);
    const version = hash === 'computedHash' ? 1 : 3;
    return `${JSON.stringify({ version, skills: Object.fromEntries(list) }, null, 2)}\n`;
  });

/** Texts to put into a lock. */
const snippets = [
  ...[
    '\r\n',
    '\n',
    ' ',
    '"',
    "'",
    ':',
    '# comment\n',
    '    # comment\n',
    '\t',
    '\\',
    ',',
    '{',
    '}',
  ],
  ...['\ufeff', 'ä', '---\n', '...\n', '<<: *x\n', '&x ', '!!str ', '- ', '[', '    version: 2\n'],
  ...[
    '  alpha:\n',
    '"alpha": {},\n',
    '/home/ada/x ',
    'SHA256',
    'aiskills_version: 1\n',
    'skills:\n',
  ],
  ...['    content_hash: sha256:00\n', '      "computedHash": "",\n', '    integrity: x\n', '~'],
];

interface Edit {
  readonly at: number;
  readonly removed: number;
  readonly added: string;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(),
  removed: fc.constantFrom(0, 0, 1, 2, 20, 5000),
  added: fc.oneof(fc.constant(''), fc.constantFrom(...snippets)),
});

/** Lines to repeat elsewhere: an id or a field twice. */
const repeated = fc.record({ from: fc.nat(), to: fc.nat(), count: fc.integer({ min: 1, max: 4 }) });

const lockText = fc
  .record({
    text: fc.oneof(protoLock, jsonLock),
    edits: fc.array(edit, { maxLength: 2 }),
    copies: fc.array(repeated, { maxLength: 1 }),
  })
  .map(({ text, edits, copies }) => {
    let edited = text;
    for (const { from, to, count } of copies) {
      const lines = edited.split('\n');
      const copied = lines.slice(from % lines.length, (from % lines.length) + count);
      edited = lines.toSpliced(to % lines.length, 0, ...copied).join('\n');
    }
    for (const { at, removed, added } of edits) {
      const start = at % (edited.length + 1);
      edited = edited.slice(0, start) + added + edited.slice(start + removed);
    }
    return edited;
  });

/** A lock with the places of its values, as they are reported. */
const stated = ({ path, format, entries, problems, isIncomplete }: LockFile): unknown =>
  JSON.parse(
    JSON.stringify({ path, format, problems, isIncomplete, entries: entries.map(statedEntry) }),
  );

const statedEntry = (entry: LockFile['entries'][number]) => ({
  ...entry,
  fields: [...(entry.fields ?? [])],
});

describe.each(seeds)('%s locks', (_, seed) => {
  test('in plain form have no problem, and their entries are the same alone', () => {
    let plainCount = 0;
    let otherCount = 0;
    fc.assert(
      fc.property(
        lockText,
        fc.constantFrom('proto.lock', 'skills-lock.json', 'x.lock'),
        fc.subarray(ids),
        (text, path, read) => {
          const plain = dividePlainLock(text);
          if (!plain) {
            otherCount++;
            return;
          }
          plainCount++;
          const whole = parseLock(path, text);
          expect(whole).toMatchObject({ text, problems: [] });
          if (!whole) return;
          expect(whole.entries.map(({ id }) => id)).toEqual([...plain.entries.keys()]);
          const last = whole.entries.at(-1)?.id ?? '';
          const entries = whole.entries.filter(({ id }) => id === last || read.includes(id));
          const part = parsePlainLock(path, text, plain, (id) => read.includes(id));
          expect(part).toMatchObject({ text, unread: whole.entries.length - entries.length });
          expect(part && stated(part)).toEqual(stated({ ...whole, entries }));
        },
      ),
      sample(seed, 3000),
    );
    expect(Math.min(plainCount, otherCount)).toBeGreaterThan(100);
  });
});
