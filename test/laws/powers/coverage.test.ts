import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareEntries, type Entries } from '../../../src/contract/coverage/coverage.ts';
import { compareTools } from '../../../src/contract/coverage/tools.ts';
import { isBelow, placesOf, universe } from '../support/path-sets.ts';
import { sample, seeds } from '../support/seeds.ts';
import { commandsOf } from '../support/shell.ts';

/** True if a list allows everything that an entry requests. */
function covers(of: Entries['of'], wider: string, narrower: string): boolean {
  const list = (value: readonly string[]) =>
    ({ type: 'entries', of, empty: 'none', value }) as const;
  return compareEntries(list([wider]), list([narrower])).gained.length === 0;
}

function coversTool(wider: string, narrower: string): boolean {
  return compareTools([wider], [narrower]).gained.length === 0;
}

/** Syntax that turns a command line into more than one program with arguments. */
const shellSyntax = [
  ...[';', '|', '&', '&&', '||', '\n', '\r', '`', '$(', '<(', '>', '>>', '<', '${', '$X', '$'],
  ...['"', "'", '\\', '(', ')', '{a,b}', ' ~', '*', '?', '[a]', '#', '!', '^', '%X%', '\t', '\0'],
];
const word = fc.constantFrom(
  'git',
  'Git',
  'push',
  'status',
  '-f',
  './git',
  '/tmp/git',
  'env',
  'rm',
);
const joint = fc.oneof(
  { weight: 6, arbitrary: fc.constant(' ') },
  { weight: 1, arbitrary: fc.constantFrom('', '  ', ' A=b ', 'A=', ...shellSyntax) },
);
const line = fc
  .array(fc.tuple(joint, word), { minLength: 1, maxLength: 4 })
  .chain((parts) =>
    fc
      .constantFrom('', '', '', ' ', ';', ' && rm')
      .map(
        (end) =>
          parts
            .map(([sign, word], index) => (index === 0 && sign === ' ' ? word : sign + word))
            .join('') + end,
      ),
  );

const plain = /^[\w./-]+(?: [\w./-]+)*$/;

function beginsWith(words: readonly string[], begin: readonly string[]): boolean {
  return begin.every((word, index) => words[index] === word);
}

/** Texts of `[capabilities]` and of permissions with a path. */
const segment = fc.constantFrom(
  ...['a', 'b', 'ab', 'x', '.e', 'a', '..', '..', '.', '', '*', '**', 'a*', '*b', '?', '.*', '.?'],
  ...['[.][.]', '[a]', '[!a]', '[--0]', '{a,b}', '{..,b}', '{a', 'b}', '.{.,x}', 'a?', '..*'],
);
const way = fc.array(segment, { minLength: 1, maxLength: 4 }).map((all) => all.join('/'));

/** Segments that may lead out of the start of a path, in some interpretation. */
const detours = [
  '..',
  '%2e%2e',
  '[.][.]',
  '{..,b}',
  '$HOME',
  '..\\..',
  'C:',
  '.. ',
  '?(.).',
  '.{.,}',
];

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('a command list covers only lines that run the program it names', () => {
    const property = fc.property(line, line, (wider, narrower) => {
      fc.pre(wider !== narrower);
      const isCovered = covers('command', wider, narrower);
      const [outer, inner] = [commandsOf(wider), commandsOf(narrower)];
      if (isCovered) {
        expect([outer?.length, inner?.length]).toEqual([1, 1]);
        expect(beginsWith(inner?.[0] ?? [], outer?.[0] ?? [])).toBe(true);
      }
      if (plain.test(wider) && plain.test(narrower)) {
        expect(isCovered).toBe(beginsWith(narrower.split(' '), wider.split(' ')));
      }
    });
    fc.assert(property, sample(seed, 1500));
  });

  test('shell syntax is covered by the same text only', () => {
    const property = fc.property(
      line,
      fc.constantFrom(...shellSyntax),
      line,
      (before, sign, after) => {
        const text = `git ${before}${sign}${after}`;
        for (const prefix of ['git', before, `git ${before}`, `git ${before}${sign}`]) {
          if (prefix !== text)
            expect(covers('command', prefix, text), `${prefix} covers ${text}`).toBe(false);
          if (sign !== '*') expect(coversTool(`Bash(${prefix}:*)`, `Bash(${text})`)).toBe(false);
        }
        expect(covers('command', text, `${text} x`)).toBe(false);
        expect(covers('command', text, text)).toBe(true);
        expect(coversTool('Bash(git *)', `Bash(git${sign === '*' ? ';' : sign} x)`)).toBe(false);
      },
    );
    fc.assert(property, sample(seed, 300));
  });

  test('a Bash permission covers only rules whose lines it matches', () => {
    const piece = fc.constantFrom(
      'git',
      'git ',
      ' ',
      '*',
      ' *',
      ':*',
      'push',
      '-f',
      'rm',
      ';',
      '&&',
    );
    const rule = fc.array(piece, { minLength: 1, maxLength: 4 }).map((all) => all.join(''));
    const fill = fc.constantFrom('', ' ', 'x', ' x', 'push', ' -f x', '-lfs');
    const property = fc.property(
      rule,
      rule,
      fill,
      fill,
      (wider, narrower, firstFill, secondFill) => {
        if (!coversTool(`Bash(${wider})`, `Bash(${narrower})`) || wider === '*') return;
        const [fills, text] = [[firstFill, secondFill], narrower.replace(/:\*$/, ' *')];
        const written = text.replace(/\*+/g, () => fills.shift() ?? '');
        const form = wider.replace(/:\*$/, ' *').replace(/[^\w\s*]/g, '\\$&');
        const matches = new RegExp(
          `^${form.replace(/ \*$/, '(?: .*)?').replace(/(?<!\.)\*+/g, '.*')}$`,
        );
        expect(matches.test(written), `${wider} covers ${narrower}, not ${written}`).toBe(true);
      },
    );
    fc.assert(property, sample(seed, 1500));
  });

  test('a path covers only what lies below it', () => {
    const property = fc.property(way, way, (wider, narrower) => {
      fc.pre(wider !== narrower);
      if (!covers('path', `./${wider}`, `./${narrower}`)) return;
      const [outer, inner] = [placesOf(wider), placesOf(narrower)];
      const lost = universe.filter((path) => isBelow(path, inner) && !isBelow(path, outer));
      expect(lost.slice(0, 3), `./${wider} covers ./${narrower}`).toEqual([]);
    });
    fc.assert(property, sample(seed, 1500));
  });

  test('a path that a glob matches is covered, one that leads out is not', () => {
    const name = fc.constantFrom('docs', 'a.ts', '.env', 'x-y', 'a b');
    const property = fc.property(
      name,
      name,
      fc.constantFrom(...detours),
      (first, second, detour) => {
        expect(covers('path', '*', first)).toBe(true);
        expect(covers('path', `./${first}/*`, `${first}/${second}`)).toBe(true);
        expect(covers('path', './**', `${first}/${second}`)).toBe(true);
        expect(coversTool('Read(*)', `Read(${first})`)).toBe(true);
        expect(coversTool('Read(src/**)', `Read(src/${first}/${second})`)).toBe(true);
        for (const text of [`src/${detour}`, `src/${detour}/**`, `src/${first}/../../${second}`]) {
          expect(covers('path', './src', text), text).toBe(false);
          expect(coversTool('Read(src/**)', `Read(${text})`), text).toBe(false);
          expect(coversTool('Edit(src/*)', `Edit(${text})`), text).toBe(false);
        }
      },
    );
    fc.assert(property, sample(seed, 100));
  });

  test('a permission on paths covers only what it matches, at one depth and at any', () => {
    const property = fc.property(way, way, (wider, narrower) => {
      fc.pre(wider !== narrower && !/^\/|\/$/.test(wider + narrower));
      if (!coversTool(`Read(${wider})`, `Read(${narrower})`)) return;
      const [outer, inner] = [placesOf(wider), placesOf(narrower)];
      expect([...inner].filter((path) => universe.includes(path) && !isBelow(path, outer))).toEqual(
        [],
      );
      const [wide, narrow] = [wider, narrower].map((glob) =>
        placesOf(glob.includes('/') ? glob : `**/${glob}`),
      );
      const lost = universe.filter(
        (path) => isBelow(path, narrow ?? inner) && !isBelow(path, wide ?? outer),
      );
      expect(lost.slice(0, 3), `Read(${wider}) covers Read(${narrower})`).toEqual([]);
    });
    fc.assert(property, sample(seed, 1500));
  });

  test('a domain covers only hosts that a URL reads as its own', () => {
    const label = fc.constantFrom('x', 'a', 'evil', 'X', 'über', 'com', '*', '', 'b-c');
    const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((all) => all.join('.'));
    const noise = fc.constantFrom(
      '',
      '',
      '',
      '.',
      ':443',
      ':8443',
      '/',
      '/a',
      '@x.com',
      '\\.x.com',
      '#',
      ' ',
    );
    const scheme = fc.constantFrom('', '', 'https://', 'http://', 'https://u@', 'u:p@', '//');
    const domain = fc.tuple(scheme, host, noise).map((all) => all.join(''));
    const property = fc.property(domain, domain, (wider, narrower) => {
      fc.pre(wider !== narrower);
      if (!covers('domain', wider, narrower)) return;
      const [outer, inner] = [wider, narrower].map(hostOf);
      expect(inner, `${wider} covers ${narrower}`).not.toBeNull();
      if (outer === 'q' && /^(?:\w+:\/\/)?\*(?!\.[^:/])/.test(wider)) return;
      const isStar = /^(?:\w+:\/\/)?\*\./.test(wider);
      const parent = outer?.replace(/^q/, '') ?? '';
      expect(
        inner === outer || (isStar && inner?.endsWith(parent)),
        `${wider} covers ${narrower}`,
      ).toBe(true);
    });
    fc.assert(property, sample(seed, 1500));
  });

  test('a variable covers only names it matches', () => {
    const name = fc.constantFrom(
      'AWS_*',
      'AWS_KEY',
      'AWS',
      '*',
      'A*',
      '*_KEY',
      'AWS_*_KEY',
      'aws_key',
    );
    const odd = fc.constantFrom('', '', '', ',HOME', ' HOME', '=x', '$X', '?', '[A]');
    const entry = fc.tuple(name, odd).map((all) => all.join(''));
    const property = fc.property(entry, entry, (wider, narrower) => {
      fc.pre(wider !== narrower);
      if (!covers('variable', wider, narrower)) return;
      expect(narrower).toMatch(/^[\w*]+$/);
      const form = new RegExp(`^${wider.slice(0, -1)}`);
      expect(wider.endsWith('*') && form.test(narrower)).toBe(true);
    });
    fc.assert(property, sample(seed, 800));
  });
});

/** The host according to a URL parser, with a letter for each star; null without a host. */
function hostOf(text: string): string | null {
  const full = (text.includes('://') ? text : `https://${text}`).replaceAll('*', 'q');
  try {
    const { hostname, username } = new URL(full.replace(/\.?(?=$|:|\/)(?<!:|\/)/, ''));
    return username === '' ? hostname.replace(/\.$/, '') : null;
  } catch {
    return null;
  }
}
