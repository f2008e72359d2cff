import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { writeAscii } from './ascii.js';
import { root, writeLicences } from './licences.js';

const out = join(root, 'dist', 'cli');
const packages = join(root, 'src', 'model', 'packages.cjs');
const { resolve } = createRequire(packages);

/** What every file of the bundle is made with. */
const settings = {
  cwd: root,
  platform: 'node',
  transform: { target: 'node20.19' },
  logLevel: 'warn',
};
const output = { dir: out, comments: { legal: false, annotation: false, jsdoc: false } };

/** The name of the file of a package that only some runs need. */
function fileOf(name) {
  return `${name.replace(/^@.*\//, '')}.cjs`;
}

/**
 * The command line, by rolldown, whose files are plain modules: `core` with what `check` needs for one tree, one for
 * what each other command and a base need besides, and one for each package that src/model/packages.cjs asks for.
 */
export async function buildCommandLine() {
  rmSync(out, { recursive: true, force: true });
  const asked = new Set();
  const aside = {
    name: 'packages-aside',
    resolveId(source, importer) {
      if (importer !== packages) return null;
      asked.add(source);
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
  for (const name of [...asked].sort()) {
    modules.push(
      ...(await write({ input: resolve(name) }, { format: 'cjs', entryFileNames: fileOf(name) })),
    );
  }
  writeAscii(out);
  writeFileSync(join(out, 'package.json'), '{\n  "type": "module"\n}\n');
  writeLicences(out, modules);
  chmodSync(join(out, 'index.js'), 0o755);
}

/** Builds one entry; gives the modules that went in. */
async function write(input, rest) {
  const bundle = await rolldown({ ...settings, ...input });
  const { output: files } = await bundle.write({ ...output, ...rest });
  await bundle.close();
  return files.flatMap(({ moduleIds = [] }) => moduleIds);
}
