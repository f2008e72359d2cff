import { summary } from '@actions/core';
import { main as runAction } from '../../src/action/main.ts';
import type { TestRepository } from './git.ts';
import { minimalEnv, type ProcessResult } from './process.ts';
import { type Event, prepare, readStepResult, type StepResult, type Variables } from './step.ts';

/** Runs the Action on a checkout in this process, with the inputs, the event and the files a runner gives a step. */
export async function runActionHere(
  work: TestRepository,
  event: Event,
  inputs: Variables = {},
  more: Variables = {},
): Promise<StepResult> {
  const { env, files } = prepare(work, event, inputs, more);
  return readStepResult(
    await asProcess({ ...minimalEnv(), ...env }, () => runAction(process.env)),
    files,
  );
}

/** Runs a function in a separate environment, and records its output. */
async function asProcess(
  env: Readonly<Record<string, string>>,
  act: () => Promise<void>,
): Promise<ProcessResult> {
  const { env: outer, exitCode, stdout, stderr } = process;
  const writers = [stdout.write, stderr.write] as const;
  const output = { stdout: '', stderr: '' };
  process.env = { ...env };
  process.exitCode = undefined;
  // It remembers the file of the first step that wrote to it.
  Reflect.set(summary, '_filePath', undefined);
  const hear = (name: 'stdout' | 'stderr') => (text: string | Uint8Array) => {
    output[name] += text;
    return true;
  };
  stdout.write = hear('stdout');
  stderr.write = hear('stderr');
  try {
    await act();
    return { code: Number(process.exitCode ?? 0), ...output };
  } finally {
    [stdout.write, stderr.write] = writers;
    process.env = outer;
    process.exitCode = exitCode;
  }
}
