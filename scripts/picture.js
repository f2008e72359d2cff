#!/usr/bin/env node
// Renders docs/demo.md in the style of a GitHub job summary, light and dark, into docs/images/. Requires Chromium, and
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

for (const [mode, background, frame] of [
  ['light', '#ffffff', '#d1d9e0'],
  ['dark', '#0d1117', '#3d444d'],
]) {
  const css = readFileSync(
    join(scratch, `node_modules/github-markdown-css/github-markdown-${mode}.css`),
    'utf8',
  );
  const own = `body{margin:0;background:${background}}.markdown-body{box-sizing:border-box;width:${width}px;padding:24px;border:1px solid ${frame};border-radius:8px}`;
  const body = `<article class="markdown-body">${html}</article>`;
  const file = join(scratch, `${mode}.html`);
  const measure = '<script>document.title = String(document.body.scrollHeight)</script>';
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><style>${css}${own}</style>${body}${measure}`,
  );
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    `--user-data-dir=${join(scratch, 'profile')}`,
  ];
  const dom = run('chromium', [
    ...flags,
    `--window-size=${width},600`,
    '--dump-dom',
    `file://${file}`,
  ]);
  // Chromium cuts the picture of a lower window.
  const height = Math.max(240, Number(/<title>(\d+)<\/title>/.exec(dom)?.[1] ?? 1200));
  const picture = join(folder, `summary-${mode}.png`);
  run('chromium', [
    ...flags,
    '--force-device-scale-factor=1',
    `--window-size=${width},${height}`,
    `--screenshot=${picture}`,
    `file://${file}`,
  ]);
  console.log(picture);
}
rmSync(scratch, { recursive: true, force: true });
