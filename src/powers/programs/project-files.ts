import { join } from '../../model/text/path.ts';
import type { ProgramTree } from './tree.ts';

/** A part of a file that is a program: a script of package.json. */
export interface ProgramPart {
  readonly path: string;
  /** The name of the part in its file: `scripts.test`. */
  readonly name: string;
  readonly text: string;
}

/** The file that a task runner reads in a folder. */
export interface TaskFile {
  readonly path: string;
  /** The scripts that it runs; null for a file that is a program as a whole. */
  readonly tasks: readonly string[] | null;
}

const files: Readonly<Record<string, readonly string[]>> = {
  make: ['GNUmakefile', 'makefile', 'Makefile'],
  gmake: ['GNUmakefile', 'makefile', 'Makefile'],
  just: ['justfile', 'Justfile', '.justfile'],
  task: ['Taskfile.yml', 'Taskfile.yaml'],
  rake: ['Rakefile', 'rakefile'],
  deno: ['deno.json', 'deno.jsonc'],
  cargo: ['Cargo.toml'],
  swift: ['Package.swift'],
  gradlew: ['build.gradle', 'build.gradle.kts'],
  mvnw: ['pom.xml'],
  pip: ['setup.py', 'pyproject.toml'],
  pip3: ['setup.py', 'pyproject.toml'],
  electron: ['package.json'],
  rails: ['config/application.rb'],
  composer: ['composer.json'],
  docker: [
    'compose.yaml',
    'compose.yml',
    'docker-compose.yml',
    'docker-compose.yaml',
    'Dockerfile',
  ],
  'docker-compose': ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml'],
  podman: ['compose.yaml', 'compose.yml', 'Containerfile', 'Dockerfile'],
  'pre-commit': ['.pre-commit-config.yaml'],
  lefthook: ['lefthook.yml', 'lefthook.yaml', '.lefthook.yml', 'lefthook.toml'],
  pytest: ['conftest.py'],
  nox: ['noxfile.py'],
  tox: ['tox.ini'],
  invoke: ['tasks.py'],
  inv: ['tasks.py'],
  gulp: ['gulpfile.js', 'gulpfile.mjs', 'gulpfile.ts'],
  grunt: ['Gruntfile.js'],
  mage: ['magefile.go'],
  gradle: ['build.gradle', 'build.gradle.kts'],
  mvn: ['pom.xml'],
  ant: ['build.xml'],
  mix: ['mix.exs'],
  nix: ['flake.nix'],
  'nix-shell': ['shell.nix', 'default.nix'],
  terraform: ['main.tf'],
  vagrant: ['Vagrantfile'],
  direnv: ['.envrc'],
  mise: ['mise.toml', '.mise.toml'],
};

/** Programs that run what a pyproject.toml calls a script. */
const pythonManagers: ReadonlySet<string> = new Set([
  'uv',
  'poetry',
  'pdm',
  'hatch',
  'rye',
  'pixi',
]);

const packageManagers: ReadonlySet<string> = new Set(['npm', 'pnpm', 'yarn', 'bun']);

/** Options of task runners with a folder in the next word. */
export const takesFolder =
  /^(?:-[CdD]|--(?:prefix|dir|cwd|directory|project|package|working-directory))$/;

/** The file by which a task runner finds what its operands name; undefined for other programs. */
export function taskFile(
  program: string,
  operands: readonly string[],
  folders: readonly string[],
  tree: ProgramTree,
): TaskFile | undefined {
  const isManager = packageManagers.has(program) || operands[0] === '--run';
  const isPython = pythonManagers.has(program) && operands[0] === 'run';
  const own = Object.hasOwn(files, program) ? files[program] : [];
  const names = isManager ? ['package.json'] : isPython ? ['pyproject.toml'] : own;
  if (program === 'deno' && operands[0] !== 'task') return undefined;
  if (program === 'cargo' && !['run', 'r'].includes(operands[0] ?? '')) return undefined;
  const paths = folders.flatMap((folder) => (names ?? []).map((name) => join(folder, name)));
  const path = paths.find((file) => tree.has(file));
  if (path === undefined) return undefined;
  if (isPython) return { path, tasks: operands.slice(1, 2) };
  return { path, tasks: isManager ? tasksOf(operands) : null };
}

/** The scripts of package.json that operands such as `run build` start, with those before and after them. */
function tasksOf([first = '', second]: readonly string[]): readonly string[] {
  const name = /^(?:run|run-script|rum|urn|--run)$/.test(first)
    ? second
    : (shortcuts[first] ?? first);
  if (name === undefined || name === '') return [];
  if (/^(?:install|ci|i|add)$/.test(name)) {
    return ['preinstall', 'install', 'postinstall', 'prepublish', 'preprepare', 'prepare'];
  }
  return [`pre${name}`, name, `post${name}`];
}

const shortcuts: Readonly<Record<string, string>> = { t: 'test', tst: 'test' };

/** The scripts with these names in the text of a package.json or pyproject.toml; null if it cannot be read. */
export function partsOf(
  path: string,
  tasks: readonly string[],
  text: string,
): readonly ProgramPart[] | null {
  try {
    const scripts = path.endsWith('.toml') ? scriptsOfToml(text) : scriptsOfJson(text);
    return tasks.flatMap((task) => {
      const script = Object.hasOwn(scripts, task) ? scripts[task] : undefined;
      return typeof script === 'string' ? [{ path, name: `scripts.${task}`, text: script }] : [];
    });
  } catch {
    return null;
  }
}

function scriptsOfJson(text: string): Readonly<Record<string, unknown>> {
  return (JSON.parse(text) as { scripts?: Record<string, unknown> }).scripts ?? {};
}

/** The lines of the tables for scripts, each a program of one line. */
function scriptsOfToml(text: string): Readonly<Record<string, unknown>> {
  let isScripts = false;
  const entries = text.split('\n').flatMap((line) => {
    const table = /^\[([\w.-]{1,80})\]/.exec(line)?.[1];
    if (table !== undefined) isScripts = /(?:^|\.)(?:gui-)?(?:scripts|tasks)$/.test(table);
    const equals = isScripts ? line.indexOf('=') : -1;
    if (equals === -1) return [];
    const name = line
      .slice(0, equals)
      .trim()
      .replace(/^["']|["']$/g, '');
    return [
      [
        name,
        line
          .slice(equals + 1)
          .trim()
          .replace(/^["']|["']$/g, ''),
      ] as const,
    ];
  });
  return Object.fromEntries(entries);
}
