import type { FieldRow } from '../carrier.ts';
import { settingGrant } from '../support/setting-grants.ts';
import { each, folders, hosts, off, on, opaque } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';

const sandbox = (value: Readonly<Record<string, boolean | readonly string[]>>) => ({
  sandbox: value,
});
const filesystem = (value: Readonly<Record<string, readonly string[]>>) => ({
  sandbox: { filesystem: value },
});
const network = (value: Readonly<Record<string, boolean | readonly string[]>>) => ({
  sandbox: { network: value },
});

/** The folders that commands in the sandbox reach. */
const filesystemRows: readonly FieldRow[] = within('filesystem', [
  ...grants('write', 'allowWrite', 'writes the folders', {
    read: folders('write'),
    example: filesystem({ allowWrite: ['~/.cache'] }),
  }),
  ...grants('read', 'allowRead', 'reads the folders', {
    read: folders('read'),
    example: filesystem({ allowRead: ['~/.ssh'] }),
  }),
  ...grants('settings', 'disabled', 'limits no folder', {
    read: on(),
    example: { sandbox: { filesystem: { disabled: true } } },
  }),
  ...grants('guard', 'denyWrite', 'limits the folders', {
    policyKeys: ['filesystemWrite'],
    read: folders('guard'),
    example: filesystem({ denyWrite: ['./docs'] }),
  }),
  ...grants('guard', 'denyRead', 'limits the folders', {
    policyKeys: ['filesystemRead'],
    read: folders('guard'),
    example: filesystem({ denyRead: ['./docs'] }),
  }),
]);

/** The hosts that commands in the sandbox reach. */
const networkRows: readonly FieldRow[] = within('network', [
  ...grants('net', 'allowedDomains, allowUnixSockets, allowMachLookup', 'reaches the hosts', {
    read: hosts('net'),
    example: network({ allowedDomains: ['x.example'] }),
  }),
  ...grants('guard', 'strictAllowlist', 'refuses all other hosts', {
    policyKeys: ['network'],
    read: off(true),
    example: network({ strictAllowlist: true }),
  }),
  ...grants('guard', 'deniedDomains', 'limits the hosts', {
    policyKeys: ['network'],
    read: hosts('guard'),
    example: network({ deniedDomains: ['x.example'] }),
  }),
  ...grants('settings', 'allowAllUnixSockets, allowLocalBinding', 'reaches more', {
    read: on(),
    example: network({ allowLocalBinding: true }),
  }),
  ...grants(
    'settings',
    'httpProxyPort, socksProxyPort, tlsTerminate',
    'sends requests through a proxy',
    {
      read: opaque(),
      example: { sandbox: { network: { httpProxyPort: 8080 } } },
    },
  ),
]);

/** `sandbox` of Claude Code settings: the limit itself, and its holes. */
export const sandboxRows: readonly FieldRow[] = within('sandbox', [
  // A sandbox that the repository switches on limits; on and off again is a limit removed.
  ...grants('guard', 'enabled, failIfUnavailable', 'limits what commands reach', {
    read: off(true),
    example: sandbox({ enabled: true }),
  }),
  ...grants('guard', 'allowUnsandboxedCommands, autoAllowBashIfSandboxed', 'false: limits', {
    read: off(false),
    example: sandbox({ allowUnsandboxedCommands: false }),
  }),
  ...grants('settings', 'enableWeakerNestedSandbox, enableWeakerNetworkIsolation', 'limits less', {
    read: on(),
    example: sandbox({ enableWeakerNestedSandbox: true }),
  }),
  ...grants('run', 'excludedCommands', 'runs outside the sandbox', {
    read: each(({ text, at }, { name }) => settingGrant(name, text.trim(), { kind: 'run', at })),
    example: sandbox({ excludedCommands: ['docker *'] }),
  }),
  ...grants('settings', 'credentials', 'decides which credentials commands get', {
    read: opaque(),
    example: sandbox({ credentials: true }),
  }),
  ...filesystemRows,
  ...networkRows,
  // What the sandbox is made of: another program may be no sandbox.
  ...grants('settings', 'bwrapPath, socatPath, ripgrep', 'replaces a program of the sandbox', {
    read: opaque(),
    example: { sandbox: { bwrapPath: './bwrap' } },
  }),
  ...grants('settings', 'allowAppleEvents, allowNestedUserNamespaces', 'limits less', {
    read: on(),
    example: sandbox({ allowAppleEvents: true }),
  }),
  ...grants('settings', 'windows', 'decides what the sandbox is made of', {
    read: opaque(),
    example: { sandbox: { windows: { backend: 'mxc' } } },
  }),
  ...harmless(
    'ignoreViolations network.allowManagedDomainsOnly filesystem.allowManagedReadPathsOnly',
  ),
]);
