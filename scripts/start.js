// `npm start` shows the demo; with arguments it is the command line.
if (process.argv.length === 2) process.argv.push('demo');
await import('../dist/cli/index.js');
