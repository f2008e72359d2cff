import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as catalog from '../../src/report/index.ts';
import { checkout, origin, pullRequest, temporaryFolder } from '../support/git.ts';
import { startApi } from '../support/github/github-api.ts';
import { runActionHere } from '../support/in-process.ts';
import { runHere } from '../support/run-here.ts';
import { benign, hostile } from './hostile.ts';

/** All output about one hostile pull request. */
export interface CapturedOutput {
  readonly merge: string;
  readonly paths: ReadonlySet<string>;
  readonly log: string;
  readonly outputs: ReadonlyMap<string, string>;
  /** Pages of Markdown: the summary, the comment and the check run. */
  readonly pages: ReadonlyMap<string, string>;
  /** The comments with suggestions. */
  readonly suggestions: readonly string[];
  /** The annotations of the check run. */
  readonly annotations: readonly Record<string, unknown>[];
  /** The output of the command line in each format, by id. */
  readonly formats: ReadonlyMap<string, string>;
  /** The output of its other commands. */
  readonly commands: ReadonlyMap<string, string>;
  /** Unexpectedly written files. */
  readonly strays: readonly string[];
}

let once: Promise<CapturedOutput> | undefined;

/** Runs everything, once for all tests of a file. */
export function captureOnce(): Promise<CapturedOutput> {
  once ??= captureEverything();
  return once;
}

async function captureEverything(): Promise<CapturedOutput> {
  const from = origin(benign);
  const { base, head, merge } = pullRequest(from, hostile);
  const work = checkout(from.url, 'refs/pull/1/merge');
  const filesBefore = filesBelow(work.path);
  const server = await startApi({ proposed: { repository: from.work.path, base, head } });
  const payload = { pull_request: { number: 1, base: { sha: base }, head: { sha: head } } };
  const inputs = { token: 'ghs_0', comment: 'true', 'check-run': 'true', suggest: 'true' };
  const event = { name: 'pull_request', payload };
  const api = { GITHUB_API_URL: server.url };
  const { log, summary, outputs } = await runActionHere(work, event, inputs, api);
  const [checkRun] = server.checkRuns;
  const run = async (...args: string[]) => {
    const { stdout, stderr } = await runHere(args, work.path);
    return `${stdout}${stderr}`;
  };
  const formats = await allFormats(['check', '--verbose', '--base', base], run);
  const others = [
    ['diff', base, 'HEAD'],
    ['list'],
    ['list', '--format', 'html'],
    ['lock', '--check'],
    ['fix', '--dry-run'],
  ];
  const commands: [string, string][] = [];
  for (const args of others) {
    commands.push([args.join(' ').replace(base, 'BASE'), await run(...args)]);
  }
  const before = new Set(filesBefore);
  return {
    merge,
    paths: before,
    log,
    outputs,
    pages: new Map([
      ['summary', summary],
      ['comment', server.comments[0]?.body ?? ''],
      ['check run', checkRun?.summary ?? ''],
      ['review', server.reviews[0]?.body ?? ''],
      ['markdown', new Map(formats).get('markdown') ?? ''],
    ]),
    suggestions: server.lineComments.map(({ body }) => body),
    annotations: checkRun?.annotations ?? [],
    formats: new Map([
      ...formats,
      ['report of the Action', readFileSync(outputs.get('report') ?? '', 'utf8')],
    ]),
    commands: new Map(commands),
    strays: filesBelow(work.path).filter((path) => !before.has(path)),
  };
}

/** What a command prints in the formats of logs, and the files that one run of it writes in all others. */
async function allFormats(
  command: readonly string[],
  run: (...args: string[]) => Promise<string>,
): Promise<readonly (readonly [id: string, output: string])[]> {
  const folder = temporaryFolder();
  const printed = ['text', 'github'];
  const ids = Object.values(catalog).map(({ id }) => id);
  const written = ids.filter((id) => !printed.includes(id));
  const outputs = written.flatMap((id) => ['-o', `${id}=${join(folder, id)}`]);
  const formats: [string, string][] = [
    ['text', await run(...command, ...outputs)],
    ['github', await run(...command, '--format', 'github')],
  ];
  for (const id of written) formats.push([id, readFileSync(join(folder, id), 'utf8')]);
  return formats;
}

function filesBelow(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true });
  const files = all.filter((entry) => !entry.isDirectory());
  const paths = files.map(({ parentPath, name }) =>
    join(parentPath, name).slice(folder.length + 1),
  );
  return paths.filter((path) => !path.startsWith('.git/objects/'));
}
