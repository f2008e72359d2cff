#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { main } from './cli/main.ts';

// What a reader has closed takes no more: `skillgate list | head` ends quietly. Any other failure
// must end in a code that no caller takes for an answer.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
    if (stream === process.stdout) complainOf(code ?? message);
    process.exit(3);
  });
}

function complainOf(reason: string): void {
  try {
    writeSync(2, `skillgate: What it has to say cannot be written (${reason}).\n`);
  } catch {
    // Nobody listens there either; the exit code is all that is left.
  }
}

// Node prints warnings unescaped, and they may quote the repository.
process.removeAllListeners('warning');

const { argv, env, stdout } = process;
const colour =
  !argv.includes('--no-color') &&
  !env['NO_COLOR'] &&
  (stdout.isTTY ? env['TERM'] !== 'dumb' : Boolean(env['FORCE_COLOR']));
const world = {
  cwd: process.cwd(),
  env,
  colour,
  width: stdout.columns ?? (Number(env['COLUMNS']) || Number.POSITIVE_INFINITY),
  print: (text: string) => void stdout.write(text),
  complain: (text: string) => void process.stderr.write(text),
};
// Not awaited: a bundler may wrap a module that waits, and what it wraps is compiled twice.
main(argv.slice(2), world).then((code) => {
  process.exitCode = code;
});
