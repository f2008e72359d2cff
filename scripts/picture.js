#!/usr/bin/env node
// Renders docs/demo.md in the style of a GitHub job summary, light and dark, and the demo in a terminal, into docs/images/. Requires Chromium, and
// the npm package github-markdown-css, downloaded to a temporary directory; stops with a message if one is missing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-picture-'));
const width = 980;

function run(command, args, options = {}) {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
      ...options,
    });
  } catch (cause) {
    console.log(
      `skipped: ${command} cannot be run (${cause.code ?? cause.message.split('\n')[0]}).`,
    );
    rmSync(scratch, { recursive: true, force: true });
    process.exit(0);
  }
}

const page = process.argv[2] ?? join(root, 'docs/demo.md');
const folder = process.argv[3] ?? join(root, 'docs/images');
const html = micromark(readFileSync(page, 'utf8'), {
  allowDangerousHtml: true,
  extensions: [gfm()],
  htmlExtensions: [gfmHtml()],
});
run('npm', ['install', '--silent', '--no-save', '--prefix', scratch, 'github-markdown-css@5.9.0']);
mkdirSync(folder, { recursive: true });

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  `--user-data-dir=${join(scratch, 'profile')}`,
];

/** Takes a picture of a page as high as its text. */
function shoot(name, style, body, pageWidth) {
  const file = join(scratch, `${name}.html`);
  const measure = '<script>document.title = String(document.body.scrollHeight)</script>';
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${body}${measure}`,
  );
  const dom = run('chromium', [
    ...flags,
    `--window-size=${pageWidth},600`,
    '--dump-dom',
    `file://${file}`,
  ]);
  // Chromium cuts the picture of a lower window.
  const height = Math.max(240, Number(/<title>(\d+)<\/title>/.exec(dom)?.[1] ?? 1200));
  const picture = join(folder, `${name}.png`);
  run('chromium', [
    ...flags,
    '--force-device-scale-factor=1',
    `--window-size=${pageWidth},${height}`,
    `--screenshot=${picture}`,
    `file://${file}`,
  ]);
  console.log(picture);
}

for (const [mode, background, frame] of [
  ['light', '#ffffff', '#d1d9e0'],
  ['dark', '#0d1117', '#3d444d'],
]) {
  const css = readFileSync(
    join(scratch, `node_modules/github-markdown-css/github-markdown-${mode}.css`),
    'utf8',
  );
  const own = `body{margin:0;background:${background}}.markdown-body{box-sizing:border-box;width:${width}px;padding:24px;border:1px solid ${frame};border-radius:8px}`;
  shoot(`summary-${mode}`, css + own, `<article class="markdown-body">${html}</article>`, width);
}

/** The colours of a dark terminal, by the number that starts them. */
const colours = { 31: '#ff7b72', 32: '#7ee787', 33: '#e3b341', 34: '#79c0ff', 36: '#76e3ea' };

/** The output of a terminal as HTML: bold, faint and coloured text. */
function terminalHtml(output) {
  const escaped = output.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  let open = 0;
  const marked = escaped.replace(/\u001b\[([\d;]*)m/g, (_sequence, codes) => {
    const styles = codes.split(';').flatMap((code) => {
      if (code === '1') return 'font-weight:700';
      if (code === '2') return 'opacity:.6';
      return colours[code] ? `color:${colours[code]}` : [];
    });
    if (styles.length === 0) {
      const close = '</span>'.repeat(open);
      open = 0;
      return close;
    }
    open++;
    return `<span style="${styles.join(';')}">`;
  });
  return `<pre>${marked}${'</span>'.repeat(open)}</pre>`;
}

if (process.argv[2] === undefined) {
  const output = run(process.execPath, [join(root, 'dist/cli/index.js'), 'demo'], {
    env: { ...process.env, FORCE_COLOR: '1', COLUMNS: '118' },
  });
  const style =
    'body{margin:0;background:#0d1117}pre{margin:0;padding:20px;color:#e6edf3;font:14px/1.45 ui-monospace,"DejaVu Sans Mono",monospace}';
  shoot('terminal', style, terminalHtml(output), 1060);
}
rmSync(scratch, { recursive: true, force: true });
