import { createHash } from 'node:crypto';

/** One of the shares that several machines divide a run into; `index` counts from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The most shares of a run. */
export const maxShards = 1_000;

/** Whether a skill belongs to a share. The path of the skill alone decides, so an added skill moves no other one. */
export function isInShard(root: string, { index, count }: Shard): boolean {
  if (count === 1) return true;
  return createHash('sha256').update(root).digest().readUInt32BE(0) % count === index - 1;
}
