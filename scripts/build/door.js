import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root, writeLicences } from './licences.js';

const packages = join(root, 'src', 'model', 'packages.cjs');
const { resolve } = createRequire(packages);

/** What every file of the bundle is made with. */
const settings = {
  cwd: root,
  platform: 'node',
  transform: { target: 'node20.19' },
  logLevel: 'warn',
};
const output = { comments: { legal: false, annotation: false, jsdoc: false } };

/** The name of the file of a package that only some runs need. */
function fileOf(name) {
  return `${name.replace(/^@.*\//, '')}.cjs`;
}

/**
 * Builds a door in files that are plain modules: `core` with what every run needs, others for what is imported when it
 * is needed, and one for each package that src/model/packages.cjs asks for.
 */
export async function buildDoor(door) {
  const out = join(root, 'dist', door);
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
  const input = { input: join(root, 'src', `${door}.ts`), plugins: [aside] };
  const modules = await write(out, input, {
    format: 'esm',
    entryFileNames: 'index.js',
    chunkFileNames: '[name].js',
    codeSplitting: {
      groups: [
        { name: 'core', test: new RegExp(`src[\\\\/]${door}[\\\\/]main\\.ts$`), priority: 1 },
        { name: 'yaml', test: /node_modules[\\/]yaml[\\/]/ },
      ],
    },
  });
  for (const name of [...asked].sort()) {
    const file = { format: 'cjs', entryFileNames: fileOf(name) };
    modules.push(...(await write(out, { input: resolve(name) }, file)));
  }
  writeFileSync(join(out, 'package.json'), '{\n  "type": "module"\n}\n');
  writeLicences(out, modules);
  if (door === 'cli') chmodSync(join(out, 'index.js'), 0o755);
}

/** Builds one entry; gives the modules that went in. */
async function write(dir, input, rest) {
  const bundle = await rolldown({ ...settings, ...input });
  const { output: files } = await bundle.write({ dir, ...output, ...rest });
  await bundle.close();
  return files.flatMap(({ moduleIds = [] }) => moduleIds);
}
