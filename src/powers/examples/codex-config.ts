import type { CarrierExample } from '../carrier.ts';

const config = (text: string) => ({ '.codex/config.toml': text });

const server = '[mcp_servers.docs]\nurl = "https://docs.example/mcp"\n';

/** Examples of `.codex/config.toml`. */
export const codexConfigExamples: readonly CarrierExample[] = [
  {
    kind: 'approve',
    scope: 'never',
    granting: config('approval_policy = "never"\n'),
    without: config('approval_policy = "on-request"\n'),
    equivalents: [config("model = 'x'\n'approval_policy' = 'never' # asks nothing\n")],
  },
  {
    kind: 'approve',
    scope: 'danger-full-access',
    granting: config('sandbox_mode = "danger-full-access"\n'),
    without: config('sandbox_mode = "workspace-write"\n'),
    equivalents: [],
  },
  {
    kind: 'write',
    scope: '/srv/data/',
    granting: config('[sandbox_workspace_write]\nwritable_roots = ["/srv/data"]\n'),
    without: config('[sandbox_workspace_write]\nwritable_roots = []\n'),
    equivalents: [config('sandbox_workspace_write.writable_roots = ["/srv//data/"]\n')],
  },
  {
    kind: 'net',
    scope: 'every host',
    granting: config('[sandbox_workspace_write]\nnetwork_access = true\n'),
    without: config('[sandbox_workspace_write]\nnetwork_access = false\n'),
    equivalents: [config('sandbox_workspace_write = { network_access = true }\n')],
  },
  {
    kind: 'mcp',
    scope: 'npx -y docs-mcp@latest',
    granting: config('[mcp_servers.docs]\ncommand = "npx"\nargs = ["-y", "docs-mcp@latest"]\n'),
    without: config(
      '[mcp_servers.docs]\nenabled = false\ncommand = "npx"\nargs = ["-y", "docs-mcp@latest"]\n',
    ),
    equivalents: [
      config(
        'mcp_servers.docs = { args = ["-y", "docs-mcp@latest"], command = "npx", startup_timeout_sec = 9 }\n',
      ),
    ],
  },
  {
    kind: 'secret',
    scope: '${DOCS_TOKEN} to https://docs.example/mcp',
    granting: config(`${server}bearer_token_env_var = "DOCS_TOKEN"\n`),
    without: config(server),
    equivalents: [],
  },
  {
    kind: 'run',
    scope: 'start.sh',
    granting: config(
      '[[hooks.SessionStart]]\n[[hooks.SessionStart.hooks]]\ntype = "command"\ncommand = "start.sh"\n',
    ),
    without: config('[hooks]\n'),
    equivalents: [
      config('hooks.SessionStart = [{ hooks = [{ command = "start.sh", type = "command" }] }]\n'),
    ],
  },
  {
    kind: 'run',
    scope: 'python3 notify.py',
    granting: config('notify = ["python3", "notify.py"]\n'),
    without: config('model = "x"\n'),
    equivalents: [],
  },
  {
    kind: 'guard',
    scope: 'not docs / drop',
    granting: config(`${server}disabled_tools = ["drop"]\n`),
    without: config(server),
    equivalents: [],
  },
  {
    kind: 'settings',
    scope: 'features',
    granting: config('[features]\nweb_search_request = true\n'),
    without: config('model = "x"\n'),
    equivalents: [config('features = { web_search_request = true }\n')],
  },
];
