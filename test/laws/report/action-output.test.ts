import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '../../../src/action/api.ts';
import { writeCheckRun } from '../../../src/action/check-run.ts';
import { annotate, failStep, printGroup, printLog } from '../../../src/action/log.ts';
import { setOutputs, writeReports } from '../../../src/action/outputs.ts';
import { updateComment } from '../../../src/action/sticky-comment.ts';
import type { Report } from '../../../src/model/report.ts';
import { github } from '../../../src/report/github.ts';
import { titleText } from '../../../src/report/outcome/outcome.ts';
import { defaultRenderOptions } from '../../../src/report/reporter.ts';
import { text } from '../../../src/report/text/text.ts';
import { attacks } from '../../attacks/arbitrary.ts';
import { attackedBy } from '../../attacks/hostile.ts';
import { obeyedCommands } from '../../attacks/obeyed.ts';
import { callsIn, openIn, pageOf } from '../../attacks/page.ts';
import { temporaryFolder } from '../../support/git.ts';
import { commandsIn } from '../../support/runner-log.ts';
import { reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';

const options = { ...defaultRenderOptions, summary: true };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

/** The step log during some work. */
function logOf(work: () => void): string {
  const output: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output.push(String(chunk));
    return true;
  });
  work();
  spy.mockRestore();
  return output.join('');
}

/** The requests to a server without a comment. */
async function sentBy(work: (api: Api) => Promise<void>): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  await work({
    get: () => Promise.reject(new Error('unused')),
    list: async () => [],
    authorLogin: () => Promise.reject(new Error('unused')),
    send: async <T>(_method: string, _route: string, parameters: object) => {
      sent.push({ ...parameters });
      return { id: 1 } as T;
    },
  });
  return sent;
}

/** Expects a page with only intended content, and at most one comment marker. */
function expectPage(page: string, markers: number): void {
  expect(obeyedCommands(page)).toEqual([]);
  const read = pageOf(page);
  expect([read.addresses, callsIn(read), openIn(read)]).toEqual([[], [], []]);
  expect(read.html.match(/<!--/g) ?? []).toHaveLength(markers);
}

/** The output of a check run request. */
interface Output {
  readonly summary: string;
  readonly title: string;
  readonly annotations: readonly { readonly message: string }[];
}

function outputOf(sent: Record<string, unknown> = {}): Output {
  return sent['output'] as Output;
}

/** The outputs of a step, as the runner reads them. */
function outputsIn(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const lines = readFileSync(file, 'utf8').split('\n');
  for (let index = 0; index < lines.length; index++) {
    const [, name, end] = /^([^=]+?)<<(.+)$/.exec(lines[index] ?? '') ?? [];
    if (name === undefined || end === undefined) continue;
    const until = lines.indexOf(end, index + 1);
    found.set(name, lines.slice(index + 1, until).join('\n'));
    index = until;
  }
  return found;
}

const named = (report: Report) =>
  report.skills
    .filter(({ status }) => status === 'added' || status === 'changed')
    .map(({ name }) => name);

describe.each(seeds)('with the %s seed', (_, seed) => {
  test('the Action writes no foreign command to its log, its comment, its check run and its outputs', async () => {
    const law = fc.asyncProperty(attacks(3), fc.nat(39), async (list, from) => {
      const { benign, hostile } = attackedBy(list, { step: 40, offset: from });
      const report = await reportOf(benign, hostile);
      const shown = text.render(report, { ...options, colour: true });
      const notices = list.map((attack) => attack.text);
      const log = logOf(() => printGroup('Every finding', shown));
      expect(commandsIn(log)).toEqual(['group', 'endgroup']);
      expect(obeyedCommands(log.replace(/^::(?:group::Every finding|endgroup::)$/gm, ''))).toEqual(
        [],
      );
      const lines = logOf(() => annotate(github.render(report, { ...options, notices })));
      expect(obeyedCommands(lines, { annotations: true })).toEqual([]);
      expect(commandsIn(logOf(() => failStep(titleText(report))))).toEqual(['error']);
      const marker = { issue_number: 1, job: notices.join(':') };
      const [comment] = await sentBy((api) => updateComment(api, marker, report, options));
      expectPage(String(comment?.['body']), 1);
      const run = { name: 'Skillaccord', head_sha: '0'.repeat(40) };
      const [first] = await sentBy((api) => writeCheckRun(api, run, report, options));
      const { summary, title, annotations } = outputOf(first);
      expectPage(summary, 0);
      expect(obeyedCommands(title)).toEqual([]);
      expect(obeyedCommands(annotations.map(({ message }) => message).join('\n'))).toEqual([]);
      expectOutputs(
        report,
        list.map(({ mark }) => mark),
      );
    });
    await fc.assert(law, sample(seed, 1));
  });

  test('with any output or failure, the log holds at most one error', () => {
    const law = fc.property(attacks(3), (list) => {
      const texts = list.map((attack) => attack.text).join('\n');
      expect(obeyedCommands(logOf(() => printLog(texts)).replaceAll('\t', ' '))).toEqual([]);
      expect(commandsIn(logOf(() => failStep(texts)))).toEqual(['error']);
      expect(commandsIn(logOf(() => printGroup(texts, texts)))).toEqual(['group', 'endgroup']);
    });
    fc.assert(law, sample(seed, 50));
  });
});

/** Expects the outputs of the Action, with intact names. */
function expectOutputs(report: Report, marks: readonly string[]): void {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'temp'));
  const file = join(folder, 'outputs');
  writeFileSync(file, '');
  vi.stubEnv('GITHUB_OUTPUT', file);
  vi.stubEnv('RUNNER_TEMP', join(folder, 'temp'));
  setOutputs({ report, isFirst: false }, writeReports(report, options));
  const outputs = outputsIn(file);
  expect(outputs.get('outcome')).toBe(report.outcome);
  expect(outputs.size).toBe(11);
  const changed = outputs.get('changed-skills') ?? '';
  expect(obeyedCommands(changed)).toEqual([]);
  const names = JSON.parse(changed).map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(named(report)));
  expect(marks.every((mark) => names.some((name: string) => name.includes(mark)))).toBe(true);
}
