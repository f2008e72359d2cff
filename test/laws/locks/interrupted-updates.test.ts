import { spawnSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { endEarlierRun, findRemains } from '../../../src/io/disk/together/take-back.ts';
import { compiledModule } from '../../support/compiled-program.ts';
import { sharedFolder, writeFiles } from '../../support/git.ts';
import { sample, seeds } from '../support/seeds.ts';

const preload = fileURLToPath(new URL('../../bundle/support/kill-at-write.js', import.meta.url));
const stateName = '.skillaccord-update';

/** The texts before and after an update: files that are replaced, added and removed, and a lock. */
const before: Readonly<Record<string, string>> = {
  'a/SKILL.md': 'old skill',
  'a/same/b': 'old b',
  'a/gone/c': 'old c',
  'a/d': 'old d, in the place of a folder',
  'a/e/f': 'old f, in a folder in the place of a file',
  lock: 'old lock',
};
const after: Readonly<Record<string, string>> = {
  'a/SKILL.md': 'new skill',
  'a/same/b': 'new b',
  'a/new/g': 'new g',
  'a/d/h': 'new h',
  'a/e': 'new e',
  lock: 'new lock',
};
const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];

/** The tree as it is before each write of an update, which is what a kill there leaves. */
const stages: string[] = [];

beforeAll(() => {
  const [top, copies] = [sharedFolder(), sharedFolder()];
  writeFiles(top, before);
  const program = `
import { writeTogether } from ${JSON.stringify(compiledModule('io/disk/together/write-together.js'))};
import { blobId } from ${JSON.stringify(compiledModule('model/tree.js'))};
const [before, after] = ${JSON.stringify([before, after])};
const bytes = (text) => (text === undefined ? null : Buffer.from(text));
const writes = ${JSON.stringify(paths.filter((path) => path !== 'lock').concat('lock'))}.map((path) => ({
  path,
  before: before[path] === undefined ? null : blobId(bytes(before[path])),
  after: bytes(after[path]),
  isExecutable: false,
}));
await writeTogether({ top: ${JSON.stringify(top)}, gitDir: null }, writes, ['alpha']);
`;
  const env = { ...process.env, KILL_BELOW: top, COPY_TO: copies };
  const args = [`--import=${preload}`, '--input-type=module', '-e', program];
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const count = Number(/writes: (\d+)/.exec(stderr)?.[1]);
  stages.push(...Array.from({ length: count }, (_, index) => join(copies, String(index))));
  expect(textsIn(top)).toEqual(after);
});

/** The texts of the files of a tree, without the folders of states; a link is its target. */
function textsIn(top: string): Record<string, string> {
  const found = readdirSync(top, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() || path.includes(stateName)) return [];
    return [[path.slice(top.length + 1), entry.isFile() ? readFileSync(path, 'utf8') : 'a link']];
  });
  return Object.fromEntries(found);
}

const kinds = ['edit', 'restore', 'remove', 'link', 'nothing'] as const;

/** What the owner does with some of the paths, after the kill. */
const edits = fc.array(
  fc.record({ path: fc.constantFrom(...paths), kind: fc.constantFrom(...kinds) }),
  { maxLength: 5 },
);

/** Does an edit where the tree lets it; false where a file is in the way of a folder, or nothing is changed. */
function doEdit(top: string, { path, kind }: { path: string; kind: (typeof kinds)[number] }) {
  const place = join(top, path);
  const text = kind === 'restore' ? before[path] : `mine: ${path}`;
  try {
    const stat = lstatSync(place, { throwIfNoEntry: false });
    if (kind === 'nothing' || stat?.isDirectory() || text === undefined) return false;
    if (kind === 'remove') {
      rmSync(place);
      return true;
    }
    mkdirSync(dirname(place), { recursive: true });
    rmSync(place, { force: true });
    if (kind === 'link') symlinkSync('elsewhere', place);
    else writeFileSync(place, text);
    return true;
  } catch {
    return false;
  }
}

describe.each(seeds)('an update that is killed, and then edits, %s seed %i', (_, seed) => {
  test('no edit is lost, the rest is as before or complete, and every old text is somewhere', () => {
    const property = fc.property(fc.nat(), edits, (at, changes) => {
      const top = join(sharedFolder(), 'tree');
      cpSync(stages[at % stages.length] ?? '', top, { recursive: true, verbatimSymlinks: true });
      const killed = textsIn(top);
      const isComplete = killed['lock'] === after['lock'];
      const edited = new Set(
        changes.flatMap((change) => (doEdit(top, change) ? [change.path] : [])),
      );
      const found = textsIn(top);
      expect(findRemains({ top, gitDir: null })).not.toBe('running');
      expect(textsIn(top)).toEqual(found);
      const kept = endEarlierRun({ top, gitDir: null });
      const left = textsIn(top);
      for (const path of edited)
        if (found[path] !== undefined && found[path] !== after[path])
          expect([path, left[path]]).toEqual([path, found[path]]);
      if (edited.size === 0) expect(left).toEqual(isComplete ? after : before);
      if (isComplete) return;
      const copies = kept === null ? [] : readdirSync(kept).map((name) => join(kept, name));
      const texts = [...Object.values(left), ...copies.map((copy) => readFileSync(copy, 'utf8'))];
      for (const [path, text] of Object.entries(before))
        if (killed[path] !== text) expect(texts, path).toContain(text);
    });
    fc.assert(property, sample(seed, 150));
  });
});
