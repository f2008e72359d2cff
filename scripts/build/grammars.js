import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, writeLicences } from './licences.js';

/** The packages whose `NAME.wasm` the bundles load: the parser runtime and the grammars. */
const packages = [
  'web-tree-sitter',
  'tree-sitter-bash',
  'tree-sitter-javascript',
  'tree-sitter-python',
  'tree-sitter-typescript',
];

const out = join(root, 'dist', 'grammars');
const source = join(root, 'src', 'syntax', 'grammars');

/** The module that loads the grammars; its request for the installed ones is for `bundledGrammars` in a bundle. */
export const grammarLoader = join(source, 'load.cjs');
export const installedGrammars = './installed.cjs';
/** Relative to the folder of either bundle. */
export const bundledGrammars = '../grammars/index.cjs';

/** Writes dist/grammars, which both bundles share: the runtime, and the packages' WebAssembly files as they are. */
export function buildGrammars() {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const runtime = readFileSync(packageFile('web-tree-sitter', 'cjs'), 'utf8');
  writeFileSync(join(out, 'web-tree-sitter.cjs'), withoutSourceMap(runtime));
  for (const name of packages) {
    writeFileSync(join(out, `${name}.wasm`), readFileSync(packageFile(name, 'wasm')));
  }
  writeFileSync(join(out, 'index.cjs'), index());
  writeLicences(
    out,
    packages.map((name) => packageFile(name, 'wasm')),
  );
}

function packageFile(name, extension) {
  return join(root, 'node_modules', name, `${name}.${extension}`);
}

function withoutSourceMap(code) {
  return code.replace(/^\/\/# sourceMappingURL=.*\n?/m, '');
}

/** `installed.cjs`, with the files beside it. */
function index() {
  return readFileSync(join(source, installedGrammars), 'utf8')
    .replace("'web-tree-sitter'", "'./web-tree-sitter.cjs'")
    .replace(/require\.resolve\(.*?\)/, '`${__dirname}/${name}.wasm`');
}
