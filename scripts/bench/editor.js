// `npm run bench:editor` measures what a keystroke costs the language server in a workspace of 1,000 skills: the processor
// time from the change of a text to its diagnostics. Ends with 1 if the median is above the limit. Takes the program, by
// default the built one. Needs Linux.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { makeRepository } from './repository.js';
import { nameOf } from './skills.js';

const [program = 'dist/cli/index.js'] = process.argv.slice(2);
const size = 1000;
const keystrokes = 60;
const limit = 100;

if (process.platform !== 'linux') {
  console.log('skipped: processor time is read from /proc.');
  process.exit(0);
}

const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-bench-'));
makeRepository(scratch, size);
const folder = join(scratch, 'start');
const child = spawn(process.execPath, [program, 'lsp', '--stdio'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const connection = createProtocolConnection(
  new StreamMessageReader(child.stdout),
  new StreamMessageWriter(child.stdin),
);
const path = join(folder, 'skills', nameOf(size / 2), 'SKILL.md');
const uri = pathToFileURL(path).href;
const text = readFileSync(path, 'utf8');
let wanted = '';
let arrived = () => undefined;
connection.onNotification('textDocument/publishDiagnostics', ({ diagnostics }) => {
  if (diagnostics.some(({ message }) => message.includes(wanted))) arrived();
});
connection.listen();

/** Waits for diagnostics with a text. */
function diagnosticsWith(part) {
  wanted = part;
  return new Promise((resolve) => {
    arrived = resolve;
  });
}

/** The processor time of the server so far, in milliseconds, in steps of ten. */
function processorTime() {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function type(version) {
  const link = `gone-${version}.md`;
  connection.sendNotification('textDocument/didChange', {
    textDocument: { uri, version },
    contentChanges: [{ text: `${text}\nSee [x](${link}).\n` }],
  });
  return diagnosticsWith(link);
}

const rootUri = pathToFileURL(folder).href;
await connection.sendRequest('initialize', { processId: process.pid, rootUri, capabilities: {} });
connection.sendNotification('initialized', {});
const textDocument = { uri, version: 1, languageId: 'markdown', text };
connection.sendNotification('textDocument/didOpen', { textDocument });
await type(2);
const scanned = processorTime();
const times = [];
for (let index = 0; index < keystrokes; index++) {
  const before = processorTime();
  await type(3 + index);
  times.push(processorTime() - before);
}
child.kill();
rmSync(scratch, { recursive: true });
times.sort((a, b) => a - b);
const median = times[keystrokes / 2];
const mean = Math.round(times.reduce((sum, time) => sum + time, 0) / keystrokes);
const slowest = times.at(-1);
console.log(`${size} skills: start and scan ${scanned} ms of processor time.`);
console.log(
  `A keystroke: median ${median} ms, mean ${mean} ms, slowest ${slowest} ms; limit ${limit} ms.`,
);
process.exit(median > limit ? 1 : 0);
