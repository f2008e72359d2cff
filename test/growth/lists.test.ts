import { expect, test } from 'vitest';
import { compareExec } from '../../src/contract/compare/exec.ts';
import { compareEntries, type Entries } from '../../src/contract/coverage/coverage.ts';
import { compareTools } from '../../src/contract/coverage/tools.ts';
import { pairSkills } from '../../src/contract/pairing/pair.ts';
import type { Facet, Item } from '../../src/model/contract.ts';
import { skillsOf } from '../contract/skills.ts';
import { expectLinear } from './steps.ts';

const at = { path: 'skill.toml' };

function list(of: Entries['of'], value: readonly string[]): Entries {
  return { type: 'entries', of, empty: 'none', value };
}

function numbered(count: number, prefix: string, suffix = ''): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index}${suffix}`);
}

test('a list of paths against another', async () => {
  await expectLinear(2000, (size) => () => {
    const [before, after] = [numbered(size, './a'), numbered(size, './b')];
    const { gained } = compareEntries(list('path', before), list('path', after));
    expect(gained).toHaveLength(size);
  });
});

test('a path of many segments', async () => {
  await expectLinear(10_000, (size) => () => {
    const path = `./${'a/'.repeat(2 * size)}${'../'.repeat(size)}`;
    expect(compareEntries(list('path', ['./']), list('path', [path])).gained).toEqual([]);
  });
});

test('a host of many labels', async () => {
  await expectLinear(10_000, (size) => () => {
    const host = `https://${'a.'.repeat(size)}x.com`;
    expect(compareEntries(list('domain', ['*.x.com']), list('domain', [host])).gained).toEqual([]);
  });
});

test('lists of allowed and of blocked commands', async () => {
  await expectLinear(2000, (size) => () => {
    const entries = numbered(size, 'c');
    const [before, after] = [exec(entries, []), exec(['x'], entries)];
    expect(compareExec(before, after)).toHaveLength(2);
  });
});

test('a list of tools against another', async () => {
  await expectLinear(2000, (size) => () => {
    const [before, after] = [numbered(size, 'Bash(a', '*)'), numbered(size, 'Bash(b', '*)')];
    expect(compareTools(before, after).gained).toHaveLength(size);
  });
});

test('a tool with many wildcards', async () => {
  await expectLinear(5000, (size) => () => {
    const { gained } = compareTools(
      [`Read(${'*a'.repeat(size)})`],
      [`Read(${'a'.repeat(2 * size)}b)`],
    );
    expect(gained).toHaveLength(1);
  });
});

test('skills that are all renamed', async () => {
  const all = async (count: number) =>
    [
      await skillsOf(folder('old', count, '')),
      await skillsOf(folder('new', count, 'more')),
    ] as const;
  const sides = new Map([
    [100, await all(100)],
    [400, await all(400)],
  ]);
  await expectLinear(100, (size) => () => {
    const [before, after] = sides.get(size) ?? [[], []];
    const pairs = pairSkills(before, after);
    const same = pairs.filter((pair) => pair.before?.root.slice(4) === pair.after?.root.slice(4));
    expect(same).toHaveLength(size);
  });
});

function exec(commands: readonly string[], blocked: readonly string[]): Item {
  const facets = new Map<string, Facet>([
    ['allowed', { shape: { type: 'flag', value: true }, at }],
    ['commands', { shape: { ...list('name', commands), empty: 'all' }, at }],
    ['blocked', { shape: list('name', blocked), at }],
  ]);
  const place = { dialect: 'skill-toml', pointer: '/capabilities/terminal_exec', at };
  return { kind: 'power', owner: '', name: 'terminal_exec', ...place, facets };
}

function folder(prefix: string, count: number, extra: string): Record<string, string> {
  return Object.fromEntries(
    numbered(count, '').map((at) => [
      `${prefix}/s${at}/SKILL.md`,
      `---\nname: ${prefix}${at}\ndescription: It does a thing.\n---\n${body(at)} ${extra}\n`,
    ]),
  );
}

function body(at: string): string {
  return Array.from({ length: 20 }, (_, word) => `word${at}x${word}`).join(' ');
}
