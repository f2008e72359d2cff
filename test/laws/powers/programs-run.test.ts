import { describe, expect, test } from 'vitest';
import { coversCommand } from '../../../src/contract/coverage/commands.ts';
import { grantsPrograms } from '../../../src/contract/coverage/programs-run.ts';
import { type Runner, runners } from '../../../src/contract/programs/runners.ts';
import { launchers } from '../../../src/scripts/launchers.ts';
import { everydayLines } from '../support/everyday-lines.ts';
import { times } from '../support/seeds.ts';

/** Whether a policy with these entries allows a line. */
function allows(entries: readonly string[], line: string): boolean {
  return coversCommand(new Set(entries), line) && grantsPrograms(entries, line);
}

const started = Array.from(launchers, ([name, { values = [], operands = 0 }]) => [
  name,
  { values: values.join(' '), operands },
]) as readonly (readonly [string, Runner])[];

/** Each name of a row with its row; a later row of a name replaces an earlier one. */
const rows = [
  ...new Map(
    [...started, ...Object.entries(runners)].flatMap(([names, runner]) =>
      names.split(', ').map((name) => [name, runner] as const),
    ),
  ),
];

const split = (options = '') => options.split(' ').filter(Boolean);
const bare = (option: string) => option.replace(/\?$/, '');
const allOptions = ({ runs, rest, hidden, settings, ends, values }: Runner) =>
  [runs, rest, hidden, settings, ends, values].flatMap(split).map(bare);

/** The ways to write an option with a value, for a row. */
function spellings(written: string, value: string, runner: Runner): readonly string[] {
  const option = bare(written);
  const separate = option === written ? [`${option} ${value}`] : [];
  const assigned = `${option}=${value}`;
  if (runner.isLong) return [...separate, assigned];
  if (!option.startsWith('--')) {
    const flag = [...'qjyvzk'].find((letter) => !allOptions(runner).includes(`-${letter}`));
    const clusters = option.length === 2 ? [`-${flag}${option.slice(1)}${value}`] : [];
    return [...separate, `${option}${value}`, ...clusters];
  }
  const abbreviated = Array.from({ length: option.length - 3 }, (_, cut) =>
    option.slice(0, cut + 3),
  ).filter((name) =>
    allOptions(runner).every((other) => other === option || !other.startsWith(name)),
  );
  return [...separate, assigned, ...abbreviated.map((name) => `${name}=${value}`)];
}

/** Settings that run `evil`, or hide what they run. */
const settings = [
  ...['core.pager=evil', 'ProxyCommand=evil', 'exec=evil', 'linker=evil', '1eevil', 's/a/b/ge'],
  ...['data:text/javascript,evil', 'term', 'APT::Update::Pre-Invoke::=evil'],
];
const operands = ['SHELL=evil', 'CC=evil', 'EXEC:evil', '/a/,5eevil', 's,a,b,e', 'evil'];

const matching = (pattern: RegExp | undefined, texts: readonly string[]) =>
  texts.flatMap((text) => {
    const found = pattern?.exec(text);
    return found ? [{ text, isReadable: found.groups?.['run'] === 'evil' }] : [];
  });

interface Tail {
  readonly tail: string;
  /** Whether it says that it runs `evil`. */
  readonly isReadable: boolean;
  /** Whether no other option stands before. */
  readonly isFirst: boolean;
}

/** The ends of a line that make its program run another. */
function tails(runner: Runner): readonly Tail[] {
  const values = split(runner.values).slice(0, 2 * times);
  const before = ['', ...values.flatMap((option) => spellings(option, 'v', runner))];
  const readable = [
    ...split(runner.runs).flatMap((option) => spellings(option, 'evil', runner)),
    ...split(runner.rest).flatMap((option) => [`${option} evil`, `${option} evil -x y`]),
    ...(runner.operands === undefined
      ? []
      : ['evil', '-- evil', 'evil -x'].map((end) => 'o '.repeat(runner.operands ?? 0) + end)),
  ].map((tail) => ({ tail, isReadable: true }));
  const set = split(runner.settings).flatMap((option) =>
    matching(runner.setting, settings).flatMap(({ text, isReadable }) =>
      spellings(option, text, runner).map((tail) => ({ tail, isReadable })),
    ),
  );
  const stored = matching(runner.stores, ['core.pager=evil', 'core.hookspath=evil', 'x.y=evil']);
  const named = [...matching(runner.operand, operands), ...matching(runner.code, operands)];
  return [
    ...readable,
    ...set,
    ...named.map(({ text, isReadable }) => ({ tail: text, isReadable })),
    ...stored.map(({ text, isReadable }) => ({ tail: text.replace('=', ' '), isReadable })),
    ...split(runner.hidden).map((option) => ({ tail: `${bare(option)}=evil`, isReadable: false })),
    ...(runner.isLong
      ? []
      : split(runner.hidden)
          .filter((option) => option === bare(option))
          .map((option) => ({ tail: `${option} evil`, isReadable: false }))),
  ].flatMap((end) =>
    before.map((start) => ({ ...end, tail: `${start} ${end.tail}`.trim(), isFirst: start === '' })),
  );
}

const programs = (name: string) => {
  const [program = '', ...words] = name.split(' ');
  return [program, `${program}.exe`, `/usr/bin/${program}`, `${program.toUpperCase()}.EXE`].map(
    (spelt) => [spelt, [spelt, ...words].join(' ')] as const,
  );
};

describe.each(rows)('%s', (name, runner) => {
  const lines = programs(name).flatMap(([program, start], index) =>
    tails(runner)
      .filter(({ isFirst }) => index === 0 || isFirst || times > 1)
      .map((end) => ({ ...end, program, line: `${start} ${end.tail}` })),
  );
  test('needs a grant of what it runs', () => {
    expect(lines.filter(({ program, line }) => allows([program], line))).toEqual([]);
    expect(
      lines.filter(({ program, line }) => allows([program], line.replace(/(\S*evil\S*)/, '"$1"'))),
    ).toEqual([]);
  });
  test('is allowed with that grant, where it can be read', () => {
    const granted = ({ program }: { program: string }) => [program, 'evil'];
    expect(lines.filter((one) => allows(granted(one), one.line) !== one.isReadable)).toEqual([]);
  });
  test('is allowed by an entry that names it', () => {
    expect(lines.filter(({ line }) => !allows([line], line))).toEqual([]);
  });
});

test.each(everydayLines)('allowed with its programs: %s', (line, ...others) => {
  expect(allows([line.split(' ', 1)[0] ?? '', ...others], line)).toBe(true);
});

test('has a setting that runs another for each row with settings', () => {
  const silent = rows.filter(
    ([, { settings: names, setting }]) => names && matching(setting, settings).length === 0,
  );
  expect(silent).toEqual([]);
});

test('reads no deeper than a limit, in time that grows with the line', () => {
  const nested = (count: number) => `${'env '.repeat(count)}git`;
  expect(allows(['env', 'git'], nested(6))).toBe(true);
  expect(allows(['env', 'git'], nested(1000))).toBe(false);
  expect(allows(['git'], `git ${'a '.repeat(4096)}b`)).toBe(false);
});

test('judges a program by its longest entry', () => {
  expect(allows(['git', 'git bisect run evil'], 'git bisect run evil x')).toBe(true);
  expect(allows(['git', 'git bisect run'], 'git bisect run evil')).toBe(false);
});

test.each([
  'env GIT_SSH_COMMAND=evil git fetch',
  'env LD_PRELOAD=evil git log',
  'sudo PAGER=evil git log',
  'env -u X GIT_EXTERNAL_DIFF=evil git diff',
  'nice env EDITOR=evil git commit',
])('an assignment runs another: %s', (line) => {
  const [program = ''] = line.split(' ');
  expect(allows([program, 'env', 'git'], line)).toBe(false);
});

test.each(['cIf evil a.tar f', 'cfI a.tar evil f', 'xvfI a.tar evil', '-cIevil -f a.tar f'])(
  'a cluster runs another: tar %s',
  (tail) => {
    expect(allows(['tar'], `tar ${tail}`)).toBe(false);
    expect(allows(['tar', 'evil'], `tar ${tail}`)).toBe(true);
  },
);
