import { describe, expect, test } from 'vitest';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const skill = (front: string) => `---\nname: pdf\ndescription: Fills.\n${front}---\n`;
const path = 'skills/pdf/SKILL.md';
const shouting = '---\nname: PDF\ndescription: Fills.\n---\n';

/** The level of a rule in a run; undefined without a finding. */
async function levelIn(cwd: string, rule: string, ...args: readonly string[]) {
  const { stdout } = await runHere(['check', '--format', 'json', ...args], cwd);
  const findings: { rule: string; severity: string }[] = JSON.parse(stdout).findings;
  return findings.find((finding) => finding.rule === rule)?.severity;
}

describe('--rule', () => {
  test.each([
    ['off', undefined, 0],
    ['note', 'note', 0],
    ['warning', 'warning', 0],
    ['error', 'error', 1],
  ])(
    '=%s sets a level before the configuration and its overrides',
    async (level, severity, exit) => {
      const { path: cwd } = repository({
        'skills/pdf/SKILL.md': shouting,
        'skillaccord.yml':
          'rules: {name-directory: "off", name-format: warning}\noverrides:\n  - files: ["skills/**"]\n    rules: {name-format: note}\n',
      });
      const args = [
        '--base',
        'none',
        '--rule',
        'name-format=error',
        '--rule',
        `name-format=${level}`,
      ];
      expect(await levelIn(cwd, 'name-format', ...args)).toBe(severity);
      expect((await runHere(['check', ...args], cwd)).code).toBe(exit);
    },
  );

  test('turns on a rule that is off', async () => {
    const { path: cwd } = repository({ [path]: `${skill('')}${'line\n'.repeat(600)}` });
    expect(await levelIn(cwd, 'body-lines', '--base', 'none')).toBeUndefined();
    expect(await levelIn(cwd, 'body-lines', '--base', 'none', '--rule=body-lines=warning')).toBe(
      'warning',
    );
  });

  test.each([
    ['name-formt=off', '--rule: there is no rule "name-formt". Did you mean "name-format"?'],
    ['name-format', '--rule has no level for "name-format": "name-format". It takes ID=LEVEL'],
    [
      'name-format=of',
      '--rule has no level for "name-format": "name-format=of". Did you mean "off"?',
    ],
    ['=off', '--rule: there is no rule "".'],
  ])('%s is a mistake', async (argument, message) => {
    const { path: cwd } = repository({ [path]: skill('') });
    const { code, stdout, stderr } = await runHere(['check', '--rule', argument], cwd);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  test('lowers no rule on permissions, which base sets, and says so', async () => {
    const work = repository({ [path]: skill('allowed-tools: Read\n') });
    work.git('tag', 'start');
    work.commit({ [path]: skill('allowed-tools: Read, Bash\n') });
    const rule = 'allowed-tools-widened';
    const args = ['--base', 'start'];
    expect(await levelIn(work.path, rule, ...args)).toBe('warning');
    expect(await levelIn(work.path, rule, ...args, '--rule', `${rule}=off`)).toBe('warning');
    expect(await levelIn(work.path, rule, ...args, '--rule', `${rule}=error`)).toBe('error');
    const { stderr } = await runHere(['check', ...args, '--rule', `${rule}=off`], work.path);
    expect(stderr).toBe(
      `--rule ${rule}=off is not applied: permissions are judged by the configuration of base, which an option cannot lower.\n`,
    );
  });

  test('does not undo a stricter level of base', async () => {
    const work = repository({
      [path]: skill('allowed-tools: Read\n'),
      'skillaccord.yml': 'rules: {allowed-tools-widened: error}\n',
    });
    work.git('tag', 'start');
    work.commit({ [path]: skill('allowed-tools: Read, Bash\n') });
    const args = ['--base', 'start', '--rule', 'allowed-tools-widened=warning'];
    expect(await levelIn(work.path, 'allowed-tools-widened', ...args)).toBe('error');
    expect((await runHere(['check', ...args], work.path)).code).toBe(1);
  });

  test('is not a loosened gate: the person who starts the run sets it', async () => {
    const work = repository({ [path]: skill('') });
    work.git('tag', 'start');
    work.commit({ [path]: `${skill('')}More.\n` });
    const args = ['--base', 'start', '--rule', 'name-format=off'];
    expect(await levelIn(work.path, 'gate-weakened', ...args)).toBeUndefined();
  });
});

describe('--statistics', () => {
  const files = {
    'skills/a/SKILL.md': '---\nname: A\ndescription: a: b\n---\n',
    'skills/b/SKILL.md': '---\nname: B\ndescription: b\n---\n[x](x.md)\n',
    'skills/c/SKILL.md': '---\nname: C\ndescription: c\n---\n[x](x.md)\n',
  };

  test('prints a line a rule, the most frequent first, then the verdict', async () => {
    const { path: cwd } = repository(files);
    const { code, stdout, stderr } = await runHere(
      ['check', '--base', 'none', '--statistics'],
      cwd,
    );
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      '2  warning  -          link-target',
      '2  error    -          name-format',
      '1  error    1 fixable  frontmatter-syntax',
      '',
      '✗ 3 of 3 skills do not pass: B, C and a',
      '',
    ]);
  });

  test('excludes a format', async () => {
    const { path: cwd } = repository(files);
    const { code } = await runHere(['check', '--statistics', '--format', 'json'], cwd);
    expect(code).toBe(2);
  });
});

describe('a path that does not exist', () => {
  test.each([
    [['check', 'skils'], 'Did you mean "skills"?'],
    [['check', 'skils/pfd'], 'Did you mean "skills/pdf"?'],
    [['skils/pdf'], 'Did you mean "skills/pdf"?'],
    [['chek'], 'Did you mean "check"?'],
    [['check', 'lsit'], 'Did you mean "skillaccord list"?'],
  ])('%j has a suggestion', async (args, suggestion) => {
    const { path: cwd } = repository({ [path]: skill('') });
    const { code, stderr } = await runHere(args, cwd);
    expect({ code, said: stderr.includes(suggestion) }).toEqual({ code: 2, said: true });
  });
});

test('concise prints a line a finding, with the mark of fix', async () => {
  const { path: cwd } = repository({
    'skills/a/SKILL.md': '---\nname: a\ndescription: a: b\n---\n',
    'skills/b/SKILL.md': '---\nname: B\ndescription: b\n---\n',
  });
  const { code, stdout } = await runHere(['check', '--base', 'none', '--format', 'concise'], cwd);
  expect(code).toBe(1);
  expect(stdout.split('\n').map((line) => line.replace(/: [A-Z].*? \[/, ': … ['))).toEqual([
    'skills/a/SKILL.md:3:15: error: … [frontmatter-syntax] [*]',
    'skills/b/SKILL.md:2:7: error: … [name-format]',
    '',
  ]);
});
