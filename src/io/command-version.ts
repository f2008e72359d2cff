import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { CommandState } from '../model/machine.ts';
import { killGroup, trackChild } from './git/children.ts';
import type { ProbeEnvironment } from './probe-environment.ts';

const defaultTimeoutMs = 5000;
/** Output beyond this many characters ends the command. */
const maxOutputLength = 64 * 1024;
/** Milliseconds to wait for remaining output after the exit. */
const drainMs = 250;

type VersionResult = Pick<CommandState, 'version' | 'fault'>;

/**
 * Runs `--version` of a command, without a shell. The command gets no input, no tokens from the environment of a CI
 * run, and a working directory outside the tree.
 */
export function readCommandVersion(
  path: string,
  { env, timeoutMs }: ProbeEnvironment,
): Promise<VersionResult> {
  const effectiveTimeout = timeoutMs ?? defaultTimeoutMs;
  return new Promise((resolve) => {
    const spawned = spawn(path, ['--version'], {
      cwd: tmpdir(),
      env: sanitizedEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      // On POSIX the command leads a process group, to kill its children too.
      detached: process.platform !== 'win32',
    });
    const child = trackChild(spawned, true);
    let output = '';
    const finish = (result: VersionResult) => {
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      resolve(result);
    };
    const abort = (fault: string) => {
      killGroup(child.pid);
      child.kill('SIGKILL');
      finish({ version: null, fault });
    };
    let timer = setTimeout(
      () => abort(`did not answer --version in ${effectiveTimeout / 1000} s`),
      effectiveTimeout,
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.length > maxOutputLength) abort('prints too much for --version');
      });
    }
    child.once('error', () => finish({ version: null, fault: 'cannot be started' }));
    child.once('close', (code) => finish(parseAnswer(output, code)));
    child.once('exit', (code) => {
      clearTimeout(timer);
      // Orphaned children may keep the pipes open indefinitely.
      timer = setTimeout(() => {
        killGroup(child.pid);
        finish(parseAnswer(output, code));
      }, drainMs);
    });
  });
}

function parseAnswer(output: string, code: number | null): VersionResult {
  if (code !== 0)
    return { version: null, fault: `exits with code ${code ?? 'none'} for --version` };
  const version = findVersion(output);
  const fault = version === null ? 'prints no version for --version' : null;
  return { version, fault };
}

/** The version in the output of a command: the first dotted number, or else the first number. */
export function findVersion(output: string): string | null {
  const start = output.slice(0, 4096);
  const dotted = /(?<![\d.])\d{1,9}(?:\.\d{1,9}){1,9}/.exec(start);
  return dotted?.[0] ?? /(?<![\w.])\d{1,9}(?![\w.])/.exec(start)?.[0] ?? null;
}

/** Variables that programs need to find their own files. */
const inheritedVariables = [
  'PATH',
  'HOME',
  'USERPROFILE',
  'SYSTEMROOT',
  'WINDIR',
  'TEMP',
  'TMP',
  'TMPDIR',
];

function sanitizedEnvironment(env: ProbeEnvironment['env']): NodeJS.ProcessEnv {
  const inheritedEntries = Object.entries(env).filter(([name]) =>
    inheritedVariables.includes(name.toUpperCase()),
  );
  return { ...Object.fromEntries(inheritedEntries), LC_ALL: 'C' };
}
