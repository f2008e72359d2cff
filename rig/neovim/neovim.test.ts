import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository, temporaryFolder } from '../../test/support/git.ts';
import { minimalEnv } from '../../test/support/process.ts';
import { own } from '../../test/support/project.ts';

/** The block of docs/editors.md, with the program of this clone for the one of the repository. */
function settings(): string {
  const page = readFileSync(own('docs/editors.md'), 'utf8');
  const block = /```lua\n([^`]*)```/.exec(page)?.[1] ?? '';
  const program = JSON.stringify([process.execPath, own('dist/cli/index.js'), 'lsp', '--stdio']);
  const text = block.replace(/cmd = \{[^}]*\}/, `cmd = vim.fn.json_decode([==[${program}]==])`);
  expect(text).not.toBe(block);
  return text;
}

/** What Neovim 0.7 lacks of the functions that the settings call. */
const older = `
vim.fs = vim.fs or {
  dirname = function(path) return vim.fn.fnamemodify(path, ':h') end,
  find = function(name, options)
    return { vim.fn.fnamemodify(vim.fn.finddir(name, options.path .. ';'), ':p'):sub(1, -2) }
  end,
}
vim.lsp.start = vim.lsp.start or function(config)
  vim.lsp.buf_attach_client(0, vim.lsp.start_client(config))
end
`;

/** Opens a file, types a link, and writes what is shown. */
const session = (path: string, out: string) => `
vim.cmd('edit ${path}')
vim.wait(60000, function() return #vim.diagnostic.get(0) == 1 end, 50)
vim.api.nvim_buf_set_lines(0, -1, -1, false, { 'See [x](missing.md).' })
vim.wait(60000, function() return #vim.diagnostic.get(0) == 2 end, 50)
local found = vim.tbl_map(function(one)
  return string.format('%d %d %s', one.lnum, one.severity, one.message)
end, vim.diagnostic.get(0))
vim.fn.writefile(found, '${out}')
vim.cmd('qall!')
`;

test('shows findings by the settings of the page', () => {
  const path = 'skills/pdf/SKILL.md';
  const text = '---\nname: pdf\ndescription: Fills forms.\n---\n\nSee [guide](guide.md).\n';
  const project = repository({ [path]: text });
  const home = temporaryFolder();
  mkdirSync(join(home, 'nvim'));
  const script = join(home, 'nvim', 'init.lua');
  const out = join(home, 'found');
  writeFileSync(script, `${older}\nvim.cmd('filetype on')\n${settings()}\n`);
  writeFileSync(join(home, 'session.lua'), session(join(project.path, path), out));
  execFileSync('nvim', ['--headless', '-u', script, '-c', `luafile ${join(home, 'session.lua')}`], {
    cwd: project.path,
    env: { ...minimalEnv(), HOME: home, XDG_STATE_HOME: home, XDG_CACHE_HOME: home },
    timeout: 150_000,
  });
  expect(readFileSync(out, 'utf8').split('\n')).toEqual([
    expect.stringContaining('5 4 Broken link: `guide.md` does not exist.'),
    expect.stringContaining('6 2 Broken link: `missing.md` does not exist.'),
    '',
  ]);
});
