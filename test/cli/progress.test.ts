import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { progressLine } from '../../src/cli/terminal/progress.ts';
import { showsColour } from '../../src/cli/terminal/screen.ts';
import { withProgress, withReadProgress } from '../../src/model/progress.ts';
import { memoryTree, readAll } from '../../src/model/tree.ts';

describe('the progress line', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval'] }));
  afterEach(() => void vi.useRealTimers());

  function screen(isTTY = true, columns = 80) {
    const written: string[] = [];
    return { isTTY, columns, written, write: (text: string) => written.push(text) };
  }

  test('appears after a second, is updated at intervals, and is removed before other output', () => {
    const terminal = screen();
    const { onProgress: told, clear } = progressLine(terminal, {});
    told?.('Reading', { done: 1, total: 38_000, unit: 'files' });
    vi.advanceTimersByTime(900);
    expect(terminal.written).toEqual([]);
    vi.advanceTimersByTime(100);
    for (const done of [12_430, 12_431]) told?.('Reading', { done, total: 38_000, unit: 'files' });
    vi.advanceTimersByTime(500);
    clear();
    clear();
    vi.advanceTimersByTime(500);
    expect(terminal.written).toEqual([
      '\r\u001b[2KReading 1 of 38,000 files',
      '\r\u001b[2KReading 12,431 of 38,000 files',
      '\r\u001b[2K',
    ]);
  });

  test('never wraps, and has no hidden text', () => {
    const terminal = screen(true, 20);
    const { onProgress: told } = progressLine(terminal, {});
    vi.advanceTimersByTime(1000);
    told?.('Looking for \u001b[31m and more of it');
    expect(terminal.written).toEqual(['\r\u001b[2KLooking for \\u001b…']);
  });

  test.each([
    [screen(false), {}],
    [screen(), { CI: 'true' }],
    [screen(), { TERM: 'dumb' }],
  ])('is not there without a terminal that shows it, nor in CI: %#', (terminal, env) => {
    expect(progressLine(terminal, env).onProgress).toBeUndefined();
  });
});

function reading(done: string): string {
  return `Reading ${done}/201`;
}

test('a tree with few files reports no progress', async () => {
  const heard: string[] = [];
  const telling = withReadProgress(memoryTree({ a: 'A' }), (doing) => heard.push(doing));
  expect([...(await readAll(telling, ['a'])).files.keys()]).toEqual(['a']);
  expect(heard).toEqual([]);
});

test('a tree reports the number of read files, and is unchanged without a listener', async () => {
  const paths = Array.from({ length: 200 }, (_, index) => `${index}`);
  const tree = memoryTree(Object.fromEntries(paths.map((path) => [path, 'A'])));
  const heard: string[] = [];
  const telling = withReadProgress(tree, (doing, far) =>
    heard.push(`${doing} ${far?.done}/${far?.total}`),
  );
  const { files } = await readAll(telling, [...paths, 'missing']);
  expect([...files.keys()]).toEqual(paths);
  expect(heard).toEqual(['0', ...paths.map((path) => `${Number(path) + 1}`)].map(reading));
  expect(telling.id('7')).toBe(tree.id('7'));
  expect(await telling.search?.(paths, ['A'])).toEqual(await tree.search?.(paths, ['A']));
  expect(withReadProgress(tree, undefined)).toBe(tree);
});

test('a list is reported entry by entry', () => {
  const counts: (number | undefined)[] = [];
  const onProgress = (_: string, far?: { done: number }) => void counts.push(far?.done);
  for (const letter of withProgress(['x', 'y'], onProgress, 'Checking', 'skills'))
    counts.push(letter.length);
  expect(counts).toEqual([1, 1, 2, 1]);
});

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { TERM: 'dumb' }, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { FORCE_COLOR: '0' }, false],
  [false, { FORCE_COLOR: '1' }, true],
  [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  [false, { FORCE_COLOR: '0' }, false],
  [true, { TERM: 'dumb', FORCE_COLOR: 'yes' }, true],
])('colour on a terminal (%s) with %j: %s', (isTTY, env, shown) => {
  expect(showsColour({ isTTY, write: () => {} }, env)).toBe(shown);
});
