import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.js';

const script = (option) =>
  `import argparse\n\np = argparse.ArgumentParser()\np.add_argument("${option}", required=True)\np.parse_args()\n`;

const skill = (tools) => `---
name: deploy
description: Deploys a service. Use when asked to release one.
allowed-tools: ${tools}
metadata:
  version: "2.1.0"
---

# Deploy

1. Build with \`make\`.
2. Run \`python scripts/deploy.py --env prod\`.
3. Read [the checklist](references/checklist.md).
`;

const settings = (program, mode) => `
vim.cmd('set background=${mode} | filetype on | syntax on | highlight SignColumn ctermbg=none')
vim.cmd('set number signcolumn=yes laststatus=0 noswapfile noruler noshowcmd')
vim.api.nvim_create_autocmd('FileType', { pattern = 'markdown', callback = function()
  vim.lsp.buf_attach_client(0, vim.lsp.start_client({
    name = 'skillaccord', cmd = vim.fn.json_decode([==[${JSON.stringify(program)}]==]), root_dir = vim.fn.getcwd() }))
end })
`;

/** The screen of Neovim, with its colours (light or dark), on a skill whose script lost an option since the last commit. */
export function editorScreen(scratch, cli, mode) {
  const folder = join(scratch, `repository-${mode}`);
  const write = (option, tools) => {
    mkdirSync(join(folder, 'skills/deploy/scripts'), { recursive: true });
    writeFileSync(join(folder, 'skills/deploy/SKILL.md'), skill(tools));
    writeFileSync(join(folder, 'skills/deploy/scripts/deploy.py'), script(option));
  };
  const git = (...args) =>
    run('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args]);
  write('--env', 'Bash(make)');
  run('git', ['init', '-q', '-b', 'main', folder]);
  git('add', '-A');
  git('commit', '-qm', 'Add a skill');
  write('--target', 'Bash');
  const init = join(scratch, 'init.lua');
  writeFileSync(init, settings([process.execPath, cli, 'lsp', '--stdio'], mode));
  const tmux = (...args) => run('tmux', ['-L', 'picture', '-f', '/dev/null', ...args]);
  const size = ['-x', '130', '-y', '17'];
  tmux(
    'new-session',
    '-d',
    '-s',
    'a',
    ...size,
    '-c',
    folder,
    `nvim -u ${init} skills/deploy/SKILL.md`,
  );
  run('sleep', ['6']);
  const screen = tmux('capture-pane', '-e', '-p', '-t', 'a');
  tmux('kill-server');
  return screen;
}
