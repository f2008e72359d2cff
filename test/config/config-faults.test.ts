import { Buffer } from 'node:buffer';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository, temporaryFolder, writeFiles } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

/** A configuration with errors in nearly every line. */
const faulty = `ignroe: []
ignore: fixtures
rules:
  link-targt: error
  body-lines: 3
  name-format: warn
  name-length: no
  zz: off
overrides:
  - file: ["x"]
    rules: { link-target: of }
  - rules: {}
  - files: ["a[b", "../up", "!a"]
compat: adr003
release: v*
locks: [1, ""]
protos: "x"
scope: [new]
scope: new
fail-on: warnings
allow-empty: yes
policy:
  efects: []
  network: maybe
  exec:
  secrets: no
accept:
  - fingerprint: 123456789012
  - reason: x
    expires: tomorrow
`;

/** The printed errors of a configuration, which end the run. */
async function refusal(text: string | Uint8Array): Promise<string> {
  const folder = temporaryFolder();
  writeFiles(folder, { 'skillaccord.yml': text, 'x/SKILL.md': '---\nname: x\n---\n' });
  const { code, stdout, stderr } = await runHere(['check'], folder);
  expect(stdout).toBe('');
  expect(code).toBe(2);
  return stderr;
}

describe('the command line', () => {
  test('names every fault of a configuration at once, in the order of the file', async () => {
    const message = await refusal(faulty);
    await expect(message).toMatchFileSnapshot('../cli/faulty-configuration.snap.txt');
  });

  test('accepts one placeholder in a release', async () => {
    expect(await refusal('release: "tag:{nam}@*"\n')).toContain(
      '1:10: "{nam}" is not a placeholder of "release". Did you mean "{name}"?',
    );
    expect(await refusal('release: "tag:{version}"\n')).toContain('The only one is "{name}".');
  });

  test.each([
    [
      'a tab',
      'rules:\n\tlink-target: off\n',
      '2:1: Invalid YAML: tab as indentation. Indent with spaces.',
    ],
    [
      'an open mapping',
      'rules: {a: \n',
      '1:8: Invalid YAML: unclosed `{`. Add `}` at its end, or quote the value.',
    ],
    [
      'an open list',
      'ignore: [a\nscope: all\n',
      '1:9: Invalid YAML: unclosed `[`. Add `]` before line 2, or quote the value.',
    ],
    [
      'prose',
      'scope: all\nThis is text\n',
      '2:1: Invalid YAML: expected `key: value`. Indent the lines of a longer value.',
    ],
    ['a lone text', 'hello\n', '1:1: The configuration must be a mapping, not "hello".'],
    [
      'two documents',
      'scope: all\n---\nscope: new\n',
      '2:1: A configuration is one document; a second one begins here.',
    ],
    ['a merge key', 'rules:\n  <<: {}\n', '2:3: "<<" is not a known rule. Merge keys are not'],
    ['an unset alias', 'rules: *r\n', '1:8: Invalid YAML: alias `*r` has no anchor.'],
    [
      'a merge conflict',
      'scope: all\n<<<<<<< ours\n',
      '2:1: Invalid YAML: merge conflict marker. Resolve the conflict.',
    ],
    [
      'a key without a suggestion',
      'colours: []\n',
      '1:1: "colours" is not a known key. Known are ignore,',
    ],
    [
      'almost an effect',
      'policy: {effects: [browse.web, db.reed]}\n',
      '1:32: "effects" lists "db.reed", which is no effect. Did you mean "db.read"?',
    ],
    [
      'UTF-16',
      Buffer.from('scope: all\n', 'utf16le').subarray(1),
      '1:1: Invalid YAML: control character `U+0000`.',
    ],
    [
      'Latin-1',
      Buffer.from('# \xe9\n', 'latin1'),
      '"skillaccord.yml" is not UTF-8 text. Save it as',
    ],
  ])('says what is wrong with %s', async (_, text, message) => {
    expect(await refusal(text)).toContain(message);
  });

  test('reads anchors and JSON', async () => {
    const { path } = repository({
      'skills/a/SKILL.md': '---\nname: a\ndescription: Does a. Use when a.\n---\n[gone](gone.md)\n',
    });
    const quiet =
      'rules: &quiet { link-target: off }\noverrides: [{ files: [b], rules: *quiet }]\n';
    for (const text of [quiet, '{ "rules": { "link-target": "off" } }']) {
      writeFiles(path, { 'skillaccord.yml': text });
      const { code, stdout } = await runHere(['check', '--base', 'none', '--format', 'json'], path);
      expect(code).toBe(0);
      expect(JSON.parse(stdout).findings).toEqual([]);
    }
  });

  test('says that two files configure one repository', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'skillaccord.yml': '', '.github/skillaccord.yml': '', 'SKILL.md': '' });
    const { code, stderr } = await runHere(['check'], join(folder, '.github', '..'));
    expect(code).toBe(2);
    expect(stderr).toBe(
      'skillaccord: Both ".github/skillaccord.yml" and "skillaccord.yml" configure this repository. Keep one of them.\n',
    );
  });
});

test('each fault of the configuration at the tip has its own line', async () => {
  const work = repository({ 'a/SKILL.md': '---\nname: a\ndescription: a\n---\n' });
  work.git('switch', '-q', '-c', 'change');
  work.git('switch', '-q', 'main');
  work.commit({ 'skillaccord.yml': 'one: 1\ntwo: 2\n' });
  work.git('switch', '-q', 'change');
  const { code, stderr } = await runHere(['check', '--base', 'main'], work.path);
  const starts = stderr.split('\n').map((line) => line.slice(0, 24));
  expect(code).toBe(2);
  expect(starts).toEqual([
    'skillaccord: The configu',
    'skillaccord.yml:1:1: "on',
    'skillaccord.yml:2:1: "tw',
    '',
  ]);
});
