import type { Limit } from '../model/config.ts';

/** A key of a manifest that declares a permission, or contains keys that do. */
export interface PowerNode {
  /** `mark`: the key selects the format of other keys; other code judges its value. */
  readonly shape: 'flag' | 'names' | 'tools' | 'table' | 'mark';
  /** The keys of a policy that limit the permission. */
  readonly limitedBy: readonly Limit[];
  readonly below?: PowerNodes;
  /** Whether an empty mapping already declares the permission. */
  readonly isGrant?: true;
}

/** The keys of a mapping that declare permissions. */
export type PowerNodes = Readonly<Record<string, PowerNode>>;

const effects: PowerNodes = {
  effects: { shape: 'names', limitedBy: ['effects', 'network', 'exec', 'filesystemWrite'] },
};

const terminalExec: PowerNodes = {
  allowed: { shape: 'flag', limitedBy: ['exec'] },
  commands: { shape: 'names', limitedBy: ['exec'] },
  blocked: { shape: 'names', limitedBy: [] },
};

/** Every key that declares a permission, by dialect. */
export const powerNodes: Readonly<Record<string, PowerNodes>> = {
  'agent-skills': { 'allowed-tools': { shape: 'tools', limitedBy: ['allowedTools'] } },
  'manifest-v1': {
    manifest_version: { shape: 'mark', limitedBy: ['network'] },
    interface: { shape: 'mark', limitedBy: ['network'] },
    execution: {
      shape: 'table',
      limitedBy: ['network'],
      below: {
        network: { shape: 'flag', limitedBy: ['network'] },
        destructive: { shape: 'flag', limitedBy: [] },
      },
    },
    sensitive: { shape: 'flag', limitedBy: [] },
  },
  'skill-manifest-v2': effects,
  'router-manifest': effects,
  'skill-toml': {
    capabilities: {
      shape: 'table',
      limitedBy: ['network', 'exec', 'filesystemWrite', 'secrets'],
      below: {
        filesystem_read: { shape: 'names', limitedBy: [] },
        filesystem_write: { shape: 'names', limitedBy: ['filesystemWrite'] },
        network: { shape: 'names', limitedBy: ['network'] },
        env_read: { shape: 'names', limitedBy: [] },
        secrets_access: { shape: 'flag', limitedBy: ['secrets'] },
        terminal_exec: { shape: 'table', limitedBy: ['exec'], below: terminalExec, isGrant: true },
      },
    },
    provides: {
      shape: 'table',
      limitedBy: [],
      below: { executable: { shape: 'flag', limitedBy: [] } },
    },
  },
};
