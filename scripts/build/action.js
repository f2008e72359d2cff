import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'rolldown/utils';
import { writeAscii } from './ascii.js';
import { bundledGrammars, grammarLoader, installedGrammars } from './grammars.js';
import { root, writeLicences } from './licences.js';

const ncc = join(root, 'node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js');
const scratch = join(root, '.build');

/** Builds the Action with ncc. Its own list of licences omits packages in secondary files. */
export function buildAction() {
  const out = join(root, 'dist', 'action');
  const stats = join(scratch, 'stats.json');
  rmSync(out, { recursive: true, force: true });
  rmSync(scratch, { recursive: true, force: true });
  try {
    writeJavaScript();
    const args = [ncc, 'build', '.build/src/action.js', '-q', '-o', out, '--stats-out', stats];
    args.push('--external', bundledGrammars);
    execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    writeAscii(out);
    writeLicences(out, namesIn(JSON.parse(readFileSync(stats, 'utf8')).modules));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** src as JavaScript: ncc would check its types again, which takes most of its time. */
function writeJavaScript() {
  for (const path of readdirSync(join(root, 'src'), { recursive: true })) {
    const [from, to] = [join(root, 'src', path), join(scratch, 'src', path)];
    mkdirSync(dirname(to), { recursive: true });
    if (/\.(?:cjs|json)$/.test(path)) cpSync(from, to);
    if (from === grammarLoader) writeFileSync(to, requestBundled(readFileSync(from, 'utf8')));
    if (/(?<!\.d)\.ts$/.test(path)) writeFileSync(to.replace(/ts$/, 'js'), javaScriptOf(from));
  }
}

/** The loader of the grammars, with those of dist: ncc would put the installed ones into this bundle too. */
function requestBundled(loader) {
  return loader.replace(`require('${installedGrammars}')`, `require('${bundledGrammars}')`);
}

function javaScriptOf(path) {
  const settings = { target: 'node20.19', typescript: { rewriteImportExtensions: 'rewrite' } };
  const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), settings);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}

function namesIn(modules = []) {
  return modules.flatMap(({ name, modules: inner }) => [name, ...namesIn(inner)]);
}
