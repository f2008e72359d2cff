import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeFileAtomically } from '../../src/io/disk/write-file.ts';
import { discover } from '../../src/pipeline/discover.ts';

describe('writing a file', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'skillaccord-write-'));
  afterAll(() => rmSync(temporary, { recursive: true, force: true }));
  let writeCount = 0;
  const folder = () => {
    const path = join(temporary, String(writeCount++));
    mkdirSync(path);
    return path;
  };
  const isPosix = process.platform !== 'win32';

  test('creates and replaces it, keeps its mode and leaves no other file', () => {
    const top = folder();
    writeFileAtomically(top, 'a.lock', 'one');
    if (isPosix) chmodSync(join(top, 'a.lock'), 0o640);
    writeFileAtomically(top, 'a.lock', 'two');
    expect(readFileSync(join(top, 'a.lock'), 'utf8')).toBe('two');
    expect(readdirSync(top)).toEqual(['a.lock']);
    if (isPosix) expect(statSync(join(top, 'a.lock')).mode & 0o777).toBe(0o640);
  });

  test('keeps the old file when it fails, and no partial one', () => {
    const top = folder();
    mkdirSync(join(top, 'a.lock'));
    writeFileSync(join(top, 'a.lock', 'kept'), '');
    expect(() => writeFileAtomically(top, 'a.lock', 'text')).toThrow(
      '"a.lock" cannot be written (EISDIR) and is unchanged.',
    );
    expect(() => writeFileAtomically(top, 'none/a.lock', 'text')).toThrow(
      'its directory does not exist',
    );
    expect(readdirSync(top, { recursive: true }).sort()).toEqual([
      'a.lock',
      join('a.lock', 'kept'),
    ]);
  });

  test('a partial file after a crash is not a lock and blocks no run', () => {
    const top = folder();
    writeFileSync(join(top, 'a.lock'), 'old');
    writeFileSync(join(top, '.a.lock.0123456789ab.tmp'), 'ne');
    const entries = readdirSync(top).map((path) => ({ path, kind: 'file' as const }));
    expect(discover(entries, { ignore: [], locks: [], protos: [] }).locks).toEqual(['a.lock']);
    writeFileAtomically(top, 'a.lock', 'new');
    expect(readFileSync(join(top, 'a.lock'), 'utf8')).toBe('new');
  });

  test('the temporary file of an ended run is removed, and that of a live run is not', () => {
    const top = folder();
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    const drafts = [ended, process.pid].map((pid) => `.a.lock.${pid}-0123456789ab.tmp`);
    for (const name of [...drafts, `.b.lock.${ended}-0123456789ab.tmp`]) {
      writeFileSync(join(top, name), 'ne');
    }
    writeFileAtomically(top, 'a.lock', 'new');
    const left = [`.a.lock.${process.pid}-0123456789ab.tmp`, `.b.lock.${ended}-0123456789ab.tmp`];
    expect(readdirSync(top).sort()).toEqual([...left, 'a.lock'].sort());
  });

  test.runIf(isPosix)('writes through links within the tree only', () => {
    const outside = folder();
    const top = folder();
    mkdirSync(join(top, '.git'));
    mkdirSync(join(top, 'in'));
    writeFileSync(join(outside, 'out.lock'), 'old');
    writeFileSync(join(top, '.git', 'config'), 'old');
    writeFileSync(join(top, 'in', 'real.lock'), 'old');
    symlinkSync(join(outside, 'out.lock'), join(top, 'out.lock'));
    symlinkSync(outside, join(top, 'folder'));
    symlinkSync('.git/config', join(top, 'git.lock'));
    symlinkSync('in/real.lock', join(top, 'link.lock'));
    symlinkSync('nowhere', join(top, 'dangling.lock'));
    for (const path of ['out.lock', 'folder/new.lock', 'git.lock', '../new.lock']) {
      expect(() => writeFileAtomically(top, path, 'new')).toThrow('leads out of the tree');
    }
    expect(() => writeFileAtomically(top, 'dangling.lock', 'new')).toThrow(
      'it is a symbolic link to a missing file',
    );
    writeFileAtomically(top, 'link.lock', 'new');
    expect(readFileSync(join(top, 'in', 'real.lock'), 'utf8')).toBe('new');
    expect(readFileSync(join(outside, 'out.lock'), 'utf8')).toBe('old');
    expect(readdirSync(outside)).toEqual(['out.lock']);
  });
});
