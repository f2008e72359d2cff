import type { Location } from '../../model/text/text.ts';
import { flag, text } from '../../model/value/value.ts';
import type { FieldReader, FieldRow } from '../carrier.ts';
import { settingGrant } from '../support/setting-grants.ts';
import { entries, everyHost, folders, names, off, on, only, opaque } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';

const engines = ['docker', 'podman', 'sandbox-exec', 'runsc', 'lxc'];

/** A sandbox is a limit, whichever program makes it; one of another program is shown as written. */
const sandbox: FieldReader = (field, place) => {
  const { value: written } = field;
  const engine = text(written) ?? (written.kind === 'table' ? undefined : flag(written));
  if (engine === undefined || engine === false || engine === 'false') return {};
  if (engine === true || engine === 'true' || engines.includes(String(engine)))
    return guard(place.name, field.keyAt);
  return opaque()(field, place);
};

function guard(name: string, at: Location) {
  return { grants: [settingGrant(name, `${name}: true`, { kind: 'guard', at })] };
}

/** Where commands run, and what they reach there. */
export const sandboxRows: readonly FieldRow[] = within('tools', [
  ...grants('guard', 'sandbox, sandbox.enabled, sandbox.command', 'commands run in a sandbox', {
    read: sandbox,
    example: { tools: { sandbox: 'docker' } },
  }),
  ...grants('settings', 'sandbox.image', 'decides where commands run', {
    read: opaque(),
    example: { tools: { sandbox: { image: 'acme/sandbox' } } },
  }),
  ...grants('write', 'sandboxAllowedPaths, sandbox.allowedPaths', 'commands reach the folders', {
    read: folders('write'),
    example: { tools: { sandboxAllowedPaths: ['/srv/data'] } },
  }),
  ...grants('net', 'sandboxNetworkAccess, sandbox.networkAccess', 'commands reach the network', {
    read: everyHost,
    example: { tools: { sandboxNetworkAccess: true } },
  }),
]);

/** Limits of what extensions, tools and variables may do. */
export const securityRows: readonly FieldRow[] = within('security', [
  ...grants(
    'guard',
    `disableYoloMode, disableAlwaysAllow, toolSandboxing, blockGitExtensions, environmentVariableRedaction.enabled, enableConseca`,
    'true: limits',
    { read: off(true), example: { security: { disableYoloMode: true } } },
  ),
  ...grants('guard', 'allowedExtensions', 'loads no other extensions', {
    read: only('only listed extensions'),
    example: { security: { allowedExtensions: ['^acme/'] } },
  }),
  ...grants('guard', 'environmentVariableRedaction.blocked', 'keeps the variables from models', {
    policyKeys: ['secrets', 'envRead'],
    read: names({ kind: 'guard' }),
    example: { security: { environmentVariableRedaction: { blocked: ['KEY'] } } },
  }),
  ...grants('settings', 'environmentVariableRedaction.allowed', 'shows the variables to models', {
    read: entries,
    example: { security: { environmentVariableRedaction: { allowed: ['KEY'] } } },
  }),
  ...grants('settings', 'folderTrust.enabled', 'false: trusts every folder', {
    read: on({}, false),
    example: { security: { folderTrust: { enabled: false } } },
  }),
  ...grants(
    'settings',
    'enablePermanentToolApproval, autoAddToPolicyByDefault',
    'true: asks less',
    {
      read: on(),
      example: { security: { enablePermanentToolApproval: true } },
    },
  ),
  ...grants('settings', 'auth.useExternal', 'true: another program signs in', {
    read: on(),
    example: { security: { auth: { useExternal: true } } },
  }),
  ...harmless('auth.selectedType auth.enforcedType'),
]);
