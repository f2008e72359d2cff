import { describe, expect, test } from 'vitest';
import { defaults } from '../src/config/config.ts';
import { memoryTree } from '../src/model/tree.ts';
import { markdown } from '../src/report/markdown/markdown.ts';
import { defaultRenderOptions } from '../src/report/reporter.ts';
import { text } from '../src/report/text/text.ts';
import { checkExample } from '../src/tasks/example.ts';
import { markFixable } from '../src/tasks/fixable.ts';

type Files = Readonly<Record<string, string>>;

const under = (side: string, files: Files) =>
  Object.entries(files).map(([path, content]) => [`${side}/${path}`, content] as const);

/** The summary of a change, as Markdown and for a terminal. */
async function summaryOf(before: Files, after: Files): Promise<{ page: string; screen: string }> {
  const files = new Map([...under('before', before), ...under('after', after)]);
  const report = await checkExample({ comment: '', files }, { scope: 'new' });
  const marked = await markFixable(report, memoryTree(after), defaults);
  const docs = 'https://example.org/docs/';
  return {
    page: markdown.render(marked, { ...defaultRenderOptions, docs }),
    screen: text.render(marked, defaultRenderOptions),
  };
}

const skill = (name: string, body = '') =>
  `---\nname: ${name}\nversion: 1.0.0\ndescription: Does ${name}.\n---\n${body}`;

test('a new skill is a row, and no change below', async () => {
  const before = { 'skills/a/SKILL.md': skill('a') };
  const { page, screen } = await summaryOf(before, { ...before, 'skills/b/SKILL.md': skill('b') });
  expect(page).toContain('| ✅ | `b` | 1.0.0 | new |');
  expect(screen).toMatch(/^ {2}✓ {2}b {2}1\.0\.0 {2}new$/m);
  for (const summary of [page, screen]) {
    expect(summary).not.toContain('Other changes');
    expect(summary).not.toContain('skill-added');
  }
});

test('a row names the old name of a skill once', async () => {
  const { page } = await summaryOf(
    { 'skills/a/SKILL.md': skill('a') },
    { 'skills/a/SKILL.md': skill('b') },
  );
  expect(page).toContain(
    '| ❌ | `b`, was `a` | 1.0.0, needs **2.0.0** | breaks callers: renamed; 1 warning |',
  );
});

test('a first version announces no change', async () => {
  const input = (version: string, need: string) =>
    `---\nname: a\n${version}description: Does a.\nmanifest_version: "1.0"\ninputs:\n  ${need}:\n    - name: tz\n      description: Zone.\n      schema: {type: string}\n---\n`;
  const { page, screen } = await summaryOf(
    { 'skills/a/SKILL.md': input('', 'optional') },
    { 'skills/a/SKILL.md': input('version: 1.0.0\n', 'required') },
  );
  expect(page).toContain(
    '| ✅ | `a` | none → 1.0.0 | its first version; breaks callers: `tz` is now required |',
  );
  for (const summary of [page, screen]) {
    expect(summary).not.toContain('Announced changes');
    expect(summary).toMatch(/Changes[\s\S]*input-optional-to-required[\s\S]*version-added/);
  }
});

describe('a manifest that cannot be read at base', () => {
  const broken = { 'skills/a/SKILL.md': skill('a').replace('name: a', 'name: [') };

  test('gives its skill no earlier name', async () => {
    const { page } = await summaryOf(broken, { 'skills/a/SKILL.md': skill('b') });
    expect(page).toContain('| `b` |');
    expect(page).not.toContain(', was ');
  });

  test('is named where its skill was removed', async () => {
    const { page } = await summaryOf(broken, {});
    expect(page).toContain('was removed from `skills/a`; its old SKILL.md could not be read');
  });

  test('has a new skill of the same name, where it perhaps moved to', async () => {
    const { page } = await summaryOf(broken, { 'other/a/SKILL.md': skill('a') });
    expect(page).toContain(
      'was removed from `skills/a`, perhaps moved to `other/a`; its old SKILL.md could not be read',
    );
  });
});

test('a row with a warning has its mark', async () => {
  const { screen } = await summaryOf(
    { 'skills/a/SKILL.md': skill('a') },
    { 'skills/a/SKILL.md': skill('a', 'See [more](more.md).\n') },
  );
  expect(screen).toMatch(/^ {2}! {2}a {2}1\.0\.0 {2}interface unchanged; 1 warning$/m);
});

test('existing findings come with their help, or once', async () => {
  const name = { 'skills/a/SKILL.md': skill('A_b') };
  const unquoted = { 'skills/a/SKILL.md': '---\nname: a\ndescription: Use when: asked.\n---\n' };
  expect((await summaryOf(unquoted, unquoted)).page).toContain(
    '1 finding existed before and is not counted ([how to adopt](https://example.org/docs/adopting.md); `skillaccord fix` fixes 1 of them).',
  );
  expect((await summaryOf(name, name)).page).toContain('([how to adopt](https://');
  const { screen } = await summaryOf(name, name);
  expect(screen.match(/existing findings? (?:is|are) not counted/g)).toHaveLength(1);
});

test('a group of breaks has the places of its versions', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const list = (need: string) =>
    Object.fromEntries(
      names.map((name) => [
        `skills/${name}/SKILL.md`,
        `---\nname: ${name}\nversion: 1.0.0\ndescription: Does it.\nmanifest_version: "1.0"\ninputs:\n  ${need}:\n    - name: tz\n      description: Zone.\n      schema: {type: string}\n---\n`,
      ]),
    );
  const { page, screen } = await summaryOf(list('optional'), list('required'));
  expect(page).toMatch(
    /\n- ❌ \*\*5 ×\*\* .+\n {2}- This change breaks callers .+ Set it to 2\.0\.0\. `skills\/a\/SKILL\.md:3`, .+<summary>and 2 more<\/summary>`skills\/d\/SKILL\.md:3`/,
  );
  expect(screen).toMatch(
    /SKILL\.md:8\n +This change breaks callers[^[]+ Set\s+it\s+to\s+2\.0\.0\.\n +skills\/a\/SKILL\.md:3,/,
  );
});

test.each([
  ['head', '1.4.0', '[1.4.0', '1.4.0 → unreadable'],
  ['base', '[1.4.0', '1.4.0', 'unreadable → 1.4.0'],
])('a version in a manifest that cannot be read at %s is not "none"', async (_, ...texts) => {
  const [from, to, change] = texts;
  const side = (version: string) => ({
    'skills/a/SKILL.md': skill('a').replace('1.0.0', version),
  });
  const { page, screen } = await summaryOf(side(from), side(to));
  expect(page).toContain(`| ${change} |`);
  expect(screen).toContain(`  ${change}  `);
});
