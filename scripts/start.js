// `npm start` shows the demo; with arguments it is the command line, run where npm was called.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
if (process.argv.length === 2) process.argv.push('demo');
await import('../dist/cli/index.js');
