import { folderOf, nameOf } from '../../model/text/path.ts';
import { wordList } from '../../model/text/word-list.ts';
import { get, type Table } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, CarrierSource } from '../carrier.ts';
import {
  readApproval,
  readNotify,
  readProviders,
  readSandboxMode,
  readWorkspaceWrite,
} from '../clients/codex-settings.ts';
import { codexConfigExamples } from '../examples/codex-config.ts';
import { readHooks } from '../hooks/hooks.ts';
import { readClientServers } from '../servers/client-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { unreadFields } from '../support/fields.ts';
import { readToml } from '../support/parsed-documents.ts';
import { opaqueSetting } from '../support/setting-grants.ts';
import { grants } from '../table/row.ts';

/** The settings of Codex in a repository. */
export const codexConfig: Carrier = {
  id: 'codex-config',
  title: '`.codex/config.toml`',
  client: 'Codex',
  extensions: ['toml'],
  rows: [
    ...grants(
      'approve',
      'approval_policy',
      '`on-failure`, `never`: asks less; `untrusted`: limits',
    ),
    ...grants(
      'approve',
      'sandbox_mode',
      '`workspace-write`, `danger-full-access`: commands reach more; `read-only`: limits',
    ),
    ...grants('write', 'sandbox_workspace_write.writable_roots', 'writes the folders'),
    ...grants('net', 'sandbox_workspace_write.network_access', 'commands reach the network'),
    ...grants('mcp', 'mcp_servers.<name>', 'starts the server, with its tools'),
    ...grants(
      'secret',
      'mcp_servers.<name>.bearer_token_env_var, env_http_headers, env',
      'passes on variables of the environment',
    ),
    ...grants('run', 'hooks', 'as in `.codex/hooks.json`'),
    ...grants('run', 'notify', 'runs the program at the end of every turn'),
    ...grants('guard', 'disabled_tools', 'takes tools of a server away'),
    ...grants(
      'settings',
      'features, agents, shell_environment_policy, plugins, marketplaces, apps, tools',
      'shown as written',
    ),
  ],
  unitOf(path) {
    const folder = folderOf(path);
    const isConfig = nameOf(path) === 'config.toml' && nameOf(folder) === '.codex';
    return isConfig ? { kind: 'repository', root: folderOf(folder) } : null;
  },
  read,
  examples: codexConfigExamples,
};

const opaque = wordList(`
  features agents shell_environment_policy plugins marketplaces apps tools web_search permissions
  default_permissions profile profiles model_provider allow_login_shell approvals_reviewer skills
  experimental_use_unified_exec_tool
`);

/** Keys that decide how Codex answers or looks, not what it may do. */
const silent = wordList(`
  model model_reasoning_effort model_reasoning_summary model_verbosity tui model_context_window
  model_auto_compact_token_limit personality file_opener history hide_agent_reasoning
  show_raw_agent_reasoning project_doc_max_bytes project_doc_fallback_filenames review_model
  plan_mode_reasoning_effort service_tier check_for_update_on_startup project_root_markers
  commit_attribution
`);

const readKeys = ['approval_policy', 'sandbox_mode', 'sandbox_workspace_write', 'mcp_servers'];
const known: ReadonlySet<string> = new Set([
  ...[...opaque, ...silent, ...readKeys],
  'hooks',
  'notify',
  'model_providers',
  'openai_base_url',
  'chatgpt_base_url',
]);

function read({ path, text, unit }: CarrierSource): CarrierResult {
  const { root, faults } = readToml(path, text, 'Codex uses none of its settings');
  if (root?.kind !== 'table') return combine({ faults });
  const { fields }: Table = root;
  return combine(
    { unread: unreadFields(root, known) },
    readApproval(fields.get('approval_policy')),
    readSandboxMode(fields.get('sandbox_mode')),
    readWorkspaceWrite(get(root, 'sandbox_workspace_write')),
    readClientServers(get(root, 'mcp_servers'), { unit }),
    readHooks(get(root, 'hooks'), { unit }),
    readNotify(fields.get('notify')),
    readProviders(root),
    ...opaque.map((key) => opaqueSetting(fields.get(key), '')),
  );
}
