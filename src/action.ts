import { main } from './action/main.ts';

// Node prints warnings unescaped, and they may quote the repository.
process.removeAllListeners('warning');

await main(process.env);
