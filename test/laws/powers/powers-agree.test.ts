import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWidening, type PowerChange } from '../../../src/model/power.ts';
import type { Json } from '../../../src/model/value/value.ts';
import { powerRules } from '../../../src/rules/tree-catalog.ts';
import { skillToml } from '../support/maximal.ts';
import { everythingIn, type Files, lineOf, reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';
import { powersIn } from '../support/worlds.ts';
import { filesOfSource } from '../support/write.ts';

const none = { front: null, block: null, router: null, toml: null };
const head = { name: 'worklog', description: 'Writes a work log.' };

const tools = [
  ...[
    'Bash',
    'Bash(*)',
    'Bash(git:*)',
    'Bash(git *)',
    'Bash(git log:*)',
    'Bash(git log)',
    'Bash(g*)',
  ],
  ...[
    'Read',
    'Read(*)',
    'Read(**)',
    'Read(src/**)',
    'Read(./src/**)',
    'Read(src/x)',
    'Read(//etc/*)',
  ],
  ...['Edit', 'Edit(*)', 'Edit(./src/**)', 'Write', 'Write(*)', 'Write(src/**)', 'Glob(*)', 'Task'],
  ...[
    'mcp__jira',
    'mcp__jira__*',
    'mcp__jira__read',
    'mcp__*',
    'mcp__jira__r*',
    '*',
    'B*',
    'Skill(x)',
  ],
  ...['WebFetch', 'WebFetch(*)', 'WebFetch(domain:*)', 'WebFetch(domain:*.x.org)'],
  ...['WebFetch(domain:a.x.org)', 'Bash(git log && rm)', 'Agent(a)', 'Agent(*)', 'mcp__a-b(*)'],
];
const paths = [
  '/',
  '~',
  '~/.log',
  './',
  './src',
  './src/**',
  './src/x',
  '$HOME/x',
  './src/../..',
  '*',
];
const hosts = [
  '*',
  'x.org',
  '*.x.org',
  'a.x.org',
  'https://x.org',
  'x.org:443',
  'u@x.org',
  '*.org',
];
const variables = ['*', 'AWS_*', 'AWS_KEY', 'HOME', 'A,B'];
const commands = ['git', 'git push', 'git push --force', 'git log', 'rm', 'git; rm', 'a b c'];
const effects = [
  'fs.read',
  'fs.write',
  'net.fetch',
  'proc.exec',
  'db.read',
  'git.write',
  'time.travel',
];

const some = (values: readonly string[]) => fc.subarray([...values], { maxLength: 4 });

const exec = fc.record(
  { allowed: fc.boolean(), commands: some(commands), blocked: some(commands) },
  { requiredKeys: [] },
);
const capabilities = fc.record(
  {
    terminal_exec: exec,
    filesystem_read: some(paths),
    filesystem_write: some(paths),
    network: some(hosts),
    env_read: some(variables),
    secrets_access: fc.boolean(),
  },
  { requiredKeys: [] },
);
const flags = fc.record({ network: fc.boolean(), destructive: fc.boolean() }, { requiredKeys: [] });
const permissions = fc.record(
  { allow: some(tools), deny: some(tools), ask: some(tools) },
  { requiredKeys: [] },
);

const kinds: Readonly<Record<string, fc.Arbitrary<Files>>> = {
  'allowed-tools': fc
    .oneof(some(tools), fc.constant(null))
    .map((list) =>
      filesOfSource({ ...none, front: { ...head, ...(list && { 'allowed-tools': list }) } }),
    ),
  capabilities: capabilities.map((some) => {
    const toml = { skill: skillToml.skill, provides: {}, capabilities: some as Json };
    return filesOfSource({ ...none, toml });
  }),
  effects: some(effects).map((some) => {
    const id = { schema_version: '2.0', id: 'worklog', version: '1.0.0', capabilities: [] };
    const rest = { operations: {}, stdout_contract: { last_line_json: true } };
    return filesOfSource({ ...none, front: head, block: { ...id, ...rest, effects: some } });
  }),
  execution: fc.tuple(flags, fc.boolean()).map(([execution, sensitive]) => {
    const rest = { manifest_version: '1.0', execution, sensitive };
    return filesOfSource({ ...none, front: { ...head, ...rest } });
  }),
  formats: fc
    .record(
      {
        tools: fc.constantFrom('Bash', 'Bash(git:*)', 'Read', 'Write', 'WebFetch'),
        network: fc.constant(true),
        effects: some(effects),
        capabilities,
      },
      { requiredKeys: [] },
    )
    .map(({ tools: tool, network, effects: all, capabilities: own }) => {
      const id = { schema_version: '2.0', id: 'worklog', version: '1.0.0', capabilities: [] };
      const rest = { operations: {}, stdout_contract: { last_line_json: true } };
      const flag = network && { manifest_version: '1.0', execution: { network } };
      const toml = { ...skillToml, dependencies: {}, provides: {}, capabilities: own as Json };
      return filesOfSource({
        ...none,
        front: { ...head, ...(tool && { 'allowed-tools': [tool] }), ...flag },
        block: all ? { ...id, ...rest, effects: all } : null,
        toml: own ? toml : null,
      });
    }),
  settings: permissions.map((lists) => ({
    '.claude/settings.json': JSON.stringify({ permissions: lists }),
  })),
};

const widening = ['widened', 'disclosed', 'guard-removed'];
const widens = new Set(powerRules.map(({ id }) => id));
const briefOf = ({ change, power }: PowerChange) => `${change} ${power.kind} ${power.scope}`;

test.each(
  Object.keys(kinds).flatMap((kind) => seeds.map(([name, seed]) => [kind, name, seed] as const)),
)('findings on %s and powers agree in direction, %s seed %i', async (kind, _, seed) => {
  const files = kinds[kind] as fc.Arbitrary<Files>;
  await fc.assert(
    fc.asyncProperty(files, files, async (before, after) => {
      const report = await reportOf(before, after);
      const findings = everythingIn(report);
      const verdicts = powersIn(findings);
      const grown = report.powers.filter(isWidening);
      const lost = report.powers.filter(
        ({ change, power }) => change === 'lost' && power.kind !== 'guard',
      );
      const context = [...findings.map(lineOf), ...report.powers.map(briefOf)];
      const isWider =
        verdicts.some((verdict) => widening.includes(verdict)) ||
        findings.some(({ rule }) => widens.has(rule));
      const said = { isWider, context };
      expect(said).toEqual({ isWider: grown.length > 0, context });
      // A first `destructive: false` narrows what nothing said.
      if (kind !== 'execution' && verdicts.includes('narrowed')) {
        const narrowed = report.powers.filter((change) => !isWidening(change));
        expect({ narrowed: narrowed.length > 0, context }).toEqual({ narrowed: true, context });
      }
      // A removed manifest subsumes what it stated.
      if (['settings', 'formats'].includes(kind) || lost.length === 0) return;
      const isNarrower = verdicts.some((verdict) => ['narrowed', 'undeclared'].includes(verdict));
      expect({ isNarrower, context }).toEqual({ isNarrower: true, context });
    }),
    sample(seed, 60),
  );
});
