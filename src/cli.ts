#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { internalErrorText, main } from './cli/main.ts';
import { progressLine } from './cli/terminal/progress.ts';
import { showsColour, showsHyperlinks } from './cli/terminal/screen.ts';
import { killChildren } from './io/git/children.ts';
import { removeTemporaryFolders } from './io/temporary-folder.ts';

// A closed pipe ends the run quietly (`skillaccord list | head`); any other write error, such as a full disk, is
// reported.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
    if (stream === process.stdout) reportWriteError(code ?? message);
    process.exit(2);
  });
}

function reportWriteError(reason: string): void {
  try {
    writeSync(2, `skillaccord: The output cannot be written (${reason}).\n`);
  } catch {
    // Standard error is closed too; only the exit code is left.
  }
}

// Node prints warnings and uncaught errors unescaped, and both may quote the repository.
process.removeAllListeners('warning');
process.on('uncaughtException', (cause) => {
  writeSync(2, internalErrorText(cause));
  process.exit(3);
});

const { argv, env, execArgv, execPath, stdout, stderr } = process;
const progress = progressLine(stderr, env);

const endingSignals = [['SIGHUP', 1] as const, ['SIGINT', 2] as const, ['SIGTERM', 15] as const];

// Stops child processes and clears the progress line on a signal; file writes are atomic.
for (const [signal, number] of endingSignals) {
  process.once(signal, () => {
    progress.clear();
    killChildren();
    removeTemporaryFolders();
    // Shell loops stop only if the process dies of the signal itself.
    process.kill(process.pid, signal);
    process.exit(128 + number);
  });
}

const world = {
  cwd: process.cwd(),
  env,
  colour: !argv.includes('--no-color') && showsColour(stdout, env),
  hyperlinks: showsHyperlinks(stdout, env),
  terminal: stdout.isTTY === true,
  width: stdout.columns || Number(env['COLUMNS']) || Number.POSITIVE_INFINITY,
  program: { path: execPath, args: [...execArgv, argv[1] ?? ''] },
  onProgress: progress.onProgress,
  print: createWriter(stdout),
  printError: createWriter(stderr),
};
// An event loop that drains early must not count as a pass.
process.once('beforeExit', () => {
  if (process.exitCode !== undefined) return;
  writeSync(2, internalErrorText('The run ended before its result.'));
  process.exitCode = 3;
});
// Not awaited: bundlers wrap modules with top-level await, and V8 compiles wrapped code twice.
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
