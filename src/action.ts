import { failInternal, main } from './action/main.ts';

// Node prints warnings and uncaught errors unescaped, and both may quote the repository.
process.removeAllListeners('warning');
process.on('uncaughtException', (cause) => {
  failInternal(cause);
  process.exit(3);
});

// An event loop that drains early must not count as a pass.
process.once('beforeExit', () => {
  if (process.exitCode === undefined) failInternal('The run ended before its result.');
});
// Not awaited: bundlers wrap modules with top-level await, and V8 compiles wrapped code twice.
main(process.env).then(() => {
  process.exitCode ??= 0;
});
