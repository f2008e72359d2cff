import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'rolldown/experimental';
import type { Plugin } from 'vitest/config';
import { own } from './project.ts';

/** The part of the path of a compiled module that no other module has. */
export const compiledPath = /\/skillaccord-source-\w+\/src\//;

const source = own('src/');
const client = own('test/support/github-client.js');
const folderKey = Symbol.for('skillaccord.compiledSource');
/** The folder of this process, which the instances of the plugin share: each project loads the configuration. */
const shared = globalThis as { [folderKey]?: string };

/**
 * Has Node load the source as compiled modules, in a tenth of the time that the test runner needs to transform it for
 * each project. Not in watch mode and not by `related` and `--changed`, which ask the test runner for what a test imports.
 */
export function compiledSource(): Plugin {
  let isOn = false;
  return {
    name: 'compiled-source',
    enforce: 'pre',
    configureVitest({ vitest, project }) {
      // The tests of growth count the steps of functions that no other test has compiled before.
      const { watch, related, changed } = vitest.config;
      isOn = !watch && !related && !changed && project.name !== 'growth';
      if (!isOn || shared[folderKey]) return;
      const folder = mkdtempSync(join(tmpdir(), 'skillaccord-source-'));
      shared[folderKey] = folder;
      vitest.onClose(() => rmSync(folder, { recursive: true, force: true }));
      compile(folder);
    },
    resolveId(name, importer) {
      if (!importer) return null;
      if (name === '@actions/github' && importer.startsWith(source)) return client;
      const path = join(dirname(importer), name);
      if (!isOn || !name.startsWith('.') || !path.startsWith(source)) return null;
      return {
        id: compiledName(shared[folderKey] ?? '', path.slice(source.length)),
        external: true,
      };
    },
  };
}

/** Compiles into an empty folder, from which Node finds the packages of this one. */
export function compile(folder: string, edit = unchanged): void {
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (/\.cjs$|(?<!\.d)\.ts$/.test(path)) compileModule(path, compiledName(folder, path), edit);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  symlinkSync(own('node_modules'), join(folder, 'node_modules'), 'junction');
}

function unchanged(_path: string, text: string): string {
  return text;
}

function compiledName(folder: string, path: string): string {
  return join(folder, 'src', path.replace(/\.ts$/, '.js'));
}

function compileModule(path: string, target: string, edit: typeof unchanged): void {
  const file = join(source, path);
  const text = edit(path, readFileSync(file, 'utf8'));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, path.endsWith('.ts') ? javaScriptOf(file, text) : text);
}

/** The source without types, with a map to the lines of the source, for errors. */
function javaScriptOf(file: string, text: string): string {
  const { code, map, errors } = transformSync(file, text, {
    typescript: { rewriteImportExtensions: 'rewrite' },
    sourcemap: true,
  });
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const mapText = JSON.stringify({ ...map, sources: [file] });
  const encoded = Buffer.from(mapText).toString('base64');
  const linked = code.replaceAll('"@actions/github"', JSON.stringify(pathToFileURL(client).href));
  return `${linked}\n//# sourceMappingURL=data:application/json;base64,${encoded}\n`;
}
