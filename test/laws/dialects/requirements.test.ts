import { describe, expect, test } from 'vitest';
import type { Compat } from '../../../src/model/config.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { Json } from '../../../src/model/value/value.ts';
import { type Fields, type Source, skillToml } from '../support/maximal.ts';
import { type Declaration, expectVerdicts, subsetsOf } from '../support/worlds.ts';
import { filesOfSource } from '../support/write.ts';

/** The environment of a skill. */
type World = readonly string[];

/** True if a world meets the requirements. */
type Needs = (world: World) => boolean;

/** Rules that require a major bump although no world is lost, with reasons. */
const louder: Readonly<Record<string, readonly [compat: Compat, reason: string]>> = {
  'env-required-removed': ['adr-003', 'ADR-003 lists it: "Removed required env vars"'],
};

/** Rules about requirements that lose worlds and require less than major, with reasons. */
const quieter: Readonly<Record<string, string>> = {};

const none: Source = { front: null, block: null, router: null, toml: null };
const head = { name: 'worklog', description: 'Writes a work log.' };

const v1 = (fields: Fields) =>
  filesOfSource({ ...none, front: { ...head, manifest_version: '1.0', ...fields } });
const toml = (fields: Fields) => filesOfSource({ ...none, toml: { ...skillToml, ...fields } });

/** Expects a major bump exactly if a world is lost, with exceptions. */
async function expectMajor(
  declarations: readonly Declaration<Needs>[],
  things: readonly string[],
  compat: Compat,
): Promise<number> {
  const isMajor = ({ rule, bump }: Finding) => bump === 'major' && louder[rule]?.[0] !== compat;
  const accepts = (world: World, needs: Needs) => needs(world);
  return expectVerdicts(
    declarations,
    subsetsOf(things),
    accepts,
    (findings) => findings.some((finding) => isMajor(finding) || finding.rule in quieter),
    { compat },
  );
}

const has =
  (...things: readonly string[]): Needs =>
  (world) =>
    things.every((thing) => world.includes(thing));

/** All combinations of two requirements: each undeclared, optional or required. */
function choices(
  names: readonly [string, string],
  files: (required: readonly string[], optional: readonly string[]) => Record<string, string>,
): readonly Declaration<Needs>[] {
  const states = ['none', 'optional', 'required'] as const;
  return states.flatMap((left) =>
    states.map((right) => {
      const of = (state: string) => names.filter((_, index) => [left, right][index] === state);
      return {
        name: `required ${of('required')}, optional ${of('optional')}`,
        files: files(of('required'), of('optional')),
        means: has(...of('required')),
      };
    }),
  );
}

describe.each(['adr-003', 'semantic'] as const)('compat: %s', (compat) => {
  test('variables', async () => {
    const listed = (names: readonly string[]): Json => names.map((name) => ({ name }));
    const declarations = choices(['PROJECT', 'REGION'], (required, optional) =>
      v1({ env: { required: listed(required), optional: listed(optional) } }),
    );
    expect(await expectMajor(declarations, ['PROJECT', 'REGION'], compat)).toBe(81);
  });

  test('tools of a skill.toml', async () => {
    const declarations = choices(['git', 'jq'], (required, optional) =>
      toml({ platform: { required_tools: required, optional_tools: optional } }),
    );
    expect(await expectMajor(declarations, ['git', 'jq'], compat)).toBe(81);
  });

  test('commands and their versions', async () => {
    const versions = ['1.5', '1.9', '2.10', '3.0', '4.0'];
    const bounds = [undefined, ...versions.slice(1, -1)];
    const at = (version: string | undefined, open: number) =>
      version === undefined ? open : versions.indexOf(version);
    const ranges = bounds.flatMap((min) => bounds.map((max) => [min, max] as const));
    const declarations = ranges
      .filter(([min, max]) => at(min, 0) <= at(max, versions.length))
      .map(([min_version, max_version]) => ({
        name: `git ${min_version}..${max_version}`,
        files: v1({
          preconditions: { commands: [defined({ cmd: 'git', min_version, max_version })] },
        }),
        means: (world: World) =>
          world.some(
            (version) =>
              at(version, 0) >= at(min_version, 0) && at(version, 0) <= at(max_version, 9),
          ),
      }));
    const none = { name: 'no git', files: v1({}), means: () => true };
    expect(await expectMajor([none, ...declarations], versions, compat)).toBe(196);
  });

  test('files', async () => {
    const bases = [undefined, 'skill_root', 'repo_root', 'cwd'];
    const declarations = [
      { name: 'no file', files: v1({}), means: () => true },
      ...bases.map((base) => ({
        name: `a file of ${base}`,
        files: v1({ preconditions: { files: [defined({ path: 'SKILL.md', base })] } }),
        means: base === 'repo_root' || base === 'cwd' ? has(base) : () => true,
      })),
    ];
    expect(await expectMajor(declarations, ['repo_root', 'cwd'], compat)).toBe(25);
  });

  test.each([
    ['os', ['linux', 'macos', 'windows'], 64, []],
    ['arch', ['x86_64', 'aarch64'], 16, ['arm']],
  ] as const)('%s of a skill.toml', async (key, all, pairs, others) => {
    const worlds = [...all, ...others];
    const declarations = subsetsOf<string>(all).map((some) => ({
      name: String(some),
      files: toml({ platform: { [key]: some } }),
      means: (world: World) =>
        (some.length === 0 ? worlds : some).some((version) => world.includes(version)),
    }));
    expect(await expectMajor(declarations, worlds, compat)).toBe(pairs);
  });

  test('the host of a skill.toml', async () => {
    const hosts = ['1.0.0', '1.1.0', '1.2.0', '1.10.0'];
    const declarations = [undefined, ...hosts.slice(1)].map((least) => ({
      name: `host ${least}`,
      files: toml({ skill: defined({ ...skillToml.skill, min_caro_version: least }) }),
      means: (world: World) =>
        world.some((host) => hosts.indexOf(host) >= hosts.indexOf(least ?? '1.0.0')),
    }));
    expect(await expectMajor(declarations, hosts, compat)).toBe(16);
  });

  test('systems an operation runs on', async () => {
    const block = {
      schema_version: '2.0',
      id: 'worklog',
      version: '1.0.0',
      capabilities: [],
      effects: [],
    };
    const operation = { description: 'Logs.', input: {}, output: { description: 'The log.' } };
    const declarations = subsetsOf(['unix', 'windows']).map((some) => {
      const entrypoints = Object.fromEntries(
        some.map((name) => [name, ['bash', 'scripts/memory.sh']]),
      );
      const operations = { log: { ...operation, entrypoints } };
      const stdout = { stdout_contract: { last_line_json: true } };
      return {
        name: String(some),
        files: filesOfSource({ ...none, front: head, block: { ...block, operations, ...stdout } }),
        means: (world: World) => some.some((name) => world.includes(name)),
      };
    });
    expect(await expectMajor(declarations, ['unix', 'windows'], compat)).toBe(16);
  });

  test('a person to answer', async () => {
    const declarations = [undefined, false, true].map((interactive) => ({
      name: `interactive ${interactive}`,
      files: v1({ execution: defined({ interactive }) }),
      means: interactive ? has('somebody') : () => true,
    }));
    expect(await expectMajor(declarations, ['somebody'], compat)).toBe(9);
  });
});

function defined(fields: { readonly [key: string]: Json | undefined }): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
