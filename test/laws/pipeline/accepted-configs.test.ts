import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../support/git.ts';
import { runHere } from '../../support/run-here.ts';

const files = { 'skills/a/SKILL.md': '---\nname: b\ndescription: Does a thing.\n---\n' };
const texts = [
  '',
  '{}',
  '{}\n',
  '{ fail-on: error }\n',
  'null\n',
  '~\n',
  '# none\n',
  'fail-on: error',
  '---\nfail-on: error\n',
  'fail-on: error\n...\n',
  'accept:\n',
  'accept: []\n',
];

test.each(texts)('accept leaves %j a configuration that is read', async (text) => {
  const work = repository({ ...files, 'skillaccord.yml': text });
  const args = [
    'accept',
    'name-directory',
    'skills/a/SKILL.md',
    '--reason',
    'Agreed.',
    '--base',
    'none',
  ];
  const accepted = await runHere(args, work.path);
  const checked = await runHere(['check', '--base', 'none'], work.path);
  expect(checked.code, checked.stderr).toBe(0);
  const written = readFileSync(join(work.path, 'skillaccord.yml'), 'utf8');
  if (accepted.code === 0) expect(written).toContain('Agreed.');
  else expect(written).toBe(text);
  expect([0, 2]).toContain(accepted.code);
});
