import { describe, expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import { check } from '../../../src/pipeline/check.ts';
import { exampleContext } from '../../../src/tasks/example.ts';
import { exampleTree } from '../../../src/tasks/example-tree.ts';

type Files = Readonly<Record<string, string>>;
type Entry = Readonly<Record<string, unknown>>;

const listing = '.claude-plugin/marketplace.json';

const skill = (name: string): string =>
  `---\nname: ${name}\ndescription: Does ${name}.\n---\nSteps of ${name}.\n`;
const page = (name: string): string =>
  `---\nname: ${name}\ndescription: Does ${name}.\ntools: Read\n---\nSteps of ${name}.\n`;

const entries: readonly Entry[] = [
  { name: 'a', source: './a' },
  { name: 'b', source: './b', version: '2.0.0', strict: false },
  { name: 'c', source: { source: 'github', repo: 'acme/c', sha: 'c'.repeat(40) } },
];

function marketplace(plugins: readonly Entry[]): Files {
  return { [listing]: JSON.stringify({ name: 'm', owner: { name: 'o' }, plugins }, null, 1) };
}

const parts: Files = {
  'a/.claude-plugin/plugin.json': '{"name": "a", "version": "1.0.0"}\n',
  'a/skills/log/SKILL.md': skill('log'),
  'a/commands/run.md': 'Runs.\n',
  'b/skills/plan/SKILL.md': skill('plan'),
  'b/agents/fixer.md': page('fixer'),
};
const tree: Files = { ...marketplace(entries), ...parts };

/** The findings of a change of plugins: the rules with their severities, without changes of texts of skills. */
async function findings(base: Files, head: Files): Promise<readonly string[]> {
  const sides = { base: exampleTree(base), head: exampleTree(head), context: exampleContext(true) };
  const report = await check(sides, defaults);
  return [...report.findings, ...report.changes]
    .filter(({ state }) => state === 'new')
    .map(({ rule, severity }) => `${severity} ${rule}`)
    .sort();
}

function without(files: Files, prefix: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith(prefix)));
}

describe('a list of plugins', () => {
  const orders = entries.flatMap((first) => {
    const [second, third] = entries.filter((entry) => entry !== first);
    return second && third
      ? [
          [first, second, third],
          [first, third, second],
        ]
      : [];
  });

  test('in another order makes no difference', async () => {
    for (const order of orders) {
      expect(await findings(tree, { ...tree, ...marketplace(order) })).toEqual([]);
    }
  });

  test('with the keys of each entry in another order, and on one line, makes no difference', async () => {
    const reversed = entries.map((entry) => Object.fromEntries(Object.entries(entry).reverse()));
    const line = JSON.stringify({ plugins: reversed, owner: { name: 'o' }, name: 'm' });
    expect(await findings(tree, { ...tree, [listing]: line })).toEqual([]);
  });

  test.each(entries.map((entry) => [String(entry['name']), entry] as const))(
    'with %s more, or less, says so; one more is not an error',
    async (name, entry) => {
      const fewer = marketplace(entries.filter((candidate) => candidate !== entry));
      const small = { ...without(parts, `${name}/`), ...fewer };
      const added = await findings(small, tree);
      const removed = await findings(tree, small);
      expect(added.filter((line) => line.startsWith('error'))).toEqual([]);
      expect([added, removed].every((lines) => lines.length > 0)).toBe(true);
    },
  );
});

describe('a version', () => {
  const version = (value: string): Files => ({
    'a/.claude-plugin/plugin.json': `{"name": "a", "version": "${value}"}\n`,
  });
  const bumpRules = ['plugin-bump-too-small', 'plugin-version-stale'];
  const complaints = async (change: Files, removed = '\0') => {
    const found = await findings(tree, { ...without(tree, removed), ...change });
    return found.filter((line) => bumpRules.some((rule) => line.endsWith(rule)));
  };

  test.each([
    ['a new skill', { 'a/skills/new/SKILL.md': skill('new') }, '\0', '1.1.0', '1.0.1', 'warning'],
    ['a removed command', {}, 'a/commands/', '2.0.0', '1.1.0', 'error'],
    [
      'another text',
      { 'a/skills/log/SKILL.md': `${skill('log')}More.\n` },
      '\0',
      '1.0.1',
      null,
      'note',
    ],
  ] as const)(
    'that is sufficient for %s has no finding, and neither has a higher one',
    async (_, change, removed, enough, low, level) => {
      expect(await complaints({ ...change, ...version(enough) }, removed)).toEqual([]);
      expect(await complaints({ ...change, ...version('9.0.0') }, removed)).toEqual([]);
      expect(await complaints(change, removed)).toEqual(['note plugin-version-stale']);
      if (low === null) return;
      expect(await complaints({ ...change, ...version(low) }, removed)).toEqual([
        `${level} plugin-bump-too-small`,
      ]);
    },
  );
});
