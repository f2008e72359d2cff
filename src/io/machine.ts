import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, extname, isAbsolute, join, relative } from 'node:path';
import type { CommandState, Probe } from '../model/machine.ts';
import { readCommandVersion } from './command-version.ts';
import type { ProbeEnvironment } from './probe-environment.ts';

/** Further commands are not run. */
const maxVersionQueries = 100;
/** Number of concurrent queries. */
const concurrency = 4;

/** The names of systems and architectures that Node gives other names than manifests. */
const systems: Readonly<Record<string, string>> = { darwin: 'macos', win32: 'windows' };
const architectures: Readonly<Record<string, string>> = { x64: 'x86_64', arm64: 'aarch64' };

/** Looks up commands, variables and files on this machine. Runs no shell and no file of the tree. */
export function machineProbe(environment: ProbeEnvironment): Probe {
  return async ({ commands, variables, files, repositoryFiles }) => {
    const folders = pathFolders(environment);
    const found = new Map<string, CommandState>();
    const queries: (() => Promise<void>)[] = [];
    for (const [name, needsVersion] of commands) {
      const command = findCommand(name, folders, environment);
      found.set(name, command);
      if (!needsVersion || command.path === null || command.fault !== null) continue;
      if (queries.length === maxVersionQueries) {
        found.set(name, {
          ...command,
          fault: `was not asked, because ${maxVersionQueries} others were`,
        });
        continue;
      }
      const { path } = command;
      queries.push(async () => {
        found.set(name, { path, ...(await readCommandVersion(path, environment)) });
      });
    }
    await Promise.all(Array.from({ length: concurrency }, () => runQueue(queries)));
    const { env } = environment;
    const presentVariables = [...variables].filter((name) => Object.hasOwn(env, name));
    return {
      os: systems[process.platform] ?? process.platform,
      arch: architectures[process.arch] ?? process.arch,
      commands: found,
      variables: new Set(presentVariables.filter((name) => env[name])),
      emptyVariables: new Set(presentVariables.filter((name) => env[name] === '')),
      files: filesIn(environment.cwd, files),
      repositoryFiles: filesIn(environment.top, repositoryFiles),
    };
  };
}

async function runQueue(queries: (() => Promise<void>)[]): Promise<void> {
  for (let query = queries.shift(); query; query = queries.shift()) await query();
}

/** The directories of PATH. Relative and empty ones are skipped, because they lead into the judged tree. */
function pathFolders({ env }: ProbeEnvironment): readonly string[] {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return (env[key] ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
}

/** Names of commands to look up; none of them leads out of a directory. */
const commandName = /^(?!\.{1,2}$)[\w.+@][\w.+@-]{0,99}$/;

function findCommand(
  name: string,
  folders: readonly string[],
  environment: ProbeEnvironment,
): CommandState {
  const notFound = { path: null, version: null, fault: null };
  if (!commandName.test(name)) {
    return { ...notFound, fault: 'is not a plain command name, so it was not looked for' };
  }
  const extensions = executableExtensions(name, environment);
  for (const folder of folders) {
    for (const ending of extensions) {
      const path = join(folder, `${name}${ending}`);
      if (isExecutable(path)) return { ...notFound, path, fault: refusalReason(path, environment) };
    }
  }
  return notFound;
}

/** Suffixes of an executable: on Windows those of PATHEXT. */
function executableExtensions(name: string, { env }: ProbeEnvironment): readonly string[] {
  if (process.platform !== 'win32') return [''];
  const known = (env['PATHEXT'] ?? '.COM;.EXE;.BAT;.CMD')
    .split(';')
    .filter((extension) => extension !== '');
  const hasKnownExtension = known.some(
    (extension) => extension.toLowerCase() === extname(name).toLowerCase(),
  );
  return hasKnownExtension ? ['', ...known] : known;
}

function filesIn(folder: string, paths: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...paths].filter((path) => isFile(join(folder, path))));
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // A path that cannot be inspected is not a readable file either.
    return false;
  }
}

function isExecutable(path: string): boolean {
  try {
    if (!statSync(path).isFile()) return false;
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // A file that cannot be inspected cannot be run either.
    return false;
  }
}

function refusalReason(path: string, { top }: ProbeEnvironment): string | null {
  if (/\.(?:bat|cmd)$/i.test(path)) return 'is a batch file, which only a shell can run';
  const realTop = realpathSync.native(top);
  const paths = [path, realpathSync.native(path)];
  const isInside = paths.some((place) => [top, realTop].some((folder) => isWithin(place, folder)));
  return isInside ? 'is in the repository, and files of the repository are not run' : null;
}

function isWithin(path: string, folder: string): boolean {
  const inner = relative(folder, path);
  return !inner.startsWith('..') && !isAbsolute(inner);
}
