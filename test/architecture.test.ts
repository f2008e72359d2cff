import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts'));

/** Which rooms a room may import from, itself included. */
const stairs: Readonly<Record<string, readonly string[]>> = {
  model: ['model'],
  syntax: ['syntax', 'model'],
  dialects: ['dialects', 'syntax', 'model'],
  locks: ['locks', 'syntax', 'model'],
  hash: ['hash', 'model'],
  protos: ['protos', 'syntax', 'model'],
  listings: ['listings', 'syntax', 'model'],
  contract: ['contract', 'hash', 'model'],
  rules: ['rules', 'contract', 'locks', 'protos', 'hash', 'syntax', 'model'],
  fixes: ['fixes', 'syntax', 'model'],
  hall: [
    'hall',
    'fixes',
    'rules',
    'contract',
    'dialects',
    'locks',
    'protos',
    'listings',
    'hash',
    'syntax',
    'model',
  ],
  edges: ['edges', 'syntax', 'model'],
  reporters: ['reporters', 'syntax', 'model'],
  demo: ['demo', 'syntax', 'model'],
  doors: [
    ...['doors', 'edges', 'reporters', 'demo', 'hall', 'fixes', 'rules', 'contract'],
    ...['dialects', 'locks', 'protos', 'listings', 'hash', 'syntax', 'model'],
  ],
};

const doors = /^(cli|action)(\.ts$|\/)/;
const world = /^(node:(fs|child_process|process|os|net|http|https|worker_threads)|@actions\/)/;

function roomOf(name: string): string {
  if (doors.test(name)) return 'doors';
  return name.includes('/') ? (name.split('/')[0] ?? '') : 'hall';
}

function importsOf(name: string): string[] {
  const text = readFileSync(join(src, name), 'utf8');
  return [...text.matchAll(/^\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'/gm)]
    .map((match) => match[1] ?? '')
    .concat([...text.matchAll(/import\('([^']+)'\)/g)].map((match) => match[1] ?? ''));
}

describe.each(files)('%s', (name) => {
  const imports = importsOf(name);
  const room = roomOf(name);

  test('imports down the stairs only', () => {
    const rooms = imports
      .filter((target) => target.startsWith('.'))
      .map((target) => relative(src, join(src, dirname(name), target)).replaceAll('\\', '/'))
      .map(roomOf);
    expect(rooms.filter((target) => !stairs[room]?.includes(target))).toEqual([]);
  });

  test('leaves the world to the edges', () => {
    const touches = imports.filter((target) => world.test(target));
    expect(room === 'edges' || room === 'doors' ? [] : touches).toEqual([]);
  });

  test('leaves logs to the sinks, which have nobody obeyed', () => {
    const text = readFileSync(join(src, name), 'utf8');
    const writes = /\bstd(?:out|err)\.write\(|\bconsole\.\w+\(|\bsetFailed\(|\bwriteSync\(2/.test(
      text,
    );
    expect(writes).toBe(writes && ['cli.ts', 'action/log.ts'].includes(name));
  });

  test('is short enough to be one thing', () => {
    const lines = readFileSync(join(src, name), 'utf8').split('\n').length - 1;
    expect(lines).toBeLessThanOrEqual(
      /^rules\/\w+-index\.ts$/.test(name) ? Number.POSITIVE_INFINITY : 250,
    );
  });

  test('has a name that says what it is', () => {
    expect(name).not.toMatch(/(^|[/-])(utils?|helpers?|common|misc|manager|service|handler)\b/);
  });
});

test('the command line carries no @actions package', () => {
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

describe('ARCHITECTURE.md', () => {
  const root = join(src, '..');
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

  test('names every room and every file of the hall', () => {
    const picture = page.slice(page.indexOf('```'), page.indexOf('```', page.indexOf('```') + 3));
    const rooms = new Set(
      files.filter((name) => name.includes('/')).map((name) => `${name.split('/')[0]}/`),
    );
    const hall = files.filter((name) => roomOf(name) === 'hall').map((name) => name.slice(0, -3));
    const words = new Set(picture.split(/[\s()]+/).map((word) => word.replace(/\.ts$/, '')));
    expect([...rooms, ...hall].filter((name) => !words.has(name))).toEqual([]);
  });

  test('names every file it speaks of as it is called', () => {
    const named = [...page.matchAll(/`((?:src|test|scripts|dist|\.ci)\/[\w./-]*\w)`/g)];
    expect(
      named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path))),
    ).toEqual([]);
  });

  test('lists the dependencies, each of which is used', () => {
    const rows = [...page.slice(page.indexOf('## Dependencies')).matchAll(/^\| `([^`]+)` \|/gm)];
    const manifest = readFileSync(join(root, 'package.json'), 'utf8');
    const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
    const listed = rows.map(([, name = '']) => name).sort();
    expect(listed).toEqual(Object.keys(dependencies).sort());
    // ajv compiles what src/ holds already compiled.
    const compiler = readFileSync(join(root, 'scripts/compile-schemas.js'), 'utf8');
    const lazily = readFileSync(join(src, 'model/packages.cjs'), 'utf8');
    const asked = [...lazily.matchAll(/require\('([^']+)'\)/g)].map((match) => match[1] ?? '');
    const compiled = [...compiler.matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? '');
    const imported = [...files.flatMap(importsOf), ...compiled, ...asked].filter(
      (name) => !/^(\.|node:)/.test(name),
    );
    const packages = imported.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
    expect([...new Set(packages)].sort()).toEqual(listed);
  });
});
