import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withAcceptance } from '../src/config/schema/accept-entry.ts';
import { repository, type TestRepository } from './git.ts';
import { runHere } from './run-here.ts';

const skill = (inputs: string, tools?: string) => skillNamed('deploy', inputs, tools);

function skillNamed(name: string, inputs: string, tools = 'Read'): string {
  return `---\nname: ${name}\ndescription: Deploys services.\nversion: 1.0.0\nallowed-tools: ${tools}\nmanifest_version: "1.0"\ninputs:\n  required: [${inputs}]\n---\n`;
}

/** A repository with a required input added in the working tree. */
function broken(config: Readonly<Record<string, string>> = {}): TestRepository {
  const work = repository({ 'deploy/SKILL.md': skill('{ name: service }'), ...config });
  work.git('branch', '-M', 'main');
  work.git('checkout', '-q', '-b', 'topic');
  work.write({ 'deploy/SKILL.md': skill('{ name: service }, { name: region }') });
  return work;
}

const run = (work: TestRepository, ...argv: string[]) =>
  runHere(argv, work.path, { width: Number.POSITIVE_INFINITY });

const read = (work: TestRepository, path: string) => readFileSync(join(work.path, path), 'utf8');
const print = 'b163a90f7623';

describe('skillaccord accept', () => {
  test('accepts the finding of a failing check with the printed command, and the check passes', async () => {
    const work = broken();
    const { code, stdout: out } = await run(work, 'check');
    expect(code).toBe(1);
    const [, fingerprint = ''] = /fingerprint: "([0-9a-f]{12})"/.exec(out) ?? [];
    const accepted = await run(work, 'accept', fingerprint, '--reason', 'Callers "agreed".');
    expect(accepted).toEqual({
      code: 0,
      stdout: 'skillaccord.yml: input-required-added, deploy is accepted.\n',
      stderr: '',
    });
    expect(read(work, 'skillaccord.yml')).toBe(
      `accept:\n  - fingerprint: "${fingerprint}" # input-required-added, deploy\n    reason: "Callers \\"agreed\\"."\n`,
    );
    expect((await run(work, 'check')).code).toBe(0);
    const again = await run(work, 'accept', fingerprint, '--reason', 'x');
    expect(again).toMatchObject({
      code: 0,
      stdout: `"${fingerprint}" is already accepted.\n`,
    });
  });

  test('says what prints the entries that a check leaves out', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const files = (inputs: string) =>
      Object.fromEntries(names.map((name) => [`${name}/SKILL.md`, skillNamed(name, inputs)]));
    const work = repository(files('{ name: service }'));
    work.write(files('{ name: service }, { name: region }'));
    const entries = (text: string) => text.match(/^ {2}- \{ fingerprint/gm)?.length;
    const short = (await run(work, 'check')).stdout;
    expect(entries(short)).toBe(3);
    expect(short).toContain('\n  # and 2 more: --verbose\n');
    const long = (await run(work, 'check', '--verbose')).stdout;
    expect(entries(long)).toBe(5);
    expect(long).not.toContain('# and');
  });

  test('accepts the prefix of exactly one fingerprint', async () => {
    const work = broken();
    const { stdout } = await run(work, 'check');
    const [, fingerprint = ''] = /fingerprint: "([0-9a-f]{12})"/.exec(stdout) ?? [];
    const { code } = await run(work, 'accept', fingerprint.slice(0, 6), '--reason', 'Agreed.');
    expect(code).toBe(0);
    expect(read(work, 'skillaccord.yml')).toContain(`fingerprint: "${fingerprint}"`);
  });

  test('lists the findings of an ambiguous prefix, and accepts none', async () => {
    const work = broken();
    const names = Array.from({ length: 40 }, (_, index) => `{ name: input${index} }`);
    work.write({ 'deploy/SKILL.md': skill(['{ name: service }', ...names].join(', ')) });
    const { stdout } = await run(work, 'check', '--format', 'json');
    const { findings } = JSON.parse(stdout) as {
      findings: { rule: string; fingerprint: string }[];
    };
    const prints = findings.map((finding) => finding.fingerprint);
    const prefix = prints
      .map(([first = '']) => first)
      .find((first, index, all) => all.indexOf(first) !== index);
    const matching = [
      ...new Set(prints.filter((candidate) => candidate.startsWith(prefix ?? '-'))),
    ];
    const refused = await run(work, 'accept', prefix ?? '', '--reason', 'x');
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(
      `${matching.length} findings have a fingerprint that begins with "${prefix}":`,
    );
    const added = findings.find(
      (finding) =>
        finding.rule === 'input-required-added' && matching.includes(finding.fingerprint),
    );
    expect(refused.stderr).toContain(
      `  ${added?.fingerprint}  input-required-added  deploy/SKILL.md\n`,
    );
    expect(existsSync(join(work.path, 'skillaccord.yml'))).toBe(false);
  });

  test('adds an entry to an existing configuration, and changes nothing else', async () => {
    const config =
      '# Ours.\nfail-on: error   # as agreed\naccept:\n  # old\n  - fingerprint: "000000000000"\n    reason: old\nscope: all\n';
    const work = broken({ '.github/skillaccord.yml': config });
    const { stdout: out } = await run(work, 'check');
    const [, fingerprint = ''] = /"([0-9a-f]{12})", reason/.exec(out) ?? [];
    await run(work, 'accept', fingerprint, '--reason', 'Agreed.', '--expires', '2999-01-31');
    const entry = `  - fingerprint: "${fingerprint}" # input-required-added, deploy\n    reason: "Agreed."\n    expires: 2999-01-31\n`;
    expect(read(work, '.github/skillaccord.yml')).toBe(
      config.replace('scope: all\n', `${entry}scope: all\n`),
    );
    expect((await run(work, 'check')).code).toBe(0);
  });

  test.each([
    [
      ['accept'],
      'The fingerprint of a finding is missing. skillaccord check --format json lists them.',
    ],
    [['accept', print], 'Say why: --reason TEXT.'],
    [['accept', print, '--reason', 'x', '--expires', 'soon'], '--expires takes a date'],
    [['accept', print, '--reason', 'x', '--expires', '2020-01-31'], '2020-01-31 has passed (today'],
    [['accept', 'ffffffffffff', '--reason', 'x'], 'No finding has the fingerprint "ffffffffffff".'],
  ])('%j is refused', async (argv, message) => {
    expect(await run(broken(), ...argv)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message),
    });
  });

  test('finds findings that entries accept, and replaces an expired entry', async () => {
    const work = broken();
    const inputs = '{ name: service }, { name: region }, { name: zone }';
    work.write({ 'deploy/SKILL.md': skill(inputs) });
    const { findings } = JSON.parse((await run(work, 'check', '--format', 'json')).stdout) as {
      findings: { rule: string; fingerprint: string }[];
    };
    const of = (id: string) => findings.find(({ rule }) => rule === id)?.fingerprint ?? '';
    const added = of('input-required-added');
    const entry = `accept:\n  - fingerprint: "${added}"\n    reason: x\n`;
    work.write({ 'skillaccord.yml': `${entry}    expires: 2020-01-31\n` });
    expect((await run(work, 'accept', added, '--reason', 'x')).stderr).toContain(
      `The entry that accepts "${added}" expired on 2020-01-31.`,
    );
    // With the breaks accepted, the version is sufficient; an entry for it would be unused.
    const breaks = findings.filter(({ rule }) => rule === 'input-required-added');
    const entries = breaks.map(
      (finding) => `  - fingerprint: "${finding.fingerprint}"\n    reason: x\n`,
    );
    work.write({ 'skillaccord.yml': `accept:\n${entries.join('')}` });
    expect(await run(work, 'accept', of('version-not-bumped'), '--reason', 'x')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        `No finding has the fingerprint "${of('version-not-bumped')}".`,
      ),
    });
  });

  test('says that the merge accepts a permission', async () => {
    const work = broken();
    work.write({ 'deploy/SKILL.md': skill('{ name: service }', 'Read Bash') });
    const report = JSON.parse((await run(work, 'check', '--format', 'json')).stdout) as {
      findings: { category: string; fingerprint: string }[];
    };
    const power = report.findings.find(({ category }) => category === 'privilege');
    const { stdout: out } = await run(
      work,
      'accept',
      power?.fingerprint ?? '',
      '--reason',
      'Needed.',
    );
    expect(out).toContain(
      'The entry has no effect in the pull request that brings the permission: a reviewer accepts it by merging.',
    );
    expect(out).toMatch(
      /merge the entry into the target branch first, in a pull request of its own:\n\naccept:\n {2}- fingerprint: "[0-9a-f]{12}" # \S+, deploy\n {4}reason: "Needed\."\n$/,
    );
    expect((await run(work, 'check', '--verbose')).stdout).toContain(
      'counts only after it is at base: a reviewer accepts a permission with the merge.',
    );
    expect((await run(work, 'check')).stdout).toContain(
      `\`${power?.fingerprint}\` is in the configuration, and counts once it is on \`main\`.`,
    );
    expect(
      await run(work, 'accept', power?.fingerprint ?? '', '--reason', 'Needed.'),
    ).toMatchObject({
      code: 0,
      stdout: `"${power?.fingerprint}" is in the configuration, and counts once it is on the target branch.\n`,
    });
    work.commit();
    work.git('branch', '-f', 'main');
    work.write({ 'deploy/SKILL.md': skill('{ name: service }, { name: region }', 'Read Bash') });
    expect((await run(work, 'check')).stdout).not.toContain('allowed-tools');
  });
});

test('the entry of a removed skill can go after the merge', async () => {
  const work = repository({
    'deploy/SKILL.md': skill('{ name: service }'),
    'log/SKILL.md': skillNamed('log', '{ name: day }'),
  });
  work.git('rm', '-q', 'log/SKILL.md');
  const { stdout } = await run(work, 'check');
  const [, fingerprint = ''] = /accept ([0-9a-f]{12}) --reason/.exec(stdout) ?? [];
  const accepted = await run(work, 'accept', fingerprint, '--reason', 'Nobody calls it.');
  expect(accepted.stdout).toBe(
    'skillaccord.yml: skill-removed, log is accepted. You can remove the entry once the change is merged.\n',
  );
  expect((await run(work, 'check')).code).toBe(0);
});

describe('a permission', () => {
  const wider = skill('{ name: service }', 'Read Bash');
  const fingerprintOf = (out: string) => /"([0-9a-f]{12})", reason/.exec(out)?.[1] ?? '';

  function widened(): TestRepository {
    const work = broken();
    work.write({ 'deploy/SKILL.md': wider.replace('version: 1.0.0', 'version: 1.1.0') });
    work.commit();
    return work;
  }

  test('is accepted by its merge, or beforehand on the target branch', async () => {
    const work = widened();
    const { code, stdout } = await run(work, 'check');
    expect(code).toBe(0);
    expect(stdout).toContain(
      'To silence the warning on this permission (optional): In a separate pull request to `main` (the target branch), put this line under `accept:` in the configuration (`.github/skillaccord.yml`), with its reason; then update this one. Merging this change accepts it too.\n',
    );
    expect(stdout).not.toContain('skillaccord accept');
    work.git('checkout', '-q', '-b', 'entry', 'main');
    const entry = `accept:\n  - { fingerprint: "${fingerprintOf(stdout)}", reason: "Agreed." }\n`;
    work.write({ 'skillaccord.yml': entry });
    const early = await run(work, 'check', '--verbose');
    expect(early.code).toBe(0);
    expect(early.stdout).toContain('Keep it if it is for a pull request that is still open.');
    expect(early.stdout).toMatch(/note .*\[accept-unused\]/);
    work.commit();
    work.git('branch', '-f', 'main');
    work.git('checkout', '-q', 'topic');
    expect((await run(work, 'check')).stdout).toContain('1 finding accepted');
  });

  test('with an entry on its own branch needs no second entry', async () => {
    const work = widened();
    const { stdout } = await run(work, 'check');
    const fingerprint = fingerprintOf(stdout);
    work.write({
      'skillaccord.yml': `accept:\n  - { fingerprint: "${fingerprint}", reason: "Agreed." }\n`,
    });
    const { stdout: again } = await run(work, 'check');
    expect(again).toContain(
      `To silence the warning on this permission (optional): \`${fingerprint}\` is in the configuration, and counts once it is on \`main\`.\n`,
    );
    expect(again).not.toContain('reason: "why"');
  });
});

describe('an entry', () => {
  const entry = { fingerprint: print, reason: 'Agreed.', expires: null, about: 'x' };
  const lines = (indent: string, eol = '\n') =>
    `${indent}- fingerprint: "${print}" # x${eol}${indent}  reason: "Agreed."${eol}`;

  test.each([
    ['', `accept:\n${lines('  ')}`],
    ['scope: all', `scope: all\naccept:\n${lines('  ')}`],
    ['scope: all\r\n', `scope: all\r\naccept:\r\n${lines('  ', '\r\n')}`],
    [
      'accept:\n- fingerprint: "a"\n  reason: b',
      `accept:\n- fingerprint: "a"\n  reason: b\n${lines('')}`,
    ],
    ['accept: []\n', null],
    ['accept:\n', null],
  ])('is put into %j', (text, expected) => {
    expect(withAcceptance(text, entry)).toBe(expected);
  });
});
