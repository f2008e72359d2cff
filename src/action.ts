import { failInternal, main } from './action/main.ts';

// Node prints warnings unescaped, and they may quote the repository; what nobody caught it would print so too.
process.removeAllListeners('warning');
process.on('uncaughtException', (cause) => {
  failInternal(cause);
  process.exit(3);
});

// A run that nothing goes on with any more has not passed.
process.once('beforeExit', () => {
  process.exitCode ??= 3;
});
// Not awaited: a bundler may wrap a module that waits, and what it wraps is compiled twice.
main(process.env).then(() => {
  process.exitCode ??= 0;
});
