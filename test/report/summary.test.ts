import { describe, expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { markdown } from '../../src/report/markdown/markdown.ts';
import { defaultRenderOptions } from '../../src/report/reporter.ts';
import { text } from '../../src/report/text/text.ts';
import { checkExample } from '../../src/tasks/example.ts';
import { markFixable } from '../../src/tasks/fixable.ts';

type Files = Readonly<Record<string, string>>;

const under = (side: string, files: Files) =>
  Object.entries(files).map(([path, content]) => [`${side}/${path}`, content] as const);

/** The summary of a change, as Markdown and for a terminal. */
async function summaryOf(
  before: Files,
  after: Files,
): Promise<{ page: string; screen: string; verbose: string }> {
  const files = new Map([...under('before', before), ...under('after', after)]);
  const report = await checkExample({ comment: '', files }, { scope: 'new' });
  const marked = await markFixable(report, memoryTree(after), defaults);
  const docs = 'https://example.org/docs/';
  return {
    page: markdown.render(marked, { ...defaultRenderOptions, docs }),
    screen: text.render(marked, defaultRenderOptions),
    verbose: text.render(marked, { ...defaultRenderOptions, detail: 'verbose' }),
  };
}

const skill = (name: string, body = '') =>
  `---\nname: ${name}\nversion: 1.0.0\ndescription: Does ${name}.\n---\n${body}`;

test('a new skill alone is a change of one line, and no row', async () => {
  const before = { 'skills/a/SKILL.md': skill('a') };
  const { page, screen } = await summaryOf(before, { ...before, 'skills/b/SKILL.md': skill('b') });
  expect(page).toBe('### ✅ No breaking changes. 1 skill changed\n');
  expect(screen).toBe('✓ No breaking changes. 1 skill changed\n');
});

test('a row names the old name of a skill once, and a new skill', async () => {
  const { page } = await summaryOf(
    { 'skills/a/SKILL.md': skill('a') },
    { 'skills/a/SKILL.md': skill('b'), 'skills/c/SKILL.md': skill('c') },
  );
  expect(page).toContain(
    '| ❌ | b (was a) | 1.0.0, needs **2.0.0** | renamed |\n| ✅ | c | 1.0.0 | new |\n',
  );
});

test('a first version announces no change', async () => {
  const input = (version: string, need: string) =>
    `---\nname: a\n${version}description: Does a.\nmanifest_version: "1.0"\ninputs:\n  ${need}:\n    - name: tz\n      description: Zone.\n      schema: {type: string}\n---\n`;
  const { page, verbose } = await summaryOf(
    { 'skills/a/SKILL.md': input('', 'optional') },
    { 'skills/a/SKILL.md': input('version: 1.0.0\n', 'required') },
  );
  expect(page).toBe('### ✅ No breaking changes. 1 skill changed\n');
  expect(verbose).toContain(
    '- a: First version `1.0.0`, with 1 breaking change, major `tz` is now required\n',
  );
  expect(verbose).not.toContain('says so');
});

describe('a manifest that cannot be read at base', () => {
  const broken = { 'skills/a/SKILL.md': skill('a').replace('name: a', 'name: [') };

  test('gives its skill no earlier name', async () => {
    const { page, verbose } = await summaryOf(broken, {
      'skills/a/SKILL.md': skill('b'),
      'skills/c/SKILL.md': skill('c'),
    });
    expect(page).toMatch(/^\| ⚠️ \| b \| unreadable → 1\.0\.0 \| /m);
    for (const summary of [page, verbose]) expect(summary).not.toContain('(was ');
  });

  test('is named where its skill was removed', async () => {
    const { page, screen } = await summaryOf(broken, {});
    for (const summary of [page, screen])
      expect(summary).toContain('Skill in skills/a was removed; its SKILL.md could not be read.');
  });

  test('has two new skills in folders of its name', async () => {
    const files = { 'other/a/SKILL.md': skill('a'), 'third/a/SKILL.md': skill('a') };
    const { page } = await summaryOf(broken, files);
    expect(page).toMatch(/^\| ⚠️ \| a \| unreadable \| removed; /m);
    expect(page).toMatch(/^\| ✅ \| a.* \| 1\.0\.0 \| new \|$/m);
  });
});

test('a row with a warning has its mark and its cause', async () => {
  const body = 'See [more](more.md).\n';
  const { verbose } = await summaryOf(
    { 'skills/a/SKILL.md': skill('a') },
    { 'skills/a/SKILL.md': skill('a', body), 'skills/b/SKILL.md': skill('b') },
  );
  expect(verbose).toMatch(/^ {2}! {2}a {2}1\.0\.0 {2}Broken link: `more\.md` does not exist$/m);
  expect(verbose).toMatch(/^ {2}✓ {2}b {2}1\.0\.0 {2}new$/m);
});

test('existing findings are counted once, and listed with their help if asked for', async () => {
  const unquoted = '---\nname: a\ndescription: Use when: asked.\n---\n';
  const before = { 'skills/a/SKILL.md': unquoted, 'skills/b/SKILL.md': skill('b') };
  const after = { ...before, 'skills/b/SKILL.md': skill('b', 'See [more](more.md).\n') };
  const { page, screen, verbose } = await summaryOf(before, after);
  expect(screen.match(/existing/g)).toHaveLength(1);
  expect(screen).toContain(', 1 existing finding (--verbose).');
  expect(page).toContain('<details><summary>1 existing finding</summary>');
  expect(page.split('1 existing finding')[1]).toContain('*help:* Quote the value.');
  expect(verbose.split('1 existing finding')[1]).toContain('help: Quote the value.');
  const unchanged = await summaryOf(before, before);
  expect([unchanged.page, unchanged.screen]).toEqual(['### ✅ Nothing new\n', '✓ Nothing new\n']);
});

test('a group of breaks has all its places and one help', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const list = (need: string) =>
    Object.fromEntries(
      names.map((name) => [
        `skills/${name}/SKILL.md`,
        `---\nname: ${name}\nversion: 1.0.0\ndescription: Does it.\nmanifest_version: "1.0"\ninputs:\n  ${need}:\n    - name: tz\n      description: Zone.\n      schema: {type: string}\n---\n`,
      ]),
    );
  const { page, screen } = await summaryOf(list('optional'), list('required'));
  const places = names.map((name) => `skills/${name}/SKILL.md:8`).join(', ');
  expect(page).toMatch(/^- ❌ \*\*5 ×\*\* .+ \[input-optional-to-required\]\(.+\): .+$/m);
  for (const summary of [page, screen]) expect(summary.split(places)).toHaveLength(2);
  expect(screen.match(/Set `version: 2\.0\.0` in line 3, or undo this change\./g)).toHaveLength(1);
  expect(page).toContain('| ❌ | a, b, c and 2 more | 1.0.0, needs **2.0.0** | ');
});

test.each([
  ['head', '1.4.0', '[1.4.0', '1.4.0 → unreadable'],
  ['base', '[1.4.0', '1.4.0', 'unreadable → 1.4.0'],
])('a version in a manifest that cannot be read at %s is not "none"', async (_, ...texts) => {
  const [from, to, change] = texts;
  const side = (version: string) => ({
    'skills/a/SKILL.md': skill('a').replace('1.0.0', version),
  });
  const other = { 'skills/b/SKILL.md': skill('b') };
  const { page, verbose } = await summaryOf(side(from), { ...side(to), ...other });
  expect(page).toContain(`| ${change} |`);
  expect(verbose).toContain(`  ${change}  `);
});

test('the row of an unreadable skill that is gone says once that it was removed', async () => {
  const broken = (text: string) => `---\nname: a\ndescription: [Logs ${text}.\n---\n`;
  const { page } = await summaryOf(
    { 'skills/a/SKILL.md': broken('one') },
    { 'tools/b/SKILL.md': broken('two') },
  );
  const row = page.split('\n').find((line) => line.startsWith('|') && line.includes('removed'));
  expect(row?.match(/removed/g)).toEqual(['removed']);
  expect(row).toContain('could not be read');
});

test('one finding in a folder of test data names the setting that leaves the folder out', async () => {
  const before = { 'skills/a/SKILL.md': skill('a') };
  const broken = '---\nname: x\n---\n';
  const lineOf = async (path: string) =>
    (await summaryOf(before, { ...before, [path]: broken })).screen.match(/Samples\?.*/)?.[0];
  expect(await lineOf('tests/fixtures/x/SKILL.md')).toContain('ignore: ["tests/fixtures/"]');
  expect(await lineOf('examples/x/SKILL.md')).toBeUndefined();
});

test('line endings are said to be all that changed in a skill', async () => {
  const before = { 'skills/a/SKILL.md': skill('a', 'One.\n') };
  const verboseOf = async (text: string) =>
    (await summaryOf(before, { 'skills/a/SKILL.md': text.replaceAll('\n', '\r\n') })).verbose;
  const onlyEndings = 'Only line endings changed; the version is still `1.0.0`';
  expect(await verboseOf(skill('a', 'One.\n'))).toContain(onlyEndings);
  expect(await verboseOf(skill('a', 'Two.\n'))).not.toContain(onlyEndings);
});
