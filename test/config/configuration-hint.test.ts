import { expect, test } from 'vitest';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const broken = '---\nname: [\n---\n';
const samples = { 'fixtures/a/SKILL.md': broken, 'fixtures/b/SKILL.md': broken };

/** What a failed check says on samples, in a repository with a configuration. */
async function adviceIn(files: Readonly<Record<string, string>>, ...argv: string[]) {
  const work = repository({ ...samples, ...files });
  const width = { width: Number.POSITIVE_INFINITY };
  const { code, stdout } = await runHere(['check', ...argv], work.path, width);
  expect(code, stdout).toBe(1);
  return /^ *Samples\? (.*)$/m.exec(stdout)?.[1];
}

test.each([
  [{}, [], '`ignore: ["fixtures/"]` in `.github/skillaccord.yml` leaves them out.'],
  [
    { 'skillaccord.yml': 'scope: all\n' },
    [],
    '`ignore: ["fixtures/"]` in `skillaccord.yml` leaves them out.',
  ],
  [
    { '.github/skillaccord.yaml': 'ignore: [vendor]\n', 'vendor/README.md': 'x\n' },
    [],
    '`ignore: ["fixtures/"]` in `.github/skillaccord.yaml` leaves them out.',
  ],
  [
    { 'ci/gate.yml': 'scope: all\nignore: []\n' },
    ['--config', 'ci/gate.yml'],
    '`ignore: ["fixtures/"]` in `ci/gate.yml` leaves them out.',
  ],
])('samples with errors: the advice for %j with %j', async (files, argv, advice) => {
  expect(await adviceIn(files, ...argv)).toBe(advice);
});

test('the lines that accept a break belong in the configuration in use', async () => {
  const skill = (inputs: string) =>
    `---\nname: log\ndescription: Logs.\nversion: 1.0.0\nmanifest_version: "1.0"\ninputs:\n  required: [${inputs}]\n---\n`;
  const work = repository({
    'log/SKILL.md': skill('{ name: day }'),
    'skillaccord.yml': 'scope: new\n',
  });
  work.write({ 'log/SKILL.md': skill('{ name: day }, { name: zone }') });
  const { stdout } = await runHere(['check', '--format', 'markdown'], work.path);
  expect(stdout).toContain('Under `accept:` in `skillaccord.yml`:\n');
  expect(stdout).toMatch(/^- \{ rule: input-required-added, path: log\/SKILL\.md, fingerprint: /m);
});
