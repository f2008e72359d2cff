import { runBuilt, runBuiltMeanwhile } from '../built.ts';
import type { Work } from '../git.ts';
import { type Event, left, prepare, type Step, type Variables } from '../step.ts';

/** Runs the committed Action on a checkout as a runner does: inputs, event and files by environment. */
export function runAction(
  work: Work,
  event: Event,
  inputs: Variables = {},
  more: Variables = {},
): Step {
  const { cwd, env, files } = prepare(work, event, inputs, more);
  return left(runBuilt('action', [], { cwd, env }), files);
}

/** The same, while this process answers what the step asks the server. */
export async function runActionMeanwhile(
  work: Work,
  event: Event,
  inputs: Variables = {},
  more: Variables = {},
): Promise<Step> {
  const { cwd, env, files } = prepare(work, event, inputs, more);
  return left(await runBuiltMeanwhile('action', { cwd, env }), files);
}
