import { main } from './action/main.ts';

// Node prints warnings unescaped, and they may quote the repository.
process.removeAllListeners('warning');

// Not awaited: a module that waits is wrapped by the bundler, and what it wraps is compiled twice.
main(process.env);
