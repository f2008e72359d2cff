import fc from 'fast-check';
import { stringify } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/model/contract.ts';
import { changeRules } from '../../src/rules/catalog.ts';
import { ruleFor } from '../../src/rules/claim.ts';
import { matches } from '../../src/rules/support/requirement.ts';
import { expectMessage } from '../support/samples/change-message.ts';
import { changesBetween, changesBothWays, line } from './skills.ts';

type Toml = { [key: string]: TomlValue };
type TomlValue = string | number | boolean | TomlValue[] | Toml;

const some = (...names: string[]) => fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 });
const partly = { requiredKeys: [], noNullPrototype: true };
const flags = fc.boolean();
const range = fc.constantFrom('*', '1.0', '>=1.0', '>=1.0,<2.0', '<1.0', '>=1.5', '^1');
const dependency = fc.oneof(
  range,
  fc
    .record({ optional: flags, features: some('a', 'b') }, partly)
    .chain((rest) => range.map((version) => ({ version, ...rest }))),
);

/** Manifests with few names, to have much in common. */
const manifest: fc.Arbitrary<Toml> = fc
  .record(
    {
      own: fc.record(
        {
          license: fc.constantFrom('MIT', 'BSD-3-Clause'),
          keywords: some('x', 'y'),
          min_caro_version: fc.constantFrom('1.1.0', '1.10.0', '1.2.0-beta'),
          api_version: fc.constantFrom('1.0', '1.1', '2.0'),
        },
        partly,
      ),
      provides: fc.record({ knowledge: flags, recipes: flags, executable: flags }, partly),
      knowledge: fc.record(
        { topics: some('s3', 'ec2'), priority: fc.constantFrom(50, 90) },
        partly,
      ),
      recipes: fc.record(
        {
          files: some('recipes/*.yaml', 'recipes/a.yaml', 'more/*'),
          default_confirmation: fc.constantFrom('auto', 'prompt', 'always', 'never'),
        },
        partly,
      ),
      executable: fc.record(
        { module: fc.constant('a.wasm'), exports: some('init', 'plan') },
        partly,
      ),
      capabilities: fc.record(
        {
          terminal_exec: fc.record(
            { allowed: flags, commands: some('aws', 'rm', 'git'), blocked: some('rm', 'dd') },
            partly,
          ),
          filesystem_read: some('./', './a', '~', '~/.aws', '$CARO_CACHE', '/'),
          filesystem_write: some('./a', './a/b', './a/../c', '../x'),
          network: some('*.x.com', 'x.com', 'a.x.com', 'https://x.com', '*'),
          env_read: some('AWS_*', 'AWS_KEY', 'HOME', '*'),
          secrets_access: flags,
        },
        partly,
      ),
      dependencies: fc.record({ 'core.shell': dependency, 'tool.make': dependency }, partly),
      suggestions: fc.record({ 'tool.docker': fc.constantFrom('A', 'B') }, partly),
      features: fc.record(
        { eks: fc.record({ description: fc.constantFrom('A', 'B'), default: flags }, partly) },
        partly,
      ),
      platform: fc.record(
        {
          os: some('linux', 'macos', 'windows'),
          arch: some('arm', 'x86_64'),
          required_tools: some('aws', 'jq'),
          optional_tools: some('jq', 'sam'),
        },
        partly,
      ),
    },
    partly,
  )
  .map(({ own, ...sections }) => JSON.parse(JSON.stringify({ skill: own ?? {}, ...sections })));

const required = { id: 'tool.deploy', name: 'Deploy', version: '1.0.0', description: 'Deploys.' };

function tree(data: Toml, otherwise = false): Record<string, string> {
  const skill = { api_version: '1.0', ...required, ...(data['skill'] as Toml) };
  const whole: Toml = { provides: {}, ...data, skill };
  const text = stringify(otherwise ? (reverseAndRepeat(whole) as Toml) : whole);
  const names = ['recipes/a.yaml', 'recipes/b.yaml', 'more/c.yaml'];
  const files = names.map((name) => [`skills/deploy/${name}`, 'id: a\n'] as const);
  const written = otherwise ? `# again\r\n${text.replaceAll('\n', '\r\n')}` : text;
  return { 'skills/deploy/skill.toml': written, ...Object.fromEntries(files) };
}

/** The same value with every table and list reversed, and duplicated entries of lists. */
function reverseAndRepeat(value: TomlValue): TomlValue {
  if (Array.isArray(value)) return [...value].reverse().flatMap((item) => [item, item]);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, reverseAndRepeat(inner)]);
  return Object.fromEntries(entries.reverse());
}

const runs = (seed: number, numRuns: number) => ({ seed, numRuns });

describe('laws of the diff of skill.toml', () => {
  test('identity and formatting: the same facts make no difference, in any notation', async () => {
    const property = fc.asyncProperty(manifest, async (data) => {
      expect((await changesBetween(tree(data), tree(data, true))).map(line)).toEqual([]);
    });
    await fc.assert(property, runs(11, 200));
  });

  test('every change has one rule, and none is unclassified', async () => {
    const seen = new Set<string>();
    const property = fc.asyncProperty(manifest, manifest, async (a, b) => {
      for (const change of await changesBetween(tree(a), tree(b))) {
        const matchingRules = changeRules
          .filter((rule) => matches(rule, change))
          .map(({ id }) => id);
        expect(matchingRules, line(change)).toHaveLength(1);
        seen.add(ruleFor(change).id);
        expectMessage(change, line(change));
      }
    });
    await fc.assert(property, runs(12, 200));
    expect(seen.size).toBeGreaterThan(50);
  });

  test('duality: a change that widens narrows in the reverse comparison', async () => {
    const property = fc.asyncProperty(manifest, manifest, async (a, b) => {
      const [forward, backward] = await changesBothWays(tree(a), tree(b));
      expect(directions(backward).sort()).toEqual(directions(forward).map(dual).sort());
    });
    await fc.assert(property, runs(13, 300));
  });
});

function directions(changes: readonly Change[]): string[] {
  return [...new Set(changes.filter((change) => !isUnasked(change)).map(direction))];
}

/** True for added recipes without confirmation, which are reported separately; removed ones are not. */
function isUnasked({ kind, action, from, to }: Change): boolean {
  return (
    kind === 'confirmation' && action !== 'changed' && JSON.stringify([from, to]).includes('auto')
  );
}

/** The direction of a change; commands and blocked commands count as one. */
function direction({ kind, action, facet, verdict, detail, before, after }: Change): string {
  const name = (after ?? before)?.name;
  const exec = name === 'terminal_exec';
  if (exec) return [kind, name, verdict ?? action].join(' ');
  const what = verdict ?? (detail === 'emptied' || detail === 'filled' ? '' : detail);
  return [kind, name, action, facet, what].join(' ');
}

const duals: readonly (readonly [string, string])[] = [
  ['added', 'removed'],
  ['widened', 'narrowed'],
  ['raised', 'lowered'],
];

function dual(text: string): string {
  return text.replace(/added|removed|widened|narrowed|raised|lowered/g, (word) => {
    const pair = duals.find((candidate) => candidate.includes(word));
    return pair?.find((other) => other !== word) ?? word;
  });
}
