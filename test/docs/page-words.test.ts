import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textOf } from '../support/blocks.ts';
import { own } from '../support/project.ts';
import { runHere } from '../support/run-here.ts';

/** The parts of pages that a program writes: between such marks, and behind a heading. */
const generated =
  /<!-- (bench|carriers|catalogue|evidence|hook|input|inputs|outputs|refusals|workflow-inputs)\b[^>]*-->[\s\S]*?<!-- \/\1 -->|<!-- known fields -->[\s\S]*?<!-- end of known fields -->/g;

/** Blocks with what a program prints; a test plays them. */
const printed = /^```(?:console|text)\n[\s\S]*?^```$/gm;

/** The number of hand-written words of a text: tokens with a letter or a digit. */
function wordsIn(text: string): number {
  const [own = ''] = text.split('## Formats\n\n| Format | What it is |');
  return (
    own
      .replace(generated, '')
      .replace(printed, '')
      .match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
  ).length;
}

/** The most words of each page; what has a reader is worth them, and no page needs more than 1,300. */
const budgets: Readonly<Record<string, number>> = {
  'README.md': 150,
  'accepting.md': 400,
  'adopting.md': 850,
  'at-scale.md': 450,
  'ci.md': 1300,
  'command-line.md': 880,
  'compatibility.md': 1100,
  'configuration.md': 1100,
  'editors.md': 950,
  'evidence.md': 360,
  'formats.md': 950,
  'hooks.md': 600,
  'limits.md': 450,
  'lockfile.md': 950,
  'other-ci.md': 750,
  'output.md': 600,
  'permissions.md': 450,
  'pictures.md': 100,
  'plugins.md': 900,
  'references.md': 550,
  'releasing.md': 600,
  'scripts.md': 550,
  'security.md': 1150,
  'tutorial.md': 700,
  'updates.md': 750,
  'vendoring.md': 560,
  'versions.md': 700,
};

const wholly = ['conformance.md', 'demo.md'];
const pages = readdirSync(own('docs')).filter((name) => name.endsWith('.md'));
const written = pages.filter((name) => !wholly.includes(name));

test.each(written)('docs/%s is within its budget of words', (name) => {
  expect(budgets).toHaveProperty([name]);
  expect(wordsIn(textOf(`docs/${name}`))).toBeLessThanOrEqual(budgets[name] ?? 0);
});

test('the hand-written pages have at most 16,500 words, those of rules 60,000', () => {
  const count = written.map((name) => wordsIn(textOf(`docs/${name}`)));
  expect(count.reduce((sum, words) => sum + words, 0)).toBeLessThanOrEqual(16_500);
  const rules = readdirSync(own('docs/rules')).map((name) => textOf(`docs/rules/${name}`));
  expect(rules.join('\n').trim().split(/\s+/).length).toBeLessThanOrEqual(60_000);
});

test.each([
  ['README.md', 750],
  ['CONTRIBUTING.md', 800],
  ['ARCHITECTURE.md', 1200],
])('%s has at most %d words', (name, most) => {
  expect(wordsIn(textOf(name))).toBeLessThanOrEqual(most);
});

test('the newest part of the changelog has at most 400 words', () => {
  const [, newest = ''] = textOf('CHANGELOG.md').split(/^## .*\n/m);
  expect(wordsIn(newest)).toBeLessThanOrEqual(400);
});

test('whoever names the project says the same', async () => {
  const tagline = 'breaking changes and new permissions in agent skills before you merge';
  expect(textOf('README.md')).toContain(`**Catch ${tagline}.**`);
  for (const file of ['package.json', 'action.yml', '.pre-commit-hooks.yaml']) {
    expect(readFileSync(own(file), 'utf8'), file).toContain(`Catches ${tagline}.`);
  }
  const { stdout } = await runHere(['--help'], own('.'), { width: 200 });
  expect(stdout).toMatch(new RegExp(`^Catches ${tagline}\\.\n`));
});

/** Words of the code that readers of pages do not know. */
const houseWords =
  /\b(?:protos?|dialects?|privileges?|gates?|tip|announce[ds]?|incomparable|listings?|facets?|witness(?:es)?)\b/gi;

/** The text of a page that its readers read: without code, targets of links, and generated parts. */
function proseOf(text: string): string {
  const [own = ''] = text.split('## Formats\n\n| Format | What it is |');
  return own
    .replace(generated, '')
    .replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
    .replace(/\[[a-z-]+\]\([^)]*\)|\]\([^)]*\)|(`+)[^`][\s\S]*?\1/g, ' ');
}

const forReaders = ['README.md', 'SECURITY.md', 'skills/skillaccord/SKILL.md'];

test.each([...written.map((name) => `docs/${name}`), ...forReaders])(
  '%s has the words of its readers',
  (page) => {
    const text = readFileSync(own(page), 'utf8');
    expect(proseOf(text).match(houseWords) ?? []).toEqual([]);
  },
);
