import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { checkExample } from '../src/example.ts';
import { explain, loudness, stepOf } from '../src/explain.ts';
import { type Config, defaults } from '../src/model/config.ts';
import { rules } from '../src/rules/catalog.ts';
import { readConfig } from '../src/syntax/config-keys.ts';

const docs = new URL('../docs/', import.meta.url);

describe('a page per rule', () => {
  test.each(rules.map((rule) => [rule.id, rule] as const))('docs/rules/%s.md', async (id, rule) => {
    const file = new URL(`rules/${id}.md`, docs).pathname;
    await expect(await explain(rule)).toMatchFileSnapshot(file);
  });

  test('and none for a rule that is gone', () => {
    const pages = readdirSync(new URL('rules/', docs)).filter((name) => name !== 'README.md');
    expect(pages.sort()).toEqual(rules.map(({ id }) => `${id}.md`).sort());
  });

  test('docs/rules/README.md lists them', async () => {
    const categories = [...new Set(rules.map(({ category }) => category))].sort();
    const tables = categories.map((category) => {
      const rows = rules
        .filter((rule) => rule.category === category)
        .map((rule) => [rule.id, loudness(rule), stepOf(rule) ?? '', rule.summary] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(
          ([id, loud, step, summary]) => `| [${id}](${id}.md) | ${loud} | ${step} | ${summary} |`,
        );
      const head = `## ${category}\n\n| Rule | Severity | Version step | What is true when it passes |`;
      return [head, '|---|---|---|---|', ...rows].join('\n');
    });
    const text = `# Rules\n\n${rules.length} rules, by what they watch.\n\n${tables.join('\n\n')}\n`;
    await expect(text).toMatchFileSnapshot(new URL('rules/README.md', docs).pathname);
  });
});

test('every relative link of the documents leads to a file', () => {
  const root = new URL('../', import.meta.url);
  const documents = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'docs/compatibility.md',
    'docs/configuration.md',
    'docs/conformance.md',
    'docs/dialects.md',
    'docs/fix.md',
    'docs/protos.md',
    'docs/lockfile.md',
    'docs/editors.md',
  ];
  for (const document of documents) {
    const url = new URL(document, root);
    const links = [...readFileSync(url, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)];
    for (const [, target] of links) {
      expect(() => readFileSync(new URL(`${target}`, url)), `${document}: ${target}`).not.toThrow(
        /ENOENT/,
      );
    }
  }
});

/** The code blocks of a document in one language, however long their fences. */
function blocks(document: string, language: string): readonly string[] {
  const text = readFileSync(new URL(document, docs), 'utf8');
  const fences = new RegExp(`^(\`{3,})${language}\\n([\\s\\S]*?)^\\1$`, 'gm');
  return [...text.matchAll(fences)].map(([, , inside = '']) => inside);
}

/** The rules that say something of a skill whose manifest is shown. */
async function rulesOf(name: string, manifest: string): Promise<readonly string[]> {
  const files = {
    [`worklog/${name}`]: manifest,
    'worklog/scripts/metrics.sh': '',
    'worklog/scripts/worklog.sh': '',
    'worklog/scripts/worklog.ps1': '',
    'worklog/knowledge/worklog.md': '',
    'worklog/recipes/write.yaml': 'id: write\nname: Write\nsteps:\n  - command: git status\n',
  };
  const report = await checkExample({ comment: '', files: new Map(Object.entries(files)) });
  return report.findings.map(({ rule }) => rule);
}

describe('what documents show', () => {
  test('as frontmatter in docs/dialects.md has no finding', async () => {
    const shown = blocks('dialects.md', 'yaml');
    expect(shown).toHaveLength(2);
    for (const manifest of shown) expect(await rulesOf('SKILL.md', manifest)).toEqual([]);
  });

  test('as manifest blocks in docs/dialects.md has no finding but the one told of', async () => {
    const shown = blocks('dialects.md', 'markdown');
    const said = await Promise.all(shown.map((manifest) => rulesOf('SKILL.md', manifest)));
    expect(said).toEqual([['entrypoint-key-unknown'], ['router-manifest-legacy']]);
  });

  test('as a skill.toml in docs/dialects.md has no finding', async () => {
    const shown = blocks('dialects.md', 'toml');
    expect(shown).toHaveLength(1);
    for (const manifest of shown) expect(await rulesOf('skill.toml', manifest)).toEqual([]);
  });

  test('in docs/editors.md is what editors read', async () => {
    const json = blocks('editors.md', 'json').map((text) => JSON.parse(text) as object);
    expect(Object.keys(Object.assign({}, ...json) as object)).toEqual([
      'evenBetterToml.schema.associations',
      'json.schemas',
    ]);
    const toml = blocks('editors.md', 'toml').map((text) => parse(text));
    expect(toml).toMatchObject([{ rule: [{ include: ['**/skill.toml'] }] }, {}]);
    const [config = '', ...manifests] = blocks('editors.md', 'yaml');
    const ids = rules.map(({ id }) => id);
    expect(readConfig('skillgate.yml', config, ids).config.rules).toEqual({
      'link-target': 'error',
    });
    expect(manifests.length).toBeGreaterThan(0);
    for (const manifest of manifests) expect(await rulesOf('SKILL.md', manifest)).toEqual([]);
  });

  test('as addresses of schemas in docs/editors.md are their ids', () => {
    const folder = new URL('../schemas/', import.meta.url);
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
});

test('every configuration shown in docs/configuration.md is one', () => {
  const text = readFileSync(new URL('configuration.md', docs), 'utf8');
  const shown = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml);
  expect(shown.length).toBeGreaterThan(3);
  const ids = rules.map(({ id }) => id);
  const set = shown.flatMap((yaml) =>
    Object.entries(readConfig('skillgate.yml', yaml, ids).config),
  );
  const other = new Set(
    set.filter(([key, value]) => value !== defaults[key as keyof Config]).map(([key]) => key),
  );
  // The first block spells the defaults of these out.
  for (const key of ['failOn', 'scope', 'compat', 'unversioned', 'allowEmpty']) other.add(key);
  expect([...other].sort()).toEqual(Object.keys(defaults).sort());
});
