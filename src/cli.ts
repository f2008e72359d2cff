#!/usr/bin/env node
import { main } from './cli/main.ts';

// What a reader has closed takes no more: `skillgate list | head` ends quietly.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EPIPE') throw cause;
    process.exit();
  });
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
};
process.exitCode = await main(argv.slice(2), world, (text) => void process.stderr.write(text));
