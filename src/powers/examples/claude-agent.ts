import type { CarrierExample } from '../carrier.ts';

const file = '.claude/agents/a.md';

function agent(lines: string, path = file): Readonly<Record<string, string>> {
  const manifest = path.startsWith('p/')
    ? { 'p/.claude-plugin/plugin.json': '{"name": "p"}\n' }
    : {};
  return { ...manifest, [path]: `---\nname: a\ndescription: Does it.\n${lines}---\nText.\n` };
}

/** The examples of subagents. */
export const agentExamples: readonly CarrierExample[] = [
  {
    kind: 'delegate',
    scope: 'Bash',
    granting: agent('tools: Read, Bash(*)\n'),
    without: agent('tools: Read, Bash(git status)\n'),
    equivalents: [agent('tools: [Bash, Read]\n'), agent('tools:\n  - Bash\n  - "Read"\n')],
  },
  {
    kind: 'delegate',
    scope: '*',
    granting: agent('', 'p/agents/a.md'),
    without: agent('tools: Read\n', 'p/agents/a.md'),
    equivalents: [agent("tools: '*'\n", 'p/agents/a.md'), agent('tools:\n', 'p/agents/a.md')],
  },
  {
    kind: 'guard',
    scope: 'Write',
    granting: agent('disallowedTools: Write, Edit\n'),
    without: agent('disallowedTools: Edit\n'),
    equivalents: [agent('disallowedTools: [Edit, Write]\n')],
  },
  {
    kind: 'approve',
    scope: 'acceptEdits',
    granting: agent('permissionMode: acceptEdits\n'),
    without: agent('permissionMode: default\n'),
    equivalents: [agent('permissionMode: "acceptEdits"\n')],
  },
  {
    kind: 'approve',
    scope: 'default',
    granting: agent(''),
    without: agent('permissionMode: plan\n'),
    equivalents: [agent('permissionMode: manual\n')],
  },
  {
    kind: 'mcp',
    scope: 'npx -y docs-mcp@1.2.3',
    granting: agent('mcpServers:\n  - docs: {command: npx, args: [-y, docs-mcp@1.2.3]}\n'),
    without: agent('tools:\n'),
    equivalents: [agent('mcpServers: {docs: {args: ["-y", docs-mcp@1.2.3], command: npx}}\n')],
  },
  {
    kind: 'mcp',
    scope: 'github',
    granting: agent('mcpServers: [github, slack]\n'),
    without: agent('mcpServers: [slack]\n'),
    equivalents: [agent('mcpServers:\n  - slack\n  - github\n')],
  },
  {
    kind: 'run',
    scope: './check.sh',
    granting: agent('hooks: {Stop: [{hooks: [{type: command, command: ./check.sh}]}]}\n'),
    without: agent(''),
    equivalents: [
      agent(
        'hooks:\n  Stop:\n    - hooks:\n        - command: ./check.sh\n          type: command\n',
      ),
    ],
  },
  {
    kind: 'delegate',
    scope: 'deploy',
    granting: agent('skills: deploy, review\n'),
    without: agent('skills: review\n'),
    equivalents: [agent('skills: [review, deploy]\n')],
  },
  {
    kind: 'write',
    scope: '~/.claude/agent-memory',
    granting: agent('memory: user\n'),
    without: agent('memory: project\n'),
    equivalents: [agent('memory: "user"\n')],
  },
  {
    kind: 'auto',
    scope: 'background',
    granting: agent('background: true\n'),
    without: agent('background: false\n'),
    equivalents: [agent('background: yes\n')],
  },
  {
    kind: 'auto',
    scope: 'Deploy the site.',
    granting: agent('initialPrompt: Deploy the site.\n'),
    without: agent(''),
    equivalents: [agent('initialPrompt: "Deploy the site."\n')],
  },
  {
    kind: 'guard',
    scope: 'worktree',
    granting: agent('isolation: worktree\n'),
    without: agent(''),
    equivalents: [agent("isolation: 'worktree'\n")],
  },
];
