import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts'));

const pipeline = [
  ...['config', 'rules', 'fixes', 'contract', 'dialects', 'locks', 'protos', 'listings', 'powers'],
  ...['units', 'upstream', 'hash', 'scripts', 'syntax', 'model'],
];
const tasks = ['pipeline', ...pipeline];
const adapters = ['setup', 'report', 'io', 'tasks', ...tasks];

/** The permitted imports of each room, in addition to its own files. */
const layers: Readonly<Record<string, readonly string[]>> = {
  model: [],
  generated: [],
  syntax: ['model'],
  hash: ['syntax', 'model'],
  dialects: ['generated', 'syntax', 'model'],
  locks: ['hash', 'syntax', 'model'],
  upstream: ['locks', 'hash', 'syntax', 'model'],
  protos: ['syntax', 'model'],
  listings: ['syntax', 'model'],
  units: ['syntax', 'model'],
  contract: ['hash', 'scripts', 'model'],
  scripts: ['syntax', 'model'],
  powers: ['contract', 'dialects', 'scripts', 'units', 'syntax', 'model'],
  rules: [
    ...['powers', 'contract', 'dialects', 'locks', 'protos', 'listings', 'units', 'hash'],
    ...['generated', 'syntax', 'model'],
  ],
  fixes: ['dialects', 'syntax', 'model'],
  config: ['rules', 'powers', 'contract', 'dialects', 'locks', 'syntax', 'model'],
  pipeline,
  tasks,
  io: ['config', 'upstream', 'syntax', 'model'],
  report: ['config', 'generated', 'syntax', 'model'],
  setup: ['io', 'tasks', 'pipeline', 'config', 'rules', 'syntax', 'model'],
  lsp: adapters,
  cli: [...adapters, 'lsp'],
  action: adapters,
  'action.ts': ['action'],
  'cli.ts': ['cli', 'io', 'report', 'model'],
};

/** Rooms that may access the outside world. */
const atTheEdge = /^(?:action|cli|io|lsp|setup)(?:\.ts|\/)/;
const world = /^(node:(fs|child_process|process|os|net|http|https|worker_threads)|@actions\/)/;

/** Folders with one file per id, of unlimited size. */
const onePerId =
  /^rules\/(?:change|lock|machine|manifest|power|problem|reference|repository|skill|version)$|^cli\/commands$|^powers\/carriers$/;

function roomOf(name: string): string {
  return name.split('/')[0] ?? '';
}

/** Rooms with folders. */
const divided = new Set(files.filter((name) => name.split('/').length > 2).map(roomOf));

/** The folder of a file within its room; the file itself at the top of a room with folders. */
function folderOf(name: string): string {
  const isTop = name.split('/').length <= 2;
  return isTop && divided.has(roomOf(name)) ? name : dirname(name);
}

/** The imports of each file. */
const imports = new Map(files.map((name) => [name, readImports(name)]));

function importsOf(name: string): readonly string[] {
  return imports.get(name) ?? readImports(name);
}

function readImports(name: string): readonly string[] {
  const text = readFileSync(join(src, name), 'utf8');
  return [...text.matchAll(/^\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'/gm)]
    .map((match) => match[1] ?? '')
    .concat([...text.matchAll(/import\('([^']+)'\)/g)].map((match) => match[1] ?? ''));
}

/** The project files that a file imports, types included. */
function targetsOf(name: string): string[] {
  return importsOf(name)
    .filter((target) => target.startsWith('.') && target.endsWith('.ts'))
    .map((target) => relative(src, join(src, dirname(name), target)).replaceAll('\\', '/'));
}

/** Strongly connected components, by Tarjan's algorithm. */
function circles(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (node: string) => {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    open.push(node);
    for (const next of arrows.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (!open.includes(next)) continue;
      lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) found.push(circle);
  };
  for (const node of arrows.keys()) if (!order.has(node)) visit(node);
  return found;
}

describe.each(files)('%s', (name) => {
  const targets = importsOf(name);
  const room = roomOf(name);

  test('imports only lower rooms', () => {
    const rooms = targetsOf(name).map(roomOf);
    const allowed = [room, ...(layers[room] ?? [])];
    expect(rooms.filter((target) => !allowed.includes(target))).toEqual([]);
  });

  test('leaves input and output to the adapters', () => {
    const touches = targets.filter((target) => world.test(target));
    expect(atTheEdge.test(name) ? [] : touches).toEqual([]);
  });

  test('is within the limit of lines', () => {
    const lines = readFileSync(join(src, name), 'utf8').split('\n').length - 1;
    expect(lines).toBeLessThanOrEqual(
      /^rules\/\w+-index\.ts$/.test(name) ? Number.POSITIVE_INFINITY : 250,
    );
  });

  test('has a descriptive name', () => {
    expect(name).not.toMatch(/(^|[/-])(utils?|helpers?|common|misc|manager|service|handler)\b/);
  });
});

test('no files import each other in a circle, types included', () => {
  expect(circles(new Map(files.map((name) => [name, targetsOf(name)])))).toEqual([]);
});

test('no folders of a room import each other in a circle', () => {
  const arrows = new Map<string, string[]>();
  for (const name of files) {
    const own = targetsOf(name).filter((target) => roomOf(target) === roomOf(name));
    const others = own.map(folderOf).filter((target) => target !== folderOf(name));
    arrows.set(folderOf(name), [...(arrows.get(folderOf(name)) ?? []), ...others]);
  }
  expect(circles(arrows)).toEqual([]);
});

/** The folders with more than 24 of these files. */
function largeFolders(paths: readonly string[]): string[] {
  const sizes = new Map<string, number>();
  for (const path of paths) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  return [...sizes].filter(([, size]) => size > 24).map(([folder]) => folder);
}

test('a folder holds at most 24 files, unless it has one for each id', () => {
  expect(largeFolders(files).filter((folder) => !onePerId.test(folder))).toEqual([]);
});

test('a folder of tests holds at most 24 files of code, and test/ only folders', () => {
  const all = readdirSync(join(src, '../test'), { recursive: true, encoding: 'utf8' });
  const code = all.filter((name) => /\.(?:ts|js)$/.test(name));
  expect(largeFolders(code)).toEqual([]);
  expect(code.filter((name) => dirname(name) === '.')).toEqual([]);
});

test('src holds the two entry points and rooms', () => {
  expect(files.filter((name) => !name.includes('/')).sort()).toEqual(['action.ts', 'cli.ts']);
});

test('the command line imports no @actions package', () => {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const target of importsOf(name)) {
      expect(target).not.toMatch(/^@actions\//);
      if (target.endsWith('.ts')) visit(join(dirname(name), target).replaceAll('\\', '/'));
    }
  };
  visit('cli.ts');
  expect(seen.size).toBeGreaterThan(20);
});

/** The boxes of the picture, which are numbered, and the rooms in them. */
function layersShown(page: string) {
  const picture = page.slice(page.indexOf('```'), page.indexOf('```', page.indexOf('```') + 3));
  return {
    boxes: picture.match(/[┌├┬┼] \d+ /g)?.length,
    rooms: picture.match(/\b[a-z]+\//g) ?? [],
  };
}

describe('ARCHITECTURE.md', () => {
  const root = join(src, '..');
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

  test('shows every room in its picture', () => {
    const picture = page.slice(page.indexOf('```'), page.indexOf('```', page.indexOf('```') + 3));
    const rooms = files.filter((name) => name.includes('/')).map((name) => `${roomOf(name)}/`);
    const words = new Set(picture.split(/[\s(),]+/));
    expect([...new Set(rooms)].filter((name) => !words.has(name))).toEqual([]);
  });

  test('draws at most 25 rooms, in twelve boxes', () => {
    expect(layersShown(page).boxes).toBe(12);
    expect(layersShown(page).rooms.length).toBeLessThanOrEqual(25);
  });

  test('names only existing files', () => {
    const named = [...page.matchAll(/`((?:src|test|scripts|dist|\.ci)\/[\w./-]*\w)`/g)];
    expect(
      named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path))),
    ).toEqual([]);
  });

  test('lists the packages that are bundled, each of which is used', () => {
    const rows = [...page.slice(page.indexOf('## Dependencies')).matchAll(/^\| `([^`]+)` \|/gm)];
    const manifest = readFileSync(join(root, 'package.json'), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(manifest);
    expect(dependencies, 'the bundles hold every package').toBeUndefined();
    const listed = rows.map(([, name = '']) => name).sort();
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(listed));
    const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8'));
    expect(updates[0].groups.bundled.patterns.toSorted()).toEqual(listed);
    // ajv compiles the validators of src/.
    const compiler = readFileSync(join(root, 'scripts/compile-schemas.js'), 'utf8');
    const lazily = readFileSync(join(src, 'model/packages.cjs'), 'utf8');
    const grammars = readFileSync(join(root, 'scripts/build/grammars.js'), 'utf8');
    const copied = /const packages = \[([^\]]*)\]/.exec(grammars)?.[1]?.match(/[\w-]+/g) ?? [];
    const loaded = [...lazily.matchAll(/require\('([^']+)'\)/g)].map((match) => match[1] ?? '');
    const asked = [...loaded, ...copied];
    const compiled = [...compiler.matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? '');
    const imported = [...files.flatMap(importsOf), ...compiled, ...asked].filter(
      (name) => !/^(\.|node:)/.test(name),
    );
    const packages = imported.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
    expect([...new Set(packages)].sort()).toEqual(listed);
  });
});
