import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { writeAscii } from './ascii.js';
import { bundledGrammars, grammarLoader } from './grammars.js';
import { root, writeLicences } from './licences.js';

const out = join(root, 'dist', 'cli');

/** The modules whose imports become separate files: few documents need each. */
const loaders = [
  join(root, 'src', 'model', 'packages.cjs'),
  join(root, 'src', 'generated', 'validators.cjs'),
];

/** Settings of every file of the bundle. */
const settings = {
  cwd: root,
  platform: 'node',
  transform: { target: 'node20.19' },
  logLevel: 'warn',
};
const output = { dir: out, comments: { legal: false, annotation: false, jsdoc: false } };

/** The file name of an optional module. */
function fileOf(name) {
  return `${basename(name, '.cjs')}.cjs`;
}

/**
 * Builds the command line with rolldown as plain modules: `core` for a `check` of one tree, one module for each other
 * command and for comparisons with a base, and one for each package in src/model/packages.cjs and each validator.
 */
export async function buildCommandLine() {
  rmSync(out, { recursive: true, force: true });
  const asked = new Map();
  const aside = {
    name: 'aside',
    resolveId(source, importer) {
      if (importer === grammarLoader) return { id: bundledGrammars, external: true };
      if (!loaders.includes(importer)) return null;
      asked.set(fileOf(source), createRequire(importer).resolve(source));
      return { id: `./${fileOf(source)}`, external: true };
    },
  };
  const main = await write(
    { input: join(root, 'src', 'cli.ts'), plugins: [aside] },
    {
      format: 'esm',
      entryFileNames: 'index.js',
      chunkFileNames: '[name].js',
      codeSplitting: {
        groups: [{ name: 'core', test: /src[\\/]cli[\\/]main\.ts$/ }],
      },
    },
  );
  const modules = [...main];
  for (const [entryFileNames, input] of asked) {
    modules.push(...(await write({ input }, { format: 'cjs', entryFileNames })));
  }
  writeAscii(out);
  writeFileSync(join(out, 'package.json'), '{\n  "type": "module"\n}\n');
  writeLicences(out, modules);
  chmodSync(join(out, 'index.js'), 0o755);
}

/** Builds one entry; returns its modules. */
async function write(input, rest) {
  const bundle = await rolldown({ ...settings, ...input });
  const { output: files } = await bundle.write({ ...output, ...rest });
  await bundle.close();
  return files.flatMap(({ moduleIds = [] }) => moduleIds);
}
