import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkExample } from '../../../src/tasks/example.ts';
import { sample, seeds } from '../support/seeds.ts';

/** A spelling of a frontmatter that declares a permission; `power` is its value in flow style. */
type Spelling = (key: string, power: string) => readonly string[];

const spellings: readonly Spelling[] = [
  (key, power) => [`${key}: ${power}`],
  (key, power) => [`"${key}": ${power}`],
  (key, power) => [`'${key}':   ${power} # as before`],
  (key, power) => [`? ${key}`, `: ${power}`],
  (key, power) => [`? ${key} # as before`, '', `: ${power}`],
  (key, power) => [`${key}:`, `  ${power}`],
  (key, power) => [`"${key.replace('o', '\\u006f')}": ${power}`],
  (key, power) => [`!!str ${key}: ${power}`],
  (key, power) => [`${key}: &own ${power}`],
  (key, power) => [`&own ${key}: ${power}`],
  (key, power) => [`first: &own ${power}`, `${key}: *own`],
  (key, power) => [`first: &own ${key}`, '? *own', `: ${power}`],
  (key, power) => [`<<: {${key}: ${power}}`],
  (key, power) => [`first: &own {${key}: ${power}}`, '<<: *own'],
  (key, power) => [`first: &own {${key}: ${power}}`, '<<: [{other: 1}, *own]'],
  (key, power) => [`first: &a {${key}: ${power}}`, 'next: &b {<<: *a, x: 1}', '<<: *b'],
  (key, power) => ['<<:', `  - ${key}: ${power}`, '  - other: 1'],
  (key, power) => [`!!merge other: {${key}: ${power}}`],
  (key, power) => [`first: &own <<`, '? *own', `: {${key}: ${power}}`],
  (key, power) => [`${key}: !other ${power}`],
  (key, power) => [`${key}: null`, `${key}: ${power}`],
  (key, power) => [`${key}: ${power}`, `${key}: null`],
  (key, power) => [`<<: {${key}: null}`, `<<: {${key}: ${power}}`],
];

/** Permissions of a frontmatter, and the rules that report their addition. */
const powers = [
  { key: 'allowed-tools', power: '[Read, "Bash(*)"]', rest: [] },
  { key: 'allowed-tools', power: '"Read, Bash"', rest: [] },
  { key: 'execution', power: '{timeout: 5, network: true}', rest: ['manifest_version: "1.0"'] },
  { key: 'execution', power: '{"network": !!bool true}', rest: ['manifest_version: "1.0"'] },
] as const;

const inner = powers.filter(({ key }) => key === 'execution');

const ways = fc.record({
  power: fc.constantFrom(...powers),
  spelling: fc.constantFrom(...spellings),
  end: fc.constantFrom('\n', '\r\n'),
  bom: fc.boolean(),
  fence: fc.constantFrom('---', '--- ', ' ---'),
  above: fc.boolean(),
});

const head = ['name: worklog', 'description: Writes a work log.'];

function fileOf(
  lines: readonly string[],
  { end, bom, fence }: { end: string; bom: boolean; fence: string },
): string {
  return `${bom ? '\ufeff' : ''}${[fence, ...lines, fence, 'Body.', ''].join(end)}`;
}

const plainStyle = { end: '\n', bom: false, fence: '---' };

/** The findings for a skill with a declaration that base lacks. */
async function findingsFor(text: string, policy = '') {
  const files = new Map([
    ['before/w/SKILL.md', fileOf(head, plainStyle)],
    ['after/w/SKILL.md', text],
    ['before/skillaccord.yml', policy],
    ['after/skillaccord.yml', policy],
  ]);
  const report = await checkExample({ files, comment: '' });
  return report.findings.filter(({ state }) => state === 'new');
}

const gainRules = new Set([
  'allowed-tools-added',
  'allowed-tools-widened',
  'network-flag-newly-declared',
  'network-flag-set',
]);

describe.each(seeds)('from the %s seed', (_, seed) => {
  test('a permission is the same permission in every spelling, or an error', async () => {
    const property = fc.asyncProperty(ways, async ({ power: { key, power, rest }, ...way }) => {
      const own = way.spelling(key, power);
      const lines = way.above ? [...own, ...head, ...rest] : [...head, ...rest, ...own];
      const findings = await findingsFor(fileOf(lines, way));
      const isSeen = findings.some(
        ({ rule, severity }) => gainRules.has(rule) || severity === 'error',
      );
      expect(isSeen, lines.join('\n')).toBe(true);
    });
    await fc.assert(property, sample(seed, 30));
  });

  test('a policy that denies a permission denies it in every spelling', async () => {
    const policy = 'policy: {allowed-tools: [Read], network: false}';
    const property = fc.asyncProperty(ways, async ({ power: { key, power, rest }, ...way }) => {
      const own = way.spelling(key, power);
      const lines = way.above ? [...own, ...head, ...rest] : [...head, ...rest, ...own];
      const findings = await findingsFor(fileOf(lines, way), policy);
      expect(
        findings.map(({ rule }) => rule),
        lines.join('\n'),
      ).toContain('policy-denied');
    });
    await fc.assert(property, sample(seed, 30));
  });

  test('a permission is the same in every spelling of a nested key', async () => {
    const nestedKeys = fc.record({
      power: fc.constantFrom(...inner),
      spelling: fc.constantFrom(...spellings),
      end: fc.constantFrom('\n', '\r\n'),
    });
    const property = fc.asyncProperty(nestedKeys, async ({ power: { rest }, spelling, end }) => {
      const own = spelling('network', 'true').map((line) => `  ${line}`);
      const lines = [...head, ...rest, 'execution:', ...own];
      const findings = await findingsFor(
        fileOf(lines, { ...plainStyle, end }),
        'policy: {network: false}',
      );
      expect(
        findings.map(({ rule }) => rule),
        lines.join('\n'),
      ).toContain('policy-denied');
    });
    await fc.assert(property, sample(seed, 25));
  });
});
