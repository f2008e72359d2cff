// `npm run new -- KIND NAME…` writes the files of a new rule, dialect, lock format, carrier, reporter, fix, configuration
// key or command, with a TODO for each blank, adds them to the index, and prints what is left, in order. Without a
// kind it lists the kinds.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kinds, usage } from './new/kinds.js';

const root = new URL('../', import.meta.url);
const [kind, ...names] = process.argv.slice(2);

try {
  if (kind === undefined || kind === 'help') console.log(usage());
  else print(apply(kindNamed(kind).scaffold(root, ...names)));
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 2;
}

function kindNamed(name) {
  if (Object.hasOwn(kinds, name)) return kinds[name];
  throw new Error(`There is no kind "${name}".\n${usage()}`);
}

/** Writes new files and edits of others; nothing is written if one of the new files exists. */
function apply({ files = {}, edits = {}, index, steps }) {
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
  format([...Object.keys(files), ...Object.keys(edits)].filter((path) => path.endsWith('.ts')));
  return {
    files: Object.keys(files),
    edited: [...Object.keys(edits), ...(index?.paths ?? [])],
    steps,
  };
}

/** Breaks lines as `npm run fix` does: their length depends on the name. */
function format(paths) {
  // Without a path biome would format the whole repository.
  if (paths.length === 0) return;
  const biome = fileURLToPath(new URL('node_modules/@biomejs/biome/bin/biome', root));
  const line = [biome, 'check', '--write', ...paths];
  spawnSync(process.execPath, line, { cwd: fileURLToPath(root), stdio: 'ignore' });
}

function print({ files, edited, steps }) {
  const written = [
    ...files.map((path) => `  ${path}`),
    ...edited.map((path) => `  ${path} (edited)`),
  ];
  const left = steps.map(([what, command], at) => `  ${at + 1}. ${what}\n       ${command}`);
  console.log(['Written:', ...written, '', 'Left to do:', ...left].join('\n'));
}
