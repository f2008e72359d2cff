import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { defaults } from '../../src/config/config.ts';
import { compareSkills } from '../../src/contract/compare/compare.ts';
import { pairSkills } from '../../src/contract/pairing/pair.ts';
import { accepts } from '../../src/contract/schema/evaluate.ts';
import type { Change } from '../../src/model/contract.ts';
import type { Finding } from '../../src/model/finding.ts';
import { plainText } from '../../src/model/message.ts';
import type { Skill } from '../../src/model/skill.ts';
import { memoize } from '../../src/model/text/memoize.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { load } from '../../src/pipeline/load.ts';
import { changeRules } from '../../src/rules/catalog.ts';
import { ruleFor } from '../../src/rules/claim.ts';
import { requirementOf } from '../../src/rules/support/requirement.ts';
import { type Archive, parseTxtar, subtree } from '../../src/syntax/txtar.ts';
import { checkExample } from '../../src/tasks/example.ts';
import { everythingIn } from '../laws/support/reports.ts';
import { type Mutation, mutationsOf, type Tree } from '../support/mutations.ts';
import { expectMessage } from '../support/samples/change-message.ts';

const folder = new URL('../cases/', import.meta.url);
const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);
const examples = changeRules.flatMap(({ id, invalid: fails, valid: passes }) => [
  [`${id}, fails`, fails.trimStart()] as const,
  [`${id}, passes`, passes.trimStart()] as const,
]);
const pairsOfTrees = [...cases, ...examples]
  .map(([name, text]) => [name, parseTxtar(text)] as const)
  .filter(([, { files }]) => [...files.keys()].some((path) => path.startsWith('before/')));

const skillsOf = async (archive: Archive, side: string) =>
  (await load(memoryTree(subtree(archive, side)), defaults)).workspace.skills;

/** The skills of both trees of an archive. */
const sidesOf = memoize((archive: Archive) =>
  Promise.all([skillsOf(archive, 'before'), skillsOf(archive, 'after')]),
);

function compareAll(before: readonly Skill[], after: readonly Skill[]): Change[] {
  return pairSkills(before, after)
    .filter(({ before, after }) => !before?.unreadable && !after?.unreadable)
    .flatMap((pair) => compareSkills(pair));
}

/** All changes between the two trees of an archive. */
const changesOf = memoize(async (archive: Archive): Promise<Change[]> => {
  const [before, after] = await sidesOf(archive);
  return compareAll(before, after);
});

/** What a validator says of patterns that no engine of linear time has, such as back references. */
function acceptsInEngine(schema: unknown, value: unknown): boolean {
  return new Ajv2020({ strict: false }).compile(schema as object)(value);
}

describe.each(pairsOfTrees)('%s', (_name, archive) => {
  test('proves its findings on schemas', async () => {
    for (const { facet, verdict, witness, from, to } of await changesOf(archive)) {
      if (facet !== 'schema' || !witness) continue;
      const [before, after] = [from, to].map(
        (schema) => accepts(schema, witness.value) ?? acceptsInEngine(schema, witness.value),
      );
      expect([before, after]).toEqual(verdict === 'widened' ? [false, true] : [true, false]);
    }
  });

  test('is found in both directions', async () => {
    const forward = await changesOf(archive);
    const [before, after] = await sidesOf(archive);
    const backward = compareAll(after, before);
    expect(backward.length > 0).toBe(forward.length > 0);
  });
});

test('unclassified-change fires only without another rule', () => {
  const rule = changeRules.find(({ id }) => id === 'unclassified-change');
  expect(rule?.on.kind).toEqual([]);
});

describe('where the two readings of ADR-003 differ', () => {
  test.each(pairsOfTrees)('%s', async (_name, archive) => {
    for (const change of await changesOf(archive)) {
      const rule = ruleFor(change);
      const [literal, corrected] = [
        requirementOf(rule, change, false),
        requirementOf(rule, change, true),
      ];
      const differ = literal.bump !== corrected.bump;
      const notes = rule.notes?.(change) ?? [];
      const isSaid = notes.some(({ message }) => /compat: semantic/.test(plainText(message)));
      expect(isSaid, rule.id).toBe(differ);
    }
  });
});

/** Sentences of the documents that rules cite, verbatim except for line breaks. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  'ADR-002': [
    'Must be provided or skill fails',
    'Mark inputs for redaction in traces',
    'Skill fails if not set',
    'What must exist before skill can run',
    'Check preconditions (commands with versions, files)',
    'These are hints, not enforcement.',
    'Set execution timeouts',
    'Aggressive redaction, elevation blocked without review',
    'major version changes indicate breaking schema changes',
    'Missing `manifest_version` = assume legacy format',
    'Missing manifest = no validation',
    'All new fields are optional for backward compatibility.',
  ],
  'ADR-003': [
    'Renamed/removed required inputs',
    'Changed required input types',
    'Changed output patterns',
    'Added new required inputs without defaults',
    'Removed required env vars',
    'Added optional inputs with defaults',
    'Documentation changes',
    'Bug fixes',
    'Optional inputs with defaults',
  ],
  'Skill Manifest v2': [
    'Side effects this skill may produce. Checked against policy.',
    'Used by the index for capability → skill lookup.',
    'Named operations the skill exposes',
    'What this operation does (Agent reads this to decide)',
    'Keys: `unix` (Linux/macOS) and `windows`.',
    'Use `{param_name}` placeholders — the Agent substitutes actual values before executing.',
    'The last line of stdout must be valid JSON matching this schema.',
    '`last_line_json: true` means the last stdout line is always valid JSON.',
    'Skills should update their blocks and change the fence name from `router-manifest` to `skill-manifest`.',
  ],
  'skill.toml contract': [
    "Skills MUST specify the API version they're built for",
    'Reject incompatible major versions',
    'Warn on minor version mismatch',
    'New features, backward compatible',
    'Breaking changes to skill behavior',
    'Supported OS (empty = all)',
    'Supported architectures',
    'Must be installed',
    'Nice to have',
    'Required skills',
    'Optional dependency',
    'Any version',
    'With feature flags',
    'Shown to users during installation.',
    'Features can be enabled/disabled at install time',
    'Permission to execute shell commands.',
    'Allowlist (empty = all)',
    'Denylist',
    'Permission to read files and directories.',
    'Permission to write files and directories.',
    'Permission to make network requests.',
    'Permission to read environment variables.',
    'This is a high-risk capability.',
    'Execute without confirmation',
    'Always require explicit confirmation',
    'Prompt user before execution',
    'Injection priority (higher = first)',
    'Maximum tokens to inject',
    'Topics are matched against user prompts',
    'Search keywords',
  ],
  'The SKILL.md parser': ['It is what the model passes to skill_use.'],
  'Agent Skills specification': ['A space-separated string of tools that are pre-approved to run'],
};

test.each(changeRules.map((rule) => [rule.id, rule] as const))('%s has a basis', (_id, rule) => {
  if (rule.bumpBasis === 'inferred') return;
  expect(sentences[rule.bumpBasis.document]).toContain(rule.bumpBasis.quote);
});

test('every sentence of ADR-003 on breaking and other changes is the basis of a rule', () => {
  const quotes = changeRules.map(({ bumpBasis }) =>
    bumpBasis === 'inferred' ? '' : bumpBasis.quote,
  );
  for (const sentence of sentences['ADR-003'] ?? []) expect(quotes).toContain(sentence);
});

test('messages quote the change alone, and give no commands', async () => {
  for (const [name, archive] of pairsOfTrees) {
    for (const change of await changesOf(archive)) {
      expectMessage(change, name);
      const message = plainText(ruleFor(change).message(change));
      expect(message, name).not.toMatch(/\bshould\b|\bplease\b|\binvalid\b|undefined|\[object/i);
    }
  }
});

test('a default of a sensitive input is nowhere in a report', async () => {
  const text = cases.find(([name]) => name.endsWith('default-of-a-sensitive-input.txt'))?.[1] ?? '';
  expect(text).toContain('hunter2');
  const { findings } = await checkExample(parseTxtar(text));
  expect(findings.map(({ rule }) => rule)).toContain('input-default-changed');
  expect(JSON.stringify(findings)).not.toMatch(/hunter/);
});

/** A manifest with every field of ADR-002 and ADR-003, and an unknown key in every table. */
const maximal: Tree = {
  manifest_version: '1.0',
  name: 'worklog',
  description: 'Writes a work log.',
  version: '1.0.0',
  license: 'MIT',
  compatibility: 'Requires git.',
  'allowed-tools': 'Bash(git:*) Read',
  metadata: { author: 'dan', tags: ['log', 'org'] },
  stranger: { deep: [1] },
  inputs: {
    required: [
      {
        name: 'session_date',
        description: 'Date of the session.',
        schema: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
        stranger: 'x',
      },
      { name: 'count', schema: { type: 'integer', minimum: 1, maximum: 9 } },
    ],
    optional: [
      { name: 'topic', schema: { type: 'string', enum: ['session', 'work'], default: 'session' } },
      { name: 'dir', default: 'docs' },
      { name: 'key', sensitive: true, schema: { type: 'string' } },
      {
        name: 'table',
        schema: {
          type: 'object',
          properties: { rows: { type: 'array', items: { type: 'number' } } },
        },
      },
    ],
    stranger: 'x',
  },
  env: {
    required: [{ name: 'PROJECT', description: 'The project.', stranger: 'x' }],
    optional: [{ name: 'API_TOKEN', sensitive: true }],
    stranger: 'x',
  },
  preconditions: {
    commands: [
      { cmd: 'git', min_version: '2.40', max_version: '3.0', stranger: 'x' },
      { cmd: 'date' },
    ],
    files: [
      { path: 'README.md', base: 'repo_root', description: 'Read first.', stranger: 'x' },
      { path: 'own.txt', description: 'Ships with the skill.' },
    ],
    stranger: 'x',
  },
  outputs: {
    files: [
      {
        pattern: '{{dir}}/{{session_date}}.org',
        base: 'cwd',
        description: 'The log.',
        stranger: 'x',
      },
      { pattern: 'docs/index.org' },
    ],
    artifacts: [{ name: 'summary', kind: 'stdout' }],
    stranger: 'x',
  },
  execution: {
    idempotent: true,
    destructive: true,
    network: true,
    interactive: true,
    timeout: 30,
    stranger: 'x',
  },
  sensitive: true,
  interface: {
    inputs: ['session_date', 'count', 'topic', 'dir', 'key', 'table'],
    outputs: [{ pattern: 'docs/*.org', stranger: 'x' }, { pattern: 'docs/index.org' }],
    env: ['PROJECT'],
    stranger: 'x',
  },
};

/** Expected unclassified changes, by message, with reasons. */
const waivers: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/stranger/, 'an extension without a defined meaning'],
];

/** Mutations without an effect for callers in one direction or both, with reasons. */
const silent: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^without name$/, 'a skill without a name has that of its directory, which is the same'],
  [
    /^without interface\/(inputs|outputs|env)(\/\d(\/pattern)?)?$/,
    'what the interface block leaves out the manifest still declares; interface-disagrees judges that',
  ],
  [
    /interface\/outputs\/0\/stranger$/,
    'an extension of an entry that the manifest declares in full',
  ],
];

/** The findings of version rules for any change. */
const always = ['version-not-bumped', 'content-changed-version-same'];

/** The findings for a mutation of the maximal manifest, in both directions. */
const saidOf = memoize(async ({ tree }: Mutation) => ({
  there: await findingsBetween(maximal, tree),
  'and back': await findingsBetween(tree, maximal),
}));

/** The findings for two manifests. */
async function findingsBetween(before: Tree, after: Tree): Promise<readonly Finding[]> {
  const files = new Map(
    Object.entries({ before, after }).flatMap(([side, tree]) => [
      [`${side}/skills/worklog/SKILL.md`, `---\n${stringify(tree)}---\n`] as const,
      [`${side}/skills/worklog/own.txt`, 'x\n'] as const,
      [`${side}/README.md`, 'x\n'] as const,
    ]),
  );
  const report = await checkExample({ comment: '', files });
  return everythingIn(report).filter(
    ({ rule, state }) => state === 'new' && !always.includes(rule),
  );
}

const unclassified = (findings: readonly Finding[]) =>
  findings
    .filter(({ rule }) => rule === 'unclassified-change')
    .map(({ message }) => plainText(message));

const mutations = mutationsOf(maximal);

describe.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
  'a maximal manifest, %s',
  (name, mutation) => {
    test.each(['there', 'and back'] as const)('%s', async (way) => {
      const findings = (await saidOf(mutation))[way];
      if (!silent.some(([pattern]) => pattern.test(name))) expect(findings).not.toEqual([]);
      const open = unclassified(findings).filter(
        (message) => !waivers.some(([pattern]) => pattern.test(message)),
      );
      expect(open).toEqual([]);
    });
  },
);

test('every exception is needed', async () => {
  const [messages, names]: [string[], string[]] = [[], []];
  for (const mutation of mutations) {
    const { there: forward, 'and back': backward } = await saidOf(mutation);
    messages.push(...unclassified(forward));
    if (forward.length === 0 || backward.length === 0) names.push(mutation.name);
  }
  for (const [pattern] of waivers)
    expect(messages.some((message) => pattern.test(message))).toBe(true);
  for (const [pattern] of silent) expect(names.some((name) => pattern.test(name))).toBe(true);
});
