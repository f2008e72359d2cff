#!/usr/bin/env node
// Renews docs/images/: docs/demo.md in the style of a GitHub job summary, the demo in a terminal, a skill in an editor,
// and the HTML page, each light and dark. Needs Chromium, tmux, Neovim, and two npm packages that it downloads to a
// temporary folder; stops with a message where one is missing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { shoot } from './picture/browser.js';
import { editorScreen } from './picture/editor.js';
import { run } from './picture/run.js';
import { terminalPage } from './picture/terminal.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = join(root, 'dist/cli/index.js');
const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-picture-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const page = process.argv[2] ?? join(root, 'docs/demo.md');
const folder = process.argv[3] ?? join(root, 'docs/images');
mkdirSync(folder, { recursive: true });
const packages = ['github-markdown-css@5.9.0', 'ansi_up@6.0.6'];
run('npm', ['install', '--silent', '--no-save', '--prefix', scratch, ...packages]);

const summary = micromark(readFileSync(page, 'utf8'), {
  allowDangerousHtml: true,
  extensions: [gfm()],
  htmlExtensions: [gfmHtml()],
});
for (const [mode, background, frame] of [
  ['light', '#ffffff', '#d1d9e0'],
  ['dark', '#0d1117', '#3d444d'],
]) {
  const path = `node_modules/github-markdown-css/github-markdown-${mode}.css`;
  const own = `body{margin:0;background:${background}}.markdown-body{box-sizing:border-box;width:980px;padding:24px;border:1px solid ${frame};border-radius:8px}`;
  const style = readFileSync(join(scratch, path), 'utf8') + own;
  const body = `<article class="markdown-body">${summary}</article>`;
  shoot({ scratch, folder }, `summary-${mode}`, style, body, 980);
}

if (process.argv[2] === undefined) {
  const env = { ...process.env, FORCE_COLOR: '1', COLUMNS: '118' };
  const demo = run(process.execPath, [cli, 'demo'], { env });
  for (const mode of ['light', 'dark']) {
    const screens = { terminal: [demo, 1060], editor: [editorScreen(scratch, cli, mode), 1160] };
    for (const [name, [output, width]] of Object.entries(screens)) {
      const { style, body } = await terminalPage(scratch, output, mode);
      shoot({ scratch, folder }, `${name}-${mode}`, style, body, width);
    }
  }
  const rig = ['run', '--silent', 'rig', '--', 'html'];
  spawnSync('npm', rig, { cwd: root, stdio: 'inherit', env: { ...process.env, PICTURES: folder } });
}
