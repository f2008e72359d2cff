import type { PowerNodes } from '../power-nodes.ts';

const terminalExec: PowerNodes = {
  allowed: { shape: 'flag', limitedBy: ['exec'] },
  commands: { shape: 'names', limitedBy: ['exec'] },
  blocked: { shape: 'names', limitedBy: [] },
};

/** The keys of a skill.toml that declare powers. */
export const capabilityNodes = {
  capabilities: {
    shape: 'table',
    limitedBy: ['network', 'exec', 'filesystemRead', 'filesystemWrite', 'envRead', 'secrets'],
    children: {
      filesystem_read: { shape: 'names', limitedBy: ['filesystemRead'] },
      filesystem_write: { shape: 'names', limitedBy: ['filesystemWrite'] },
      network: { shape: 'names', limitedBy: ['network'] },
      env_read: { shape: 'names', limitedBy: ['envRead'] },
      secrets_access: { shape: 'flag', limitedBy: ['secrets'] },
      terminal_exec: { shape: 'table', limitedBy: ['exec'], children: terminalExec, isGrant: true },
    },
  },
  provides: {
    shape: 'table',
    limitedBy: [],
    children: { executable: { shape: 'flag', limitedBy: [] } },
  },
} satisfies PowerNodes;
