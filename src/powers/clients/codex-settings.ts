import { get, text } from '../../model/value/value.ts';
import type { FieldReader, FieldRow, Grant } from '../carrier.ts';
import { hostOf } from '../support/remote.ts';
import { inRepository, settingGrant } from '../support/setting-grants.ts';
import { address, command, folders, mode, on, opaque } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';

/** When Codex asks before a command, and what commands may reach without asking. */
const modeRows: readonly FieldRow[] = [
  ...grants('approve', 'approval_policy', '`on-failure`, `never`: asks less; `untrusted`: limits', {
    // A table with single approvals is valid, and not compared.
    read: unlessTable(
      mode({
        raising: ['on-failure', 'never'],
        limiting: ['untrusted'],
        neutral: ['on-request'],
      }),
    ),
    example: { approval_policy: 'never' },
  }),
  ...grants(
    'approve',
    'sandbox_mode',
    '`workspace-write`, `danger-full-access`: commands reach more; `read-only`: limits',
    {
      read: mode({
        raising: ['workspace-write', 'danger-full-access'],
        limiting: ['read-only'],
        neutral: [],
      }),
      example: { sandbox_mode: 'danger-full-access' },
    },
  ),
];

/** What commands reach in the mode `workspace-write`. */
const workspaceRows: readonly FieldRow[] = within('sandbox_workspace_write', [
  ...grants('write', 'writable_roots', 'writes the folders', {
    read: folders('write'),
    example: { sandbox_workspace_write: { writable_roots: ['/srv/data'] } },
  }),
  ...grants('net', 'network_access', 'commands reach the network', {
    read: (field, place) => {
      const { grants: found = [], ...rest } = on()(field, place);
      const everyHost = { kind: 'net', scope: 'every host', reach: 'any' } as const;
      return { ...rest, grants: found.map((grant) => ({ ...grant, ...everyHost })) };
    },
    example: { sandbox_workspace_write: { network_access: true } },
  }),
  ...harmless('exclude_tmpdir_env_var exclude_slash_tmp'),
]);

const requests = 'requests to the model go there';

/** Servers that requests of Codex go to, with the keys that they get. */
const providerRows: readonly FieldRow[] = [
  ...grants('net', 'openai_base_url, chatgpt_base_url', requests, {
    read: address(requests),
    example: { openai_base_url: 'https://models.example/v1' },
  }),
  ...grants('net', 'model_providers.<id>', requests, {
    read: readProvider,
    example: { model_providers: { own: { base_url: 'https://models.example/v1' } } },
  }),
  ...grants('secret', 'model_providers.<id>.env_key', 'sends the variable to the server', {
    example: { model_providers: { own: { base_url: 'https://models.example', env_key: 'KEY' } } },
  }),
  ...within(
    'model_providers.<id>',
    harmless(`
      name base_url wire_api query_params request_max_retries stream_max_retries
      stream_idle_timeout_ms env_key_instructions requires_openai_auth
    `),
  ),
];

/** The fields of the settings of Codex that are no server and no hook. */
export const codexRows: readonly FieldRow[] = [
  ...modeRows,
  ...workspaceRows,
  ...providerRows,
  ...grants('run', 'notify', 'runs the program at the end of every turn', {
    read: command({ start: 'event', event: 'turn end' }),
    example: { notify: ['python3', 'notify.py'] },
  }),
  ...grants(
    'settings',
    `features, agents, shell_environment_policy, plugins, marketplaces, apps, tools, web_search, permissions, default_permissions, profile, profiles, model_provider, allow_login_shell, approvals_reviewer, skills, experimental_use_unified_exec_tool`,
    'shown as written',
    { read: opaque(), example: { features: { web_search_request: true } } },
  ),
  ...harmless(`
    model model_reasoning_effort model_reasoning_summary model_verbosity tui model_context_window
    model_auto_compact_token_limit personality file_opener history hide_agent_reasoning
    show_raw_agent_reasoning project_doc_max_bytes project_doc_fallback_filenames review_model
    plan_mode_reasoning_effort service_tier check_for_update_on_startup project_root_markers
    commit_attribution
  `),
];

function unlessTable(read: FieldReader): FieldReader {
  return (field, place) => {
    const result = read(field, place);
    return field.value.kind === 'table' ? { ...result, faults: [] } : result;
  };
}

function readProvider({ key, value }: Parameters<FieldReader>[0]) {
  const subject = `model_providers.${key}`;
  const url = get(value, 'base_url');
  const variable = text(get(value, 'env_key'));
  if (!url) return {};
  const { name, isKnown } = hostOf(text(url));
  const reach = isKnown ? 'one' : 'unknown';
  const server = settingGrant(subject, name, { kind: 'net', reach, remark: requests, at: url.at });
  const secret: Grant = {
    kind: 'secret',
    feature: 'secret',
    subject,
    reach: 'one',
    trigger: inRepository,
    scope: `\${${variable}} to ${server.scope}`,
    at: url.at,
    variable,
    receiver: server.scope,
  };
  return { grants: variable === undefined ? [server] : [server, secret] };
}
