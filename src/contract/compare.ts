import type { Change } from '../model/contract.ts';
import type { Pair } from '../model/workspace.ts';

/** Every change between the two sides of a skill. */
export function compareSkills(_pair: Pair): readonly Change[] {
  return [];
}
