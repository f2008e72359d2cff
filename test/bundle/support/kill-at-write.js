// Loaded before the command line: ends the process by SIGKILL at its write number KILL_AT below KILL_BELOW, or copies
// KILL_BELOW before each write into a folder of COPY_TO with the number of the write.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';

const { KILL_AT, KILL_BELOW = '', COPY_TO } = process.env;
const writes = [
  ...['openSync', 'writeFileSync', 'renameSync', 'mkdirSync', 'rmSync', 'rmdirSync'],
  ...['unlinkSync', 'fsyncSync', 'fchmodSync', 'linkSync', 'copyFileSync'],
];
let count = 0;

function isCounted(name, [place, flags]) {
  if (name === 'openSync' && !/[wax]/.test(String(flags))) return false;
  return typeof place === 'number' || resolve(String(place)).startsWith(KILL_BELOW);
}

for (const name of writes) {
  const original = fs[name];
  fs[name] = (...args) => {
    if (isCounted(name, args)) {
      if (COPY_TO !== undefined) execFileSync('cp', ['-a', KILL_BELOW, `${COPY_TO}/${count}`]);
      if (count++ === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL');
    }
    return original(...args);
  };
}
syncBuiltinESMExports();
process.on('exit', () => process.stderr.write(`writes: ${count}\n`));
