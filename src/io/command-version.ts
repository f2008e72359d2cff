import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { FoundCommand } from '../model/machine.ts';
import { endGroup, remembered } from './git/children.ts';
import type { Surroundings } from './surroundings.ts';

const usualPatience = 5000;
/** What a command says beyond that is not listened to. */
const longestAnswer = 64 * 1024;
/** So long, in milliseconds, what a command said before it ended may take to arrive. */
const afterglow = 250;

type Answer = Pick<FoundCommand, 'version' | 'fault'>;

/**
 * Asks a command for its version, by `--version` and without a shell. It gets no input, none of the
 * tokens that lie in the environment of a CI run, and not the tree as its directory.
 */
export function sayVersion(path: string, { env, patience }: Surroundings): Promise<Answer> {
  const limit = patience ?? usualPatience;
  return new Promise((resolve) => {
    const started = spawn(path, ['--version'], {
      cwd: tmpdir(),
      env: harmless(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      // A group of its own on POSIX, so that what it starts ends with it.
      detached: process.platform !== 'win32',
    });
    const child = remembered(started, true);
    let said = '';
    const end = (answer: Answer) => {
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      resolve(answer);
    };
    const stop = (fault: string) => {
      endGroup(child.pid);
      child.kill('SIGKILL');
      end({ version: null, fault });
    };
    let timer = setTimeout(() => stop(`did not answer --version in ${limit / 1000} s`), limit);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.length > longestAnswer) stop('answers --version with more than anybody reads');
      });
    }
    child.once('error', () => end({ version: null, fault: 'cannot be started' }));
    child.once('close', (code) => end(answerOf(said, code)));
    child.once('exit', (code) => {
      clearTimeout(timer);
      // What it left running may hold on to the pipes for as long as it likes.
      timer = setTimeout(() => {
        endGroup(child.pid);
        end(answerOf(said, code));
      }, afterglow);
    });
  });
}

function answerOf(said: string, code: number | null): Answer {
  if (code !== 0) return { version: null, fault: `ends --version with code ${code ?? 'none'}` };
  const version = versionIn(said);
  const fault = version === null ? 'names no version when asked with --version' : null;
  return { version, fault };
}

/** The version in what a command says: the first dotted number, else the first number. */
export function versionIn(said: string): string | null {
  const start = said.slice(0, 4096);
  const dotted = /(?<![\d.])\d{1,9}(?:\.\d{1,9}){1,9}/.exec(start);
  return dotted?.[0] ?? /(?<![\w.])\d{1,9}(?![\w.])/.exec(start)?.[0] ?? null;
}

/** Names of variables without which programs do not find their parts. */
const kept = ['PATH', 'HOME', 'USERPROFILE', 'SYSTEMROOT', 'WINDIR', 'TEMP', 'TMP', 'TMPDIR'];

function harmless(env: Surroundings['env']): NodeJS.ProcessEnv {
  const own = Object.entries(env).filter(([name]) => kept.includes(name.toUpperCase()));
  return { ...Object.fromEntries(own), LC_ALL: 'C' };
}
