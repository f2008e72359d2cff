import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formats } from '../../src/cli/outputs.ts';
import { repository, repositoryAt, type TestRepository, temporaryFolder } from '../support/git.ts';
import type { ProcessResult } from '../support/process.ts';
import { runHere } from '../support/run-here.ts';
import { worklog } from '../support/skills.ts';

const skill = (name: string, lines = '', body = 'Body.') => ({
  [`skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Does what ${name} does.\n${lines}---\n\n${body}\n`,
});

const key = 'h7Yq2LmB0xWz';
/** A skill whose manifest holds a value that is never printed. */
const secretive = skill(
  'mail',
  `manifest_version: "1.0"\nversion: 1.0.0\ninputs:\n  optional:\n    - name: key\n      description: The key.\n      schema: {type: string}\n      sensitive: true\n      default: ${key}\n`,
);

/** A proposed change: a break, a new skill, a removed one, a renamed one, a broken link, a stale lock. */
function proposal(parent: string = temporaryFolder()): TestRepository {
  const folder = join(parent, 'clone');
  mkdirSync(folder);
  const files = {
    ...worklog('1.0.0', 'day'),
    ...skill('old', 'allowed-tools: Read\n'),
    ...skill('gone'),
    ...secretive,
    'skills.lock': `skills:\n  old:\n    content_hash: sha256:${'0'.repeat(64)}\n    version: 1.0.0\n`,
  };
  // Shards are written outside the clone: inside they would be uncommitted files.
  const work = repository(files, folder);
  work.git('switch', '-q', '-c', 'feature');
  work.git('mv', 'skills/old', 'skills/new');
  work.git('rm', '-q', '-r', 'skills/gone');
  work.commit({
    ...worklog('1.0.1', 'day', 'tz'),
    ...skill('added', 'allowed-tools: Read Bash(git:*)\n', 'See [nothing](nowhere.md).'),
  });
  return work;
}

/** Writes the shards of a repository into it; returns their names. */
async function shardsOf(
  work: TestRepository,
  count: number,
  ...args: readonly string[]
): Promise<string[]> {
  const names: string[] = [];
  for (let index = 1; index <= count; index++) {
    const name = `../shard-${index}-of-${count}.json`;
    const shard = ['check', '--shard', `${index}/${count}`, '-o', `json=${name}`, ...args];
    const { code, stderr } = await runHere(shard, work.path);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    names.push(name);
  }
  return names;
}

const inFormat = (format: string) => ['--base', 'main', '--format', format, '--verbose'];

/** Checks a repository in every format. */
async function checksOf(work: TestRepository): Promise<Map<string, ProcessResult>> {
  const results = new Map<string, ProcessResult>();
  for (const format of formats)
    results.set(format, await runHere(['check', ...inFormat(format)], work.path));
  return results;
}

describe('merged shards', () => {
  /** No test changes it. */
  let work: TestRepository;
  let checks: ReadonlyMap<string, ProcessResult>;
  let halves: readonly string[];

  beforeAll(async () => {
    work = proposal(mkdtempSync(join(tmpdir(), 'skillaccord-')));
    checks = await checksOf(work);
    halves = await shardsOf(work, 2, '--base', 'main');
  });

  afterAll(() => rmSync(join(work.path, '..'), { recursive: true, force: true }));

  test.each([1, 2, 3, 8])('%i are the report of one check in every format', async (count) => {
    const shards = await shardsOf(work, count, '--base', 'main');
    for (const format of formats) {
      const merge = ['merge', ...shards, ...inFormat(format)];
      expect(await runHere(merge, work.path), format).toEqual(checks.get(format));
      expect(checks.get(format)?.code).toBe(1);
    }
  });

  test('give the exit code of the gate, and take its options and paths', async () => {
    for (const options of [
      ['--fail-on', 'never'],
      ['--scope', 'new', '--rule', 'input-required-added=off', '-q'],
      ['--statistics'],
    ]) {
      const single = await runHere(['check', '--base', 'main', ...options], work.path);
      const merged = await runHere(['merge', ...halves, '--base', 'main', ...options], work.path);
      expect(merged).toEqual(single);
    }
    const baseOptions = ['--base', 'main'];
    const single = await runHere(['check', 'skills/new', ...baseOptions], work.path);
    const merged = await runHere(
      ['merge', ...halves, ...baseOptions, '--', 'skills/new'],
      work.path,
    );
    expect(merged).toEqual(single);
  });

  test('report a file that changed on the disk since', async () => {
    const own = proposal();
    const shards = await shardsOf(own, 2, '--base', 'main');
    own.write({
      'skills/added/SKILL.md': 'no frontmatter\n',
      'skills/added/nowhere.md': '# Somewhere\n',
    });
    const options = ['--base', 'main', '--format', 'json'];
    const single = await runHere(['check', ...options], own.path);
    expect(await runHere(['merge', ...shards, ...options], own.path)).toEqual(single);
    expect(JSON.parse(single.stdout).head.dirty).toBe(true);
  });

  test('hold no value that is never printed, and fit the published schema', () => {
    const schema = JSON.parse(
      readFileSync(new URL('../../schemas/partial-report.schema.json', import.meta.url), 'utf8'),
    );
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
    const texts = halves.map((name) => readFileSync(join(work.path, name), 'utf8'));
    for (const text of texts) {
      expect(text).not.toContain(key);
      expect(validate(JSON.parse(text)) ? [] : validate.errors).toEqual([]);
    }
    const roots = texts.flatMap((text) =>
      JSON.parse(text).facts.skills.map(({ root }: { readonly root: string }) => root),
    );
    expect(roots).toContain('skills/added');
    expect(roots).not.toContain('skills/mail');
  });
});

describe('an invalid set of shards', () => {
  let work: TestRepository;
  let shards: readonly string[];
  const merged = (...files: readonly string[]): Promise<ProcessResult> =>
    runHere(['merge', ...files, '--base', 'none'], work.path);

  async function refusal(...files: readonly string[]): Promise<string> {
    const { code, stdout, stderr } = await merged(...files);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    return stderr;
  }

  /** Writes a changed copy of the first shard. */
  function changed(name: string, edit: (report: Record<string, unknown>) => unknown): string {
    const text = readFileSync(join(work.path, shards[0] ?? ''), 'utf8');
    writeFileSync(join(work.path, name), JSON.stringify(edit(JSON.parse(text))));
    return name;
  }

  beforeAll(async () => {
    const skills = {
      ...worklog('1.0.0', 'day'),
      ...skill('other', 'allowed-tools: Bash(git:*)\n'),
      ...skill('third'),
    };
    const files = { ...skills, '.gitignore': '*.json\n' };
    work = repository(files, mkdtempSync(join(tmpdir(), 'skillaccord-')));
    shards = [];
    for (let index = 1; index <= 3; index++) {
      const name = `s${index}.json`;
      const args = ['check', '--base', 'none', '--shard', `${index}/3`, '-o', `json=${name}`];
      await runHere(args, work.path);
      shards = [...shards, name];
    }
  });

  afterAll(() => rmSync(work.path, { recursive: true, force: true }));

  test('is refused with the reason', async () => {
    const [first = '', second = '', third = ''] = shards;
    expect(await merged(...shards)).toMatchObject({ code: 0, stderr: '' });
    expect(await refusal()).toContain('merge needs the files of reports.');
    expect(await refusal('no.json')).toContain('"no.json" does not exist.');
    expect(await refusal('skills')).toContain('"skills" is a folder.');
    expect(await refusal(first, third)).toContain('Shard 2/3 is missing.');
    expect(await refusal(first)).toContain('Shards 2/3, 3/3 are missing.');
    expect(await refusal(first, second, third, second)).toContain(
      '"s2.json" and "s2.json" are the same shard, 2/3.',
    );
    const otherCount = changed('count.json', (report) => ({
      ...report,
      shard: { index: 1, count: 4 },
    }));
    expect(await refusal(second, otherCount)).toContain(
      '"s2.json" is one of 3 shards, and "count.json" is one of 4.',
    );
    const sha = 'f'.repeat(40);
    const otherHead = changed('head.json', (report) => ({
      ...report,
      head: { sha, dirty: false },
    }));
    expect(await refusal(otherHead, second, third)).toContain(
      '"head.json" and "s2.json" are of different runs: their head is ffffffffffff, and',
    );
    const otherBase = changed('base.json', (report) => ({
      ...report,
      base: { sha, how: 'named' },
    }));
    expect(await refusal(second, otherBase, third)).toContain('their base is none, and ffff');
    const old = changed('old.json', (report) => ({
      ...report,
      tool: { name: 'skillaccord', version: '0.9.0' },
    }));
    expect(await refusal(old, second, third)).toMatch(
      /"old\.json" is a shard by skillaccord 0\.9\.0, and this is \S+\. Use one version/,
    );
    const text = readFileSync(join(work.path, first), 'utf8');
    writeFileSync(join(work.path, 'cut.json'), text.slice(0, text.length / 2));
    expect(await refusal('cut.json', second, third)).toContain(
      '"cut.json" is not JSON. It may be cut off',
    );
    writeFileSync(join(work.path, 'package.json'), '{"name": "other"}');
    expect(await refusal('package.json')).toContain(
      '"package.json" is not a report of skillaccord',
    );
    writeFileSync(join(work.path, 'list.json'), '[]');
    expect(await refusal('list.json')).toContain('"list.json" is not a report of skillaccord');
    await runHere(['check', '--base', 'none', '-o', 'json=whole.json'], work.path);
    expect(await refusal(...shards, 'whole.json')).toContain(
      '"s1.json" is a shard, and "whole.json" is a whole report.',
    );
  });

  test('is refused at another commit, or with another base', async () => {
    work.commit({ 'README.md': 'Skills.\n' });
    expect(await refusal(...shards)).toMatch(
      /The shards are of commit [0-9a-f]{12}, and this clone is at [0-9a-f]{12}\. Merge in a clone/,
    );
    work.git('switch', '-q', '--detach', 'HEAD~1');
    work.git('branch', 'elsewhere', 'main');
    const { code, stderr } = await runHere(['merge', ...shards, '--base', 'elsewhere'], work.path);
    expect(code).toBe(2);
    expect(stderr).toContain('The shards were compared with none, and this run with');
  });

  test('is refused outside git, and in a repository without a commit', async () => {
    const folder = temporaryFolder();
    for (const name of shards) cpSync(join(work.path, name), join(folder, name));
    const refused = async () =>
      (await runHere(['merge', ...shards, '--base', 'none'], folder)).stderr.replace(/\s+/g, ' ');
    expect(await refused()).toMatch(
      /The shards are of commit [0-9a-f]{12}, and this folder is in no git repository\. Merge in a clone/,
    );
    repositoryAt(folder).git('init', '-q');
    expect(await refused()).toContain('and this folder has no commit.');
  });

  test('never ends in an internal error, with any value changed', {
    timeout: 120_000,
  }, async () => {
    work.git('switch', '-q', '--detach', 'main~1');
    const texts = shards.map((name) => readFileSync(join(work.path, name), 'utf8'));
    const text = texts.reduce((longest, candidate) =>
      candidate.length > longest.length ? candidate : longest,
    );
    const full = shards.filter((_, index) => texts[index] !== text);
    const values = [null, true, -1, 0.5, '', '__proto__', [], {}, [[[]]], { __proto__: 1 }];
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.constantFrom(...values), async (seed, value) => {
        const report = JSON.parse(text);
        const places = placesOf(report);
        const place = places[seed % places.length];
        if (place) place.holder[place.key] = value;
        const name = 'hostile.json';
        writeFileSync(join(work.path, name), JSON.stringify(report));
        const { code, stderr } = await merged(name, ...full);
        expect([0, 1, 2], stderr).toContain(code);
      }),
      { numRuns: 100, seed: 21 },
    );
    expect(Object.hasOwn(Object.prototype, '1')).toBe(false);
  });
});

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Every place of a value that holds another one. */
function placesOf(value: unknown): Place[] {
  if (value === null || typeof value !== 'object') return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])]);
}

test.each([
  [['--shard', '3'], '--shard takes I/N'],
  [['--shard', '3/2'], '--shard takes I/N'],
  [['--shard', '0/2'], '--shard takes I/N'],
  [['--shard', '1/2'], 'A shard is written as JSON only.'],
  [['--shard', '1/2', '-o', 'html=x.html'], 'A shard is written as JSON only.'],
  [['--shard', '1/2', '--format', 'json', 'skills'], 'so it takes no paths.'],
  [['--shard', '1/2', '--format', 'json', '--preconditions'], 'exclude each other.'],
])('check %j is wrong', async (args, message) => {
  const work = repository(skill('one'));
  const { code, stderr } = await runHere(['check', ...args], work.path);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

describe('the reports of several repositories', () => {
  async function reportsOf(): Promise<TestRepository> {
    const audit = repository({});
    const broken = skill('pdf', '', 'See [nothing](nowhere.md).');
    for (const [name, files] of [
      ['notes', { ...broken, 'skills/bad/SKILL.md': 'no frontmatter\n' }],
      ['mail', skill('mail')],
    ] as const) {
      const work = repository(files);
      work.git('remote', 'add', 'origin', `https://github.com/acme/${name}.git`);
      const file = join(audit.path, `${name}.json`);
      await runHere(['check', '--base', 'none', '--format', 'json', '-o', file], work.path);
    }
    return audit;
  }

  test('are one page with one verdict', async () => {
    const { path } = await reportsOf();
    const text = await runHere(['merge', 'notes.json', 'mail.json'], path);
    expect(text.code).toBe(1);
    expect(text.stdout).toContain('✗ 1 of 2 repositories does not pass: acme/notes\n');
    expect(text.stdout).toMatch(/^ +✓ +acme\/mail +1 +0 +0/m);
    expect(text.stdout).toMatch(/^ +✗ +acme\/notes +2 +1 +1/m);
    expect(text.stdout).toMatch(/^ +All +3 +1 +1/m);
    expect(text.stdout).toContain('frontmatter-missing');
    const lenient = await runHere(['merge', 'mail.json', 'notes.json', '--fail-on', 'never'], path);
    expect(lenient.code).toBe(0);
    expect(lenient.stdout).toContain('✓ All 2 repositories pass\n');
    const strict = await runHere(['merge', 'mail.json', '--fail-on', 'warning', '-q'], path);
    expect(strict).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('explain what existing findings are, in every format for people', async () => {
    const work = repository(skill('pdf', '', 'See [nothing](nowhere.md).'));
    work.git('tag', 'start');
    work.commit(skill('mail'));
    const all = ['check', '--base', 'start', '--scope', 'all', '--format', 'json'];
    await runHere([...all, '-o', 'own.json'], work.path);
    for (const format of ['text', 'markdown', 'html']) {
      const { stdout } = await runHere(['merge', 'own.json', '--format', format], work.path);
      expect(stdout).toContain('Existing: found before the change, too.');
      expect(stdout).not.toContain('Accepted: ');
    }
  });

  test('are Markdown, JSON and HTML too', async () => {
    const { path } = await reportsOf();
    const files = ['merge', 'notes.json', 'mail.json'];
    const markdown = await runHere([...files, '--format', 'markdown'], path);
    expect(markdown.stdout).toContain(
      '| ❌ | [`acme/notes`](https://github.com/acme/notes) | 2 | 1 | 1 |',
    );
    const html = await runHere([...files, '--format', 'html'], path);
    expect(html.stdout).toMatch(
      /<a [^>]*href="https:\/\/github\.com\/acme\/notes"[^>]*><span class="name">acme\/notes<\/span>/,
    );
    expect(html.stdout).toContain('Content-Security-Policy');
    const json = await runHere([...files, '--format', 'json'], path);
    const schema = JSON.parse(
      readFileSync(new URL('../../schemas/audit.schema.json', import.meta.url), 'utf8'),
    );
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
    const document = JSON.parse(json.stdout);
    expect(validate(document) ? [] : validate.errors).toEqual([]);
    expect(document.summary).toMatchObject({ repositories: 2, failing: 1, skills: 3 });
    const written = await runHere([...files, '-o', 'html=all.html', '-o', 'all.md'], path);
    expect(written.stdout).toBe('1 of 2 repositories does not pass: `acme/notes`\n');
    expect(readFileSync(join(path, 'all.html'), 'utf8')).toBe(html.stdout);
  });

  test('are refused if they are not the expected ones', async () => {
    const { path } = await reportsOf();
    cpSync(join(path, 'mail.json'), join(path, 'copy.json'));
    for (const [args, message] of [
      [['mail.json', 'copy.json'], 'are reports of one commit of acme/mail.'],
      [['mail.json', '--format', 'sarif'], 'have no format "sarif".'],
      [['mail.json', '-o', 'junit=x.xml'], 'have no format "junit".'],
      [['mail.json', '--base', 'main'], '--base is for the shards of one check'],
      [['mail.json', '--', 'skills'], 'A path is for the shards of one check'],
    ] as const) {
      const { code, stderr } = await runHere(['merge', ...args], path);
      expect(code).toBe(2);
      expect(stderr).toContain(message);
    }
  });

  test('show hostile texts as texts', async () => {
    const { path } = await reportsOf();
    const report = JSON.parse(readFileSync(join(path, 'notes.json'), 'utf8'));
    const hostile = '<script>alert(1)</script>\n::error::x ##[group] [a](http://b) @all `|`';
    report.skills[0].skillVersion.source_ref = `git+https://x.example/${hostile}#a`;
    for (const finding of report.findings) {
      finding.message = hostile;
      finding.path = hostile;
    }
    writeFileSync(join(path, 'notes.json'), JSON.stringify(report));
    for (const format of ['text', 'markdown', 'html', 'json']) {
      const { stdout } = await runHere(['merge', 'notes.json', '--format', format], path);
      expect(stdout).not.toMatch(/^\s*::error::/m);
      expect(stdout).not.toContain('##[group]');
      if (format === 'html') expect(stdout).not.toContain('<script>alert');
      const withoutCode = stdout
        .replaceAll(/(`+)[^`](?:.*?[^`])??\1(?!`)/g, '')
        .replaceAll(/<\/?(?:details|summary)>/g, '');
      if (format === 'markdown') expect(withoutCode).not.toMatch(/[<@]/);
    }
  });
});
