// Builds dist/action and dist/cli, each from nothing, and collects the licences of all that went into them: ncc's
// own list leaves out what stands in a file beside the main one.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const ncc = join(root, 'node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js');
const scratch = mkdtempSync(join(tmpdir(), 'skillgate-build-'));

for (const door of ['action', 'cli']) {
  const out = join(root, 'dist', door);
  const stats = join(scratch, `${door}.json`);
  rmSync(out, { recursive: true, force: true });
  const args = [ncc, 'build', `src/${door}.ts`, '-q', '-o', out, '--stats-out', stats];
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(join(out, 'licenses.txt'), licences(JSON.parse(readFileSync(stats, 'utf8'))));
}
rmSync(scratch, { recursive: true });

/** The licence of every package of which a module was built in, in order of their names. */
function licences(stats) {
  const folders = new Set(namesIn(stats.modules).flatMap((name) => packageOf(name) ?? []));
  return [...folders].sort().map(licence).join('\n\n');
}

function namesIn(modules = []) {
  return modules.flatMap(({ name, modules: inner }) => [name, ...namesIn(inner)]);
}

function packageOf(name) {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)?.[0].replace(/^.*?\.\//, '');
}

function licence(folder) {
  const { name, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const file = readdirSync(join(root, folder)).find((one) => /^licen[cs]e/i.test(one));
  const text =
    file && existsSync(join(root, folder, file))
      ? readFileSync(join(root, folder, file), 'utf8')
      : '';
  return `${name}\n${license}\n${text.replaceAll('\r\n', '\n').trimEnd()}\n`;
}
