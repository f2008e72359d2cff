import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { hunt } from './hunt.ts';
import { type Breach, breachOf, breachOfSense, leastTime } from './laws.ts';
import { type Target, targets } from './targets.ts';

/** The arguments: `MAIN PARSER SECONDS OUT SEED [CORPUS]`. */
interface Order {
  readonly name: string;
  readonly seconds: number;
  readonly out: string;
  readonly seed: number;
  readonly corpus: string | undefined;
  /** The current input: its length, its start time in seconds, and its bytes. */
  readonly now: SharedArrayBuffer;
}

const largest = 1024 * 1024;
const patience = 60;

if (isMainThread) begin();
else void run(workerData as Order);

function begin(): void {
  const [file = '', name = '', seconds = '60', out = '.', seed = '1', corpus] =
    process.argv.slice(1);
  if (name === '--list') return void console.log(targets.map((target) => target.name).join('\n'));
  if (name === '--try') return void tryAgain(seconds, out);
  const after = new SharedArrayBuffer(largest + 8);
  const order: Order = {
    name,
    seconds: Number(seconds),
    out,
    seed: Number(seed),
    corpus,
    now: after,
  };
  const worker = new Worker(file, { workerData: order });
  let breaches = 0;
  worker.on('message', ({ line, isBreach }: { line: string; isBreach: boolean }) => {
    if (isBreach) breaches++;
    console.log(line);
  });
  const watch = setInterval(() => {
    const [length = 0, started = 0] = new Uint32Array(after, 0, 2);
    if (started === 0 || Date.now() / 1000 - started < patience) return;
    console.log(
      `${name}: one input did not end in ${patience} s: ${store(out, name, Buffer.from(after, 8, length))}`,
    );
    process.exit(1);
  }, 1000);
  const end = (failed: boolean) => {
    clearInterval(watch);
    process.exitCode = failed || breaches > 0 ? 1 : 0;
  };
  worker.on('error', (cause) => {
    const [length = 0] = new Uint32Array(after, 0, 2);
    console.log(
      `${name}: the process gave up (${cause.message}): ${store(out, name, Buffer.from(after, 8, length))}`,
    );
    end(true);
  });
  worker.on('exit', () => end(false));
}

/** Runs a parser on a kept input: `MAIN --try PARSER FILE`. */
async function tryAgain(name: string, file: string): Promise<void> {
  const target = targets.find((candidate) => candidate.name === name);
  const bytes = readFileSync(file);
  if (!target) throw new Error(`There is no parser "${name}".`);
  console.log(`${bytes.length} bytes, ${Math.round(await leastTime(target, bytes))} ms`);
  console.log(
    (await breachOf(target, bytes)) ?? (await breachOfSense(target, bytes)) ?? 'no breach',
  );
}

async function run({ name, seconds, out, seed, corpus, now }: Order): Promise<void> {
  const target = targets.find((candidate) => candidate.name === name);
  if (!target) throw new Error(`There is no parser "${name}".`);
  const post = (line: string, isBreach = false) => parentPort?.postMessage({ line, isBreach });
  const reportedLaws = new Set<string>();
  const [head, bytesNow] = [new Uint32Array(now, 0, 2), new Uint8Array(now, 8)];
  const tally = await hunt({
    target,
    seeds: seedsOf(target, corpus),
    seed,
    milliseconds: seconds * 1000,
    file: basename(process.argv[1] ?? ''),
    before: (bytes) => {
      bytesNow.set(bytes.subarray(0, largest));
      head.set([Math.min(bytes.length, largest), Date.now() / 1000]);
    },
    found: ({ law, said }: Breach, bytes) => {
      const kind = law === 'throws' ? said : law;
      if (reportedLaws.has(kind) && law === 'throws') return;
      if (reportedLaws.size > 40) return;
      reportedLaws.add(kind);
      post(`${name}: ${law}: ${said}\n  ${store(out, `${name}-${law}`, bytes)}`, true);
    },
  });
  post(
    `${name}: ${tally.inputs} inputs in ${seconds} s, ${tally.growths} grown, ${tally.kept} kept, ${tally.parts} parts of the program reached, ${reportedLaws.size} breaches`,
  );
  process.exit(0);
}

function store(out: string, name: string, bytes: Uint8Array): string {
  mkdirSync(out, { recursive: true });
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const path = join(out, `${name}-${id}.bin`);
  writeFileSync(path, bytes);
  return path;
}

const mostSeeds = 150;
const longestSeed = 6 * 1024;

/** The seeds of a parser, and matching files of a folder. */
function seedsOf({ seeds, corpus }: Target, folder: string | undefined): readonly Uint8Array[] {
  const own = seeds.map((seed) => Buffer.from(seed));
  if (folder === undefined) return own;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    corpus.test(path),
  );
  const every = Math.max(1, Math.ceil(paths.length / mostSeeds));
  const some = paths.sort().filter((_, index) => index % every === 0);
  return [...own, ...some.map((path) => readFileSync(join(folder, path)).subarray(0, longestSeed))];
}
