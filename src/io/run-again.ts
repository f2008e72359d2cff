import { spawn } from 'node:child_process';
import { trackChild } from './git/children.ts';

/** The command line that started this program, without its arguments. */
export interface Program {
  readonly path: string;
  readonly args: readonly string[];
}

/** Runs this program once more; gives its standard output, or null unless it ends with exit code 0. */
export function runAgain(
  program: Program,
  args: readonly string[],
  cwd: string,
): Promise<string | null> {
  return new Promise((resolve) => {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    const child = trackChild(
      spawn(program.path, [...program.args, ...args], { cwd, stdio, windowsHide: true }),
    );
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', () => resolve(null));
    child.once('close', (code) => resolve(code === 0 ? textOf(chunks) : null));
  });
}

/** The text of the output; null if it is too long for a text. */
function textOf(chunks: readonly Buffer[]): string | null {
  try {
    return Buffer.concat(chunks).toString('utf8');
  } catch {
    return null;
  }
}
