import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownProcess } from '../../src/io/disk/together/owner.ts';
import { endEarlierRun, findRemains } from '../../src/io/disk/together/take-back.ts';
import { type FileWrite, writeTogether } from '../../src/io/disk/together/write-together.ts';
import { blobId } from '../../src/model/tree.ts';
import { temporaryFolder, writeFiles } from '../support/git.ts';

/** The replacement of one text by another; null for no file. */
function write(path: string, before: string | null, after: string | null): FileWrite {
  return {
    path,
    before: before === null ? null : blobId(Buffer.from(before)),
    after: after === null ? null : Buffer.from(after),
    isExecutable: false,
  };
}

function filesIn(folder: string): Record<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path.slice(folder.length + 1), entry.isFile() ? readFileSync(path, 'utf8') : '/'];
  });
  return Object.fromEntries(found.sort());
}

/** A directory outside git. */
function tree(files: Record<string, string>): { top: string; gitDir: null } {
  const top = temporaryFolder();
  writeFiles(top, files);
  return { top, gitDir: null };
}

test('files are replaced, added and removed, and other files stay', async () => {
  const place = tree({ 'a/x': '1', 'a/y': '2', 'a/d/z': '3', 'a/local': '4', lock: 'old' });
  await writeTogether(place, [
    write('a/x', '1', 'new'),
    write('a/y', '2', null),
    write('a/d/z', '3', null),
    write('a/n/w', null, 'added'),
    write('lock', 'old', 'locked'),
  ]);
  expect(filesIn(place.top)).toEqual({
    ...{ a: '/', 'a/local': '4', 'a/n': '/', 'a/n/w': 'added', 'a/x': 'new', lock: 'locked' },
  });
});

test('a file takes the place of a folder, and a folder that of a file', async () => {
  const place = tree({ 'a/b/c': '1', d: '2', lock: 'old' });
  await writeTogether(place, [
    write('a/b/c', '1', null),
    write('a', null, 'file'),
    write('d', '2', null),
    write('d/e', null, 'inside'),
    write('lock', 'old', 'locked'),
  ]);
  expect(filesIn(place.top)).toEqual({ a: 'file', d: '/', 'd/e': 'inside', lock: 'locked' });
});

test('a script becomes executable, and the lock keeps its permissions', async () => {
  const place = tree({ lock: 'old' });
  const { mode } = statSync(join(place.top, 'lock'));
  await writeTogether(place, [
    { ...write('run.sh', null, 'echo'), isExecutable: true },
    write('lock', 'old', 'new'),
  ]);
  expect(statSync(join(place.top, 'run.sh')).mode & 0o100).toBe(0o100);
  expect(statSync(join(place.top, 'lock')).mode).toBe(mode);
});

describe('nothing is written', () => {
  test.each<readonly [string, FileWrite, string]>([
    ['over a file that changed', write('a/x', 'other', 'new'), '"a/x" has changed meanwhile.'],
    ['over a file of another owner', write('a/x', null, 'new'), '"a/x" is not a file of the skill'],
    ['through a link', write('link/x', null, 'new'), '"link" is not a directory.'],
    ['over a link', write('link', 'old', 'new'), '"link" is not a regular file.'],
    ['below a file', write('lock/x', null, 'new'), '"lock" is not a directory.'],
  ])('%s', async (_, hindered, message) => {
    const place = tree({ 'a/x': '1', 'b/y': '2', lock: 'old' });
    symlinkSync('a', join(place.top, 'link'));
    const before = filesIn(place.top);
    const writes = [write('b/y', '2', 'new'), hindered, write('lock', 'old', 'locked')];
    await expect(writeTogether(place, writes)).rejects.toThrow(message);
    expect(filesIn(place.top)).toEqual(before);
  });

  test('where a folder with other files is in the place of a file', async () => {
    const place = tree({ 'a/x': '1', 'a/other': '2', c: '3', lock: 'old' });
    const before = filesIn(place.top);
    const writes = [
      write('c', '3', 'new'),
      write('n/new', null, 'new'),
      write('a/x', '1', null),
      write('a', null, 'file'),
      write('lock', 'old', 'locked'),
    ];
    await expect(writeTogether(place, writes)).rejects.toThrow('Nothing is changed.');
    expect(filesIn(place.top)).toEqual(before);
  });

  test('while another process writes', async () => {
    const place = tree({ lock: 'old' });
    beginStaging(place.top, ownProcess());
    const before = filesIn(place.top);
    const writing = writeTogether(place, [write('lock', 'old', 'new')]);
    await expect(writing).rejects.toThrow('Another process updates skills here.');
    expect(filesIn(place.top)).toEqual(before);
  });
});

/** What a process leaves that stages files; `age` in minutes. */
function beginStaging(top: string, owner: object, age = 0): void {
  const state = join(top, '.skillaccord-update');
  writeFiles(state, { 'owner.json': JSON.stringify(owner) });
  const time = Date.now() / 1000 - age * 60;
  utimesSync(state, time, time);
}

test.each<readonly [string, object, number]>([
  ['started at another time', { start: '1' }, 0],
  ['has an id that no process has', { pid: 2 ** 30 }, 0],
  ['began long ago', {}, 11],
  ['began long ago on another machine', { machine: 'other' }, 11],
])('a process that %s does not write any more', async (_, difference, age) => {
  const place = tree({ lock: 'old' });
  beginStaging(place.top, { ...ownProcess(), ...difference }, age);
  await writeTogether(place, [write('lock', 'old', 'new')]);
  expect(filesIn(place.top)).toEqual({ lock: 'new' });
});

test('a process of another machine may still write', () => {
  const place = tree({ lock: 'old' });
  beginStaging(place.top, { ...ownProcess(), machine: 'other' }, 9);
  expect(findRemains(place)).toBe('running');
});

/** A write during whose staging somebody else does something. */
function whileStaged(change: FileWrite, meanwhile: () => void): FileWrite {
  return {
    ...change,
    get isExecutable() {
      meanwhile();
      return change.isExecutable;
    },
  };
}

describe('a change between the plan and its writing', () => {
  const changes: readonly (readonly [string, (top: string, outside: string) => void, string])[] = [
    ['an edit', (top) => writeFileSync(join(top, 'a/x'), 'mine'), '"a/x" has changed meanwhile.'],
    ['a removal', (top) => rmSync(join(top, 'a/x')), '"a/x" is not a regular file.'],
    ['a new file', (top) => writeFiles(top, { 'a/n/w': 'mine' }), '"a/n/w" is not a file of'],
    ['an edited lock', (top) => writeFileSync(join(top, 'lock'), 'mine'), '"lock" has changed'],
    [
      'a link in place of a folder',
      (top, outside) => {
        renameSync(join(top, 'a'), join(outside, 'a'));
        symlinkSync(join(outside, 'a'), join(top, 'a'));
      },
      '"a" is not a directory.',
    ],
    [
      'a link in place of a new folder',
      (top, outside) => symlinkSync(outside, join(top, 'a/n')),
      '"a/n" is not a file of the skill and in the way',
    ],
    [
      'a link in place of a file',
      (top, outside) => {
        renameSync(join(top, 'a/y'), join(outside, 'y'));
        symlinkSync(join(outside, 'y'), join(top, 'a/y'));
      },
      '"a/y" is not a regular file.',
    ],
  ];

  test.each(changes)('%s stays, and nothing else is changed', async (_, meanwhile, message) => {
    const place = tree({ 'a/x': '1', 'a/y': '2', 'b/z': '3', lock: 'old' });
    const outside = temporaryFolder();
    let expected: unknown;
    const writes = [
      write('b/z', '3', 'new'),
      write('a/x', '1', 'new'),
      write('a/y', '2', null),
      write('a/n/w', null, 'added'),
      whileStaged(write('lock', 'old', 'locked'), () => {
        meanwhile(place.top, outside);
        expected = [filesIn(place.top), filesIn(outside)];
      }),
    ];
    // The folder of the state is not of the tree.
    const withoutState = (files: Record<string, string>) =>
      Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('.skill')));
    await expect(writeTogether(place, writes)).rejects.toThrow(message);
    const [inTree, beside] = expected as [Record<string, string>, Record<string, string>];
    expect(filesIn(place.top)).toEqual(withoutState(inTree));
    expect(filesIn(outside)).toEqual(beside);
  });
});

/** A state folder with the journal of a process that ended. */
function leave(top: string, files: Record<string, string>, journal: object): void {
  const owner = { ...ownProcess(), pid: 2 ** 30 };
  writeFiles(join(top, '.skillaccord-update'), {
    ...files,
    'journal.json': JSON.stringify({ owner, names: ['a'], folders: [], ...journal }),
  });
}

const idOf = (text: string) => blobId(Buffer.from(text));

test.each(['.git/config', 'a/../../x', '/etc/x', 'a\\..\\x', '.GIT/hooks/x', 'link/x'])(
  'a journal in the tree moves nothing to %s',
  (path) => {
    const place = tree({ lock: 'old' });
    const outside = temporaryFolder();
    symlinkSync(outside, join(place.top, 'link'));
    leave(
      place.top,
      { 'old-0': 'evil', 'new-1': 'staged' },
      {
        steps: [
          { path, before: idOf('evil'), after: null },
          { path: 'lock', before: idOf('old'), after: idOf('staged') },
        ],
      },
    );
    expect(findRemains(place)).toBe('none');
    const kept = endEarlierRun(place);
    if (kept !== null) rmSync(kept, { recursive: true });
    expect(filesIn(place.top)).toEqual({ link: '/', lock: 'old' });
    expect(filesIn(outside)).toEqual({});
  },
);

test('a complete swap is not taken back', () => {
  const place = tree({ a: 'new', lock: 'new' });
  const steps = ['a', 'lock'].map((path) => {
    return { path, before: idOf('old'), after: idOf('new') };
  });
  leave(place.top, { 'old-0': 'old' }, { steps });
  expect(findRemains(place)).toBe('none');
  expect(endEarlierRun(place)).toBeNull();
  expect(filesIn(place.top)).toEqual({ a: 'new', lock: 'new' });
});
