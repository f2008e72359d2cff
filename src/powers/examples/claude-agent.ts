import type { CarrierExample } from '../carrier.ts';
import { exampleOf, exampleWriter } from './example.ts';

const example = exampleWriter(agent);

const file = '.claude/agents/a.md';

function agent(lines: string, path = file): Readonly<Record<string, string>> {
  const manifest = path.startsWith('p/')
    ? { 'p/.claude-plugin/plugin.json': '{"name": "p"}\n' }
    : {};
  return { ...manifest, [path]: `---\nname: a\ndescription: Does it.\n${lines}---\nText.\n` };
}

/** The examples of subagents. */
export const agentExamples: readonly CarrierExample[] = [
  example('delegate', 'Bash', [
    'tools: Read, Bash(*)\n',
    'tools: Read, Bash(git status)\n',
    'tools: [Bash, Read]\n',
    'tools:\n  - Bash\n  - "Read"\n',
  ]),
  exampleOf('delegate', '*', [
    agent('', 'p/agents/a.md'),
    agent('tools: Read\n', 'p/agents/a.md'),
    agent("tools: '*'\n", 'p/agents/a.md'),
    agent('tools:\n', 'p/agents/a.md'),
  ]),
  example('guard', 'Write', [
    'disallowedTools: Write, Edit\n',
    'disallowedTools: Edit\n',
    'disallowedTools: [Edit, Write]\n',
  ]),
  example('approve', 'acceptEdits', [
    'permissionMode: acceptEdits\n',
    'permissionMode: default\n',
    'permissionMode: "acceptEdits"\n',
  ]),
  example('approve', 'default', ['', 'permissionMode: plan\n', 'permissionMode: manual\n']),
  example('mcp', 'npx -y docs-mcp@1.2.3', [
    'mcpServers:\n  - docs: {command: npx, args: [-y, docs-mcp@1.2.3]}\n',
    'tools:\n',
    'mcpServers: {docs: {args: ["-y", docs-mcp@1.2.3], command: npx}}\n',
  ]),
  example('mcp', 'github', [
    'mcpServers: [github, slack]\n',
    'mcpServers: [slack]\n',
    'mcpServers:\n  - slack\n  - github\n',
  ]),
  example('run', './check.sh', [
    'hooks: {Stop: [{hooks: [{type: command, command: ./check.sh}]}]}\n',
    '',
    'hooks:\n  Stop:\n    - hooks:\n        - command: ./check.sh\n          type: command\n',
  ]),
  example('delegate', 'deploy', [
    'skills: deploy, review\n',
    'skills: review\n',
    'skills: [review, deploy]\n',
  ]),
  example('write', '~/.claude/agent-memory', [
    'memory: user\n',
    'memory: project\n',
    'memory: "user"\n',
  ]),
  example('auto', 'background', ['background: true\n', 'background: false\n', 'background: yes\n']),
  example('auto', 'Deploy the site.', [
    'initialPrompt: Deploy the site.\n',
    '',
    'initialPrompt: "Deploy the site."\n',
  ]),
  example('guard', 'worktree', ['isolation: worktree\n', '', "isolation: 'worktree'\n"]),
];
