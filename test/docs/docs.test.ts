import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { installSpec, pages } from '../../scripts/install-spec.js';
import { type Config, defaults, mapKeys } from '../../src/config/config.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { families } from '../../src/generated/rule-pages.ts';
import { rulePage } from '../../src/report/docs-links.ts';
import { rules } from '../../src/rules/catalog.ts';
import { familyPage } from '../pages/family.ts';
import { pageOf } from '../pages/rule.ts';
import { rulesPage } from '../pages/rules.ts';

const docs = new URL('../../docs/', import.meta.url);

const shared = families.map(([name]) => name);
const single = rules.filter(({ id }) => !rulePage(id, '').includes('#'));

describe('a page per rule, or family of rules', () => {
  test.each(single.map((rule) => [rule.id, rule] as const))(
    'docs/rules/%s.md',
    async (id, rule) => {
      const file = new URL(`rules/${id}.md`, docs).pathname;
      await expect(await pageOf(rule)).toMatchFileSnapshot(file);
    },
  );

  test.each(shared)('docs/rules/%s.md', async (name) => {
    const file = new URL(`rules/${name}.md`, docs).pathname;
    await expect(await familyPage(name)).toMatchFileSnapshot(file);
  });

  test('and none for a removed rule', () => {
    const pages = readdirSync(new URL('rules/', docs)).filter((name) => name !== 'README.md');
    const expected = [...single.map(({ id }) => id), ...shared].map((name) => `${name}.md`);
    expect(pages.sort()).toEqual(expected.sort());
  });

  test('every rule of a file with others is in its family', () => {
    const known = families.flatMap(([, ids]) => ids.split(' '));
    expect(known.filter((id) => !rules.some((rule) => rule.id === id))).toEqual([]);
    expect([...single.map(({ id }) => id), ...known].sort()).toEqual(
      rules.map(({ id }) => id).sort(),
    );
  });

  test.each(rules.map(({ id }) => id))('the address of %s leads to its page and row', (id) => {
    const [page = '', anchor] = rulePage(id, '').split('#');
    const text = readFileSync(new URL(page, docs), 'utf8');
    expect(text).toContain(anchor === undefined ? `# ${id}\n` : `<a id="${anchor}"></a>${id} |`);
  });

  test('docs/rules/README.md lists them', async () => {
    await expect(rulesPage()).toMatchFileSnapshot(new URL('rules/README.md', docs).pathname);
  });
});

test('addresses of schemas in docs/editors.md are their ids', () => {
  const folder = new URL('../../schemas/', import.meta.url);
  const ids = readdirSync(folder).map((name) => {
    const schema = readFileSync(new URL(name, folder), 'utf8');
    return (JSON.parse(schema) as { readonly $id: string }).$id;
  });
  const text = readFileSync(new URL('editors.md', docs), 'utf8');
  const shown = [...text.matchAll(/https:[^\s"`]*\.schema\.json/g)].map(([address]) => address);
  const [pattern = ''] = shown.filter((address) => address.includes('<name>'));
  expect(pattern).not.toBe('');
  for (const id of ids) {
    const name = id.replace(/^.*\/|\.schema\.json$/g, '');
    expect(id).toBe(pattern.replace('<name>', name));
    expect(readdirSync(folder)).toContain(`${name}.schema.json`);
  }
  expect(shown.filter((address) => address !== pattern && !ids.includes(address))).toEqual([]);
});

test('every configuration in the pages on settings is valid', () => {
  const pages = ['configuration.md', 'accepting.md', 'versions.md'].map(
    (page) => new URL(page, docs),
  );
  const text = pages.map((page) => readFileSync(page, 'utf8')).join('\n');
  const shown = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml);
  expect(shown.length).toBeGreaterThan(3);
  const ids = rules.map(({ id }) => id);
  const set = shown.flatMap((yaml) =>
    Object.entries(readConfig('skillaccord.yml', yaml, ids).config),
  );
  const other = new Set(
    set.filter(([key, value]) => value !== defaults[key as keyof Config]).map(([key]) => key),
  );
  // The first block lists the defaults of choices and flags.
  const entries = mapKeys((property, { name, schema }) => ({ property, name, schema }));
  for (const { property, schema } of entries) {
    if (schema['enum'] !== undefined || schema['type'] === 'boolean') other.add(property);
  }
  expect([...other].sort()).toEqual(Object.keys(defaults).sort());
  const named = new Set(shown.flatMap((yaml) => Object.keys(parse(yaml))));
  expect([...named].sort()).toEqual(entries.map(({ name }) => name).sort());
});

test('pages install the program from one place, and from no registry before a release', () => {
  const installs =
    /(?:npx --yes|npm install --global) "?((?:github:\S+\/)?skillaccord[@#][^\s"`]+)/g;
  const named = pages().flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(installs)].map(([, spec]) => spec),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set([installSpec]));
});
