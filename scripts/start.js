// `npm start` runs the demo; with arguments, the command line in the directory of the caller.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
if (process.argv.length === 2) process.argv.push('demo');
await import('../dist/cli/index.js');
