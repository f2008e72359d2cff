import { main } from './action/main.ts';

// Node prints warnings unescaped, and they may quote the repository.
process.removeAllListeners('warning');

// Not awaited: a bundler may wrap a module that waits, and what it wraps is compiled twice.
main(process.env);
