import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkExample } from '../src/example.ts';
import { explain, loudness, stepOf } from '../src/explain.ts';
import { rules } from '../src/rules/catalog.ts';

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
    'docs/dialects.md',
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

test('every manifest shown in docs/dialects.md has no finding', async () => {
  const text = readFileSync(new URL('dialects.md', docs), 'utf8');
  const shown = [...text.matchAll(/```yaml\n(---\n[\s\S]*?---\n)```/g)].map(([, yaml]) => yaml);
  expect(shown.length).toBeGreaterThan(1);
  for (const manifest of shown) {
    const files = { 'worklog/SKILL.md': `${manifest}`, 'worklog/scripts/metrics.sh': '' };
    const report = await checkExample({ comment: '', files: new Map(Object.entries(files)) });
    expect(report.findings.map(({ message }) => message)).toEqual([]);
  }
});
