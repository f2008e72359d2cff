import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Config, defaults } from '../../src/config/config.ts';
import type { LockTarget } from '../../src/locks/choose-targets.ts';
import { planLock } from '../../src/locks/plan-lock.ts';
import { parseLock } from '../../src/locks/read.ts';
import type { Problem } from '../../src/model/finding.ts';
import { plainText } from '../../src/model/message.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { hashes, worklog } from '../../src/rules/examples/lock.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { exampleTree } from '../../src/tasks/example-tree.ts';
import { lock } from '../../src/tasks/lock.ts';
import { runCase } from '../support/run-case.ts';

const hex = (letter: string) => `sha256:${letter.repeat(64)}`;
const base64 = (letter: string) => `sha256-${letter.repeat(43)}=`;

function target(name: string, letter: string, more: Partial<LockTarget> = {}): LockTarget {
  const digests = { contentHash: hex(letter), integrity: base64(letter) };
  const where = { root: `skills/${name}`, sourceRev: null, nixStorePath: null };
  return { name, ...digests, version: null, ...where, ...more };
}

function plan(text: string | null, targets: readonly LockTarget[], generatedAt = 'T2') {
  return planLock({ path: 'proto.lock', text, targets, generatedAt });
}

/** What each problem says, with its remedy. */
const sentences = (problems: readonly Problem[]) =>
  problems.map(({ message, help }) => [message, ...(help ? [help] : [])].map(plainText).join(' '));

const bd = `# my-proto.lock
# Auto-generated - do not edit manually

generated_at: "2025-12-23T10:00:00Z"
beads_version: "0.35.0"
skills:
  # writes the log
  worklog:
    content_hash: "${hex('a')}"   # reviewed
    nix_store_path: "/nix/store/abc123-worklog-1.0.0"
    version: "1.0.0"
    owner:   [dan,   eve]
    source_rev: "abc123def"


  # the other one
  deploy:
    content_hash: ${hex('b')}
    version: 2.1.0
notes: 1.10
# end
`;

describe('writing a lock', () => {
  test('makes a new one', () => {
    const rev = { version: '1.0.0', sourceRev: 'abc', nixStorePath: '/nix/store/x-worklog' };
    const { plan: lockPlan } = plan(null, [
      target('worklog', 'a', rev),
      target('a b', 'c'),
      target('no', 'd'),
    ]);
    expect(lockPlan).toEqual({
      changed: true,
      added: ['a b', 'no', 'worklog'],
      updated: [],
      removed: [],
      text: `# Regenerate with: skillaccord lock
# Auto-generated - do not edit manually
generated_at: "T2"
skills:
  "a b":
    content_hash: "${hex('c')}"
    integrity: "${base64('c')}"
  "no":
    content_hash: "${hex('d')}"
    integrity: "${base64('d')}"
  worklog:
    content_hash: "${hex('a')}"
    integrity: "${base64('a')}"
    nix_store_path: "/nix/store/x-worklog"
    version: "1.0.0"
    source_rev: "abc"
`,
    });
  });

  test('keeps every byte the second time, with another commit and time', () => {
    const first = plan(null, [target('worklog', 'a', { sourceRev: 'one' })]).plan;
    const second = plan(
      first?.text ?? '',
      [target('worklog', 'a', { sourceRev: 'two' })],
      'T3',
    ).plan;
    expect(second).toEqual({
      text: first?.text,
      changed: false,
      added: [],
      updated: [],
      removed: [],
    });
  });

  test('keeps comments, order, quotes and unknown fields', () => {
    const changed = target('worklog', 'c', { version: '1.1.0', sourceRev: 'fed' });
    const { plan: lockPlan } = plan(bd, [changed, target('deploy', 'b', { version: '2.1.0' })]);
    expect(lockPlan).toMatchObject({ added: [], updated: ['deploy', 'worklog'], removed: [] });
    expect(lockPlan?.text).toBe(
      bd
        .replace(
          `"${hex('a')}"   # reviewed\n`,
          `"${hex('c')}" # reviewed\n    integrity: "${base64('c')}"\n`,
        )
        .replace('    nix_store_path: "/nix/store/abc123-worklog-1.0.0"\n', '')
        .replace('version: "1.0.0"', 'version: "1.1.0"')
        .replace('"abc123def"', '"fed"')
        .replace('owner:   [dan,   eve]', 'owner: [dan, eve]')
        .replace('\n\n\n  # the', '\n\n  # the')
        .replace('\n# end', '\n\n# end')
        .replace(`${hex('b')}\n`, `${hex('b')}\n    integrity: "${base64('b')}"\n`),
    );
  });

  test('adds entries before the first greater id, and deletes entries of removed skills', () => {
    const text =
      plan(null, [target('b', 'b'), target('d', 'd'), target('f', 'f')]).plan?.text ?? '';
    const { plan: lockPlan } = plan(
      text,
      ['a', 'c', 'd', 'g'].map((name) => target(name, name === 'g' ? '0' : name)),
    );
    expect(lockPlan).toMatchObject({ added: ['a', 'c', 'g'], updated: [], removed: ['b', 'f'] });
    expect(ids(lockPlan?.text)).toEqual(['a', 'c', 'd', 'g']);
    const { plan: unsorted } = plan(
      bd,
      ['worklog', 'deploy', 'a'].map((name) => target(name, 'a')),
    );
    expect(ids(unsorted?.text)).toEqual(['a', 'worklog', 'deploy']);
    expect(unsorted?.text).toMatch(/\n {2}# writes the log\n {2}worklog:\n/);
  });

  test('fills an empty lock, and writes no empty one', () => {
    const text = plan(null, [target('b', 'b')]).plan?.text ?? '';
    const refused = plan(text, []);
    expect(refused.plan).toBeNull();
    expect(sentences(refused.problems)).toEqual([
      expect.stringContaining('No skill is left to lock'),
    ]);
    const none = text.replace(/skills:[\s\S]*/, 'skills: {}\n');
    expect(plan(none, [target('b', 'b')]).plan?.text).toBe(text);
    expect(plan('skills:\n', [target('b', 'b')]).plan?.added).toEqual(['b']);
    expect(plan('  \n', [target('b', 'b')]).plan?.text).toBe(text);
  });

  test('drops an outdated version and commit', () => {
    const had = { version: '1.0.0', sourceRev: 'abc', nixStorePath: '/nix/store/x' };
    const text = plan(null, [target('b', 'b', had)]).plan?.text ?? '';
    const after = plan(text, [target('b', 'c')]).plan?.text;
    expect(after).toBe(plan(null, [target('b', 'c')]).plan?.text);
  });

  test('adds a store path without a change of content', () => {
    const text = plan(null, [target('b', 'b', { sourceRev: 'abc' })]).plan?.text ?? '';
    const seen = plan(text, [target('b', 'b', { sourceRev: 'fed', nixStorePath: '/nix/store/x' })]);
    expect(seen.plan?.text).toContain('nix_store_path: "/nix/store/x"\n    source_rev: "abc"');
    expect(plan(seen.plan?.text ?? '', [target('b', 'b')]).plan?.changed).toBe(false);
  });

  test('fixes what is malformed, and home directories', () => {
    const text = `at: /home/dan/x\nskills:\n  a: sha256:12\n  b:\n    content_hash:\n    from: "/Users/eve/b"\n  c: # new\n`;
    const { plan: lockPlan } = plan(
      text,
      ['a', 'b', 'c'].map((name) => target(name, name)),
    );
    expect(lockPlan?.updated).toEqual(['a', 'b', 'c']);
    expect(lockPlan?.text).toBe(
      `at: LOCAL/x\nskills:\n${['a', 'b', 'c']
        .map(
          (name) =>
            `  ${name}:\n    content_hash: "${hex(name)}"\n    integrity: "${base64(name)}"\n`,
        )
        .join('')
        .replace(
          `    integrity: "${base64('b')}"\n`,
          (line) => `    from: "LOCAL/b"\n${line}`,
        )}    # new\n`,
    );
  });

  test('keeps the byte order mark, line endings and indentation', () => {
    const text = `\ufeffskills:\r\n    b:\r\n        content_hash: '${hex('b')}'\r\n`;
    const { plan: lockPlan } = plan(text, [target('b', 'b'), target('c', 'c')]);
    const lines = ['\ufeffskills:', '    b:', `        content_hash: '${hex('b')}'`];
    lines.push(
      `        integrity: "${base64('b')}"`,
      '    c:',
      `        content_hash: "${hex('c')}"`,
    );
    lines.push(`        integrity: "${base64('c')}"`, '');
    expect(lockPlan?.text).toBe(`${lines.join('\r\n')}`);
  });

  test('refuses a lock in a format that no run reads', () => {
    const text = `skills:\n  b:\n    content_hash: "${hex('b')}"\n#${'x'.repeat(4 * 1024 * 1024)}\n`;
    const { plan: lockPlan, problems } = plan(text, [target('b', 'b')]);
    expect(lockPlan).toBeNull();
    expect(sentences(problems)).toEqual([expect.stringContaining('4194304')]);
  });

  test('edits braces within a block', () => {
    const text = `skills: {a: {content_hash: '${hex('a')}', x: 1}, b: {y: 2}}\n`;
    expect(plan(text, [target('a', 'c')]).plan?.text).toBe(
      `skills: {a: {content_hash: '${hex('c')}', integrity: "${base64('c')}", x: 1}}\n`,
    );
  });

  test('writes values of other tools unchanged', () => {
    const values = [
      '1.10',
      '0x1F',
      '1e3',
      '~',
      'null',
      'yes',
      '12345678901234567890',
      "'a'",
      '"\\x7f"',
    ];
    const lines = values
      .map((value, index) => `v${index}: ${value.replace('x7f', 'u007f')}\n`)
      .join('');
    const { plan: lockPlan } = plan(`${lines}empty:\nskills: {}\n`, [target('a', 'a')]);
    expect(lockPlan?.text.startsWith(`${lines}empty:\nskills:\n  a:\n`)).toBe(true);
  });

  test.each([
    [
      'of another tool',
      'version = 3\n[[package]]\n',
      'Not overwritten: this file is not a lock. A lock has `skills`, each with a `content_hash`.',
    ],
    [
      'of another tool in YAML',
      'skills:\n  a:\n    ref: main\n',
      'Not overwritten: this file is not a lock. A lock has `skills`, each with a `content_hash`.',
    ],
    [
      'of skil-lock',
      `schema_version: "0.1"\ngenerated_by: x\nskills:\n  a:\n    content_hash: ${hex('a')}\n`,
      'Not overwritten: this file is not a lock. A lock has `skills`, each with a `content_hash`.',
    ],
    [
      'that is a list',
      'skills:\n  - content_hash: a\n',
      'Not overwritten: this file is not a lock. A lock has `skills`, each with a `content_hash`.',
    ],
    ['with a merge conflict', 'skills:\n<<<<<<< a\n  content_hash: 1\n', 'merge conflict'],
    [
      'in JSON',
      `{\n  "skills": {\n    "a": {\n      "content_hash": "${hex('b')}"\n    }\n  }\n}\n`,
      'flow style',
    ],
    ['with aliases', `x: &x\n  content_hash: "${hex('a')}"\nskills:\n  a: *x\n`, 'flow style'],
    [
      'with two documents',
      `skills:\n  a:\n    content_hash: "${hex('a')}"\n---\na: 1\n`,
      'second document',
    ],
    [
      'with an id twice',
      `skills:\n  a:\n    content_hash: "${hex('a')}"\n  a:\n    content_hash: "${hex('b')}"\n`,
      'uplicate key `a`',
    ],
    [
      'with two tables',
      `skills:\n  a:\n    content_hash: "${hex('a')}"\nskills:\n  b: {}\n`,
      'uplicate key `skills`',
    ],
  ])('leaves a file alone %s', (_, text, reason) => {
    const { plan: lockPlan, problems } = plan(text, [target('a', 'c')]);
    expect(lockPlan).toBeNull();
    expect(sentences(problems).join()).toContain(reason);
  });

  test.each([
    [
      'skills-lock.json',
      `{"skills": {"a": {"computedHash": "${'0'.repeat(64)}"}}}`,
      'npx skills update',
    ],
    ['skills-lock.json', '{"version": 1, "skills": {}}', 'npx skills update'],
    ['skills-lock.json', null, 'npx skills update'],
    ['x.lock', '{"skills": {"a": {"skillFolderHash": ""}}}', 'npx skills update'],
    ['.agents/.skill-lock.json', '<<<<<<< a', 'npx skills update'],
    ['apm.lock.yaml', 'lockfile_version: 1\ncontent_hash: a\n', 'apm install'],
    ['a.lock', 'lockfile_version: 1\ndependencies:\n- content_hash: a\n', 'apm install'],
  ])('leaves the lock of another tool alone: %s', (path, text, command) => {
    const request = { path, text, targets: [target('a', 'c')], generatedAt: '' };
    const { plan: lockPlan, problems } = planLock(request);
    expect(lockPlan).toBeNull();
    expect(sentences(problems)).toEqual([expect.stringContaining(command)]);
  });

  test('keeps the locked skill if several have its name, and says so', () => {
    const both = [target('a', 'b', { root: 'x' }), target('a', 'c', { root: 'y' })];
    const text = plan(null, both.slice(1)).plan?.text ?? '';
    const again = plan(text, both);
    expect(again.plan?.changed).toBe(false);
    expect(sentences(again.problems)).toEqual([
      '2 skills are named `a`. The lock has the one in y.',
    ]);
    expect(plan(null, both).plan?.text).toContain(hex('b'));
  });

  test('leaves the entry of a skill without a hash unchanged', () => {
    const text = plan(null, [target('a', 'a')]).plan?.text ?? '';
    const broken = target('a', 'b', { contentHash: '', integrity: '' });
    const { plan: lockPlan, problems } = plan(text, [broken, { ...broken, name: 'b' }]);
    expect(lockPlan).toMatchObject({ text, changed: false });
    expect(problems).toHaveLength(2);
  });
});

/** A lock with edits by people: fields in any order, foreign fields, comments, blank lines. */
const letters = fc.constantFrom('a', 'b', 'c');
const line = fc.oneof(
  letters.map((letter) => `content_hash: "${hex(letter)}"  # seen`),
  letters.map((letter) => `integrity: ${base64(letter)}`),
  letters.map((letter) => `version: '1.0.${letter.charCodeAt(0)}'`),
  fc.constantFrom('nix_store_path: /nix/store/a', 'source_rev: 1234567', 'version: 1.10'),
  fc.constantFrom('x1:   1.10', 'x2:\n  - a', 'x3: |\n  text: a\n', '# note', '', 'x4: {a: b}'),
);
const entry = fc
  .uniqueArray(line, { selector: (text) => text.split(':')[0], maxLength: 6 })
  .map((lines) => [
    `content_hash: "${hex('d')}"`,
    ...lines.filter((line) => !/^content/.test(line)),
  ])
  .chain((lines) => fc.shuffledSubarray(lines, { minLength: lines.length }));
const locks = fc
  .tuple(
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), entry, { minKeys: 1 }),
    fc.constantFrom(2, 4),
    fc.constantFrom('# end', '', 'more: 1'),
  )
  .map(([entries, width, end]) => {
    const indent = (text: string, by: number) => text.replace(/^(?=.)/gm, ' '.repeat(by));
    const blocks = Object.entries(entries).map(
      ([id, lines]) => `${id}: # ${id}\n${indent(lines.join('\n'), width)}`,
    );
    return `# head\ngenerated_at: now\nskills:\n${indent(blocks.join('\n'), width)}\n${end}`;
  });
const targetLists = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'f'), fc.tuple(letters, fc.option(letters)), {
    minKeys: 1,
  })
  .map((all) =>
    Object.entries(all).map(([id, [content, version]]) => target(id, content, { version })),
  );

test('any lock then has the skills, keeps the rest, and is stable', () => {
  fc.assert(
    fc.property(locks, targetLists, (text, targets) => {
      const { plan: lockPlan, problems } = plan(text, targets);
      expect(problems).toEqual([]);
      const lock = parseLock('proto.lock', lockPlan?.text ?? '');
      expect(lock?.problems).toEqual([]);
      const held = lock?.entries.map(({ id, pins, version }) => [
        ...[id, ...pins.map(({ value }) => value)],
        version?.value ?? null,
      ]);
      expect(held?.sort()).toEqual(
        targets
          .map((target) => [target.name, target.contentHash, target.integrity, target.version])
          .sort(),
      );
      const removed = new Set(lockPlan?.removed);
      if (removed.size === 0) expect(comments(lockPlan?.text ?? '')).toEqual(comments(text));
      const rest = foreign(text);
      for (const id of removed) rest.delete(id);
      expect(foreign(lockPlan?.text ?? '')).toEqual(rest);
      const again = plan(lockPlan?.text ?? '', targets, 'T3').plan;
      expect([again?.text, again?.changed]).toEqual([lockPlan?.text, false]);
    }),
    { numRuns: 150 },
  );
});

function comments(text: string): string[] {
  return [...text.matchAll(/# \w+/g)].map(String).sort();
}

/** The foreign fields in order, by entry; '' for those outside entries. */
function foreign(text: string): Map<string, [string, unknown][]> {
  const { skills, ...top } = parse(text);
  const own = /^(?:content_hash|integrity|version|nix_store_path|source_rev|generated_at)$/;
  const rest = [['', top], ...Object.entries(skills)].map(([id, all]) => {
    return [id, Object.entries(all).filter(([key]) => !own.test(key))] as const;
  });
  return new Map(rest.filter(([, all]) => all.length > 0).map(([id, all]) => [id, [...all]]));
}

function ids(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/^ {2}(\w+):$/gm)].map(([, id]) => id ?? '');
}

describe('the lock of a tree', () => {
  const files = Object.fromEntries(parseTxtar(worklog()).files);
  const config: Config = defaults;
  const command = (more: Record<string, string>, path: string, dirty = false) => ({
    tree: memoryTree({ ...files, ...more }),
    context: {
      head: () => ({ sha: 'f'.repeat(40), dirty }),
      remote: null,
      directory: '/nix/store/ab-x',
    },
    path,
    text: more[path] ?? null,
    generatedAt: 'T',
  });

  test('has the entries that check verifies', async () => {
    const { plan: lockPlan } = await lock(command({}, 'proto.lock'), config);
    expect(lockPlan?.text).toContain(`source_rev: "${'f'.repeat(40)}"`);
    expect(lockPlan?.text).toContain('nix_store_path: "/nix/store/ab-x"');
    expect(lockPlan?.text).toContain(hashes.worklog);
    const { locks, findings, changes } = await runCase({
      comment: '',
      files: new Map(Object.entries({ ...files, 'proto.lock': lockPlan?.text ?? '' })),
    });
    expect(locks).toEqual([
      { path: 'proto.lock', format: 'proto-lock', entries: 1, verified: 1, changed: 0, absent: 0 },
    ]);
    expect([...findings, ...changes]).toEqual([]);
  });

  test('says that the hash leaves a linked manifest out', async () => {
    const path = 'skills/worklog/SKILL.md';
    const { [path]: text = '', ...others } = files;
    const linked = (more: Record<string, string>) => ({
      ...command({}, 'proto.lock'),
      tree: exampleTree({
        ...others,
        ...more,
        'docs/z.md': text,
        [`${path} (symlink)`]: '../../docs/z.md\n',
      }),
    });
    const said = expect.stringContaining('is a symbolic link');
    const alone = await lock(linked({}), config);
    expect([alone.plan, sentences(alone.problems)]).toEqual([null, [said]]);
    const withNotes = await lock(linked({ 'skills/worklog/notes.md': 'n\n' }), config);
    expect([withNotes.plan?.added, sentences(withNotes.problems)]).toEqual([['worklog'], [said]]);
  });

  test('names no commit for uncommitted files', async () => {
    const { plan: lockPlan } = await lock(command({}, 'proto.lock', true), config);
    expect(lockPlan?.text).not.toContain('source_rev');
  });

  test.each([
    ['a file of the skill', 'skills/worklog/run.sh', false],
    ['its .skillignore', 'skills/worklog/.skillignore', false],
    ['a cache in it', 'skills/worklog/x.pyc', true],
    ['a file elsewhere', 'notes.txt', true],
  ])('names the commit as far as %s is committed', async (_, path, isNamed) => {
    const given = command({}, 'proto.lock', true);
    const context = { ...given.context, uncommitted: () => new Set([path]) };
    const { plan: lockPlan } = await lock({ ...given, context }, config);
    expect(lockPlan?.text.includes('source_rev')).toBe(isNamed);
  });

  test('is not inside a skill whose hash covers it', async () => {
    const path = 'skills/worklog/proto.lock';
    const { plan: lockPlan, problems } = await lock(command({}, path), config);
    expect(lockPlan).toBeNull();
    expect(sentences(problems)).toEqual([expect.stringContaining('`proto.lock`')]);
    const ignored = { 'skills/worklog/.skillignore': '*.lock\n' };
    expect((await lock(command(ignored, path), config)).plan?.added).toEqual(['worklog']);
  });
});
