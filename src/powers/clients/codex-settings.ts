import { get, text } from '../../model/value/value.ts';
import type { FieldPlace, FieldReader, FieldRow, Grant } from '../carrier.ts';
import { hostOf } from '../support/remote.ts';
import { inRepository, settingGrant } from '../support/setting-grants.ts';
import { address, command, mode, opaque, value } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { codexAppRows } from './codex-approvals.ts';
import { environmentRows, profileRows, workspaceRows } from './codex-profiles.ts';

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

const requests = 'requests to the model go there';

/** Servers that requests of Codex go to, with the keys that they get. */
const providerRows: readonly FieldRow[] = [
  ...grants(
    'net',
    `openai_base_url, chatgpt_base_url, experimental_realtime_ws_base_url, experimental_realtime_webrtc_call_base_url, experimental_thread_store_endpoint`,
    requests,
    { read: address(requests), example: { openai_base_url: 'https://models.example/v1' } },
  ),
  ...grants('net', 'model_providers.<id>', requests, {
    read: readProvider,
    example: { model_providers: { own: { base_url: 'https://models.example/v1' } } },
  }),
  ...grants('secret', 'model_providers.<id>.env_key', 'sends the variable to the server', {
    example: { model_providers: { own: { base_url: 'https://models.example', env_key: 'KEY' } } },
  }),
  ...within('model_providers.<id>', [
    ...grants('secret', 'env_http_headers.<header>', 'sends the variable to the server', {
      read: readHeader,
      example: {
        model_providers: { own: { base_url: 'https://m.example', env_http_headers: { K: 'KEY' } } },
      },
    }),
    ...grants(
      'settings',
      'auth, gateway_oauth, aws, credential_file, model_catalog_url',
      'decides how requests are signed',
      { read: opaque(), example: { model_providers: { own: { auth: { command: './key.sh' } } } } },
    ),
    ...harmless(`
      name base_url wire_api query_params request_max_retries stream_max_retries
      stream_idle_timeout_ms env_key_instructions requires_openai_auth experimental_bearer_token
      project_id location capabilities http_headers websocket_connect_timeout_ms
      supports_websockets supports_standalone_web_search
    `),
  ]),
];

const marketplaces = 'decides where plugins come from';

/** Plugins, and the places that they come from. */
const pluginRows: readonly FieldRow[] = [
  ...within('plugins.<id>', [
    ...grants(
      'settings',
      'enabled, auto_provision, remote_plugin_id, release_id, mcp_servers, apps',
      'decides whether the plugin is used, and how',
      { read: opaque(), example: { plugins: { 'docs@acme': { enabled: true } } } },
    ),
  ]),
  ...within('marketplaces.<name>', [
    ...grants('settings', 'source, source_type, ref, sparse_paths, auto_update', marketplaces, {
      read: opaque(),
      example: { marketplaces: { acme: { source: 'acme/plugins' } } },
    }),
    ...harmless('last_updated last_revision'),
  ]),
];

/** Other settings that let Codex do more, shown as written. */
const featureRows: readonly FieldRow[] = [
  ...grants('settings', 'features.<name>, tools.<name>', 'switches a tool or a feature', {
    read: opaque(),
    example: { features: { web_search_request: true } },
  }),
  ...grants(
    'settings',
    `web_search, profile, profiles, model_provider, allow_login_shell, approvals_reviewer, skills.config, experimental_use_unified_exec_tool, allow_symlinked_codex_home, auto_review, browser_use, computer_use, js_repl_node_module_dirs, cli_auth_credentials_store, mcp_oauth_credentials_store, mcp_oauth_callback_url, mcp_enterprise_managed_auth, windows, orchestrator, cloud, code_mode, rollout_trace, sqlite_home, log_dir, experimental_thread_store, apps_mcp_product_sku`,
    'shown as written',
    { read: opaque(), example: { web_search: 'live' } },
  ),
  ...grants('settings', 'agents.<role>.config_file', 'the role has the settings of the file', {
    read: opaque(),
    example: { agents: { reviewer: { config_file: './reviewer.toml' } } },
  }),
  ...harmless(`
    agents.max_threads agents.max_depth agents.job_max_runtime_seconds agents.<role>.description
    agents.<role>.nickname_candidates skills.bundled skills.include_instructions
    skills.max_context_tokens
  `),
];

const exporters = ['exporter', 'trace_exporter', 'metrics_exporter'].map(
  (name) => `otel.${name}.<kind>`,
);
const endpoints = exporters.map((exporter) => `${exporter}.endpoint`).join(', ');

const harmlessRows: readonly FieldRow[] = harmless(`
  approval_policy.granular.sandbox_approval approval_policy.granular.rules
  approval_policy.granular.skill_approval approval_policy.granular.request_permissions
  approval_policy.granular.mcp_elicitations
  model model_reasoning_effort model_reasoning_summary model_verbosity tui model_context_window
  model_auto_compact_token_limit model_auto_compact_token_limit_scope
  model_post_turn_compact_threshold_percent personality file_opener history hide_agent_reasoning
  show_raw_agent_reasoning project_doc_max_bytes project_doc_fallback_filenames review_model
  plan_mode_reasoning_effort service_tier check_for_update_on_startup project_root_markers
  commit_attribution daybreak instructions developer_instructions model_instructions_file
  compact_prompt experimental_compact_prompt_file include_permissions_instructions
  include_apps_instructions include_collaboration_mode_instructions include_environment_context
  include_environment_context_time forced_chatgpt_workspace_id forced_login_method
  mcp_oauth_callback_port mcp_optional_startup_grace_ms tool_output_token_limit
  background_terminal_max_timeout thread_unload_delay_secs model_catalog_json responses
  responses_api_metadata audio experimental_realtime_ws_model realtime
  experimental_realtime_ws_backend_prompt experimental_realtime_ws_startup_context
  experimental_realtime_start_instructions tool_suggest goals memories
  suppress_unstable_features_warning ghost_snapshot disable_paste_burst analytics feedback desktop
  otel.headers_helper_refresh_interval_ms otel.tool_result otel.log_sse_deltas otel.log_user_prompt
  otel.log_agent_responses otel.log_guardian_assessments otel.environment otel.span_attributes
  otel.tracestate notice
  oss_provider $schema
`);

/** The fields of the settings of Codex that are no server and no hook. */
export const codexRows: readonly FieldRow[] = [
  ...modeRows,
  ...workspaceRows,
  ...providerRows,
  ...grants('run', 'notify', 'runs the program at the end of every turn', {
    read: command({ start: 'event', event: 'turn end' }),
    example: { notify: ['python3', 'notify.py'] },
  }),
  ...profileRows,
  ...environmentRows,
  ...codexAppRows,
  ...pluginRows,
  ...featureRows,
  ...grants(
    'approve',
    'projects.<path>.trust_level',
    '`trusted`: loads the settings of the folder',
    {
      read: value(['trusted'], { kind: 'approve', feature: 'permission-rule' }),
      example: { projects: { '/srv/app': { trust_level: 'trusted' } } },
    },
  ),
  ...grants('run', 'js_repl_node_path', 'starts the program for JavaScript', {
    read: command(),
    example: { js_repl_node_path: './node' },
  }),
  ...grants('net', endpoints, 'telemetry goes there', {
    read: address('telemetry goes there'),
    example: { otel: { exporter: { 'otlp-http': { endpoint: 'https://t.example' } } } },
  }),
  ...grants('run', 'otel.headers_helper', 'runs the command to get headers for telemetry', {
    read: command(),
    example: { otel: { headers_helper: './headers.sh' } },
  }),
  ...exporters.flatMap((exporter) => within(exporter, harmless('headers protocol tls'))),
  ...harmlessRows,
];

function unlessTable(read: FieldReader): FieldReader {
  return (field, place) => {
    const result = read(field, place);
    return field.value.kind === 'table' ? { ...result, faults: [] } : result;
  };
}

function readHeader({ value: name }: Parameters<FieldReader>[0], { keys }: FieldPlace) {
  const variable = text(name);
  const scope = `\${${variable ?? ''}} to the model`;
  const more = { kind: 'secret', feature: 'secret', variable, at: name.at } as const;
  return { grants: [settingGrant(`model_providers.${keys[0] ?? ''}`, scope, more)] };
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
