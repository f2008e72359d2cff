import type { PowerNodes } from '../power-nodes.ts';

/** The keys of a manifest block that declare powers. */
export const effectNodes: PowerNodes = {
  effects: { shape: 'names', limitedBy: ['effects', 'network', 'exec', 'filesystemRead', 'filesystemWrite'] },
};
