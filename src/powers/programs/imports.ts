import { folderOf, nameOf, resolve } from '../../model/text/path.ts';
import type { ProgramContext } from './found.ts';
import { type Opener, openedBy } from './places.ts';
import { programsOf } from './programs.ts';
import type { ProgramTree } from './tree.ts';

/** The files that programs load, as far as texts are known. */
export interface Imported {
  /** Files of the tree, without the programs themselves. */
  readonly paths: readonly string[];
  /** Those whose text is not known yet. */
  readonly unread: readonly string[];
}

const maxFiles = 50;
/** The start of a text in which imports are looked for, in UTF-16 units. */
const maxUnits = 256 * 1024;

/** The files that a program loads, by its text. */
export type ImportReader = (
  path: string,
  text: string,
  context: ProgramContext,
) => readonly string[];

/** The files that programs load, and those that these load, at most 50. */
export function withImports(
  programs: readonly string[],
  context: ProgramContext,
  read: ImportReader = importsOf,
): Imported {
  const { tree } = context;
  const seen = new Set(programs);
  const unread = new Set<string>();
  for (const path of seen) {
    if (seen.size - programs.length >= maxFiles) break;
    const text = language(path, '') === undefined ? null : tree.textOf(path);
    if (text === undefined) unread.add(path);
    const more = typeof text === 'string' ? read(path, text, context) : sourcesOf(path, tree);
    for (const next of more.slice(0, maxFiles)) seen.add(next);
  }
  for (const path of programs) seen.delete(path);
  return { paths: [...seen].slice(0, maxFiles).sort(), unread: [...unread].sort() };
}

/** The files of the tree that a program loads: relative imports and requires, modules beside it, sourced scripts. */
export function importsOf(path: string, text: string, context: ProgramContext): readonly string[] {
  const { tree } = context;
  const start = text.slice(0, maxUnits);
  switch (language(path, start)) {
    case 'javascript':
      return found(path, modulesOf(start), 'javascript', tree);
    case 'python':
      return found(path, pythonModules(start), 'python', tree);
    case 'ruby':
      return found(
        path,
        namesIn(start, /\brequire_relative\s{0,9}\(?\s{0,9}["']([^"'\n]{1,300})["']/g),
        'ruby',
        tree,
      );
    case 'shell':
      return sourced(path, start, context);
    default:
      return [];
  }
}

/** Reads each file once for each unit. */
export function importReader(): ImportReader {
  const known = new Map<string, readonly string[]>();
  return (path, text, context) => {
    const key = [context.unit.kind, context.unit.root, path].join('\0');
    const paths = known.get(key) ?? importsOf(path, text, context);
    known.set(key, paths);
    return paths;
  };
}

/** Whether a program is a script of a shell. */
export function isShellScript(path: string, text: string): boolean {
  return language(path, text) === 'shell';
}

function language(
  path: string,
  text: string,
): 'javascript' | 'python' | 'ruby' | 'shell' | undefined {
  if (/\.(?:[cm]?[jt]s|[jt]sx)$/.test(path)) return 'javascript';
  if (/\.pyw?$/.test(path)) return 'python';
  if (/\.rb$/.test(path)) return 'ruby';
  if (/\.(?:sh|bash|zsh)$/.test(path)) return 'shell';
  if (nameOf(path).includes('.')) return undefined;
  const program = /^#!.{0,100}/.exec(text)?.[0];
  if (program === undefined) return text === '' ? 'shell' : undefined;
  if (/python/.test(program)) return 'python';
  return /node|bun|deno/.test(program) ? 'javascript' : 'shell';
}

function found(
  path: string,
  names: readonly string[],
  opener: Opener,
  tree: ProgramTree,
): readonly string[] {
  const targets = names.flatMap((name) => resolve(folderOf(path), name) ?? []);
  const files = targets.flatMap((target) => [
    ...openedBy(target, opener, tree),
    // TypeScript names the file that it becomes.
    ...openedBy(target.replace(/\.([cm]?)js$/, '.$1ts'), 'file', tree),
  ]);
  return [...new Set(files)].filter((file) => file !== path);
}

function modulesOf(text: string): readonly string[] {
  const pattern =
    /\b(?:from|import|require(?:\.resolve)?|import\.meta\.resolve|new URL)\s{0,9}\(?\s{0,9}["'`](\.{1,2}\/[^"'`\n]{1,300})["'`]/g;
  return namesIn(text, pattern);
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

/** The files that a manifest stands for, by their path below its folder. */
const sources: Readonly<Record<string, RegExp>> = {
  'Cargo.toml': /^(?:build\.rs|src\/.*\.rs)$/,
  'Package.swift': /^Sources\/.*\.swift$/,
};

function sourcesOf(path: string, tree: ProgramTree): readonly string[] {
  const name = nameOf(path);
  const pattern = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (!pattern) return [];
  const start = path.slice(0, path.length - name.length);
  return tree.find(start, (file) => pattern.test(file.slice(start.length)));
}

/** The files of `import a.b`, `from . import c` and `from a import b`: Python looks beside the script first. */
function pythonModules(text: string): readonly string[] {
  const pattern =
    /^[ \t]{0,80}(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+\(?([^#\n]{0,300})|import[ \t]+([^#\n]{1,300}))/gm;
  return [...text.matchAll(pattern)].flatMap(([, from, names = '', imported = '']) => {
    const list = (from === undefined ? imported : names)
      .split(',')
      .map((name) => /[\w.]+/.exec(name)?.[0] ?? '');
    if (from === undefined) return list.flatMap((name) => filesOfModule(name));
    const isOpen = from.endsWith('.');
    return [from, ...list.map((name) => `${from}${isOpen ? '' : '.'}${name}`)].flatMap(
      filesOfModule,
    );
  });
}

function filesOfModule(name: string): readonly string[] {
  const [, dots = '', rest = ''] = /^(\.*)(.*)$/s.exec(name) ?? [];
  if (rest === '') return [];
  const up = '../'.repeat(Math.max(0, dots.length - 1));
  const path = `${up}${rest.replaceAll('.', '/')}`;
  return [`${path}.py`, `${path}/__init__.py`];
}

/** What a shell script runs and sources, seen from its own folder too. */
function sourced(path: string, text: string, context: ProgramContext): readonly string[] {
  const { paths, executed } = programsOf(text, { ...context, cwd: undefined, script: path });
  const isRun = (file: string) =>
    /\.\w+$/.test(file) && !/\.(?:md|txt|json|ya?ml|toml)$/.test(file);
  return [...new Set([...paths.filter(isRun), ...executed])].filter((file) => file !== path);
}
