import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kinds, usage } from './kinds.js';

/**
 * Writes the files that `npm run new` with these words is for. Returns what it prints, and the TypeScript to format.
 * Without a kind it lists the kinds.
 */
export function scaffold(root, [kind, ...names]) {
  if (kind === undefined || kind === 'help') return { text: usage(), unformatted: [] };
  return apply(root, kindNamed(kind).scaffold(root, ...names));
}

function kindNamed(name) {
  if (Object.hasOwn(kinds, name)) return kinds[name];
  throw new Error(`There is no kind "${name}".\n${usage()}`);
}

/** Writes new files and edits of others; nothing is written if one of the new files exists. */
function apply(root, { files = {}, edits = {}, index, steps }) {
  const taken = Object.keys(files).filter((path) => existsSync(new URL(path, root)));
  if (taken.length > 0) throw new Error(`${taken.join(', ')} exists.`);
  const edited = Object.entries(edits).map(([path, edit]) => {
    return [path, edit(readFileSync(new URL(path, root), 'utf8'))];
  });
  for (const [path, text] of [...Object.entries(files), ...edited]) {
    mkdirSync(new URL('./', new URL(path, root)), { recursive: true });
    writeFileSync(new URL(path, root), text);
  }
  index?.write();
  const [written, changed] = [Object.keys(files), Object.keys(edits)];
  return {
    text: describe(written, [...changed, ...(index?.paths ?? [])], steps),
    unformatted: [...written, ...changed].filter((path) => path.endsWith('.ts')),
  };
}

function describe(files, edited, steps) {
  const written = [
    ...files.map((path) => `  ${path}`),
    ...edited.map((path) => `  ${path} (edited)`),
  ];
  const left = steps.map(([what, command], at) => `  ${at + 1}. ${what}\n       ${command}`);
  return ['Written:', ...written, '', 'Left to do:', ...left].join('\n');
}

/** Breaks lines as `npm run fix` does: their length depends on the name. */
export function format(root, paths) {
  // Without a path biome would format the whole repository.
  if (paths.length === 0) return;
  const biome = fileURLToPath(new URL('node_modules/@biomejs/biome/bin/biome', root));
  const line = [biome, 'check', '--write', ...paths];
  spawnSync(process.execPath, line, { cwd: fileURLToPath(root), stdio: 'ignore' });
}
