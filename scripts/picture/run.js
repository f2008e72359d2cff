import { execFileSync } from 'node:child_process';

/** Runs a program and returns its output; ends the process with a line where the program is missing or fails. */
export function run(command, args, options = {}) {
  try {
    const stdio = ['pipe', 'pipe', 'ignore'];
    return execFileSync(command, args, { encoding: 'utf8', stdio, ...options });
  } catch (cause) {
    console.log(
      `skipped: ${command} cannot be run (${cause.code ?? cause.message.split('\n')[0]}).`,
    );
    process.exit(0);
  }
}
