import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runBuiltAsync } from '../../test/support/built.ts';
import { type TestRepository, temporaryFolder } from '../../test/support/git.ts';
import { type Annotation, annotationsIn, commandsOf } from '../../test/support/runner-log.ts';
import { type Event, prepare, readStepResult, type StepResult } from '../../test/support/step.ts';

/** The result of a step, with its log as interpreted by a runner. */
export interface JobResult extends StepResult {
  readonly annotations: readonly Annotation[];
}

/** Runs the Action in a job and checks the invariants of every step. */
export async function runJob(
  work: TestRepository,
  event: Event,
  inputs: Readonly<Record<string, string>> & { readonly token: string },
  more: Readonly<Record<string, string>>,
): Promise<JobResult> {
  const untouched = emptyFiles('GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE');
  const { env, files } = prepare(work, event, inputs, { ...more, ...untouched });
  const step = readStepResult(await runBuiltAsync('action', { cwd: work.path, env }), files);
  for (const [name, file] of Object.entries(untouched)) {
    expect(readFileSync(file, 'utf8'), `${name} is left alone`).toBe('');
  }
  const output = JSON.stringify([step.log, step.summary, [...step.outputs]]);
  expect(output, 'the token is printed nowhere').not.toContain(inputs.token);
  const known = ['group', 'endgroup', 'error', 'warning', 'notice'];
  const others = commandsOf(step.log).filter(({ name }) => !known.includes(name));
  expect(others, 'nothing but findings is said to the runner').toEqual([]);
  return { ...step, annotations: annotationsIn(step.log) };
}

function emptyFiles(...names: readonly string[]): Readonly<Record<string, string>> {
  const folder = temporaryFolder();
  const entries = names.map((name) => [name, join(folder, name)] as const);
  for (const [, file] of entries) writeFileSync(file, '');
  return Object.fromEntries(entries);
}
