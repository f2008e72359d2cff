import { runBuilt, runBuiltAsync } from '../../support/built.ts';
import type { TestRepository } from '../../support/git.ts';
import {
  type Event,
  prepare,
  readStepResult,
  type StepResult,
  type Variables,
} from '../../support/step.ts';

/** Runs the committed Action on a checkout as a runner does: inputs, event and files by environment. */
export function runAction(
  work: TestRepository,
  event: Event,
  inputs: Variables = {},
  more: Variables = {},
): StepResult {
  const { cwd, env, files } = prepare(work, event, inputs, more);
  return readStepResult(runBuilt('action', [], { cwd, env }), files);
}

/** The same, while this process answers the requests of the step to the server. */
export async function runActionMeanwhile(
  work: TestRepository,
  event: Event,
  inputs: Variables = {},
  more: Variables = {},
): Promise<StepResult> {
  const { cwd, env, files } = prepare(work, event, inputs, more);
  return readStepResult(await runBuiltAsync('action', { cwd, env }), files);
}
