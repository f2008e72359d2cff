import { expect, test } from 'vitest';
import { openSides } from '../../src/io/open-sides.ts';
import { nothing, plainText } from '../../src/model/message.ts';
import { checkExample } from '../../src/tasks/example.ts';
import { repository } from '../support/git.ts';

function skill(name: string, version: string | null): string {
  const line = version === null ? '' : `version: ${version}\n`;
  return `---\nname: ${name}\ndescription: Does ${name}.\n${line}---\n`;
}

/** The findings of a tag release for skills at some versions. */
async function checkTag(tag: string, versions: Readonly<Record<string, string | null>>) {
  const files = Object.entries(versions).map(
    ([name, version]) => [`skills/${name}/SKILL.md`, skill(name, version)] as const,
  );
  const { findings } = await checkExample({
    comment: '',
    files: new Map([['tag', tag], ...files]),
  });
  return findings
    .filter(({ rule }) => rule === 'tag-version')
    .map(({ severity, skill: root }) => `${severity} ${root}`);
}

test.each([
  ['worklog@1.2.0', ['error skills/worklog']],
  ['worklog@2.0.0', []],
  ['worklog@2.0', []],
  ['worklog-v1.2.0', ['error skills/worklog']],
  ['worklog/v1.2.0', ['error skills/worklog']],
  ['report@2.0.0', []],
  ['release-1.2.0', []],
  ['v1.2.0', []],
  ['nightly', []],
])('the tag %s, where skills have versions of their own, finds %j', async (tag, found) => {
  expect(await checkTag(tag, { worklog: '2.0.0', deploy: '1.0.0', report: null })).toEqual(found);
});

test.each([
  ['v1.2.0', { worklog: '2.0.0' }, ['warning skills/worklog']],
  ['1.2.0', { a: '2.0.0', b: '2.0' }, ['warning skills/a', 'warning skills/b']],
  ['v2.0.0', { a: '2.0.0', b: '2.0' }, []],
  ['v1.2.0', { a: '2.0.0', b: null }, []],
  ['v1.2.0', { a: null }, []],
])('a tag of the repository, %s, over %j finds %j', async (tag, versions, found) => {
  expect(await checkTag(tag, versions)).toEqual(found);
});

test('says both versions, on the line of the version', async () => {
  const text = skill('worklog', '2.0.0');
  const files = new Map([
    ['tag', 'worklog@1.2.0\n'],
    ['worklog/SKILL.md', text],
  ]);
  const { outcome, findings } = await checkExample({ comment: '', files });
  expect(outcome).toBe('fail');
  const found = findings.find(({ rule }) => rule === 'tag-version');
  expect(plainText(found?.message ?? nothing)).toBe(
    'Tag `worklog@1.2.0` is on version `2.0.0` of `worklog`.',
  );
  expect(found).toMatchObject({
    at: { path: 'worklog/SKILL.md', range: { start: { line: 4, column: 10 } } },
    excerpt: 'version: 2.0.0',
  });
});

test.each([
  ['push', 'refs/tags/worklog@1.2.0', null, 'worklog@1.2.0'],
  ['push', 'refs/heads/main', null, undefined],
  ['release', 'refs/tags/x', { release: { tag_name: 'worklog@1.2.0' } }, 'worklog@1.2.0'],
  ['workflow_dispatch', 'refs/tags/worklog@1.2.0', null, 'worklog@1.2.0'],
  ['workflow_dispatch', 'refs/heads/main', null, undefined],
])('a %s of %s is about the tag it names', async (name, ref, event, tag) => {
  const { path: directory } = repository({ 'worklog/SKILL.md': skill('worklog', '2.0.0') });
  const env = { GITHUB_EVENT_NAME: name, GITHUB_REF: ref };
  const run = { env, event, hosted: null };
  expect((await openSides({ directory, base: 'none', run })).tag).toBe(tag);
});
