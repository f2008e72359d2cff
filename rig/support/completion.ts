import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minimalEnv, runBuilt } from '../../test/support/built.ts';
import { repository } from '../../test/support/git.ts';

/** The typed text, and the line after the tab. */
export const completionCases: readonly (readonly [typed: string, line: string])[] = [
  ['skillaccord expl', 'skillaccord explain'],
  ['skillaccord explain lock-content', 'skillaccord explain lock-content-changed'],
  ['skillaccord check --fail-on nev', 'skillaccord check --fail-on never'],
  ['skillaccord --format=js', 'skillaccord --format=json'],
  ['skillaccord -o sar', 'skillaccord -o sarif='],
  ['skillaccord check ski', 'skillaccord check skills/'],
  ['skillaccord diff feat', 'skillaccord diff feature/one'],
  ['skillaccord check --base v1', 'skillaccord check --base v1.0.0'],
  ['skillaccord help expl', 'skillaccord help explain'],
  ['skillaccord completion fi', 'skillaccord completion fish'],
];

/** The folder, environment and completion script of a shell. */
export interface ShellSetup {
  readonly cwd: string;
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Sets up a repository with names to complete, for a shell unpacked in a folder. */
export function setUpShell(shell: string, root: string): ShellSetup {
  const work = repository({ 'skills/README.md': '' });
  work.git('branch', 'feature/one');
  work.git('tag', 'v1.0.0');
  const script = join(work.path, `completion.${shell}`);
  writeFileSync(script, runBuilt('cli', ['completion', shell]).stdout);
  const libraries = root === '' ? [] : ['usr/lib', 'lib'].flatMap((name) => triplets(root, name));
  const libraryEnv = root === '' ? {} : { LD_LIBRARY_PATH: libraries.join(':') };
  return { cwd: work.path, script, env: { ...minimalEnv(), ...libraryEnv, HOME: work.path } };
}

/** The subfolders with files for one machine architecture. */
export function triplets(root: string, name: string): string[] {
  return foldersIn(join(root, name)).filter((path) => path.includes('-linux-'));
}

export function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return found.map(({ name }) => join(folder, name));
}
