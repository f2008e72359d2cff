import type { CarrierExample } from '../carrier.ts';
import { exampleWriter } from './example.ts';

const config = (text: string) => ({ 'opencode.json': `${text}\n` });
const example = exampleWriter(config);

/** Examples of `opencode.json`. */
export const opencodeExamples: readonly CarrierExample[] = [
  example('approve', 'every tool', [
    '{"permission": "allow"}',
    '{"permission": {}}',
    '{\n  // all\n  "permission": "allow",\n}',
  ]),
  example('guard', 'bash: deny', [
    '{"permission": {"bash": "deny", "edit": "ask"}}',
    '{"permission": {"bash": "ask", "edit": "ask"}}',
    '{"permission": {"edit": "ask", "bash": "deny"}}',
  ]),
  example('mcp', 'npx -y docs-mcp@latest', [
    '{"mcp": {"docs": {"type": "local", "command": ["npx", "-y", "docs-mcp@latest"], "enabled": true}}}',
    '{"mcp": {"docs": {"type": "local", "command": ["npx", "-y", "docs-mcp@latest"], "enabled": false}}}',
    '{"mcp": {"docs": {"command": ["npx", "-y", "docs-mcp@latest"], "type": "local"}}}',
  ]),
  example('secret', '${DOCS_KEY} to https://docs.example/mcp', [
    '{"mcp": {"docs": {"type": "remote", "url": "https://docs.example/mcp", "headers": {"X-Key": "{env:DOCS_KEY}"}}}}',
    '{"mcp": {"docs": {"type": "remote", "url": "https://docs.example/mcp"}}}',
  ]),
  example('install', 'npm opencode-notify', [
    '{"plugin": ["opencode-notify"]}',
    '{"plugin": []}',
    '{"plugin": [["opencode-notify", {"sound": true}]]}',
  ]),
  example('install', 'https://rules.example/style.md', [
    '{"instructions": ["AGENTS.md", "https://rules.example/style.md"]}',
    '{"instructions": ["AGENTS.md"]}',
    '{"instructions": ["https://rules.example/style.md", "AGENTS.md"]}',
  ]),
  example('run', './hooks/notify.ts', ['{"plugin": ["./hooks/notify.ts"]}', '{"plugin": []}']),
  example('run', 'git status --short', [
    '{"command": {"st": {"template": "Look: !`git status --short`"}}}',
    '{"command": {"st": {"template": "Look: git status --short"}}}',
  ]),
  example('net', 'https://models.example/v1', [
    '{"provider": {"own": {"options": {"baseURL": "https://models.example/v1"}}}}',
    '{"provider": {"own": {}}}',
  ]),
  example('settings', 'share', ['{"share": "auto"}', '{}']),
];
