import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { type TestRepository, temporaryFolder } from './git.ts';
import type { ProcessResult } from './process.ts';

/** The parsed action.yml. */
export const definition = parse(
  readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'),
) as {
  inputs: Record<string, { default?: string; description: string }>;
  outputs: Record<string, { description: string }>;
  runs: { using: string; main: string };
};

/** The event of a run: its name, its payload, and its reference, if not the default. */
export interface Event {
  readonly name: string;
  readonly payload: unknown;
  readonly ref?: string;
}

/** The result of a job step. */
export interface StepResult {
  readonly code: number | null;
  readonly log: string;
  readonly summary: string;
  readonly outputs: ReadonlyMap<string, string>;
}

/** Variables of an environment, or inputs. */
export type Variables = Readonly<Record<string, string>>;

type Files = ReturnType<typeof prepare>['files'];

/** The environment and the files that a runner provides to a step. */
export function prepare(
  { path }: TestRepository,
  event: Event,
  inputs: Variables,
  more: Variables,
) {
  const cwd = temporaryFolder();
  const files = {
    GITHUB_EVENT_PATH: join(cwd, 'event.json'),
    GITHUB_OUTPUT: join(cwd, 'output'),
    GITHUB_STEP_SUMMARY: join(cwd, 'summary.md'),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  writeFileSync(files.GITHUB_EVENT_PATH, JSON.stringify(event.payload));
  const given = Object.entries(definition.inputs).map(([name, { default: value = '' }]) => [
    `INPUT_${name.toUpperCase()}`,
    inputs[name] ?? value.replace(/^\$\{\{.*\}\}$/, ''),
  ]);
  const env = {
    ...files,
    ...(Object.fromEntries(given) as Record<string, string>),
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_JOB: 'skills',
    GITHUB_REF: event.ref ?? 'refs/pull/1/merge',
    GITHUB_REPOSITORY: 'acme/skills',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKFLOW: 'ci',
    GITHUB_WORKSPACE: path,
    RUNNER_TEMP: cwd,
    ...more,
  };
  return { cwd, env, files };
}

/** The result of a step, from its log and its files. */
export function readStepResult({ code, stdout, stderr }: ProcessResult, files: Files): StepResult {
  expect(stderr).toBe('');
  const summary = readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8');
  return { code, log: stdout, summary, outputs: outputsIn(files.GITHUB_OUTPUT) };
}

/** The outputs of a file as a runner reads it: `name<<delimiter`, the value, the delimiter. */
function outputsIn(file: string): ReadonlyMap<string, string> {
  const outputs = new Map<string, string>();
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const [, name, delimiter] = /^([^<]+)<<(.+)$/.exec(lines[index] ?? '') ?? [];
    if (name === undefined || delimiter === undefined) continue;
    const end = lines.indexOf(delimiter, index);
    outputs.set(name, lines.slice(index + 1, end).join('\n'));
    index = end;
  }
  return outputs;
}
