import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { FoundCommand } from '../model/machine.ts';
import { killGroup, trackChild } from './git/children.ts';
import type { ProbeEnvironment } from './probe-environment.ts';

const defaultTimeoutMs = 5000;
/** What a command says beyond that is not listened to. */
const maxOutputLength = 64 * 1024;
/** So long, in milliseconds, what a command said before it ended may take to arrive. */
const drainMs = 250;

type VersionResult = Pick<FoundCommand, 'version' | 'fault'>;

/**
 * Asks a command for its version, by `--version` and without a shell. It gets no input, none of the
 * tokens that lie in the environment of a CI run, and not the tree as its directory.
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
      // A group of its own on POSIX, so that what it starts ends with it.
      detached: process.platform !== 'win32',
    });
    const child = trackChild(spawned, true);
    let output = '';
    const finish = (answer: VersionResult) => {
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      resolve(answer);
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
        if (output.length > maxOutputLength)
          abort('answers --version with more than anybody reads');
      });
    }
    child.once('error', () => finish({ version: null, fault: 'cannot be started' }));
    child.once('close', (code) => finish(parseAnswer(output, code)));
    child.once('exit', (code) => {
      clearTimeout(timer);
      // What it left running may hold on to the pipes for as long as it likes.
      timer = setTimeout(() => {
        killGroup(child.pid);
        finish(parseAnswer(output, code));
      }, drainMs);
    });
  });
}

function parseAnswer(output: string, code: number | null): VersionResult {
  if (code !== 0) return { version: null, fault: `ends --version with code ${code ?? 'none'}` };
  const version = findVersion(output);
  const fault = version === null ? 'names no version when asked with --version' : null;
  return { version, fault };
}

/** The version in what a command says: the first dotted number, else the first number. */
export function findVersion(output: string): string | null {
  const start = output.slice(0, 4096);
  const dotted = /(?<![\d.])\d{1,9}(?:\.\d{1,9}){1,9}/.exec(start);
  return dotted?.[0] ?? /(?<![\w.])\d{1,9}(?![\w.])/.exec(start)?.[0] ?? null;
}

/** Names of variables without which programs do not find their parts. */
const keptVariables = [
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
  const keptEntries = Object.entries(env).filter(([name]) =>
    keptVariables.includes(name.toUpperCase()),
  );
  return { ...Object.fromEntries(keptEntries), LC_ALL: 'C' };
}
