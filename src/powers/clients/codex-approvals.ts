import { text } from '../../model/value/value.ts';
import type { FieldReader, FieldRow, Grant } from '../carrier.ts';
import { whileEnabled } from '../servers/mcp-servers.ts';
import { variableNames } from '../servers/variable-names.ts';
import { command, opaque } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';

/** `approve` calls tools without asking, `prompt` asks before each. */
const approvalMode: FieldReader = ({ value }, { keys: [owner = '', tool = '*'] }) => {
  const written = text(value);
  if (written === 'auto') return {};
  const isKnown = written === 'approve' || written === 'prompt';
  const base = { subject: `tools of ${owner}`, trigger: whileEnabled, at: value.at } as const;
  const scope = written === 'prompt' ? `prompt: ${owner} / ${tool}` : `${owner} / ${tool}`;
  const grant: Grant = {
    ...base,
    kind: written === 'prompt' ? 'guard' : 'approve',
    feature: 'permission-rule',
    reach: isKnown ? 'one' : 'unknown',
    scope,
  };
  return { grants: [grant] };
};

/** The rows of the approval of the tools of a server or a connector. */
function approvalRows(owner: string, key: string): readonly FieldRow[] {
  const fields = [`${owner}.${key}`, `${owner}.tools.<tool>.approval_mode`];
  const name = owner.replace(/\.<.*$/, '');
  const server = name === 'apps' ? { enabled: true } : { command: 'docs-mcp' };
  return fields.flatMap((field) => {
    const limit = (mode: string) =>
      field.endsWith(key) ? { [key]: mode } : { tools: { search: { approval_mode: mode } } };
    const example = (mode: string) => ({ [name]: { docs: { ...server, ...limit(mode) } } });
    return grants('approve', field, '`approve`: calls the tools without asking; `prompt`: limits', {
      policyKeys: ['mcp'],
      read: approvalMode,
      example: example('approve'),
    });
  });
}

/** The fields of a server that only Codex knows. */
export const codexServerRows: readonly FieldRow[] = [
  ...approvalRows('mcp_servers.<name>', 'default_tools_approval_mode'),
  ...within('mcp_servers.<name>', [
    ...grants('secret', 'env_vars', 'passes on variables of the environment', {
      read: variableNames,
      example: { mcp_servers: { docs: { command: 'docs-mcp', env_vars: ['DOCS_KEY'] } } },
    }),
    ...grants('run', 'http_headers_helper', 'runs the command to get headers', {
      read: command(),
      example: { mcp_servers: { docs: { url: 'https://d.example', http_headers_helper: './h' } } },
    }),
    ...grants('settings', 'environment_id, auth, omit_tools_from', 'decides what the server is', {
      read: opaque(),
      example: { mcp_servers: { docs: { command: 'docs-mcp', environment_id: 'remote' } } },
    }),
    ...harmless(`
      bearer_token oauth_resource tool_input_schema_max_bytes tools.<tool>.output_token_limit
    `),
  ]),
];

/** The hosted connectors of the user, in the settings of a repository. */
export const codexAppRows: readonly FieldRow[] = [
  ...approvalRows('apps.<name>', 'default_tools_approval_mode'),
  ...within('apps.<name>', [
    ...grants(
      'settings',
      `enabled, approvals_reviewer, destructive_enabled, open_world_enabled, default_tools_enabled, omit_tools_from, links`,
      'decides what the connector may do',
      { read: opaque(), example: { apps: { mail: { destructive_enabled: true } } } },
    ),
    ...grants('settings', 'tools.<tool>.enabled', 'decides which tools it offers', {
      read: opaque(),
      example: { apps: { mail: { tools: { send: { enabled: true } } } } },
    }),
  ]),
];
