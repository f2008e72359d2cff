import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareExec } from '../../src/contract/compare/exec.ts';
import { compareEntries, type Entries } from '../../src/contract/coverage/coverage.ts';
import type { Facet, Item } from '../../src/model/contract.ts';

const at = { path: 'skill.toml' };

function list(of: Entries['of'], value: readonly string[], empty: Entries['empty'] = 'none') {
  return { type: 'entries', of, empty, value } as const;
}

/** All lists of at most `most` entries. */
function listsOf(entries: readonly string[], most: number): readonly (readonly string[])[] {
  let lists: (readonly string[])[] = [[]];
  for (const entry of entries) {
    const longer = lists.filter(({ length }) => length < most).map((list) => [...list, entry]);
    lists = [...lists, ...longer];
  }
  return lists;
}

/** A world determines which concrete values a list allows. */
type World = (entries: readonly string[]) => ReadonlySet<string>;

/** The pairs of lists with a comparison that contradicts the worlds. */
function disagreements(
  of: Entries['of'],
  entries: readonly string[],
  worlds: readonly World[],
): string[] {
  const lists = listsOf(entries, 2);
  const allowed = worlds.map((world) => lists.map((list) => world(list)));
  const gains = (from: number, to: number) =>
    allowed.some((sets) => [...(sets[to] ?? [])].some((thing) => !sets[from]?.has(thing)));
  const found: string[] = [];
  for (const [from, before] of lists.entries()) {
    for (const [to, after] of lists.entries()) {
      const { gained, lost } = compareEntries(list(of, before), list(of, after));
      if (gained.length > 0 !== gains(from, to))
        found.push(`${before} to ${after} gains ${gained}`);
      if (lost.length > 0 !== gains(to, from)) found.push(`${before} to ${after} loses ${lost}`);
    }
  }
  return found;
}

describe('what lists allow, against a trial of every value', () => {
  test('of paths', () => {
    const entries = [
      ...[
        '~',
        '~/',
        '~/.aws',
        '~/.aws/x',
        '~/.awsx',
        '~/..',
        './',
        '.',
        './a',
        './a/b',
        './a/../b',
      ],
      ...['./a/./b/', '..', '../a', './..', './../..', '/', '/etc', '/etc/../var', '//etc', '/..'],
      ...['$CARO_PROJECT_ROOT', '$CARO_PROJECT_ROOT/a', '$CARO_PROJECT_ROOT/..', '$CARO_CACHE'],
    ];
    const homes = [
      { '~': '/h/u', '.': '/q/w/x/y', $CARO_PROJECT_ROOT: '/p/s', $CARO_CACHE: '/c/d' },
      { '~': '/q/w/x/y', '.': '/h/u', $CARO_PROJECT_ROOT: '/h/u', $CARO_CACHE: '/h/u/c' },
    ];
    const worlds = homes.map((home): World => {
      const places = new Map(entries.map((entry) => [entry, resolved(entry, home)]));
      const files = [...new Set(places.values())].flatMap((place) => [
        place,
        posix.join(place, 'probe'),
        posix.dirname(place),
      ]);
      const isWithin = (file: string, place: string) =>
        place === '/' || file === place || file.startsWith(`${place}/`);
      return (some) =>
        new Set(
          files.filter((file) => some.some((entry) => isWithin(file, places.get(entry) ?? ''))),
        );
    });
    expect(disagreements('path', entries, worlds)).toEqual([]);
  });

  test('of domains', () => {
    const entries = [
      ...['*', '*.x.com', 'x.com', 'X.COM', 'a.x.com', '*.a.x.com', 'ax.com', 'y.com', '*.com'],
      ...['https://x.com', 'https://x.com:443', 'https://x.com:8443', 'https://x.com/', '*:8443'],
      ...['http://x.com', 'https://*.x.com', 'x.com:8443', 'https://*', 'http://x.com:80'],
    ];
    const requests = ['http', 'https', 'ftp'].flatMap((scheme) =>
      ['x.com', 'a.x.com', 'b.a.x.com', 'c.x.com', 'ax.com', 'y.com', 'z.org'].flatMap((host) =>
        ['80', '443', '8443', '9'].map((port) => `${scheme} ${host} ${port}`),
      ),
    );
    const worlds = [true, false].map(
      (anyPort): World =>
        (some) =>
          new Set(
            requests.filter((request) => some.some((entry) => reaches(entry, request, anyPort))),
          ),
    );
    expect(disagreements('domain', entries, worlds)).toEqual([]);
  });

  test('of variables', () => {
    const entries = ['*', 'A*', 'AWS_*', 'AWS_KEY*', 'AWS_KEY', 'AWS_', 'AWS', 'HOME', 'HOME*'];
    const names = [
      ...['A', 'AZ', 'AWS', 'AWSZ', 'AWS_', 'AWS_Z', 'AWS_KEY', 'AWS_KEYZ', 'HOME', 'HOMEZ', 'Z'],
    ];
    const world: World = (some) =>
      new Set(
        names.filter((name) =>
          some.some((entry) =>
            entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry,
          ),
        ),
      );
    expect(disagreements('variable', entries, [world])).toEqual([]);
  });

  test('of names, where an empty list is all of them', () => {
    const everything = ['linux', 'macos', 'windows'];
    for (const before of listsOf(everything, 3)) {
      for (const after of listsOf(everything, 3)) {
        const [oldNames, newNames] = [before, after].map((list) =>
          list.length === 0 ? everything : list,
        );
        const sides = [list('name', before, 'all'), list('name', after, 'all')] as const;
        const { gained, lost, becameEmpty } = compareEntries(...sides, everything);
        const verdicts = [
          gained.length > 0 || becameEmpty === 'emptied',
          lost.length > 0 || becameEmpty === 'filled',
        ];
        const widened = newNames?.some((name) => !oldNames?.includes(name));
        const narrowed = oldNames?.some((name) => !newNames?.includes(name));
        expect(verdicts, `${before} to ${after}`).toEqual([widened, narrowed]);
      }
    }
  });

  test('of commands to run', () => {
    const universe = ['aws', 'git', 'rm', 'anything else'];
    const policies = [true, false].flatMap((allowed) =>
      listsOf(['aws', 'git', 'rm'], 3).flatMap((commands) =>
        listsOf(['aws', 'rm'], 2).map((blocked) => ({ allowed, commands, blocked })),
      ),
    );
    const runs = ({ allowed, commands, blocked }: (typeof policies)[number]) =>
      universe.filter(
        (name) =>
          allowed && (commands.length === 0 || commands.includes(name)) && !blocked.includes(name),
      );
    for (const before of policies) {
      for (const after of policies) {
        const label = JSON.stringify([before, after]);
        const [oldRuns, newRuns] = [runs(before), runs(after)];
        const changes = compareExec(exec(before), exec(after));
        const verdicts = changes.map(({ verdict }) => verdict);
        const gained = newRuns.filter((name) => !oldRuns.includes(name));
        const lost = oldRuns.filter((name) => !newRuns.includes(name));
        expect(verdicts.includes('widened'), label).toBe(gained.length > 0);
        expect(verdicts.includes('narrowed'), label).toBe(lost.length > 0);
        expect(changes.length === 0, label).toBe(before === after);
        const named = changes.flatMap(({ witness, verdict }) =>
          ((witness?.value ?? []) as string[]).map((name) => ({ name, verdict })),
        );
        const effective = named.filter(({ verdict }) => verdict !== 'equivalent');
        expect(new Set(effective.map(({ name }) => name)).size, label).toBe(effective.length);
        for (const { name, verdict } of named) {
          expect(gained.includes(name), label).toBe(verdict === 'widened');
          expect(lost.includes(name), label).toBe(verdict === 'narrowed');
        }
        if (changes.every(({ witness }) => witness)) {
          expect(effective.map(({ name }) => name).sort(), label).toEqual(
            [...gained, ...lost].sort(),
          );
        }
      }
    }
  });
});

test.each([
  ['path', './a', './a/$X'],
  ['path', './', './$HOME'],
  ['path', './', '.\\..\\x'],
  ['path', './a', './a/*/../../..'],
  ['path', '~', '~root'],
  ['path', '$CARO_CACHE', '$HOME'],
  ['path', '$CARO_CACHE', '$CARO_CACHES'],
  ['path', './', '$CARO_PROJECT_ROOT'],
  ['path', './', ''],
  ['path', './', 'C:/Windows'],
  ['path', './', '%APPDATA%'],
  ['path', './a', './a/{..,b}/x'],
  ['path', './', '[.][.]/x'],
  ['path', './', '.?/x'],
  ['path', './', '?(.)./x'],
  ['path', './', '{.,}./x'],
  ['path', './', '.. /x'],
  ['path', './', ' ./x'],
  ['path', '/', 'C:/Windows'],
  ['path', '/', '\\\\server\\share'],
  ['path', './', '~*/x'],
  ['path', './*', './a/b'],
  ['path', './a/**', './ab'],
  ['path', './a/*', './a'],
  ['command', 'git', 'git show ~/x'],
  ['path', './*', './**'],
  ['path', './*/x', './a/../x'],
  ['command', 'git', 'git status && rm -rf /'],
  ['command', 'git', 'git status; rm'],
  ['command', 'git', 'git $(rm x)'],
  ['command', 'git', 'git log > /etc/passwd'],
  ['command', 'git', 'git log\nrm x'],
  ['command', 'git', 'git '],
  ['command', 'git', 'Git'],
  ['command', 'git', './git'],
  ['command', 'git', 'A=b git'],
  ['command', 'git', 'git %PATH%'],
  ['command', 'git;', 'git; rm'],
  ['command', '', ' rm'],
  ['domain', '*.x.com', 'x.com'],
  ['domain', '*.x.com', '..x.com'],
  ['domain', '*.x.com', '.x.com'],
  ['variable', 'AWS_*', 'AWS_X,HOME'],
  ['variable', '*', 'HOME,PATH'],
  ['domain', 'x.com', '*.x.com'],
  ['domain', 'a*.x.com', 'ab.x.com'],
  ['domain', 'https://x.com/a', 'https://x.com'],
  ['domain', 'https://x.com:443', 'https://x.com'],
  ['domain', 'https://x.com', 'https://user@x.com'],
  ['domain', 'x.com', 'x.com.evil.org'],
  ['domain', 'x.com', ''],
  ['domain', '*.evil.org', 'https://x.com\\.evil.org'],
  ['domain', 'x.com', 'x.com evil.org'],
  ['domain', '*.', 'evil.org'],
  ['domain', 'x.com:*', 'x.com:443'],
  ['domain', '**', 'x.com'],
  ['variable', 'AWS_*', 'AWS*'],
  ['variable', 'AWS_KEY', 'AWS_*'],
  ['variable', '*_KEY', 'A_KEY'],
] as const)('of %s, %j does not cover %j', (of, wider, narrower) => {
  expect(compareEntries(list(of, [wider]), list(of, [narrower])).gained).toEqual([narrower]);
});

test.each([
  ['path', './src', './src/**/*.ts'],
  ['path', '*', 'docs'],
  ['path', './docs/*.md', 'docs/x.md'],
  ['path', './**', './a/b'],
  ['path', './a/**', 'a'],
  ['path', '~/x', '$HOME/x/y'],
  ['path', '${HOME}/x/**', '~/x'],
  ['command', 'git', 'git show HEAD~1 -- src/a.ts'],
  ['path', './**/x', './x'],
  ['path', './app', './app/[id]/page.ts'],
  ['command', 'git', 'git log --format=%H'],
  ['command', 'kubectl get', 'kubectl get pods -n x'],
  ['path', '/', '~/.ssh'],
  ['path', 'data', './data/./in//'],
  ['path', './', 'data'],
  ['path', './.caro-cache', './.caro-cache/aws'],
  ['domain', '*.amazonaws.com', 's3.eu.amazonaws.com'],
  ['domain', 'x.com', 'https://X.com.:8443/a'],
  ['domain', '[::1]', 'http://[::1]:80'],
  ['domain', '*', 'https://über.example'],
  ['variable', 'AWS_*', 'AWS_*_KEY'],
  ['variable', '*', 'HOME'],
] as const)('of %s, %j covers %j', (of, wider, narrower) => {
  expect(compareEntries(list(of, [wider]), list(of, [narrower])).gained).toEqual([]);
});

test('a list that becomes empty or non-empty differs from one that loses or gains entries', () => {
  const [some, none] = [list('name', ['aws'], 'all'), list('name', [], 'all')];
  expect(compareEntries(some, none)).toEqual({ gained: [], lost: [], becameEmpty: 'emptied' });
  expect(compareEntries(none, some)).toEqual({ gained: [], lost: [], becameEmpty: 'filled' });
  const [path, nothing] = [list('path', ['./']), list('path', [])];
  expect(compareEntries(path, nothing)).toEqual({ gained: [], lost: ['./'], becameEmpty: null });
});

function resolved(entry: string, home: Readonly<Record<string, string>>): string {
  const [first = '', ...rest] = entry.split('/');
  const start = home[first];
  if (start !== undefined) return posix.resolve(start, ...rest.filter((part) => part !== ''));
  return posix.resolve(home['.'] ?? '', entry);
}

function reaches(entry: string, request: string, anyPort: boolean): boolean {
  const [scheme, host, port] = request.split(' ');
  const bare = entry.toLowerCase().replace(/\/$/, '');
  const url = bare.includes('://');
  const [, ownScheme, ownHost, ownPort] = /^(?:(\w+):\/\/)?([^:/]+)(?::(\d+))?$/.exec(bare) ?? [];
  const isHost = ownHost === '*' || ownHost === host;
  const isBelow = ownHost?.startsWith('*.') && host?.endsWith(ownHost.slice(1));
  const own = ownPort ?? (url && !anyPort ? { http: '80', https: '443' }[ownScheme ?? ''] : port);
  return (isHost || isBelow === true) && (!url || ownScheme === scheme) && own === port;
}

function exec(policy: {
  readonly allowed: boolean;
  readonly commands: readonly string[];
  readonly blocked: readonly string[];
}): Item {
  const facets = new Map<string, Facet>([
    ['allowed', { shape: { type: 'flag', value: policy.allowed }, at }],
    ['commands', { shape: list('name', policy.commands, 'all'), at }],
    ['blocked', { shape: list('name', policy.blocked), at }],
  ]);
  const place = { dialect: 'skill-toml', pointer: '/capabilities/terminal_exec', at };
  return { kind: 'power', owner: '', name: 'terminal_exec', ...place, facets };
}
