import type { CarrierExample } from '../carrier.ts';

const config = (text: string) => ({ 'opencode.json': `${text}\n` });

/** Examples of `opencode.json`. */
export const opencodeExamples: readonly CarrierExample[] = [
  {
    kind: 'approve',
    scope: 'every tool',
    granting: config('{"permission": "allow"}'),
    without: config('{"permission": {}}'),
    equivalents: [config('{\n  // all\n  "permission": "allow",\n}')],
  },
  {
    kind: 'guard',
    scope: 'bash: deny',
    granting: config('{"permission": {"bash": "deny", "edit": "ask"}}'),
    without: config('{"permission": {"bash": "ask", "edit": "ask"}}'),
    equivalents: [config('{"permission": {"edit": "ask", "bash": "deny"}}')],
  },
  {
    kind: 'mcp',
    scope: 'npx -y docs-mcp@latest',
    granting: config(
      '{"mcp": {"docs": {"type": "local", "command": ["npx", "-y", "docs-mcp@latest"], "enabled": true}}}',
    ),
    without: config(
      '{"mcp": {"docs": {"type": "local", "command": ["npx", "-y", "docs-mcp@latest"], "enabled": false}}}',
    ),
    equivalents: [
      config('{"mcp": {"docs": {"command": ["npx", "-y", "docs-mcp@latest"], "type": "local"}}}'),
    ],
  },
  {
    kind: 'secret',
    scope: '${DOCS_KEY} to https://docs.example/mcp',
    granting: config(
      '{"mcp": {"docs": {"type": "remote", "url": "https://docs.example/mcp", "headers": {"X-Key": "{env:DOCS_KEY}"}}}}',
    ),
    without: config('{"mcp": {"docs": {"type": "remote", "url": "https://docs.example/mcp"}}}'),
    equivalents: [],
  },
  {
    kind: 'install',
    scope: 'npm opencode-notify',
    granting: config('{"plugin": ["opencode-notify"]}'),
    without: config('{"plugin": []}'),
    equivalents: [config('{"plugin": [["opencode-notify", {"sound": true}]]}')],
  },
  {
    kind: 'install',
    scope: 'https://rules.example/style.md',
    granting: config('{"instructions": ["AGENTS.md", "https://rules.example/style.md"]}'),
    without: config('{"instructions": ["AGENTS.md"]}'),
    equivalents: [config('{"instructions": ["https://rules.example/style.md", "AGENTS.md"]}')],
  },
  {
    kind: 'run',
    scope: './hooks/notify.ts',
    granting: config('{"plugin": ["./hooks/notify.ts"]}'),
    without: config('{"plugin": []}'),
    equivalents: [],
  },
  {
    kind: 'run',
    scope: 'git status --short',
    granting: config('{"command": {"st": {"template": "Look: !`git status --short`"}}}'),
    without: config('{"command": {"st": {"template": "Look: git status --short"}}}'),
    equivalents: [],
  },
  {
    kind: 'net',
    scope: 'https://models.example/v1',
    granting: config(
      '{"provider": {"own": {"options": {"baseURL": "https://models.example/v1"}}}}',
    ),
    without: config('{"provider": {"own": {}}}'),
    equivalents: [],
  },
  {
    kind: 'settings',
    scope: 'share',
    granting: config('{"share": "auto"}'),
    without: config('{}'),
    equivalents: [],
  },
];
