import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, extname, isAbsolute, join, relative } from 'node:path';
import type { FoundCommand, Probe } from '../model/machine.ts';
import { sayVersion } from './command-version.ts';
import type { Surroundings } from './surroundings.ts';

/** More commands are not asked for their version. */
const mostAsked = 100;
/** So many are asked at a time. */
const atOnce = 4;

/** Looks for commands and variables on this machine. No shell, and nothing of the tree, is run. */
export function machineProbe(surroundings: Surroundings): Probe {
  return async ({ commands, variables }) => {
    const folders = foldersOf(surroundings);
    const found = new Map<string, FoundCommand>();
    const asked: (() => Promise<void>)[] = [];
    for (const [name, needsVersion] of commands) {
      const command = findCommand(name, folders, surroundings);
      found.set(name, command);
      if (!needsVersion || command.path === null || command.fault !== null) continue;
      if (asked.length === mostAsked) {
        found.set(name, { ...command, fault: `was not asked, as ${mostAsked} others were` });
        continue;
      }
      const { path } = command;
      asked.push(async () => {
        found.set(name, { path, ...(await sayVersion(path, surroundings)) });
      });
    }
    await Promise.all(Array.from({ length: atOnce }, () => drain(asked)));
    const { env } = surroundings;
    const given = [...variables].filter((name) => Object.hasOwn(env, name));
    return {
      commands: found,
      variables: new Set(given.filter((name) => env[name])),
      empty: new Set(given.filter((name) => env[name] === '')),
    };
  };
}

async function drain(asked: (() => Promise<void>)[]): Promise<void> {
  for (let ask = asked.shift(); ask; ask = asked.shift()) await ask();
}

/** The directories of PATH. A relative one, as an empty one is, leads into whatever tree is judged. */
function foldersOf({ env }: Surroundings): readonly string[] {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return (env[key] ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
}

/** What names of commands look like that are looked for; none of them leads out of a directory. */
const plainName = /^(?!\.{1,2}$)[\w.+@][\w.+@-]{0,99}$/;

function findCommand(
  name: string,
  folders: readonly string[],
  surroundings: Surroundings,
): FoundCommand {
  const none = { path: null, version: null, fault: null };
  if (!plainName.test(name)) {
    return { ...none, fault: 'is no plain name of a command, so it was not looked for' };
  }
  const endings = endingsOf(name, surroundings);
  for (const folder of folders) {
    for (const ending of endings) {
      const path = join(folder, `${name}${ending}`);
      if (isExecutable(path)) return { ...none, path, fault: whyNotRun(path, surroundings) };
    }
  }
  return none;
}

/** What may stand behind the name: on Windows one of PATHEXT. */
function endingsOf(name: string, { env }: Surroundings): readonly string[] {
  if (process.platform !== 'win32') return [''];
  const known = (env['PATHEXT'] ?? '.COM;.EXE;.BAT;.CMD').split(';').filter((one) => one !== '');
  const has = known.some((one) => one.toLowerCase() === extname(name).toLowerCase());
  return has ? ['', ...known] : known;
}

function isExecutable(path: string): boolean {
  try {
    if (!statSync(path).isFile()) return false;
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Whatever keeps us from seeing it keeps us from running it.
    return false;
  }
}

function whyNotRun(path: string, { top }: Surroundings): string | null {
  if (/\.(?:bat|cmd)$/i.test(path)) return 'is a batch file, which only a shell could run';
  const own = realpathSync.native(top);
  const places = [path, realpathSync.native(path)];
  const isInside = places.some((place) => [top, own].some((folder) => liesIn(place, folder)));
  return isInside ? 'lies in the repository, nothing of which is run' : null;
}

function liesIn(path: string, folder: string): boolean {
  const inner = relative(folder, path);
  return !inner.startsWith('..') && !isAbsolute(inner);
}
