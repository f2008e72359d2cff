import type { PowerNodes } from '../power-nodes.ts';

/** The keys of ADR-002 that declare powers. */
export const executionNodes: PowerNodes = {
  manifest_version: { shape: 'selector', limitedBy: ['network'] },
  interface: { shape: 'selector', limitedBy: ['network'] },
  execution: {
    shape: 'table',
    limitedBy: ['network'],
    children: {
      network: { shape: 'flag', limitedBy: ['network'] },
      destructive: { shape: 'flag', limitedBy: ['destructive'] },
      interactive: { shape: 'flag', limitedBy: ['interactive'] },
    },
  },
  sensitive: { shape: 'flag', limitedBy: ['sensitive'] },
};
