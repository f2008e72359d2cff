import { main } from './action/main.ts';

// Node prints warnings unescaped, and they may quote the repository.
process.removeAllListeners('warning');

// A run that nothing goes on with any more has not passed.
process.once('beforeExit', () => {
  process.exitCode ??= 3;
});
// Not awaited: a bundler may wrap a module that waits, and what it wraps is compiled twice.
main(process.env).then(() => {
  process.exitCode ??= 0;
});
