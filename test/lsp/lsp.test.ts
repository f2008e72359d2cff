import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TextDocumentEdit, TextEdit } from 'vscode-languageserver/node';
import { repository, temporaryFolder, writeFiles } from '../support/git.ts';
import { applied, codes, startEditor, startServer } from './client.ts';

const skill = (version: string, inputs: string, rest = '') =>
  `---\nname: pdf\ndescription: Fills forms.\nmetadata:\n  version: "${version}"\n${inputs}---\n\n# PDF\n${rest}`;

const path = 'skills/pdf/SKILL.md';
const old = skill('1.0.0', '', '\nSee [guide](guide.md).\n');

/** A branch of a repository whose base has one fault. */
function branch() {
  const project = repository({ [path]: old, 'skills/pdf/run.sh': 'touch "$PROOF"\n' });
  project.git('checkout', '-q', '-b', 'work');
  return project;
}

test('shows the findings of base as hints, and those of an unsaved text as what they are', async () => {
  const project = branch();
  const editor = await startEditor(project.path);
  await editor.until(path, (list) => list.length > 0);
  expect(codes(editor.diagnostics(path))).toEqual(['link-target 4']);
  editor.open(path, old);
  editor.type(path, `${old}See [other](other.md).\n`);
  await editor.until(path, (list) => list.length > 1);
  expect(codes(editor.diagnostics(path))).toEqual(['link-target 4', 'link-target 2']);
  const [, added] = editor.diagnostics(path);
  expect(added?.range.start).toEqual({ line: 10, character: 12 });
  expect(added?.message).toContain('other.md');
  editor.type(path, old);
  await editor.until(path, (list) => list.length === 1);
});

test('compares with base, and sets the version that bump would set', async () => {
  const project = branch();
  const editor = await startEditor(project.path);
  const text = old.replace('name: pdf', 'name: forms');
  editor.open(path, text);
  await editor.until(path, (list) => list.some(({ code }) => code === 'skill-renamed'));
  const actions = await editor.actions(path, 1);
  const version = actions.find(({ title }) => title === 'Set version to 2.0.0');
  const edits = version?.edit?.changes?.[editor.uri(path)] ?? [];
  expect(applied(text, edits)).toBe(text.replace('1.0.0', '2.0.0'));
});

test('offers what fix and accept would write', async () => {
  const project = branch();
  const editor = await startEditor(project.path);
  const text = old.replace('Fills forms.', 'Fills: forms.');
  editor.open(path, text);
  await editor.until(path, (list) => list.some(({ code }) => code === 'frontmatter-syntax'));
  const actions = await editor.actions(path, 2);
  expect(actions.map(({ title }) => title)).toEqual([
    'Fix description: quoted',
    'Accept frontmatter-syntax in skillaccord.yml',
  ]);
  const [fix, accept] = actions;
  const edits = fix?.edit?.changes?.[editor.uri(path)] ?? [];
  expect(applied(text, edits)).toBe(text.replace('Fills: forms.', '"Fills: forms."'));
  const [create, entry] = accept?.edit?.documentChanges ?? [];
  expect(create).toMatchObject({ kind: 'create', uri: editor.uri('skillaccord.yml') });
  const { edits: written } = entry as TextDocumentEdit;
  expect((written as TextEdit[]).map(({ newText }) => newText)).toEqual([
    expect.stringMatching(
      /^accept:\n {2}- \{ rule: frontmatter-syntax, path: "skills\/pdf\/SKILL.md", fingerprint: "\w+", reason: "Say why." \}\n$/,
    ),
  ]);
});

test('shows the page of a rule, and what a key of the configuration means', async () => {
  const project = branch();
  const editor = await startEditor(project.path);
  await editor.until(path, (list) => list.length > 0);
  expect(await editor.hover(path, 9, 14)).toMatch(/^# link-target\n/);
  expect(await editor.hover(path, 0, 0)).toBe('');
  const config = 'skillaccord.yml';
  editor.open(config, 'rules:\n  link-target: off\nscope: \nfail-on: error\n');
  expect(await editor.hover(config, 1, 4)).toMatch(/^# link-target\n/);
  expect(await editor.hover(config, 3, 2)).toContain('fail');
  expect(await editor.complete(config, 1, 2)).toContain('link-target');
  expect(await editor.complete(config, 1, 15)).toEqual(['error', 'warning', 'note', 'off']);
  expect(await editor.complete(config, 2, 7)).toEqual(['auto', 'new', 'all']);
  expect(await editor.complete(config, 4, 0)).toEqual(expect.arrayContaining(['accept', 'scope']));
  expect(await editor.complete(path, 0, 0)).toEqual([]);
});

test('shows the faults of a configuration while it is written', async () => {
  const project = repository({ [path]: old, 'skillaccord.yml': 'scope: auto\n' });
  const editor = await startEditor(project.path);
  const config = 'skillaccord.yml';
  editor.open(config, 'scope: some\nrules:\n  link-target: offf\n');
  await editor.until(config, (list) => list.length > 0);
  expect(editor.diagnostics(config).map(({ range }) => range.start.line)).toEqual([0, 2]);
  editor.type(config, 'rules:\n  link-target: off\n');
  await editor.until(config, (list) => list.every(({ code }) => code !== undefined));
  await editor.until(path, (list) => list.length === 0);
});

test('needs no git, and starts nothing of the folder', async () => {
  const folder = temporaryFolder();
  const proof = `${folder}/proof`;
  writeFiles(folder, {
    [path]: old,
    '.git/config': `[core]\n\tfsmonitor = touch ${proof}\n`,
    'package.json': `{ "scripts": { "preinstall": "touch ${proof}" } }\n`,
  });
  const editor = await startEditor(folder);
  await editor.until(path, (list) => list.length > 0);
  editor.open(path, old);
  editor.type(path, `${old}See [other](other.md).\n`);
  await editor.until(path, (list) => list.length === 2);
  expect(codes(editor.diagnostics(path))).toEqual(['link-target 2', 'link-target 2']);
  expect(existsSync(proof)).toBe(false);
});

test('stays up under many changes, a large file and rubbish', async () => {
  const project = branch();
  const editor = await startEditor(project.path);
  editor.open(path, old);
  for (let index = 0; index < 300; index++) editor.type(path, `${old}See [x](gone-${index}.md).\n`);
  await editor.until(path, (list) =>
    list.some(({ message }) => String(message).includes('gone-299')),
  );
  const large = `${old}${'x'.repeat(50 * 1024 * 1024)}`;
  editor.type(path, large);
  await editor.until(path, (list) => list.length === 1);
  const { connection } = editor;
  for (const method of ['textDocument/hover', 'textDocument/codeAction', 'no/such/method']) {
    for (const params of [null, [], { textDocument: 7 }])
      await connection.sendRequest(method, params as object).catch(() => null);
  }
  for (const uri of ['file:///', 'untitled:1', 'rubbish', 'file:///etc/passwd', '']) {
    const textDocument = { uri, version: 1, languageId: '', text: '' };
    connection.sendNotification('textDocument/didOpen', { textDocument });
    connection.sendNotification('textDocument/didChange', {
      textDocument,
      contentChanges: [{ range: { start: { line: -1, character: 1e9 } }, text: 'x' }],
    } as object);
  }
  expect(await editor.hover(path, 9, 14)).toMatch(/^# link-target\n/);
});

test.each([
  ['bytes that are no message', Buffer.from('\0\xff rubbish\r\n\r\nmore rubbish')],
  ['a message that is no JSON', Buffer.from('Content-Length: 3\r\n\r\n{]}')],
  ['a length that never comes', Buffer.from('Content-Length: 99999999999\r\n\r\n{')],
  ['nothing', Buffer.alloc(0)],
])('ends with its client, after %s', async (_, bytes) => {
  const child = startServer('/');
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  child.stdin?.end(bytes);
  expect(await ended).toBe(1);
  expect(errors).not.toContain('Its own');
});
