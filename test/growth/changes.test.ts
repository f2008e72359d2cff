// V8 counts blocks only in functions compiled after the counting began, so this precedes every import of the source.
import './steps.ts';
import { expect, test } from 'vitest';
import { runCase } from '../support/run-case.ts';
import { expectLinear } from './steps.ts';

type Tree = Readonly<Record<string, string>>;

function numbered(count: number, entry: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => entry(index));
}

function front(lines: string): string {
  return `---\nname: a\ndescription: Does a thing.\n${lines}---\n`;
}

function settings(value: unknown): Tree {
  return { '.claude/settings.json': JSON.stringify(value) };
}

function marketplace(plugins: readonly unknown[], renames = {}): Tree {
  const text = JSON.stringify({ name: 'm', owner: { name: 'x' }, plugins, renames });
  return { '.claude-plugin/marketplace.json': text };
}

const hook = (matcher: string, command: string) => ({
  matcher,
  hooks: [{ type: 'command', command }],
});

/** Trees whose entries are all replaced by others: of a number of entries, with a letter for the side. */
const trees: Readonly<Record<string, (count: number, side: string) => Tree>> = {
  'denied paths': (count, side) =>
    settings({ permissions: { deny: numbered(count, (index) => `Read(${side}${index}/**)`) } }),
  'commands of one program': (count, side) =>
    settings({ permissions: { allow: numbered(count, (index) => `Bash(git ${side}${index} *)`) } }),
  'allowed hosts': (count, side) =>
    settings({
      permissions: { allow: numbered(count, (index) => `WebFetch(domain:${side}${index}.x.com)`) },
    }),
  'tools of a command': (count, side) => ({
    '.claude/commands/a.md': front(
      `allowed-tools: ${numbered(count, (index) => `Read(${side}${index}/**)`).join(', ')}\n`,
    ),
  }),
  'tools of an agent': (count, side) => ({
    '.claude/agents/a.md': front(
      `tools: ${numbered(count, (index) => `mcp__s__${side}${index}`).join(', ')}\n`,
    ),
  }),
  'tools of a skill': (count, side) => ({
    'skills/a/SKILL.md': front(
      `allowed-tools: ${numbered(count, (index) => `Bash(${side}${index}:*)`).join(' ')}\n`,
    ),
  }),
  'hooks of one event': (count, side) =>
    settings({
      hooks: {
        PreToolUse: numbered(count, (index) => `run ${side}${index}`).map((command) =>
          hook('Bash', command),
        ),
      },
    }),
  'matchers of hooks': (count, side) =>
    settings({
      hooks: {
        PreToolUse: numbered(count, (index) => `T${side}${index}`).map((name) => hook(name, 'run')),
      },
    }),
  'programs of hooks': (count, side) => ({
    ...settings({
      hooks: {
        PreToolUse: numbered(count, (index) => `T${index}`).map((name) =>
          hook(name, `./${name}.sh`),
        ),
      },
    }),
    ...Object.fromEntries(numbered(count, (index) => `T${index}.sh`).map((path) => [path, side])),
  }),
  servers: (count, side) => ({
    '.mcp.json': JSON.stringify({
      mcpServers: Object.fromEntries(
        numbered(count, (index) => `m${index}`).map((name) => [
          name,
          { command: side, env: { A: side } },
        ]),
      ),
    }),
  }),
  'unknown fields': (count, side) =>
    settings(Object.fromEntries(numbered(count, (index) => `z${index}`).map((key) => [key, side]))),
  'bundled files': (count, side) => ({
    'skills/a/SKILL.md': front(''),
    ...Object.fromEntries(
      numbered(count, (index) => `skills/a/f${index}`).map((path) => [path, side]),
    ),
  }),
  'names of bundled files': (count, side) => ({
    'skills/a/SKILL.md': front(''),
    ...Object.fromEntries(
      numbered(count, (index) => `skills/a/${side}${index}`).map((path) => [path, 'x']),
    ),
  }),
  'one program of many hooks': (count, side) => ({
    ...settings({
      hooks: {
        PreToolUse: numbered(count, (index) => `T${index}`).map((name) => hook(name, './s.sh')),
      },
    }),
    's.sh': numbered(count, (index) => `./${side}${index}.sh\n`).join(''),
  }),
  'limits lost to approvals': (count, side) =>
    settings({
      permissions: {
        [side === 'b' ? 'deny' : 'allow']: numbered(count, (index) => `Bash(a${index} *)`),
      },
    }),
  'servers under a policy': (count, side) => ({
    '.mcp.json': JSON.stringify({
      mcpServers: Object.fromEntries(
        numbered(count, (index) => `${side}${index}`).map((name) => [name, { command: 'x' }]),
      ),
    }),
    'skillaccord.yml': `policy: { mcp: [${numbered(count, (index) => `c${index}`).join(', ')}] }\n`,
  }),
  'tools of servers that do not exist': (count, side) => ({
    ...marketplace([{ name: 'p', source: './p' }]),
    'p/.mcp.json': JSON.stringify({
      mcpServers: Object.fromEntries(
        numbered(count, (index) => `server-of-number-${index}`).map((name) => [
          name,
          { command: 'x' },
        ]),
      ),
    }),
    'skills/a/SKILL.md': `${front('')}${numbered(count, (index) => `Call mcp__plugin_p_server-of-${side}-${index}__x.`).join('\n')}\n`,
  }),
  'plugins that share their parts': (count, side) => ({
    ...marketplace(
      numbered(count, (index) => `p${index}`).map((name) => ({
        name,
        strict: false,
        source: './',
        commands: ['./commands'],
      })),
    ),
    ...Object.fromEntries(
      numbered(count, (index) => `commands/c${index}.md`).map((path) => [path, side]),
    ),
  }),
  'a chain of renames': (count, side) => ({
    ...marketplace(
      [],
      Object.fromEntries(
        numbered(count, (index) => `${side}${index}`).map((name, index) => [
          name,
          `${side}${index + 1}`,
        ]),
      ),
    ),
  }),
};

test.each(Object.entries(trees))('%s', async (_, treeOf) => {
  await expectLinear(200, (size) => {
    const sides = [
      ['before', treeOf(size, 'b')],
      ['after', treeOf(size, 'h')],
    ] as const;
    const files = new Map(
      sides.flatMap(([side, tree]) =>
        Object.entries(tree).map(([path, text]) => [`${side}/${path}`, text] as const),
      ),
    );
    return async () => expect((await runCase({ comment: '', files })).summary).toBeDefined();
  });
});
