import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaults, mapKeys } from '../../src/config/config.ts';
import { loadConfig } from '../../src/io/config-file.ts';
import { workTree } from '../../src/io/git/work-tree/work-tree.ts';
import { didYouMean, suggest } from '../../src/model/text/suggest.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { UsageError } from '../../src/model/usage-error.ts';
import { repository, temporaryFolder, writeFiles } from '../support/git.ts';

const rules = ['name-format', 'name-length', 'link-target'];

const load = async (text: string, place = 'skillaccord.yml') =>
  (await loadConfig(memoryTree({ [place]: text }), { rules: async () => rules }))?.config ??
  defaults;

/** The error message for a configuration. */
async function refusal(text: string): Promise<string> {
  const error = await load(text).then(
    () => new Error('It was accepted.'),
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(UsageError);
  return (error as UsageError).message;
}

describe('a configuration', () => {
  test('sets every key', async () => {
    const text = `
ignore: [fixtures/, "*.tmp.md"]
rules:
  name-format: note
  link-target: off
overrides:
  - files: ["vendor/**"]
    rules: { name-length: warning }
compat: semantic
release: tag:v*
unversioned: warn
locks: [deps.json]
protos: [flows/]
scope: new
fail-on: never
plugins: per-change
scripts: interface
sources: { allow: [ssh], hosts: [git.example.org], ports: [8443] }
allow-empty: true
policy:
  effects: [db.read]
  network: false
  exec: true
  allowed-tools: [Read]
  secrets: false
  env_read: [HOME]
  interactive: false
  hooks: false
  mcp: [docs]
  implicit-invocation: false
  unpinned: false
  unknown: true
accept:
  - rule: skill-renamed
    path: skills/pdf/SKILL.md
    fingerprint: "3f9a1c0b7d4260f1c2a98e5b7d3f4a10"
    reason: Nobody calls it yet.
    expires: 2027-01-31
`;
    const config = await load(text);
    const missing = mapKeys((_, { name }) => name).filter((name) => !text.includes(`\n${name}:`));
    expect(missing, 'Set them in the text of this test, and expect their values below.').toEqual(
      [],
    );
    expect(config).toEqual({
      ignore: ['fixtures/', '*.tmp.md'],
      rules: { 'name-format': 'note', 'link-target': 'off' },
      overrides: [{ files: ['vendor/**'], rules: { 'name-length': 'warning' } }],
      compat: 'semantic',
      release: 'tag:v*',
      unversioned: 'warn',
      locks: ['deps.json'],
      protos: ['flows/'],
      scope: 'new',
      failOn: 'never',
      plugins: 'per-change',
      scripts: 'interface',
      sources: { allow: ['ssh'], hosts: ['git.example.org'], ports: [8443] },
      allowEmpty: true,
      policy: [
        {
          skills: [],
          effects: ['db.read'],
          network: [],
          exec: 'any',
          filesystemWrite: 'any',
          allowedTools: ['Read'],
          secrets: false,
          filesystemRead: 'any',
          envRead: ['HOME'],
          destructive: true,
          interactive: false,
          sensitive: true,
          hooks: false,
          mcp: ['docs'],
          implicitInvocation: false,
          unpinned: false,
          unknown: true,
        },
      ],
      accept: [
        {
          rule: 'skill-renamed',
          path: 'skills/pdf/SKILL.md',
          fingerprint: '3f9a1c0b7d4260f1c2a98e5b7d3f4a10',
          reason: 'Nobody calls it yet.',
          expires: '2027-01-31',
          at: expect.objectContaining({ path: 'skillaccord.yml' }),
        },
      ],
    });
  });

  test.each([
    '',
    '# nothing yet\n',
    '---\n',
    '{}',
    'ignore:\nrules:\nscope:\n',
    '\u{feff}ignore: []',
  ])('that says nothing leaves the defaults: %j', async (text) => {
    expect(await load(text)).toEqual(defaults);
  });

  test.each([
    '.github/skillaccord.yml',
    '.github/skillaccord.yaml',
    'skillaccord.yml',
    'skillaccord.yaml',
  ])('is found at %s', async (place) => {
    expect((await load('scope: all', place)).scope).toBe('all');
  });

  test('is read from no other path', async () => {
    expect(await load('scope: all', 'packages/a/skillaccord.yml')).toEqual(defaults);
  });

  test('is in one place only', async () => {
    const tree = memoryTree({ 'skillaccord.yml': '', '.github/skillaccord.yml': '' });
    await expect(loadConfig(tree, { rules: async () => rules })).rejects.toThrow(
      'Both ".github/skillaccord.yml" and "skillaccord.yml" configure this repository.',
    );
  });

  test('of a working tree is read from the disk, and through no link', async () => {
    const work = repository({ 'SKILL.md': 'x\n' });
    const gitDir = join(work.path, '.git');
    const open = () => workTree({ gitDir, workTree: work.path, online: false, hosted: null });
    work.write({ '.github/skillaccord.yml': 'scope: new\n' });
    expect((await loadConfig(await open(), { rules: async () => rules }))?.config.scope).toBe(
      'new',
    );
    work.write({ 'skillaccord.yml': { link: '.github/skillaccord.yml' } });
    await expect(loadConfig(await open(), { rules: async () => rules })).rejects.toThrow(
      'The configuration "skillaccord.yml" is a symbolic link, not a file.',
    );
  });

  test('that is a directory is refused', async () => {
    const tree = memoryTree({ '.github/skillaccord.yml/rules.yml': '' });
    await expect(loadConfig(tree, { rules: async () => rules })).rejects.toThrow(
      'The configuration ".github/skillaccord.yml" is a directory, not a file.',
    );
  });

  test('named on the command line is read in place of the one in the tree', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'mine.yml': 'scope: new', 'faulty.yml': 'scop: new' });
    const tree = memoryTree({ 'skillaccord.yml': 'scope: all' });
    const named = (name: string) =>
      loadConfig(tree, { rules: async () => rules, path: join(folder, name) });
    expect((await named('mine.yml'))?.config.scope).toBe('new');
    await expect(named('faulty.yml')).rejects.toThrow(
      `${join(folder, 'faulty.yml')}:1:1: "scop" is not a known key. Did you mean "scope"?`,
    );
    await expect(named('gone.yml')).rejects.toThrow(
      `The configuration "${join(folder, 'gone.yml')}" cannot be read: there is no such file.`,
    );
    await expect(named('')).rejects.toThrow('cannot be read: it is a directory.');
  });
});

describe('a faulty configuration is refused', () => {
  test.each([
    [
      'for an unknown key',
      'ignroe: []',
      '1:1: "ignroe" is not a known key. Did you mean "ignore"?',
    ],
    [
      'for a key in another spelling',
      'failOn: never',
      '1:1: "failOn" is not a known key. Did you mean "fail-on"?',
    ],
    [
      'for an unknown rule',
      'rules:\n  name-fromat: off',
      '2:3: "name-fromat" is not a known rule. Did you mean "name-format"?',
    ],
    [
      'for a rule without a suggestion',
      'rules: {zzzz: off}',
      '1:9: "zzzz" is not a known rule. Known are name-format, name-length, link-target.',
    ],
    [
      'for an unknown level',
      'rules: {name-format: warn}',
      '1:22: "name-format" must be error, warning, note or off, not "warn".',
    ],
    [
      'for a level of another type',
      'rules: {name-format: false}',
      '1:22: "name-format" must be error, warning, note or off, not false.',
    ],
    [
      'for a level left out',
      'rules: {name-format: }',
      '"name-format" must be error, warning, note or off, not nothing.',
    ],
    ['for rules in a list', 'rules: [name-format]', '1:8: "rules" must be a mapping, not a list.'],
    [
      'for a text in place of a list',
      'ignore: fixtures',
      '1:9: "ignore" must be a list, not "fixtures".',
    ],
    [
      'for a glob that is none',
      'ignore: [1]',
      '1:10: "ignore" must list globs of 1 to 300 characters, not 1.',
    ],
    [
      'for a glob that is to take back what another one names, which none does',
      'ignore: ["vendor/*", "!vendor/b"]',
      '1:22: "ignore" lists "!vendor/b", but `!` does not exclude paths; write `\\!` for a name that begins with it.',
    ],
    [
      'for a glob that expands to too many',
      'ignore: ["{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}"]\n',
      '1:10: "ignore" lists "{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}", but it expands to more than 100 globs; write out those you need.',
    ],
    [
      'for a glob too long',
      `locks: [${'x'.repeat(301)}]`,
      '1:9: "locks" must list globs of 1 to 300 characters, not "xxx',
    ],
    [
      'for an unknown choice',
      'fail-on: warnings',
      '1:10: "fail-on" must be error, warning or never, not "warnings". Did you mean "warning"?',
    ],
    [
      'for another word for a choice',
      'fail-on: warn',
      '1:10: "fail-on" must be error, warning or never, not "warn". Did you mean "warning"?',
    ],
    [
      'for a text in place of a flag',
      'allow-empty: "yes"',
      '1:14: "allow-empty" must be true or false, not "yes".',
    ],
    [
      'for a grant that is not a list: no',
      'policy: {exec: no}',
      'must be true, false or a list, not "no". In YAML 1.2, write false.',
    ],
    [
      'for a grant that is not a list: Off',
      'policy: {exec: Off}',
      'must be true, false or a list, not "Off". In YAML 1.2, write false.',
    ],
    [
      'for a grant that is not a list: yes',
      'policy: {exec: yes}',
      'must be true, false or a list, not "yes". In YAML 1.2, write true.',
    ],
    [
      'for a grant that is not a list: "false"',
      'policy: {exec: "false"}',
      'must be true, false or a list, not "false". Write it without quotation marks, in lower case.',
    ],
    [
      'for a grant that is not a list: bash',
      'policy: {exec: bash}',
      'must be true, false or a list, not "bash". Write ["bash"].',
    ],
    [
      'for an override without files',
      'overrides: [{rules: {name-format: off}}]',
      '1:13: An override needs `files`, a list of globs.',
    ],
    [
      'for an unknown rule in an override',
      'overrides: [{files: [a], rules: {nme-format: off}}]',
      '1:34: "nme-format" is not a known rule. Did you mean "name-format"?',
    ],
    [
      'for an unknown key in an override',
      'overrides: [{file: [a]}]',
      '1:14: "file" is not a known key. Did you mean "files"?',
    ],
    ['for being a list', '- ignore', '1:1: The configuration must be a mapping, not a list.'],
    [
      'for a key set twice',
      'scope: all\nscope: new',
      '2:1: `scope` is a duplicate. Keep one of them.',
    ],
    ['for a syntax fault', 'rules: [', 'skillaccord.yml:1:'],
    [
      'for a key every object has',
      '__proto__: {}\nconstructor: 1',
      '1:1: "__proto__" is not a known key.',
    ],
    [
      'for an alias bomb',
      `a: &a [${'x,'.repeat(900)}]\nb: &b [${'*a,'.repeat(900)}]\nc: [${'*b,'.repeat(900)}]`,
      'More than 200000 values',
    ],
  ])('%s', async (_, text, message) => {
    expect(await refusal(text)).toContain(message);
  });

  test('for all faults at once, up to a limit', async () => {
    expect((await refusal('scop: new\nignroe: []')).split('\n')).toEqual([
      'The configuration has 2 faults.',
      expect.stringMatching(/^skillaccord.yml:1:1: /),
      expect.stringMatching(/^skillaccord.yml:2:1: /),
    ]);
    const many = Array.from({ length: 5000 }, (_, index) => `unknown-key-${index}: 1`).join('\n');
    const lines = (await refusal(many)).split('\n');
    expect(lines).toHaveLength(52);
    expect(lines.at(-1)).toBe('4950 more follow.');
  });

  test('for its size', async () => {
    expect(await refusal(`# ${'x'.repeat(300_000)}`)).toContain('at most 262144 are read');
  });
});

describe('the nearest name', () => {
  test.each([
    ['descripton', 'description'],
    ['desciption', 'description'],
    ['description', 'description'],
    ['licence', 'license'],
    ['nmae', 'name'],
    ['Name', 'name'],
    ['allowed_tools', 'allowed-tools'],
    ['xyz', undefined],
    ['', undefined],
    ['x'.repeat(1000), undefined],
  ])('of %s is %s', (name, meant) => {
    const candidates = ['allowed-tools', 'description', 'license', 'name'];
    expect(suggest(name, candidates)).toBe(meant);
  });

  test('is within the limit, and the first of equals', () => {
    expect(suggest('abcdef', ['abcxyz'], 2)).toBeUndefined();
    expect(suggest('abcdef', ['abcxyz'], 3)).toBe('abcxyz');
    expect(suggest('bat', ['cat', 'rat'])).toBe('cat');
    expect(didYouMean('bat', ['cat'])).toBe('Did you mean "cat"?');
    expect(didYouMean('bat', [])).toBeUndefined();
  });
});
