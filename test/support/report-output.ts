import { readFileSync } from 'node:fs';
import type { StepResult } from './step.ts';

/** The JSON report of a step, from the path in its outputs. */
export function reportIn(outputs: StepResult['outputs']): unknown {
  return JSON.parse(readFileSync(outputs.get('report') ?? '', 'utf8'));
}
