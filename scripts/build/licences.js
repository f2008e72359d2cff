import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of this repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Writes the licences of all packages of these modules, sorted by name. */
export function writeLicences(out, modules) {
  const folders = new Set(modules.flatMap((name) => packageOf(name.replaceAll('\\', '/')) ?? []));
  writeFileSync(join(out, 'licenses.txt'), [...folders].sort().map(licence).join('\n'));
}

/** The folder of a module's package. */
function packageOf(name) {
  const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)?.[0];
  return folder?.slice(folder.indexOf('node_modules/'));
}

function licence(folder) {
  const { name, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(root, folder, file), 'utf8') : '';
  return `${name}\n${license}\n${text.replaceAll('\r\n', '\n').trimEnd()}\n`;
}
