import { type Json, text } from '../../model/value/value.ts';
import type { FieldReader, FieldRow } from '../carrier.ts';
import { folderGrant, inRepository, settingGrant } from '../support/setting-grants.ts';
import { everyHost, folders, names, on, only, opaque } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';

const profile = (fields: Json): Json => ({ permissions: { wide: fields } });

/** A folder of a profile with `read`, `write`, or that it may not reach. */
const folderAccess: FieldReader = (field, { name, keys: [, ...path] }) => {
  const access = text(field.value);
  const at = field.value.at;
  if (field.value.kind === 'table') return {};
  const folder = path.join('/');
  if (access === 'read' || access === 'write') {
    const base = {
      kind: access,
      feature: 'setting',
      subject: name,
      trigger: inRepository,
    } as const;
    return { grants: [folderGrant({ text: folder, at }, base)] };
  }
  const isLimit = access === 'none' || access === 'deny';
  const kind = isLimit ? ('guard' as const) : ('settings' as const);
  return { grants: [settingGrant(name, `${folder}: ${access ?? ''}`, { kind, at })] };
};

/** A host or a socket of a profile that commands reach, or may not reach. */
function allowed(kind: 'net' | 'settings'): FieldReader {
  return ({ key, value }, { name }) => {
    const access = text(value);
    if (access === 'allow') return { grants: [settingGrant(name, key, { kind, at: value.at })] };
    const limit = settingGrant(name, `${key}: ${access ?? ''}`, { kind: 'guard', at: value.at });
    return { grants: [limit] };
  };
}

const files: readonly FieldRow[] = grants(
  'write',
  'filesystem.<folder>, filesystem.<folder>.<path>',
  'writes the folder; `read`: reads it; `none`: limits',
  {
    policyKeys: ['filesystemRead', 'filesystemWrite'],
    read: folderAccess,
    example: profile({ filesystem: { '/srv/data': 'write' } }),
  },
);

const network: readonly FieldRow[] = within('network', [
  ...grants('net', 'enabled', 'commands reach the network', {
    read: everyHost,
    example: profile({ network: { enabled: true } }),
  }),
  ...grants('net', 'domains.<host>', '`allow`: commands reach the host; `deny`: limits', {
    policyKeys: ['network'],
    read: allowed('net'),
    example: profile({ network: { domains: { 'x.example': 'allow' } } }),
  }),
  ...grants('settings', 'unix_sockets.<path>', '`allow`: commands reach the socket', {
    read: allowed('settings'),
    example: profile({ network: { unix_sockets: { '/run/docker.sock': 'allow' } } }),
  }),
  ...grants(
    'settings',
    `dangerously_allow_non_loopback_proxy, dangerously_allow_all_unix_sockets, allow_upstream_proxy, allow_local_binding`,
    'true: weakens the limits of the network',
    { read: on(), example: profile({ network: { allow_local_binding: true } }) },
  ),
  ...grants('settings', 'proxy_url, socks_url, mode, mitm', 'decides how commands reach it', {
    read: opaque(),
    example: profile({ network: { proxy_url: 'http://127.0.0.1:3128' } }),
  }),
  ...harmless('enable_socks5 enable_socks5_udp transparent_tcp'),
]);

/** What commands reach, by profiles that `default_permissions` chooses from. */
export const profileRows: readonly FieldRow[] = [
  ...grants('settings', 'default_permissions', 'chooses what commands reach', {
    read: opaque(),
    example: { default_permissions: 'wide' },
  }),
  ...within('permissions.<profile>', [
    ...files,
    ...network,
    ...grants(
      'settings',
      'extends, workspace_roots',
      'widens the profile by another, or by roots',
      {
        read: opaque(),
        example: profile({ extends: ':workspace' }),
      },
    ),
    ...harmless('description'),
  ]),
];

/** The variables that commands get. */
export const environmentRows: readonly FieldRow[] = within('shell_environment_policy', [
  ...grants('settings', 'inherit, filters', 'decides which variables commands get', {
    read: opaque(),
    example: { shell_environment_policy: { inherit: 'all' } },
  }),
  ...grants(
    'settings',
    'ignore_default_excludes, experimental_use_profile',
    'true: commands get variables that may be secrets',
    { read: on(), example: { shell_environment_policy: { ignore_default_excludes: true } } },
  ),
  ...grants('settings', 'set.<name>', 'sets the variable for every command', {
    read: opaque(),
    example: { shell_environment_policy: { set: { PATH: './bin' } } },
  }),
  ...grants('guard', 'exclude', 'keeps the variables from commands', {
    policyKeys: ['secrets', 'envRead'],
    read: names({ kind: 'guard' }),
    example: { shell_environment_policy: { exclude: ['AWS_*'] } },
  }),
  ...grants('guard', 'include_only', 'commands get no other variables', {
    policyKeys: ['secrets', 'envRead'],
    read: only('only listed variables'),
    example: { shell_environment_policy: { include_only: ['PATH'] } },
  }),
]);

/** What commands reach in the mode `workspace-write`. */
export const workspaceRows: readonly FieldRow[] = within('sandbox_workspace_write', [
  ...grants('write', 'writable_roots', 'writes the folders', {
    read: folders('write'),
    example: { sandbox_workspace_write: { writable_roots: ['/srv/data'] } },
  }),
  ...grants('net', 'network_access', 'commands reach the network', {
    read: everyHost,
    example: { sandbox_workspace_write: { network_access: true } },
  }),
  ...harmless('exclude_tmpdir_env_var exclude_slash_tmp'),
]);
