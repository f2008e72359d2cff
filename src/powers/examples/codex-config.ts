import type { CarrierExample } from '../carrier.ts';
import { exampleWriter } from './example.ts';

const config = (text: string) => ({ '.codex/config.toml': text });
const example = exampleWriter(config);

const server = '[mcp_servers.docs]\nurl = "https://docs.example/mcp"\n';

/** Examples of `.codex/config.toml`. */
export const codexConfigExamples: readonly CarrierExample[] = [
  example('approve', 'never', [
    'approval_policy = "never"\n',
    'approval_policy = "on-request"\n',
    "model = 'x'\n'approval_policy' = 'never' # asks nothing\n",
  ]),
  example('approve', 'danger-full-access', [
    'sandbox_mode = "danger-full-access"\n',
    'sandbox_mode = "workspace-write"\n',
  ]),
  example('write', '/srv/data/', [
    '[sandbox_workspace_write]\nwritable_roots = ["/srv/data"]\n',
    '[sandbox_workspace_write]\nwritable_roots = []\n',
    'sandbox_workspace_write.writable_roots = ["/srv//data/"]\n',
  ]),
  example('net', 'every host', [
    '[sandbox_workspace_write]\nnetwork_access = true\n',
    '[sandbox_workspace_write]\nnetwork_access = false\n',
    'sandbox_workspace_write = { network_access = true }\n',
  ]),
  example('mcp', 'npx -y docs-mcp@latest', [
    '[mcp_servers.docs]\ncommand = "npx"\nargs = ["-y", "docs-mcp@latest"]\n',
    '[mcp_servers.docs]\nenabled = false\ncommand = "npx"\nargs = ["-y", "docs-mcp@latest"]\n',
    'mcp_servers.docs = { args = ["-y", "docs-mcp@latest"], command = "npx", startup_timeout_sec = 9 }\n',
  ]),
  example('secret', '${DOCS_TOKEN} to https://docs.example/mcp', [
    `${server}bearer_token_env_var = "DOCS_TOKEN"\n`,
    server,
  ]),
  example('run', 'start.sh', [
    '[[hooks.SessionStart]]\n[[hooks.SessionStart.hooks]]\ntype = "command"\ncommand = "start.sh"\n',
    '[hooks]\n',
    'hooks.SessionStart = [{ hooks = [{ command = "start.sh", type = "command" }] }]\n',
  ]),
  example('run', 'python3 notify.py', ['notify = ["python3", "notify.py"]\n', 'model = "x"\n']),
  example('guard', 'not docs / drop', [`${server}disabled_tools = ["drop"]\n`, server]),
  example('settings', 'features', [
    '[features]\nweb_search_request = true\n',
    'model = "x"\n',
    'features = { web_search_request = true }\n',
  ]),
];
