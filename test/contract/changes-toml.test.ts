import { stringify } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import { plainText } from '../../src/model/message.ts';
import { memoize } from '../../src/model/text/memoize.ts';
import { checkExample } from '../../src/tasks/example.ts';
import { everythingIn } from '../laws/support/reports.ts';
import { type Mutation, mutationsOf, type Tree } from '../support/mutations.ts';

/** A skill.toml with every field of its contract, and an unknown key in every table. */
const maximal: Tree = {
  skill: {
    id: 'cloud.aws',
    name: 'AWS Cloud Skill',
    version: '1.0.0',
    description: 'AWS workflows from the terminal.',
    api_version: '1.0',
    authors: ['caro <caro@example.org>', 'dan'],
    license: 'MIT',
    repository: 'https://example.org/aws',
    documentation: 'https://example.org/aws/docs',
    keywords: ['aws', 'cloud'],
    min_caro_version: '1.1.0',
    stranger: { deep: [1] },
  },
  provides: { knowledge: true, recipes: true, executable: true, stranger: 'x' },
  knowledge: { topics: ['aws', 's3'], priority: 100, max_context_tokens: 2000, stranger: 'x' },
  recipes: {
    files: ['recipes/*.yaml', 'workflows/*.yaml'],
    default_confirmation: 'prompt',
    stranger: 'x',
  },
  executable: { module: 'bin/skill.wasm', exports: ['init', 'shutdown'], stranger: 'x' },
  capabilities: {
    terminal_exec: {
      allowed: true,
      commands: ['aws', 'kubectl'],
      blocked: ['aws', 'mkfs'],
      stranger: 'x',
    },
    filesystem_read: ['~/.aws', '$CARO_PROJECT_ROOT'],
    filesystem_write: ['./.caro-cache/aws'],
    network: ['*.amazonaws.com', 'https://internal.corp:8443'],
    env_read: ['AWS_*', 'HOME'],
    secrets_access: true,
    stranger: 'x',
  },
  dependencies: {
    'core.shell': '>=1.0',
    'tool.kubectl': { version: '>=0.2', optional: true, features: ['a', 'b'], stranger: 'x' },
    'cloud.gcp': { version: '>=0.3,<1.0', optional: false },
  },
  suggestions: { 'tool.docker': 'Useful for images.' },
  features: {
    eks: { description: 'Clusters.', default: true, stranger: 'x' },
    iam: { description: 'Policies.', default: false },
  },
  platform: {
    os: ['linux', 'macos'],
    arch: ['x86_64'],
    required_tools: ['aws'],
    optional_tools: ['sam', 'cdk'],
    stranger: 'x',
  },
  stranger: { deep: [1] },
};

/** Expected unclassified changes, by message, with reasons. */
const waivers: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/stranger/, 'an extension without a defined meaning'],
];

/** Mutations without an effect for callers in one direction or both, with reasons. */
const silent: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^(without|another) skill\/version$/, 'the version is what changes are measured by'],
  [
    /^without (recipes\/default_confirmation|capabilities\/terminal_exec\/allowed|dependencies\/cloud.gcp\/optional|features\/eks\/default)$/,
    'what is left out is what it is by default',
  ],
];

/** The findings of version rules for any change. */
const always = ['version-not-bumped', 'content-changed-version-same'];

const files = {
  'knowledge/aws.md': 'AWS.\n',
  'recipes/a.yaml': 'id: a\nname: A\nsteps:\n  - command: aws\n',
  'workflows/b.yaml': 'id: b\nname: B\nsteps:\n  - command: aws\n',
  'bin/skill.wasm': 'x\n',
};

/** The findings for a mutation of the maximal manifest, in both directions. */
const saidOf = memoize(async ({ tree }: Mutation) => ({
  there: await findingsBetween(maximal, tree),
  'and back': await findingsBetween(tree, maximal),
}));

/** The findings for two manifests. */
async function findingsBetween(before: Tree, after: Tree): Promise<readonly Finding[]> {
  const trees = Object.entries({ before, after }).flatMap(([side, tree]) => {
    const all = { 'skill.toml': stringify(tree), ...files };
    return Object.entries(all).map(([name, text]) => [`${side}/skills/aws/${name}`, text] as const);
  });
  const report = await checkExample({ comment: '', files: new Map(trees) });
  return everythingIn(report).filter(
    ({ rule, state }) => state === 'new' && !always.includes(rule),
  );
}

const unclassified = (findings: readonly Finding[]) =>
  findings
    .filter(({ rule }) => rule === 'unclassified-change')
    .map(({ message }) => plainText(message));
const changes = (findings: readonly Finding[]) => findings.filter(({ bump }) => bump !== null);

const mutations = mutationsOf(maximal);

describe.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
  'a maximal skill.toml, %s',
  (name, mutation) => {
    test.each(['there', 'and back'] as const)('%s', async (way) => {
      const findings = (await saidOf(mutation))[way];
      if (!silent.some(([pattern]) => pattern.test(name))) {
        expect(changes(findings)).not.toEqual([]);
      }
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
    if (changes(forward).length === 0 || changes(backward).length === 0) names.push(mutation.name);
  }
  for (const [pattern] of waivers)
    expect(messages.some((message) => pattern.test(message))).toBe(true);
  for (const [pattern] of silent) expect(names.some((name) => pattern.test(name))).toBe(true);
});
