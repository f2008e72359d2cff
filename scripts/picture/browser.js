import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.js';

const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'];

/** Takes a picture of a page as high as its text: `NAME.png` in `folder`. */
export function shoot({ scratch, folder }, name, style, body, pageWidth) {
  const file = join(scratch, `${name}.html`);
  const measure = '<script>document.title = String(document.body.scrollHeight)</script>';
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${body}${measure}`,
  );
  const shown = [...flags, `--user-data-dir=${join(scratch, 'profile')}`];
  const size = (height) => `--window-size=${pageWidth},${height}`;
  const dom = run('chromium', [...shown, size(600), '--dump-dom', `file://${file}`]);
  // Chromium cuts the picture of a lower window.
  const height = Math.max(240, Number(/<title>(\d+)<\/title>/.exec(dom)?.[1] ?? 1200));
  const picture = join(folder, `${name}.png`);
  run('chromium', [...shown, size(height), `--screenshot=${picture}`, `file://${file}`]);
  console.log(picture);
}
