import { expect, test } from 'vitest';
import { unlimitedPolicy } from '../../../src/config/keys/policy-keys.ts';
import type { Policy } from '../../../src/model/config.ts';
import type { Json } from '../../../src/model/value/value.ts';
import { type Fields, type Source, skillToml } from '../support/maximal.ts';
import { changesBetween, reportOf } from '../support/reports.ts';
import { type Declaration, expectVerdicts, powersIn, subsetsOf } from '../support/worlds.ts';
import { filesOfSource } from '../support/write.ts';

/** The concrete actions that a declaration allows. */
type Allowed = readonly string[];

const none: Source = { front: null, block: null, router: null, toml: null };
const head = { name: 'worklog', description: 'Writes a work log.' };

/** Expects a privilege finding exactly if a policy distinguishes the two declarations. */
function expectPowers(
  declarations: readonly Declaration<Allowed>[],
  things: readonly string[],
  loud: readonly string[] = ['widened'],
): Promise<number> {
  const isGranted = (policy: Allowed, allowed: Allowed) =>
    allowed.every((power) => policy.includes(power));
  return expectVerdicts(declarations, subsetsOf(things), isGranted, (findings) =>
    powersIn(findings).some((power) => loud.includes(power)),
  );
}

test('effects of an operation', async () => {
  const effects = ['fs.read', 'net.fetch', 'db.write', 'time.travel'];
  const block = {
    ...{ schema_version: '2.0', id: 'worklog', version: '1.0.0', capabilities: [] },
    ...{ operations: {}, stdout_contract: { last_line_json: true } },
  };
  const declarations = subsetsOf(effects).map((some) => ({
    name: String(some),
    files: filesOfSource({ ...none, front: head, block: { ...block, effects: some } }),
    means: some,
  }));
  expect(await expectPowers(declarations, effects)).toBe(256);
});

const commands = ['git', 'rm', 'other'];

test('commands of a skill.toml', async () => {
  const lists = { commands: [[], ['git'], ['git', 'rm']], blocked: [[], ['rm']] };
  const tables = [true, false].flatMap((allowed) =>
    lists.commands.flatMap((own) =>
      lists.blocked.map((blocked) => ({ allowed, commands: own, blocked })),
    ),
  );
  const declarations = [null, ...tables].map((exec) => ({
    name: JSON.stringify(exec),
    files: withCapabilities(exec ? { terminal_exec: exec } : {}),
    means: exec ? runnable(exec) : [],
  }));
  const pairs = await expectPowers(declarations, commands, ['widened', 'guard-removed']);
  expect(pairs).toBe(169);
});

interface Exec {
  readonly allowed: boolean;
  readonly commands: readonly string[];
  readonly blocked: readonly string[];
}

function runnable({ allowed, commands: own, blocked }: Exec): Allowed {
  if (!allowed) return [];
  return (own.length === 0 ? commands : own).filter((command) => !blocked.includes(command));
}

test('command lines of a skill.toml', async () => {
  const things = ['git log', 'git status', 'git push', 'git push --force', 'gitk'];
  const lists = {
    commands: [[], ['git'], ['git push'], ['git push --force', 'git status']],
    blocked: [[], ['git push'], ['git push --force']],
  };
  const covers = (entries: readonly string[], thing: string) =>
    entries.some((entry) => `${thing} `.startsWith(`${entry} `));
  const declarations = lists.commands.flatMap((own) =>
    lists.blocked.map((blocked) => ({
      name: JSON.stringify([own, blocked]),
      files: withCapabilities({ terminal_exec: { commands: own, blocked } }),
      means: things.filter(
        (thing) => (own.length === 0 || covers(own, thing)) && !covers(blocked, thing),
      ),
    })),
  );
  expect(await expectPowers(declarations, things, ['widened', 'guard-removed'])).toBe(144);
});

/** Entries of the lists of a skill.toml, with the concrete values that they cover. */
const lists: readonly (readonly [
  key: string,
  entries: readonly string[],
  things: readonly string[],
  covers: (entry: string, thing: string) => boolean,
])[] = [
  ...['filesystem_read', 'filesystem_write'].map(
    (key) =>
      [
        key,
        ['~', '~/.log', '~/.log/day', './out'],
        ['~/x', '~/.log/x', '~/.log/day/x', './out/x'],
        (entry: string, thing: string) => thing.startsWith(`${entry}/`),
      ] as const,
  ),
  [
    'network',
    ['example.org', '*.example.org', 'a.example.org', '*'],
    ['example.org', 'a.example.org', 'b.a.example.org', 'other.net'],
    (entry, thing) =>
      entry === '*' || (entry.startsWith('*.') ? thing.endsWith(entry.slice(1)) : thing === entry),
  ],
  [
    'env_read',
    ['HOME', 'LOG_*', 'LOG_DIR', '*'],
    ['HOME', 'LOG_DIR', 'LOG_TOKEN', 'PATH'],
    (entry, thing) =>
      entry.endsWith('*') ? thing.startsWith(entry.slice(0, -1)) : thing === entry,
  ],
];

test.each(lists)('%s of a skill.toml', async (key, entries, things, covers) => {
  const declarations = subsetsOf(entries).map((some) => ({
    name: String(some),
    files: withCapabilities({ [key]: some }),
    means: things.filter((thing) => some.some((entry) => covers(entry, thing))),
  }));
  expect(await expectPowers(declarations, things)).toBe(256);
});

test('secrets of a skill.toml', async () => {
  const declarations = [undefined, false, true].map((secrets) => ({
    name: String(secrets),
    files: withCapabilities(secrets === undefined ? {} : { secrets_access: secrets }),
    means: secrets ? ['secrets'] : [],
  }));
  expect(await expectPowers(declarations, ['secrets'])).toBe(9);
});

function withCapabilities(capabilities: Json): Record<string, string> {
  return filesOfSource({ ...none, toml: { skill: skillToml.skill, provides: {}, capabilities } });
}

test('allowed-tools', async () => {
  const things = ['Bash(git status)', 'Bash(git push)', 'Bash(rm)', 'Read', 'Write'];
  const covered: Readonly<Record<string, Allowed>> = {
    Bash: ['Bash(git status)', 'Bash(git push)', 'Bash(rm)'],
    'Bash(git:*)': ['Bash(git status)', 'Bash(git push)'],
    'Bash(git status)': ['Bash(git status)'],
    Read: ['Read'],
  };
  const front = (tools: Fields) => filesOfSource({ ...none, front: { ...head, ...tools } });
  const declarations = [
    { name: 'no list', files: front({}), means: [] },
    ...subsetsOf(Object.keys(covered)).map((some) => ({
      name: some.join(' '),
      files: front({ 'allowed-tools': some }),
      means: [...new Set(some.flatMap((entry) => covered[entry] ?? []))],
    })),
  ];
  expect(await expectPowers(declarations, things)).toBe(289);
});

test('what an execution table declares', async () => {
  const flags = ['network', 'destructive'] as const;
  const states = [undefined, false, true];
  const declarations = states.flatMap((network) =>
    states.map((destructive) => {
      const execution = JSON.parse(JSON.stringify({ network, destructive })) as Fields;
      return {
        name: JSON.stringify(execution),
        files: filesOfSource({ ...none, front: { ...head, manifest_version: '1.0', execution } }),
        means: flags.filter((flag) => execution[flag] === true),
      };
    }),
  );
  expect(await expectPowers(declarations, flags, ['widened', 'disclosed'])).toBe(81);
});

/** The same permission in each manifest format; `bounded` permits less than the others. */
const sameInOtherWords: readonly Readonly<Record<string, Fields>>[] = [
  {
    tools: { 'allowed-tools': ['Bash'] },
    block: { effects: ['proc.exec'] },
    toml: { terminal_exec: {} },
    bounded: { terminal_exec: { commands: ['git'] } },
    boundedTools: { 'allowed-tools': ['Bash(git status)', 'Bash(git push:*)'] },
  },
  {
    tools: { 'allowed-tools': ['WebFetch'] },
    flags: { manifest_version: '1.0', execution: { network: true } },
    block: { effects: ['net.fetch'] },
    toml: { network: ['*'] },
    bounded: { network: ['example.org'] },
    boundedTools: { 'allowed-tools': ['WebFetch(domain:example.com)'] },
  },
  {
    tools: { 'allowed-tools': ['Read'] },
    block: { effects: ['fs.read'] },
    toml: { filesystem_read: ['/'] },
    bounded: { filesystem_read: ['./notes'] },
    boundedTools: { 'allowed-tools': ['Read(docs/**)'] },
  },
  {
    tools: { 'allowed-tools': ['Write'] },
    block: { effects: ['fs.write'] },
    toml: { filesystem_write: ['/'] },
    bounded: { filesystem_write: ['./notes'] },
    boundedTools: { 'allowed-tools': ['Write(docs/x.md)', 'Edit(docs/**)'] },
  },
];

function skillSaying(blocks: Readonly<Record<string, Fields>>): Record<string, string> {
  const block = {
    ...{ schema_version: '2.0', id: 'worklog', version: '1.0.0', capabilities: [] },
    ...{ operations: {}, stdout_contract: { last_line_json: true }, ...blocks.block },
  };
  return filesOfSource({
    ...{ ...none, front: { ...head, ...blocks.tools, ...blocks.flags } },
    block: blocks.block ? block : null,
    toml: blocks.toml
      ? { ...skillToml, dependencies: {}, provides: {}, capabilities: blocks.toml }
      : null,
  });
}

/** The permissions that a skill gains by an additional manifest. */
async function gainedBy(
  known: Readonly<Record<string, Fields>>,
  added: Readonly<Record<string, Fields>>,
): Promise<readonly string[]> {
  const blocks = { ...known, ...added };
  return powersIn(await changesBetween(skillSaying(known), skillSaying(blocks)));
}

test.each(sameInOtherWords)('a permission of an additional manifest is new once', async (words) => {
  const { bounded = {}, boundedTools = {}, ...boundless } = words;
  for (const [name, power] of Object.entries(boundless)) {
    if (name === 'tools') continue;
    expect(await gainedBy({}, { [name]: power })).toHaveLength(1);
    for (const [other, known] of Object.entries(boundless)) {
      if (other === name) continue;
      expect(await gainedBy({ [other]: known }, { [name]: power })).toEqual([]);
      if (other !== 'toml') {
        expect(await gainedBy({ [other]: known }, { toml: bounded })).toEqual([]);
      }
    }
    // A limited permission does not hide an unlimited one.
    expect(await gainedBy({ tools: boundedTools }, { [name]: power })).toHaveLength(1);
    if (name !== 'toml')
      expect(await gainedBy({ toml: bounded }, { [name]: power })).toHaveLength(1);
  }
});

/** Entries beyond the lists below, in various spellings. */
const additions = {
  'allowed-tools': [
    ...['Bash(git status && rm -rf /)', 'Bash(git:*, rm:*)', 'Bash(gitk)', 'Bash', 'mcp__x'],
    ...['Read(src/../../**)', 'Edit(src/..)', 'Read(src/../.env)', 'Read(//etc/passwd)', 'Task'],
    ...['WebFetch(domain:evil.org)', 'WebFetch(domain:x.com@evil.org)', 'mcp__jira__delete'],
  ],
  commands: [
    ...['git status && rm -rf /', 'git status; rm', 'git | sh', 'git `rm`', 'git $(rm)', 'git\nrm'],
    ...['git > /etc/passwd', 'A=b git', './git', 'Git', 'env git', 'g"i"t', 'git ', 'git <(rm)'],
  ],
  filesystem_write: ['./src/../..', '[.][.]/x', './{src,..}/x', '~', './src/%2e%2e/x', 'C:/x', '/'],
  network: ['evil.org', 'x.com.evil.org', 'u@x.com', '*', 'x.com\\.evil.org', '*.com'],
  env_read: ['*', 'AWS_X,HOME', 'HOME', 'AWS*'],
};
const owned: Readonly<Record<keyof typeof additions, readonly string[]>> = {
  'allowed-tools': [
    ...['Bash(git:*)', 'Read(src/**)', 'Edit(src/**)', 'WebFetch(domain:x.com)'],
    ...['mcp__jira__search'],
  ],
  commands: ['git'],
  filesystem_write: ['./src'],
  network: ['x.com'],
  env_read: ['AWS_*'],
};

/** A skill with one list, with or without the added entry. */
function skillWith(key: keyof typeof additions, list: readonly string[]): Record<string, string> {
  if (key === 'allowed-tools')
    return filesOfSource({ ...none, front: { ...head, [key]: [...list] } });
  const exec = { terminal_exec: { commands: [...list] } };
  return withCapabilities(key === 'commands' ? exec : { [key]: [...list] });
}

const keys = Object.keys(additions) as (keyof typeof additions)[];

test.each(keys)('an addition to %s is never the same and never less', async (key) => {
  for (const entry of additions[key]) {
    const files = [skillWith(key, owned[key]), skillWith(key, [...owned[key], entry])] as const;
    const findings = await changesBetween(...files);
    expect([entry, powersIn(findings)]).toEqual([entry, ['widened']]);
    const denied = await policyFindings(key, files[1]);
    expect([entry, denied.length > 0]).toEqual([entry, true]);
  }
});

/** The findings of a policy that grants exactly the previous permissions. */
async function policyFindings(key: keyof typeof additions, files: Record<string, string>) {
  const grants = {
    'allowed-tools': { allowedTools: owned['allowed-tools'] },
    commands: { exec: owned.commands },
    filesystem_write: { filesystemWrite: owned.filesystem_write },
    network: { network: owned.network },
    env_read: { envRead: owned.env_read },
  };
  const policy: Policy = { ...unlimitedPolicy, ...grants[key] };
  const { findings } = await reportOf(files, files, { policy: [policy] });
  return findings.filter(({ rule }) => rule === 'policy-denied').map(({ message }) => message);
}
