import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import { plainText } from '../../src/model/message.ts';
import { memoize } from '../../src/model/text/memoize.ts';
import { changeRules } from '../../src/rules/catalog.ts';
import { checkExample } from '../../src/tasks/example.ts';
import { everythingIn } from '../laws/support/reports.ts';
import { mutationsOf, type Tree } from '../support/mutations.ts';

/** A block with every field of Skill Manifest v2, and an unknown key in every table. */
const maximal: Tree = {
  schema_version: '2.0',
  id: 'memory',
  version: '1.0.0',
  capabilities: ['memory-search', 'memory-store'],
  effects: ['db.read', 'net.fetch'],
  stranger: { deep: [1] },
  operations: {
    search: {
      description: 'Find memories by a question in plain words.',
      stranger: 'x',
      input: {
        query: { type: 'string', required: true, description: 'The question.' },
        limit: { type: 'integer', default: 5, description: 'How many to give.', stranger: 'x' },
        exact: { type: 'boolean', required: true, default: false },
        filter: { type: 'json', required: false },
      },
      output: {
        description: 'The memories that match, best first.',
        stranger: 'x',
        fields: {
          status: 'ok | error',
          count: 'integer',
          data: 'array of {id, title}',
          stranger: { deep: 'x' },
        },
      },
      entrypoints: {
        unix: ['bash', 'scripts/memory.sh', 'search', '{query}', '--limit', '{limit}'],
        windows: ['powershell.exe', '-File', 'scripts\\memory.ps1', '{query}', '{limit}'],
        agent: 'Look up {query} in the index.',
      },
    },
    health: {
      description: 'Tell how full the store is.',
      input: {},
      output: { description: 'Some numbers.' },
      entrypoints: { unix: ['bash', 'scripts/memory.sh', 'health'] },
    },
  },
  stdout_contract: { last_line_json: true, stranger: 'x' },
};

/** The same in the predecessor format, which has fewer fields. */
const router: Tree = {
  id: 'memory',
  version: '1.0.0',
  effects: ['db.read', 'net.fetch'],
  stranger: { deep: [1] },
  entrypoints: {
    'mem.search': {
      unix: ['bash', 'scripts/memory.sh', 'search', '{query}', '--limit', '{limit}'],
      windows: ['powershell.exe', '-File', 'scripts\\memory.ps1', '{query}', '{limit}'],
    },
    'mem.health': { unix: ['bash', 'scripts/memory.sh', 'health'] },
  },
  stdout_contract: { last_line_json: true, stranger: 'x' },
};

/** Expected unclassified changes, by message, with reasons. */
const waivers: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/stranger/i, 'an extension without a defined meaning'],
];

/** Mutations without a change rule, with reasons. */
const silent: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^(without|another) id$/, 'the frontmatter says the name; id-directory judges the id'],
  [/^(without|another) version$/, 'the version rules speak of it'],
  [/^without .*\/filter\/(required|type)$/, 'it says the default: not required, of any type'],
  [/^without .*\/health\/input$/, 'it says that there is none'],
];

const changeIds = new Set(changeRules.map(({ id }) => id));
const files = { 'scripts/memory.sh': 'exit 0\n', 'scripts/memory.ps1': 'exit 0\n' };

/** The findings of change rules for two blocks. */
async function findingsBetween(
  block: string,
  before: Tree,
  after: Tree,
): Promise<readonly Finding[]> {
  const tree = Object.entries({ before, after }).flatMap(([side, manifest]) => {
    const text = `---\nname: memory\ndescription: Finds.\n---\n\`\`\`${block}\n${JSON.stringify(manifest)}\n\`\`\`\n`;
    const all = { 'SKILL.md': text, ...files };
    return Object.entries(all).map(
      ([name, content]) => [`${side}/skills/memory/${name}`, content] as const,
    );
  });
  const report = await checkExample({ comment: '', files: new Map(tree) });
  return everythingIn(report).filter(({ rule, state }) => state === 'new' && changeIds.has(rule));
}

const unclassified = (findings: readonly Finding[]) =>
  findings
    .filter(({ rule }) => rule === 'unclassified-change')
    .map(({ message }) => plainText(message));

const blocks = [
  { block: 'skill-manifest', whole: maximal },
  { block: 'router-manifest', whole: router },
];
const mutated = blocks.flatMap((block) =>
  mutationsOf(block.whole).map((mutation) => ({ ...block, ...mutation })),
);

/** The findings for a mutated block, in both directions. */
const saidOf = memoize(async ({ block, whole, tree }: (typeof mutated)[number]) => ({
  there: await findingsBetween(block, whole, tree),
  'and back': await findingsBetween(block, tree, whole),
}));

describe.each(mutated)('a maximal $block, $name', (mutation) => {
  test.each(['there', 'and back'] as const)('%s', async (way) => {
    const findings = (await saidOf(mutation))[way];
    const isSilent = silent.some(([pattern]) => pattern.test(mutation.name));
    expect(findings.length === 0, findings.map(({ message }) => plainText(message)).join()).toBe(
      isSilent,
    );
    const open = unclassified(findings).filter(
      (message) => !waivers.some(([pattern]) => pattern.test(message)),
    );
    expect(open).toEqual([]);
  });
});

test('every exception is needed', async () => {
  const messages: string[] = [];
  for (const mutation of mutated) messages.push(...unclassified((await saidOf(mutation)).there));
  for (const [pattern] of waivers)
    expect(messages.some((message) => pattern.test(message))).toBe(true);
  for (const [pattern] of silent) {
    expect(mutated.some(({ name }) => pattern.test(name))).toBe(true);
  }
});
