import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withAcceptance } from '../../src/config/schema/accept-entry.ts';
import { repository, type TestRepository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

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
const print = 'b163a90f7623b163a90f7623b163a90f';

interface Found {
  readonly rule: string;
  readonly path: string;
  readonly category: string;
  readonly severity: string;
  readonly state: string;
  readonly message: string;
  readonly help: string | null;
  readonly fingerprint: string;
}

/** The findings of a check. */
async function findingsOf(work: TestRepository): Promise<readonly Found[]> {
  return JSON.parse((await run(work, 'check', '--format', 'json')).stdout).findings;
}

/** The first finding of a rule or category. */
async function findingOf(work: TestRepository, named: string): Promise<Found> {
  const found = (await findingsOf(work)).find(
    ({ rule, category }) => rule === named || category === named,
  );
  if (!found) throw new Error(`There is no finding of ${named}.`);
  return found;
}

type Subject = Pick<Found, 'rule' | 'path' | 'fingerprint'>;

/** The line of an entry. */
const entryOf = ({ rule, path, fingerprint }: Subject, reason: string) =>
  `  - { rule: ${rule}, path: "${path}", fingerprint: "${fingerprint}", reason: ${JSON.stringify(reason)} }\n`;

describe('skillaccord accept', () => {
  test('lists what can be accepted, accepts one of the list, and the check passes', async () => {
    const work = broken();
    const { code, stdout: out } = await run(work, 'check');
    expect(code).toBe(1);
    expect(out).toContain('Intended? skillaccord accept --help');
    const { fingerprint } = await findingOf(work, 'input-required-added');
    const digits = fingerprint.slice(0, 12);
    const list = await run(work, 'accept');
    expect(list.code).toBe(0);
    expect(list.stdout).toContain(`  input-required-added  deploy/SKILL.md  ${digits}\n`);
    expect(existsSync(join(work.path, 'skillaccord.yml'))).toBe(false);
    const accepted = await run(work, 'accept', digits, '--reason', 'Callers "agreed".');
    expect(accepted).toEqual({
      code: 0,
      stdout: 'skillaccord.yml: input-required-added in deploy/SKILL.md is accepted.\n',
      stderr: '',
    });
    const entry = { rule: 'input-required-added', path: 'deploy/SKILL.md', fingerprint };
    expect(read(work, 'skillaccord.yml')).toBe(`accept:\n${entryOf(entry, 'Callers "agreed".')}`);
    expect((await run(work, 'check')).code).toBe(0);
    const again = await run(work, 'accept', fingerprint, '--reason', 'x');
    expect(again).toMatchObject({
      code: 0,
      stdout: 'input-required-added in deploy/SKILL.md is already accepted.\n',
    });
    expect((await run(work, 'accept')).stdout).not.toContain('input-required-added');
  });

  test.each([
    ['rule and path', ['input-required-added', 'deploy/SKILL.md']],
    ['number', ['1']],
  ])('accepts a finding by its %s', async (_, operands) => {
    const work = broken();
    const found = await findingOf(work, 'input-required-added');
    expect((await run(work, 'accept')).stdout).toMatch(/^ +1 +input-required-added /);
    expect((await run(work, 'accept', ...operands, '--reason', 'Agreed.')).code).toBe(0);
    expect(read(work, 'skillaccord.yml')).toContain(entryOf(found, 'Agreed.'));
  });

  test('an entry needs the rule, the path and the whole fingerprint of a finding', async () => {
    const work = broken();
    const found = await findingOf(work, 'input-required-added');
    const outcomeWith = async (subject: Subject) => {
      work.write({ 'skillaccord.yml': `accept:\n${entryOf(subject, 'Agreed.')}` });
      return (await run(work, 'check')).code;
    };
    expect(await outcomeWith(found)).toBe(0);
    expect(await outcomeWith({ ...found, rule: 'input-required-removed' })).toBe(1);
    expect(await outcomeWith({ ...found, path: 'log/SKILL.md' })).toBe(1);
    const last = found.fingerprint.endsWith('0') ? '1' : '0';
    const other = `${found.fingerprint.slice(0, -1)}${last}`;
    expect(await outcomeWith({ ...found, fingerprint: other })).toBe(1);
  });

  test('an entry of 12 digits matches nothing, and its warning has the new one', async () => {
    const work = broken();
    const { fingerprint } = await findingOf(work, 'input-required-added');
    const short = fingerprint.slice(0, 12);
    work.write({
      'skillaccord.yml': `accept:\n  - fingerprint: "${short}"\n    reason: Agreed.\n`,
    });
    expect((await run(work, 'check')).code).toBe(1);
    expect(await findingOf(work, 'accept-unused')).toMatchObject({
      severity: 'warning',
      message: `Accept entry \`${short}\` matches nothing: its fingerprint is shortened.`,
      help: `Write rule \`input-required-added\`, path deploy/SKILL.md and fingerprint \`${fingerprint}\`.`,
    });
  });

  test('lists the findings of an ambiguous prefix, and accepts none', async () => {
    const work = broken();
    const names = Array.from({ length: 40 }, (_, index) => `{ name: input${index} }`);
    work.write({ 'deploy/SKILL.md': skill(['{ name: service }', ...names].join(', ')) });
    const findings = await findingsOf(work);
    const prints = findings.map((finding) => finding.fingerprint);
    const prefix = prints
      .map(([first = '']) => first)
      .find((first, index, all) => all.indexOf(first) !== index);
    const matching = [
      ...new Set(prints.filter((candidate) => candidate.startsWith(prefix ?? '-'))),
    ];
    const refused = await run(work, 'accept', prefix ?? '', '--reason', 'x');
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('Several findings match:\n');
    expect(refused.stderr.match(/^ +\d+ {2}/gm)).toHaveLength(matching.length);
    const added = findings.find(
      (finding) =>
        finding.rule === 'input-required-added' && matching.includes(finding.fingerprint),
    );
    expect(refused.stderr).toContain(
      `  input-required-added  deploy/SKILL.md  ${added?.fingerprint.slice(0, 12)}\n`,
    );
    expect(existsSync(join(work.path, 'skillaccord.yml'))).toBe(false);
  });

  test('adds an entry to an existing configuration, and changes nothing else', async () => {
    const config =
      '# Ours.\nfail-on: error   # as agreed\naccept:\n  # old\n  - fingerprint: "000000000000"\n    reason: old\nscope: all\n';
    const work = broken({ '.github/skillaccord.yml': config });
    const found = await findingOf(work, 'input-required-added');
    const { fingerprint } = found;
    await run(work, 'accept', fingerprint, '--reason', 'Agreed.', '--expires', '2999-01-31');
    const entry = entryOf(found, 'Agreed.').replace(' }\n', ', expires: 2999-01-31 }\n');
    expect(read(work, '.github/skillaccord.yml')).toBe(
      config.replace('scope: all\n', `${entry}scope: all\n`),
    );
    expect((await run(work, 'check')).code).toBe(0);
  });

  test.each([
    [['accept', print], 'Say why: --reason TEXT.'],
    [['accept', print, '--reason', 'x', '--expires', 'soon'], '--expires takes a date'],
    [
      ['accept', print, '--reason', 'x', '--expires', '2020-01-31'],
      '--expires 2020-01-31 has passed: today is',
    ],
    [
      ['accept', 'ffffffffffff', '--reason', 'x'],
      'No finding has the fingerprint "ffffffffffff". skillaccord accept lists what can be accepted.',
    ],
    [
      ['accept', 'skill-renamed', 'deploy/SKILL.md', '--reason', 'x'],
      'No finding of skill-renamed is in "deploy/SKILL.md".',
    ],
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
    const findings = await findingsOf(work);
    const added = await findingOf(work, 'input-required-added');
    const { fingerprint: sum } = await findingOf(work, 'version-not-bumped');
    const expired = entryOf(added, 'x').replace(' }\n', ', expires: 2020-01-31 }\n');
    work.write({ 'skillaccord.yml': `accept:\n${expired}` });
    const refused = await run(work, 'accept', added.fingerprint, '--reason', 'x');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(
      'The entry for input-required-added in "deploy/SKILL.md" expired on 2020-01-31.',
    );
    // With the breaks accepted, the version is sufficient; an entry for it would be unused.
    const breaks = findings.filter(({ rule }) => rule === 'input-required-added');
    const entries = breaks.map((finding) => entryOf(finding, 'x'));
    work.write({ 'skillaccord.yml': `accept:\n${entries.join('')}` });
    expect(await run(work, 'accept', sum, '--reason', 'x')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`No finding has the fingerprint "${sum}".`),
    });
  });

  test('writes no entry for a permission in the change that brings it', async () => {
    const work = broken();
    work.write({ 'deploy/SKILL.md': skill('{ name: service }', 'Read Bash') });
    const power = await findingOf(work, 'privilege');
    const entry = entryOf(power, 'Needed.');
    const refused = await run(work, 'accept', power.fingerprint, '--reason', 'Needed.');
    expect(refused).toEqual({
      code: 2,
      stdout: `Nothing written: an entry for a permission counts only on the target branch.\nMerge it there first, in a pull request of its own:\naccept:\n${entry}`,
      stderr: '',
    });
    expect(existsSync(join(work.path, 'skillaccord.yml'))).toBe(false);

    work.write({ 'skillaccord.yml': `accept:\n${entry}` });
    expect(await findingOf(work, 'accept-unused')).toMatchObject({
      severity: 'note',
      message: 'Accept entry for `allowed-tools-widened` counts only after its merge.',
      help: 'Merge the entry first, in a pull request of its own.',
    });
    expect((await findingOf(work, 'privilege')).state).toBe('new');
    expect(await run(work, 'accept', power.fingerprint, '--reason', 'Needed.')).toMatchObject({
      code: 0,
      stdout:
        'The entry for allowed-tools-widened in deploy/SKILL.md counts once it is on the target branch.\n',
    });
    work.commit();
    work.git('branch', '-f', 'main');
    work.write({ 'deploy/SKILL.md': skill('{ name: service }, { name: region }', 'Read Bash') });
    expect((await findingsOf(work)).map(({ category }) => category)).not.toContain('privilege');
  });
});

test('a removed skill is accepted by rule and path', async () => {
  const work = repository({
    'deploy/SKILL.md': skill('{ name: service }'),
    'log/SKILL.md': skillNamed('log', '{ name: day }'),
  });
  work.git('rm', '-q', 'log/SKILL.md');
  expect((await run(work, 'check')).code).toBe(1);
  const { path } = await findingOf(work, 'skill-removed');
  const accepted = await run(work, 'accept', 'skill-removed', path, '--reason', 'Nobody calls it.');
  expect(accepted.stdout).toBe(`skillaccord.yml: skill-removed in ${path} is accepted.\n`);
  expect((await run(work, 'check')).code).toBe(0);
});

describe('a permission', () => {
  const wider = skill('{ name: service }', 'Read Bash');

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
    expect(stdout).toContain('New permissions (accepted by merging)\n');
    expect(stdout).not.toContain('skillaccord accept');
    const power = await findingOf(work, 'privilege');
    work.git('checkout', '-q', '-b', 'entry', 'main');
    work.write({ 'skillaccord.yml': `accept:\n${entryOf(power, 'Agreed.')}` });
    expect((await run(work, 'check')).code).toBe(0);
    expect(await findingOf(work, 'accept-unused')).toMatchObject({
      severity: 'note',
      help: 'Keep it only if its pull request is still open.',
    });
    work.commit();
    work.git('branch', '-f', 'main');
    work.git('checkout', '-q', 'topic');
    expect((await findingOf(work, 'privilege')).state).toBe('accepted');
    expect((await run(work, 'check', '--verbose')).stdout).toContain('1 accepted finding');
  });
});

describe('an entry', () => {
  const entry = {
    rule: 'skill-renamed',
    path: 'a: b/SKILL.md',
    fingerprint: print,
    reason: 'Agreed.',
    expires: null,
  };
  const lines = (indent: string, eol = '\n') =>
    `${indent}${entryOf(entry, 'Agreed.').trim()}${eol}`;

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

test('two entries at once are both written', async () => {
  const names = ['one', 'two'];
  const texts = (inputs: string) =>
    Object.fromEntries(names.map((name) => [`${name}/SKILL.md`, skillNamed(name, inputs)]));
  const work = repository(texts('{ name: service }'));
  work.git('branch', '-M', 'main');
  work.git('checkout', '-q', '-b', 'topic');
  work.write(texts('{ name: service }, { name: region }'));
  const accept = (name: string) =>
    run(work, 'accept', 'input-required-added', `${name}/SKILL.md`, '--reason', 'Agreed.');
  const results = await Promise.all(names.map(accept));
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  for (const name of names) expect(read(work, 'skillaccord.yml')).toContain(`${name}/SKILL.md`);
});
