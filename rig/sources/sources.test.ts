import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { runBuiltAsync } from '../../test/support/built.ts';
import { repository, type TestRepository, temporaryFolder } from '../../test/support/git.ts';
import { computedHash, type Entry, lockText, permitting } from '../../test/upstream/consumer.ts';
import { serveRepositories } from '../../test/upstream/git-server.ts';
import { namedClones } from './clone.ts';
import { type InstallCase, installCasesOf } from './install-cases.ts';

/** The expected states of `outdated`, by the history. */
const states = {
  current: 'current',
  crlf: 'current',
  pending: 'pending',
  moved: 'moved',
  gone: 'gone',
};

const clones = namedClones();

/** Serves the clones as `owner/name.git`. */
async function serveClones() {
  const folder = temporaryFolder();
  for (const { name, gitDir } of clones) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    symlinkSync(gitDir, join(folder, `${name}.git`));
  }
  return serveRepositories(folder);
}

function installed({ folder, texts }: InstallCase): readonly (readonly [string, string])[] {
  return Object.entries(texts).map(([path, text]) => [
    `.agents/skills/${basename(folder)}/${path}`,
    text,
  ]);
}

async function entriesOf({ path }: TestRepository): Promise<ReadonlyMap<string, Entry>> {
  const { stdout, stderr } = await runBuiltAsync('cli', { cwd: path }, [
    'outdated',
    '--format',
    'json',
  ]);
  expect(stdout, stderr).not.toBe('');
  const { entries } = JSON.parse(stdout) as { readonly entries: readonly Entry[] };
  return new Map(entries.map((entry) => [entry.name, entry]));
}

const limit = 900_000;

test('outdated gives the states of real histories, and update brings each to current', {
  timeout: limit,
}, async () => {
  const taken = new Set<string>();
  const pins = clones.flatMap((clone) => installCasesOf(clone, taken));
  const server = await serveClones();
  const urlOf = ({ clone }: InstallCase) => `${server.url}/${clone.name}.git`;
  const entries = pins.map((pin) => {
    const common = { source: urlOf(pin), sourceUrl: urlOf(pin), sourceType: 'git' };
    const pinned = { skillPath: `${pin.folder}/SKILL.md`, computedHash: computedHash(pin.texts) };
    return [basename(pin.folder), { ...common, ...pinned }] as const;
  });
  const work = repository({
    ...Object.fromEntries(pins.flatMap(installed)),
    'skills-lock.json': lockText(Object.fromEntries(entries)),
    'skillaccord.yml': permitting(server),
    '.gitattributes': '* -text\n',
  });
  const before = await entriesOf(work);
  const table = pins.map(({ clone, kind, folder }) => {
    const entry = before.get(basename(folder));
    const { state = 'absent', commits, reason } = entry ?? {};
    return { source: clone.name, skill: basename(folder), history: kind, state, commits, reason };
  });
  console.table(table);
  for (const { history, state, skill } of table)
    expect([skill, state]).toEqual([skill, states[history]]);
  expect(new Set(table.map(({ history }) => history))).toEqual(new Set(Object.keys(states)));
  expect(new Set(table.map(({ source }) => source)).size).toBeGreaterThanOrEqual(5);
  for (const { kind, clone, commit, folder } of pins) {
    const from = kind === 'pending' ? before.get(basename(folder))?.from.commit : null;
    if (from) expect(clone.tree(from, folder)).toBe(clone.tree(commit, folder));
  }

  const names = pins.flatMap(({ kind, folder }) => (kind === 'gone' ? [] : [basename(folder)]));
  const updated = await runBuiltAsync('cli', { cwd: work.path }, ['update', ...names]);
  expect(updated.code, updated.stderr).toBe(0);
  const after = await entriesOf(work);
  for (const { kind, folder } of pins)
    expect([folder, after.get(basename(folder))?.state]).toEqual([
      folder,
      kind === 'gone' ? 'gone' : 'current',
    ]);
  const lock = JSON.parse(readFileSync(join(work.path, 'skills-lock.json'), 'utf8'));
  for (const { kind, clone, folder } of pins) {
    if (kind !== 'pending') continue;
    const now = clone.texts('HEAD', folder);
    // The hash of the "skills" command line, by its documented steps.
    if (now) expect(lock.skills[basename(folder)].computedHash).toBe(computedHash(now));
  }
});
