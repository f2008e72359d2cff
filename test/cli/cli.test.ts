import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loaders } from '../../src/cli/index.ts';
import { formats } from '../../src/cli/outputs.ts';
import { rules } from '../../src/rules/catalog.ts';
import {
  checkout,
  origin,
  pullRequest,
  repository,
  repositoryAt,
  temporaryFolder,
  writeFiles,
} from '../support/git.ts';
import type { ProcessResult } from '../support/process.ts';
import { runHere } from '../support/run-here.ts';
import { commandsIn } from '../support/runner-log.ts';

/** Runs a command line without a limit of the line length. */
function skillaccord(
  args: readonly string[],
  cwd = process.cwd(),
  width = Number.POSITIVE_INFINITY,
): Promise<ProcessResult> {
  return runHere(args, cwd, { width });
}

const skill = (name: string, lines = '') => ({
  [`skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Does what ${name} does.\n${lines}---\n\nBody.\n`,
});

/** A skill with a contract; `inputs` are its required ones. */
const worklog = (version: string, ...inputs: readonly string[]) =>
  skill(
    'worklog',
    `manifest_version: "1.0"\nversion: ${version}\ninputs:\n  required:\n${inputs
      .map(
        (name) =>
          `    - name: ${name}\n      description: The ${name}.\n      schema: {type: string}\n`,
      )
      .join('')}`,
  );

/** A branch that adds a required input and declares the given version. */
function proposal(version: string) {
  const work = repository({ ...worklog('1.0.0', 'day'), ...skill('other') });
  work.git('switch', '-q', '-c', 'feature');
  work.commit(worklog(version, 'day', 'tz'));
  return work.path;
}

describe('help', () => {
  test.each(Object.keys(loaders))('%s --help fits a screen', async (name) => {
    const { code, stdout, stderr } = await skillaccord([name, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n').length).toBeLessThanOrEqual(32);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    const file = new URL(`./help-${name}.snap.txt`, import.meta.url).pathname;
    await expect(stdout).toMatchFileSnapshot(file);
  });

  test.each([
    [['--help'], 60],
    [['check', '--help'], 60],
    [['explain'], 80],
  ])('wraps %j at %i columns', async (args, width) => {
    const { stdout } = await skillaccord(args, undefined, width);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(width);
    expect(stdout.replace(/\s+/g, ' ')).toBe((await skillaccord(args)).stdout.replace(/\s+/g, ' '));
  });

  test('skillaccord --help lists the commands', async () => {
    const { code, stdout } = await skillaccord(['--help']);
    expect(code).toBe(0);
    expect(stdout.split('\n').length).toBeLessThanOrEqual(30);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    const file = new URL('help.snap.txt', import.meta.url).pathname;
    await expect(stdout).toMatchFileSnapshot(file);
    expect((await skillaccord(['help'])).stdout).toBe(stdout);
    expect((await skillaccord(['help', 'diff'])).stdout).toBe(
      (await skillaccord(['diff', '-h'])).stdout,
    );
  });

  test('--version is that of package.json', async () => {
    const { version } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    );
    expect(await skillaccord(['--version'])).toEqual({
      code: 0,
      stdout: `${version}\n`,
      stderr: '',
    });
  });
});

describe('exit code 0', () => {
  test('of a repository without faults, in one line', async () => {
    const { path } = repository(skill('pdf'));
    expect(await skillaccord([], path)).toEqual({
      code: 0,
      stdout: '✓ Nothing new\n',
      stderr: '',
    });
  });

  test('of a break that the version announces', async () => {
    const path = proposal('2.0.0');
    expect(await skillaccord(['--no-color'], path)).toEqual({
      code: 0,
      stdout: '✓ worklog 2.0.0 breaks its callers; its version says so\n',
      stderr: '',
    });
    const { stdout } = await skillaccord(['--no-color', '--verbose'], path);
    expect(stdout).toMatch(/^.*worklog: .*major new required input `?tz`?/m);
  });

  test('of a directory outside git', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, skill('pdf'));
    const { code, stdout } = await skillaccord([], folder);
    expect(code).toBe(0);
    expect(stdout).toContain('Not compared. Not a git repository.');
  });

  test('of a repository without a default branch, and says how to name a base', async () => {
    const work = repository(skill('pdf'));
    work.git('branch', '-q', '-m', 'trunk');
    const cure =
      /^ *Not compared\. No default branch \(origin\/HEAD, main or master\)\. Name one: --base REF\.$/m;
    expect((await skillaccord([], work.path)).stdout).toMatch(cure);
    const quiet = await skillaccord(['-q'], work.path);
    expect(quiet).toMatchObject({ code: 0, stdout: '' });
    expect(quiet.stderr).toMatch(cure);
    expect((await skillaccord(['-q', '--base', 'none'], work.path)).stderr).toBe('');
  });

  test('--scope new is refused where no base is found, with the remedies', async () => {
    const from = origin(skill('pdf'));
    pullRequest(from, skill('mail'));
    const shallow = checkout(from.url, 'refs/pull/1/merge').path;
    const folder = temporaryFolder();
    writeFiles(folder, skill('pdf'));
    for (const [path, message] of [
      [shallow, /needs a base\. No default branch .*: --base origin\/BRANCH\. .*--base none/],
      [folder, /needs a base\. Not a git repository\. .*clone/],
    ] as const) {
      const { code, stderr } = await skillaccord(['--scope', 'new'], path);
      expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
      expect((await skillaccord(['--scope', 'new', '--base', 'none'], path)).code).toBe(0);
      expect((await skillaccord([], path)).code).toBe(0);
    }
  });

  test('of a first commit, where everything is new', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, skill('pdf'));
    repositoryAt(folder).git('init', '-q');
    expect((await skillaccord(['--scope', 'new'], folder)).code).toBe(0);
  });

  test('of any finding, with --fail-on never', async () => {
    const { code, stdout } = await skillaccord(['--fail-on', 'never'], proposal('1.0.1'));
    expect(code).toBe(0);
    expect(stdout).toMatch(/^! worklog 1\.0\.1 breaks its callers$/m);
    expect(stdout).toContain('`fail-on: never` lets it pass.');
    expect(stdout).toMatch(/^1 error\./m);
  });

  test('with --quiet, which prints nothing', async () => {
    const { path } = repository(skill('pdf'));
    expect(await skillaccord(['-q'], path)).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});

describe('exit code 1', () => {
  test('of a break the version hides', async () => {
    const { code, stdout, stderr } = await skillaccord([], proposal('1.0.1'));
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^✗ worklog 1\.0\.1 breaks its callers\n {2}1 skill changed: 1 fails$/m);
    expect(stdout).toContain('  skillaccord bump    worklog 1.0.1 → 2.0.0\n');
    expect(stdout).toContain('  input-required-added\n');
    expect(stdout).toContain('Set `version: 2.0.0` in line 5');
    expect(stdout).toMatch(/^1 error\./m);
  });

  test('of a repository without skills, but not with --allow-empty', async () => {
    const { path } = repository({ 'README.md': 'Nothing here.\n' });
    expect(await skillaccord([], path)).toMatchObject({ code: 1, stderr: '' });
    expect(await skillaccord(['--allow-empty'], path)).toMatchObject({ code: 0, stderr: '' });
  });

  test('of warnings, with --fail-on warning', async () => {
    const { path } = repository(skill('pdf', 'licence: MIT\n'));
    expect((await skillaccord([], path)).code).toBe(0);
    const { code, stdout } = await skillaccord(['--fail-on', 'warning', '--scope', 'all'], path);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ Unknown key `licence`$/m);
    expect(stdout).toContain('Warnings fail: `fail-on: warning`.');
    expect(stdout).toMatch(/^1 warning\.$/m);
  });
});

describe('exit code 2, with one line that says what to do', () => {
  const work = repositoryAt(mkdtempSync(join(tmpdir(), 'skillaccord-')));
  afterAll(() => rmSync(work.path, { recursive: true, force: true }));
  beforeAll(() => {
    work.git('init', '-q', '-b', 'main');
    work.commit({
      ...skill('pdf'),
      'docs/guide.md': 'Nothing here.\n',
      'bad.yml': 'ignroe: []\n',
      'worse.yml': 'rules: {name-fromat: off}\n',
      'broken.yml': 'rules: {\n',
    });
    symlinkSync('round', join(work.path, 'about'));
    symlinkSync('about', join(work.path, 'round'));
  });

  test.each([
    [['chek'], /"chek" is neither a command nor a path\. Did you mean "check"\?/],
    [['--bsae', 'main'], /has no option "--bsae"\. Did you mean "--base"\?/],
    [['--colour'], /has no option "--colour"\. Did you mean "--color"\?/],
    [['--no-colour'], /has no option "--no-colour"\. Did you mean "--no-color"\?/],
    [['.\\docs'], /"\.\\docs" is not a file or directory\. Did you mean "\.\/docs"\?/],
    [['-x'], /has no option "-x"\. See skillaccord check --help\./],
    [['--base'], /--base needs a value: --base REF/],
    [['--base', '--quiet'], /--base needs a value/],
    [['-q', '-v'], /--quiet and --verbose exclude each other\. Use one of them\./],
    [['--quiet=yes'], /--quiet takes no value\./],
    [['--format', 'jsn'], /--format does not take "jsn"\. Did you mean "json"\?/],
    [['--scope', 'everything'], /--scope does not take "everything"\. It takes auto, new, all\./],
    [['--base', 'mian'], /"mian".*Did you mean "main"\?/],
    [['--base', '--upload-pack=x'], /--base needs a value/],
    [
      ['--base=--upload-pack=x'],
      /The base "--upload-pack=x" is not a revision\. Use a branch, a tag or a commit\./,
    ],
    [['check', 'nope'], /"nope" is not a file or directory\./],
    [['check', 'round'], /"round" is a link to itself \(ELOOP\)\./],
    [['list', 'round'], /"round" is a link to itself \(ELOOP\)\./],
    [['lock', 'round'], /"round" is a link to itself \(ELOOP\)\./],
    [['hash', 'round'], /round" is not a readable directory\./],
    [['round'], /"round" is a link to itself \(ELOOP\)\./],
    [['check', 'broken.yml/x'], /"broken\.yml\/x" is not a file or directory\./],
    [['check', 'x'.repeat(300)], /"x+" is too long for a path \(ENAMETOOLONG\)\./],
    [['check', 'docs'], /There is no skill at "docs"\. With --allow-empty that passes\./],
    [['--config', 'nope.yml'], /The configuration ".*nope\.yml" cannot be read/],
    [
      ['--config', 'bad.yml'],
      /bad\.yml:1:1: "ignroe" is not a known key\. Did you mean "ignore"\?/,
    ],
    [
      ['--config', 'worse.yml'],
      /worse\.yml:1:9: "name-fromat" is not a known rule\. Did you mean "name-format"\?/,
    ],
    [['--config', 'broken.yml'], /broken\.yml:\d+:\d+: /],
    [['--output', 'docs/guide.md/x'], /The report cannot be written/],
    [
      ['explain', 'name-fromat'],
      /No rule has the name "name-fromat"\. Did you mean "name-format"\?/,
    ],
    [['explain', 'lock-content'], /Did you mean "lock-content-changed"\?/],
    [['explain', 'input-sensitive'], /mean "input-sensitive-set" or "input-sensitive-unset"\?/],
    [
      ['explain', 'version'],
      /Similar rules: version-added, .*, and \d+ more: skillaccord explain\.$/m,
    ],
    [['explain', 'locks'], /Similar rules: lock-content-changed, .*, lock-version-changed\.$/m],
    [['explain', 'Name_Format'], /Did you mean "name-format"\?/],
    [['name-format'], /It is a rule: skillaccord explain name-format$/m],
    [['lint'], /"lint" is neither a command nor a path\. Did you mean "check"\?/],
    [['version'], /Did you mean "--version"\?/],
    [['help', 'exlpain'], /"exlpain" is not a command\. Did you mean "explain"\?/],
    [['--sarif'], /has no option "--sarif"\. Did you mean "--format sarif"\?/],
    [['completion'], /The name of a shell is missing: bash, zsh, fish\./],
    [['completion', 'tcsh'], /"tcsh" is not a known shell: bash, zsh, fish\./],
    [
      ['-o', 'jsn=x'],
      /no format "jsn"\. Did you mean "json"\? To write a file of that name: "\.\/jsn=x"\./,
    ],
    [['-o', 'json='], /--output json= needs a file\./],
    [
      ['-o', 'sarif'],
      /--output sarif has no file: write sarif=FILE, or \.\/sarif for a file of that name\./,
    ],
    [['-o', '-'], /--output takes a file, not "-"\./],
    [['-o', 'json=a', '-o', './a'], /Two reports have the same file "\.\/a"\. Use two files\./],
    [['explain', 'zzzz'], /No rule has the name "zzzz"\. skillaccord explain lists them\./],
    [['explain', 'a', 'b'], /"b" is one argument too many: skillaccord explain \[RULE\]/],
    [['demo', 'x'], /skillaccord demo takes options only, not "x"\./],
    [['hash'], /A directory is missing/],
    [['hash', 'nope'], /nope" is not a readable directory\./],
    [['diff', 'nope'], /"nope"/],
    [['diff', 'none'], /skillaccord diff BASE/],
    [
      ['diff', 'main', 'nope'],
      /"nope" is not a commit of this clone\. Use a branch, a tag or a commit\./,
    ],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await skillaccord(args, work.path);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^skillaccord: [^\n]*\n$/);
  });

  test('an argument is printed, not obeyed', async () => {
    const { stderr } = await skillaccord(['x\n::set-output name=a::b\u001b[31m ##[error]']);
    expect(commandsIn(stderr)).toEqual([]);
    expect(stderr).not.toContain('\u001b');
  });
});

describe('bad input', () => {
  test('is a finding with a place, and every other skill is still checked', async () => {
    const { path } = repository({
      'skills/torn/SKILL.md': '---\nname: torn\ndescription: "Never closed.\n---\n',
      'skills/bytes/SKILL.md': Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe, 0x00]),
      ...skill('PDF_Tools'),
      'proto.lock': 'skills:\n  torn: {content_hash: [\n',
    });
    const { code, stdout, stderr } = await skillaccord(
      ['--format', 'json', '--base', 'none'],
      path,
    );
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    const report = JSON.parse(stdout) as {
      skills: { root: string }[];
      findings: { rule: string; path: string; line: number | null }[];
    };
    expect(report.skills.map(({ root }) => root)).toEqual([
      'skills/PDF_Tools',
      'skills/bytes',
      'skills/torn',
    ]);
    const faults = report.findings.map(({ rule, path, line }) => `${path}:${line} ${rule}`);
    expect(faults).toContain('skills/PDF_Tools/SKILL.md:2 name-format');
    expect(faults).toContain('skills/torn/SKILL.md:3 frontmatter-syntax');
    expect(faults.some((fault) => fault.startsWith('skills/bytes/SKILL.md:'))).toBe(true);
    expect(faults.some((fault) => /^proto\.lock:\d+ lock-syntax$/.test(fault))).toBe(true);
  });
});

describe('options', () => {
  test('paths limit the findings, from any directory', async () => {
    const { path } = repository({
      ...skill('Bad_One'),
      ...skill('Bad_Two'),
      'skillaccord.yml': 'scope: all\n',
    });
    const result = await skillaccord(['check', 'skills/Bad_One'], path);
    expect(result.code).toBe(1);
    expect(result.stdout).toContain('skills/Bad_One/SKILL.md');
    expect(result.stdout).not.toContain('Bad_Two');
    expect(result.stdout).toMatch(/^1 error\.$/m);
    const file = await skillaccord(['check', 'SKILL.md'], join(path, 'skills/Bad_One'));
    const inside = result.stdout.replaceAll('skills/Bad_One/SKILL.md', 'SKILL.md');
    expect(file.stdout).toBe(inside);
    expect((await skillaccord(['check', '../Bad_One'], join(path, 'skills/Bad_Two'))).stdout).toBe(
      result.stdout.replaceAll('skills/', '../'),
    );
    const fromOutside = await skillaccord(
      ['check', join(path, 'skills/Bad_One')],
      temporaryFolder(),
    );
    expect(fromOutside.stdout).toBe(
      result.stdout.replaceAll('skills/', `../${basename(path)}/skills/`),
    );
    expect((await skillaccord(['check', path], path)).stdout).toBe(
      (await skillaccord([], path)).stdout,
    );
  });

  test('--output writes the report and prints the verdict', async () => {
    const { path } = repository(skill('pdf'));
    const { code, stdout } = await skillaccord(['--format', 'json', '-o', 'report.json'], path);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: '✓ Nothing new\n',
    });
    expect(JSON.parse(readFileSync(join(path, 'report.json'), 'utf8')).outcome).toBe('pass');
  });

  test.each(formats)(
    'no name in the repository becomes a command in --format %s',
    async (format) => {
      const name = '##[error]x\u001b[31m';
      const { path } = repository({
        [`skills/${name}/SKILL.md`]: `---\nname: "::error::${name}"\ndescription: "##[add-mask]a"\nlicence: x\n---\n`,
        [`::warning::y/SKILL.md`]: '---\nname: "a\\n::set-output name=x::y"\n---\n',
      });
      const { stdout } = await skillaccord(['--format', format, '--verbose'], path);
      const allowed = format === 'github' ? ['error', 'warning', 'notice'] : [];
      expect(commandsIn(stdout).filter((commandName) => !allowed.includes(commandName))).toEqual(
        [],
      );
      expect(stdout).not.toContain('\u001b');
    },
  );
});

describe('other commands', () => {
  test('hash prints the hash of list and check', async () => {
    const { path } = repository({
      ...skill('pdf'),
      'skills/pdf/run.sh': { script: '#!/bin/sh\n' },
    });
    const { skills: listed } = JSON.parse((await skillaccord(['list', '--json'], path)).stdout) as {
      skills: { skillVersion: { content_hash: string } }[];
    };
    const hashed = (await skillaccord(['hash', 'skills/pdf', 'skills/pdf/'], path)).stdout.split(
      '\n',
    );
    expect(hashed[0]).toBe(`${listed[0]?.skillVersion.content_hash}  skills/pdf`);
    expect(hashed[1]).toBe(`${listed[0]?.skillVersion.content_hash}  skills/pdf/`);
    expect((await skillaccord(['hash', '.'], join(path, 'skills/pdf'))).stdout).toBe(
      `${listed[0]?.skillVersion.content_hash}  .\n`,
    );
    expect((await skillaccord(['hash', '--integrity', 'skills/pdf'], path)).stdout).toMatch(
      /^sha256-[A-Za-z0-9+/]{43}= {2}skills\/pdf\n$/,
    );
  });

  test('list takes --json for --format json', async () => {
    const { path } = repository(skill('pdf'));
    const { stdout } = await skillaccord(['list', '--json'], path);
    expect(JSON.parse(stdout).skills).toHaveLength(1);
    expect((await skillaccord(['list', '--format', 'json'], path)).stdout).toBe(stdout);
    expect((await skillaccord(['list', '--format', 'text'], path)).stdout).toMatch(
      /^Skill +version/,
    );
  });

  test('list shows every skill', async () => {
    const { path } = repository({ ...skill('pdf'), ...worklog('1.2.0', 'day') });
    const { code, stdout } = await skillaccord(['list'], path);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Skill +version +hash +formats +directory\n/);
    expect(stdout).toMatch(
      /^worklog +1\.2\.0 +sha256:[0-9a-f]{12} +agent-skills manifest-v1 +skills\/worklog$/m,
    );
  });

  test('diff lists changes between any two revisions, with any version', async () => {
    const path = proposal('2.0.0');
    const { code, stdout } = await skillaccord(['diff'], path);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^worklog 1\.0\.0 → 2\.0\.0\n {2}major .* input-required-added$/m);
    expect((await skillaccord(['diff', 'main', 'feature'], path)).stdout).toBe(stdout);
    const backward = (await skillaccord(['diff', 'feature', 'main'], path)).stdout;
    expect(backward).toContain(' input-required-removed\n');
    const json = JSON.parse((await skillaccord(['diff', 'main', '--format', 'json'], path)).stdout);
    expect(json.skills.length).toBe(1);
    expect(json.skills[0].changes.map((change: { rule: string }) => change.rule)).toContain(
      'input-required-added',
    );
    const page = (await skillaccord(['diff', 'main', '--format', 'markdown'], path)).stdout;
    expect(page).toMatch(
      /^## worklog 1\.0\.0 → 2\.0\.0\n\n### Breaking\n\n- New required input `tz`\./,
    );
    expect((await skillaccord(['diff', 'main', 'main'], path)).stdout).toBe('No skill changed.\n');
  });

  test('diff --format markdown distinguishes new from changed items', async () => {
    const tool = (range: string) =>
      `manifest_version: "1.0"\nversion: 1.0.0\npreconditions:\n  commands: [{cmd: git, min_version: "${range}"}]\n`;
    const work = repository(skill('pdf', tool('2.0')));
    const optional = 'inputs: {optional: [{name: tz, schema: {type: string}, default: UTC}]}\n';
    work.write(skill('pdf', `${tool('1.9')}${optional}`));
    const page = (await skillaccord(['diff', '--format', 'markdown'], work.path)).stdout;
    expect(page).toMatch(
      /^### Added\n\n- New optional input `tz`\.\n\n### Requirements\n\n- .*`git`/m,
    );
  });

  test('lock writes a lock once, and --check names entries that no longer match', async () => {
    const work = repository({ ...skill('pdf'), ...skill('other') });
    const lock = join(work.path, 'proto.lock');
    expect(await skillaccord(['lock'], work.path)).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^proto\.lock is written: 2 added\.\nIt records the content hash of each skill: .* Commit it\.\n$/,
      ),
      stderr: '',
    });
    const written = readFileSync(lock, 'utf8');
    expect((await skillaccord(['lock'], join(work.path, 'skills'))).stdout).toBe(
      'proto.lock is up to date.\n',
    );
    expect(readFileSync(lock, 'utf8')).toBe(written);
    expect(await skillaccord(['lock', '--check'], work.path)).toEqual({
      code: 0,
      stdout: 'proto.lock: 2 of 2 entries verified.\n',
      stderr: '',
    });
    work.write(skill('pdf', 'license: MIT\n'));
    const stale = await skillaccord(['lock', '--check'], work.path);
    expect(stale.code).toBe(1);
    expect(stale.stdout).toMatch(/^proto\.lock\n.* lock-content-changed$/m);
    expect(stale.stdout).toMatch(
      /^proto\.lock: 1 of 2 entries verified\.\nRun: `skillaccord lock proto\.lock`\n$/m,
    );
    expect(readFileSync(lock, 'utf8')).toBe(written);
    expect((await skillaccord([], work.path)).code).toBe(1);
    work.git('rm', '-rq', 'skills/other');
    expect((await skillaccord(['lock'], work.path)).stdout).toBe(
      'proto.lock is written: 1 updated, 1 removed.\n',
    );
    expect((await skillaccord(['lock', '--check'], work.path)).code).toBe(0);
  });

  test('lock writes no unknown format, and nothing outside', async () => {
    const work = repository({ ...skill('pdf'), 'package.lock': 'dependencies:\n  a: 1\n' });
    for (const args of [
      ['lock', 'package.lock'],
      ['lock', '../x.lock'],
      ['lock', '--check'],
    ]) {
      const { code, stdout, stderr } = await skillaccord(args, work.path);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/^skillaccord: [^\n]+\n$/);
    }
    expect(readFileSync(join(work.path, 'package.lock'), 'utf8')).toBe('dependencies:\n  a: 1\n');
  });

  test('explain prints a rule, or the list of rules', async () => {
    const { stdout } = await skillaccord(['explain', 'name-format']);
    expect(stdout).toContain('name: PDF_Tools');
    expect(stdout).toMatch(/^ *2:7 +error .* name-format$/m);
    const listed = (await skillaccord(['explain'])).stdout;
    for (const { id } of rules) expect(listed).toContain(`  ${id} `);
  });

  test('demo needs no repository, and passes although its example fails', async () => {
    const folder = temporaryFolder();
    const { code, stdout, stderr } = await skillaccord(['demo'], folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('✗ ');
    expect(stdout).toMatch(/^2 errors, 2 warnings\./m);
    expect(stdout.trim().split(/\s+/).length).toBeLessThanOrEqual(160);
  });
});
