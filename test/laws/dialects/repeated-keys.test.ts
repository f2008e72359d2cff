import { expect, test } from 'vitest';
import { runCase } from '../../support/run-case.ts';
import { times } from '../support/seeds.ts';

const policy =
  'policy: {hooks: false, mcp: false, allowed-tools: [Read], exec: false, network: false, unpinned: false, filesystem_write: [], filesystem_read: []}\n';
const plugin = '{"name": "p", "version": "1.0.0"}';

/** Agents and commands of every client that reads them from a frontmatter. */
const agents = [
  ['.claude/agents/x.md', 'agent'],
  ['.claude/agents/deep/x.md', 'agent'],
  ['p/agents/x.md', 'agent'],
  ['.github/agents/x.agent.md', 'agent'],
  ['.github/agents/x.md', 'agent'],
  ['.claude/commands/x.md', 'command'],
  ['.claude/commands/deep/x.md', 'command'],
  ['p/commands/x.md', 'command'],
] as const;

/** Two lines of one key of which the second widens. */
const pairs = {
  agent: [
    ['tools: Read', 'tools: Bash'],
    ['tools: [Read]', 'tools: "*"'],
    ['permissionMode: plan', 'permissionMode: bypassPermissions'],
    ['disallowedTools: Bash', 'disallowedTools: Glob'],
    ['model: haiku', '"model": opus'],
    ['description: Again.', 'color: red'],
  ],
  command: [
    ['allowed-tools: Read', 'allowed-tools: Bash(*)'],
    ['allowed-tools: Read', '"allowed-tools": [Bash]'],
    ["'allowed-tools': Read", 'allowed-tools: Bash(curl:*)'],
    ['disable-model-invocation: true', 'disable-model-invocation: false'],
  ],
} as const;

const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\ufeff${text}`,
  (text) => text.replace(/\n---\n$/, '\nargument-hint: [a] [b]\n---\n'),
];

test.each(agents)('a key twice in %s is an error', async (path, kind) => {
  const variants = pairs[kind].flatMap((pair) =>
    spellings.slice(0, times > 1 ? undefined : 1).map((spell) => ({ pair, spell })),
  );
  for (const { pair, spell } of variants) {
    const front = (lines: readonly string[]) =>
      spell(`---\nname: x\ndescription: Does x.\n${lines.join('\n')}\n---\n`);
    const files = (lines: readonly string[], side: string) => [
      [`${side}/skillaccord.yml`, policy],
      [`${side}/p/.claude-plugin/plugin.json`, plugin],
      [`${side}/${path}`, front(lines)],
    ];
    const tree = [...files(pair.slice(0, 1), 'before'), ...files(pair, 'after')];
    const report = await runCase({ comment: '', files: new Map(tree as [string, string][]) });
    const errors = report.findings.filter(
      ({ severity, state }) => severity === 'error' && state !== 'existing',
    );
    expect(
      errors.map(({ rule }) => rule),
      pair.join(' | '),
    ).toContain('grant-malformed');
  }
});
