import { expect, test } from 'vitest';
import type { Config } from '../src/config/config.ts';
import { countsSentence } from '../src/report/counts.ts';
import { markdown } from '../src/report/markdown/markdown.ts';
import { defaultRenderOptions } from '../src/report/reporter.ts';
import { baseSentences, lockSentence } from '../src/report/summary/base-sentence.ts';
import { headline } from '../src/report/summary/headline.ts';
import { plainMarkup } from '../src/report/summary/markup.ts';
import { text } from '../src/report/text/text.ts';
import { twoTomls } from '../src/rules/examples/toml-versions.ts';
import { twoManifests } from '../src/rules/examples/versions.ts';
import { parseTxtar } from '../src/syntax/txtar.ts';
import { reportOf, skill } from './canonical-report.ts';
import { runCase } from './run-case.ts';

const tz = 'inputs: { required: [{ name: tz }] }';
const old = (name: string) => `-- before/skills/${name}/SKILL.md --
---
name: ${name}
description: Does ${name}.
version: 1.0.0
---
`;
const renamed = (name: string) => `${old(name)}-- after/skills/${name}/SKILL.md --
---
name: new-${name}
description: Does ${name}.
version: 1.0.0
---
`;

const unquoted = (name: string) =>
  `-- skills/${name}/SKILL.md --\n---\nname: ${name}\ndescription: Use when: asked.\n---\n`;

/** A skill that may run commands, with this version. */
const commands = (version: string) =>
  twoTomls('', `version = "${version}"\n\n[capabilities.terminal_exec]\ncommands = ["aws"]`);

const tools = (name: string, list: string, version = '1.1.0') =>
  `skills/${name}/SKILL.md --
---
name: ${name}
description: Does ${name}.
version: ${version}
allowed-tools: ${list}
---
`;
/** A skill that may use more tools. */
const grown = (name: string, version = '1.1.0') =>
  `-- before/${tools(name, 'Read', '1.0.0')}-- after/${tools(name, 'Read, WebFetch', version)}`;

test.each([
  [grown('a'), '1 new permission needs a look: a'],
  [grown('a') + grown('b'), '2 new permissions need a look: a, b'],
  [
    ['j-1', 'j-2', 'j-10', 'j-20'].map((name) => grown(name)).join(''),
    '4 new permissions need a look: j-1, j-2, j-10, j-20',
  ],
  [commands('2.0.0'), '1 new permission needs a look: tool.deploy'],
  [grown('a', '1.0.0'), '1 new permission needs a look: a; 1 other warning'],
  [
    grown('a') + twoManifests('', tz, ['1.0.0', '2.0.0']),
    'Passes: worklog 2.0.0 breaks its callers, and its version says so; 1 new permission needs a look',
  ],
])('names new permissions: %#', async (archive, sentence) => {
  const report = await runCase(parseTxtar(archive), {});
  expect(report.outcome).toBe('pass');
  expect(headline(report)).toEqual({ mark: 'warning', text: sentence });
});

test.each([
  [
    twoManifests('', tz, ['1.0.0', '1.0.1']),
    {},
    'worklog breaks its callers, and version 1.0.1 does not say so',
  ],
  [twoManifests('', tz), {}, 'worklog breaks its callers, and its version is still 1.0.0'],
  [
    twoManifests('', tz, [null, null]),
    {},
    'worklog breaks its callers and declares no version that could say so',
  ],
  [
    twoManifests('', tz, ['1.0.0', '2.0.0']),
    {},
    'Passes: worklog 2.0.0 breaks its callers, and its version says so',
  ],
  [commands('1.0.0'), {}, 'tool.deploy has new permissions, and its version is still 1.0.0'],
  [commands('1.1.0'), {}, 'tool.deploy has new permissions, and version 1.1.0 does not say so'],
  [renamed('a'), {}, 'new-a was renamed from a, and its version is still 1.0.0'],
  [
    renamed('a') + renamed('b'),
    {},
    '2 renamed skills break their callers, and their versions do not say so',
  ],
  [renamed('a') + twoManifests('', tz), {}, '2 of 2 changed skills do not pass: worklog, new-a'],
  [
    unquoted('a') + unquoted('b'),
    {},
    '2 skills do not pass, all for one reason: The value of `description` has an unquoted `: `, which begins a mapping in YAML',
  ],
  [
    twoManifests('', tz),
    { failOn: 'never' },
    'worklog breaks its callers, and its version is still 1.0.0; `fail-on: never` lets it pass',
  ],
] as const)('says what happened in a sentence: %#', async (archive, settings, sentence) => {
  const report = await runCase(parseTxtar(archive), settings as Partial<Config>);
  const { mark, text } = headline(report);
  expect(text).toBe(sentence);
  const expected = 'failOn' in settings ? 'warning' : report.outcome;
  expect(mark).toBe(expected);
});

const broken = (name: string) =>
  ['before', 'after'].map((side) => unquoted(name).replace('skills/', `${side}/skills/`)).join('');

test.each([
  [grown('a') + broken('b'), '1 skill changed since 0000000; 1 unchanged one does not pass.'],
  [
    renamed('a') + broken('b'),
    '1 skill changed since 0000000; 2 do not pass, 1 of them unchanged.',
  ],
  [broken('b'), '1 skill, none changed since 0000000; 1 does not pass.'],
  [renamed('a'), '1 skill changed since 0000000; 1 does not pass.'],
  [
    old('a') + renamed('b'),
    '2 skills changed (1 of them removed) since 0000000; none of them passes.',
  ],
])('counts the skills that do not pass, changed and unchanged: %#', async (archive, sentence) => {
  const report = await runCase(parseTxtar(archive), { scope: 'all' });
  expect(baseSentences(report, null, plainMarkup)[0]).toBe(sentence);
});

test.each([
  [0, 0, 3, '3 unchanged skills were not checked (`--scope all` checks them).'],
  [1, 0, 1, '1 unchanged skill was not checked (`--scope all` checks it).'],
  [
    ...[0, 2, 3],
    'Other changed files can affect 2 of them, which were checked; the remaining 3 were not (`--scope all` checks them).',
  ],
  [
    ...[1, 1, 1],
    'The change can affect 1 unchanged skill, which was checked too; the remaining 1 was not (`--scope all` checks it).',
  ],
] as const)(
  'says which unchanged skills were checked: %d changed, %d affected',
  (changed, affected, unread, sentence) => {
    const some = (count: number, parts: Parameters<typeof skill>[0]) =>
      Array.from({ length: count }, () => skill(parts));
    const report = reportOf([], {
      skills: [
        ...some(changed, { status: 'changed' }),
        ...some(affected, {}),
        ...some(unread, { read: false }),
      ],
      locks: [],
    });
    const summary = { ...report.summary, unread };
    expect(baseSentences({ ...report, summary }, null, plainMarkup)[1]).toBe(sentence);
  },
);

test.each([
  [{ entries: 4, verified: 4 }, ['4 of 4 lock entries verified.']],
  [{ entries: 1, verified: 1 }, ['1 of 1 lock entry verified.']],
  [
    { entries: 4, verified: 1, unread: 3 },
    ['1 of 4 lock entries verified; 3 belong to unchecked skills.'],
  ],
  [
    { entries: 4, verified: 1, absent: 1, unread: 2 },
    ['1 of 4 lock entries verified; 2 belong to unchecked skills; 1 not in this repository.'],
  ],
  [
    { entries: 2, verified: 1, unread: 1 },
    ['1 of 2 lock entries verified; 1 belongs to an unchecked skill.'],
  ],
  [
    { entries: 4, verified: 1, changed: 1, unread: 2 },
    ['1 of 4 lock entries is out of date; 2 others belong to unchecked skills.'],
  ],
  [{ entries: 4, verified: 0, unread: 4 }, []],
])('counts the entries of locks: %o', (counts, sentences) => {
  const lock = { path: 'proto.lock', format: 'proto-lock', changed: 0, absent: 0, ...counts };
  expect(lockSentence(reportOf([], { locks: [lock] }))).toEqual(sentences);
});

test('a row that fails does not name its announced break', async () => {
  const rowIn = async (description: string) => {
    const after = `name: new-a\ndescription: ${description}\nversion: 2.0.0`;
    const archive = `${old('a')}-- after/skills/a/SKILL.md --\n---\n${after}\n---\n`;
    const page = markdown.render(await runCase(parseTxtar(archive)), defaultRenderOptions);
    return page.split('\n').find((line) => line.includes('`new-a`'));
  };
  expect(await rowIn('Does a.')).toContain('renamed (breaks callers, and the version says so)');
  expect(await rowIn('""')).toContain('| 1.0.0 → 2.0.0 | 1 error; 1 warning |');
});

const hook = `-- before/README.md --
-- after/.claude/settings.json --
{ "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": "date" }] }] } }
`;
const sound = (name: string) => `-- before/${tools(name, 'Read')}-- after/${tools(name, 'Read')}`;

test.each([
  [grown('a'), '1 warning in 1 skill (1 changed).'],
  [grown('a') + sound('b'), '1 warning in 1 of 2 skills (1 changed).'],
  [sound('a') + hook, '1 warning outside the skill (none changed).'],
  [grown('a') + sound('b') + hook, '2 warnings in 1 of 2 skills (1 changed) and in 1 other file.'],
  [old('a') + sound('b'), '1 error in 1 of 2 skills (1 removed).'],
  [
    `${old('a') + grown('b')}-- after/${tools('c', 'Read')}`,
    '1 error, 1 warning in 2 of 3 skills (3 changed, 1 of them new and 1 removed).',
  ],
  [hook, '1 warning, no skills (none changed).'],
])('counts the findings in the skills and outside: %#', async (archive, sentence) => {
  expect(countsSentence(await runCase(parseTxtar(archive)))).toBe(sentence);
});

test.each([
  [
    old('x') + grown('a') + grown('b'),
    'x was removed, and callers will not find it; to review: new permissions of 2 skills',
  ],
  [
    old('x') + hook,
    'x was removed, and callers will not find it; to review: new permissions of `.claude/settings.json`',
  ],
  [
    old('x') + grown('a') + hook,
    'x was removed, and callers will not find it; to review: new permissions of a and `.claude/settings.json`',
  ],
  [
    grown('a').replace('1.1.0', '0.1.0'),
    'The version of a goes down from 1.0.0 to 0.1.0; to review: new permissions of a',
  ],
])('names permissions that grew next to what fails: %#', async (archive, sentence) => {
  expect(headline(await runCase(parseTxtar(archive)))).toEqual({ mark: 'fail', text: sentence });
});

test.each([
  [unquoted('a'), 'a does not pass: The value of `description` has'],
  ['-- README.md --\n', 'Does not pass: No skill'],
  [unquoted('a') + unquoted('b'), '2 skills do not pass, all for one reason: '],
])('says without a base that a run fails: %#', async (archive, start) => {
  const report = await runCase(parseTxtar(archive));
  expect(report.base).toBeNull();
  expect(headline(report).text.slice(0, start.length)).toBe(start);
});

test('a run without a change calls nothing existing', async () => {
  const both = ['before', 'after'].map((side) => unquoted('a').replace('skills', `${side}/skills`));
  const report = await runCase(parseTxtar(both.join('')), { scope: 'all' });
  const sha = report.base?.sha ?? '';
  const same = { ...report, head: { sha, dirty: false } };
  const message =
    'The value of `description` has an unquoted `: `, which begins a mapping in YAML. Put the value in quotation marks';
  expect(headline(same)).toEqual({ mark: 'fail', text: `a does not pass: ${message}` });
  const change = /existing|[Tt]his change/;
  for (const { render } of [text, markdown]) {
    expect(render(same, defaultRenderOptions)).not.toMatch(change);
    expect(render(report, defaultRenderOptions)).toMatch(change);
    const uncommitted = { ...same, head: { sha, dirty: true } };
    expect(render(uncommitted, defaultRenderOptions)).toMatch(change);
  }
});

test('names the repository and the skills that gained permissions', async () => {
  const report = await runCase(parseTxtar(grown('a') + hook));
  expect(headline(report).text).toBe('2 new permissions need a look: a, the repository');
});

test('a run over all findings counts those that base has too', async () => {
  const both = (text: string) => [text, text.replaceAll('before/', 'after/')].join('');
  const before = (name: string) => unquoted(name).replace('-- skills', '-- before/skills');
  const after = (name: string) => unquoted(name).replace('-- skills', '-- after/skills');
  const titleOf = async (text: string, settings: Partial<Config> = {}) =>
    headline(await runCase(parseTxtar(text), { scope: 'all', ...settings })).text;
  expect(await titleOf(both(before('a') + before('b')))).toBe(
    'Does not pass because of 2 errors that existed before; this change adds none',
  );
  expect(await titleOf(both(before('a')), { failOn: 'never' })).toBe(
    '1 error existed before; this change adds none; `fail-on: never` lets it pass',
  );
  expect(await titleOf(both(before('a')) + after('b'))).toMatch(
    /; 1 of the 2 errors is not new, but is counted$/,
  );
  expect(await titleOf(both(before('a')), { rules: { 'frontmatter-syntax': 'warning' } })).toBe(
    'Passes with 1 warning; it is not new',
  );
});
