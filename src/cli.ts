#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { faultOf, main } from './cli/main.ts';
import { progressLine } from './cli/terminal/progress.ts';
import { showsColour } from './cli/terminal/screen.ts';
import { killChildren } from './io/git/children.ts';

// What a reader has closed takes no more: `skillaccord list | head` ends quietly. Any other failure, such as a full
// disk, is one of a file that cannot be written.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
    if (stream === process.stdout) reportWriteError(code ?? message);
    process.exit(2);
  });
}

function reportWriteError(reason: string): void {
  try {
    writeSync(2, `skillaccord: What it has to say cannot be written (${reason}).\n`);
  } catch {
    // Nobody listens there either; the exit code is all that is left.
  }
}

// Node prints warnings unescaped, and they may quote the repository; what nobody caught it would print so too.
process.removeAllListeners('warning');
process.on('uncaughtException', (cause) => {
  writeSync(2, faultOf(cause));
  process.exit(3);
});

const { argv, env, stdout, stderr } = process;
const progress = progressLine(stderr, env);

// Whoever ends this ends what it started, and finds the terminal as it was; files are written in one go.
for (const [signal, number] of [['SIGINT', 2] as const, ['SIGTERM', 15] as const]) {
  process.once(signal, () => {
    progress.clear();
    killChildren();
    // A shell that runs a loop goes on unless it sees that the signal was what ended this.
    process.kill(process.pid, signal);
    process.exit(128 + number);
  });
}

const world = {
  cwd: process.cwd(),
  env,
  colour: !argv.includes('--no-color') && showsColour(stdout, env),
  terminal: stdout.isTTY === true,
  width: stdout.columns || Number(env['COLUMNS']) || Number.POSITIVE_INFINITY,
  onProgress: progress.onProgress,
  print: createWriter(stdout),
  complain: createWriter(stderr),
};
// A run that nothing goes on with any more has not passed.
process.once('beforeExit', () => {
  process.exitCode ??= 3;
});
// Not awaited: a bundler may wrap a module that waits, and what it wraps is compiled twice.
main(argv.slice(2), world).then((code) => {
  process.exitCode = code;
  progress.clear();
});

function createWriter(stream: NodeJS.WriteStream): (text: string) => void {
  return (text) => {
    progress.clear();
    stream.write(text);
  };
}
