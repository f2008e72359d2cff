import { describe, expect, test } from 'vitest';
import { showsHyperlinks } from '../../src/cli/terminal/screen.ts';
import { docsAt, docsOfAction } from '../../src/report/docs-links.ts';
import { makeInert } from '../../src/report/inert.ts';
import { defaultRenderOptions } from '../../src/report/reporter.ts';
import { sarif } from '../../src/report/sarif.ts';
import { text } from '../../src/report/text/text.ts';
import { canonical } from '../support/samples/canonical-report.ts';

const docs = 'https://github.com/acme/skillaccord/blob/v1/docs/';
const page = `${docs}rules/name-format.md`;
const link = `\u001b]8;;${page}\u001b\\name-format\u001b]8;;\u001b\\`;

describe('the pages of rules', () => {
  test.each([
    ['https://github.com/acme/skillaccord.git', docs],
    ['ssh://git@github.com/acme/skillaccord.git', docs],
    ['https://gitlab.com/a/b/skillaccord/', 'https://gitlab.com/a/b/skillaccord/blob/v1/docs/'],
    ['https://codeberg.org/a/skillaccord', 'https://codeberg.org/a/skillaccord/src/tag/v1/docs/'],
    ['file:///srv/skillaccord', null],
    ['https://host/a b', null],
    [null, null],
  ])('are in the repository of the program: %s', (address, expected) => {
    expect(docsAt(address, 'v1')).toBe(expected);
  });

  const server = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/own' };
  const own = { ...server, GITHUB_SHA: 'a'.repeat(40), GITHUB_WORKSPACE: '/w' };
  const action = { GITHUB_ACTION_REPOSITORY: 'acme/skillaccord', GITHUB_ACTION_REF: 'v1' };
  test.each([
    [{ ...own, ...action }, '/x/dist/action/index.js', docs],
    [
      own,
      '/w/tools/it/dist/action/index.js',
      `https://github.com/acme/own/blob/${own.GITHUB_SHA}/tools/it/docs/`,
    ],
    [own, '/w/dist/action/index.js', `https://github.com/acme/own/blob/${own.GITHUB_SHA}/docs/`],
    [own, '/elsewhere/dist/action/index.js', null],
    [{ ...action, GITHUB_SERVER_URL: 'javascript:alert(1)' }, '', null],
    [
      { ...server, ...action, GITHUB_API_URL: 'https://git.example/api/v1' },
      '',
      'https://github.com/acme/skillaccord/src/tag/v1/docs/',
    ],
  ])('are at the commit that an Action runs from: %j %s', (env, file, expected) => {
    expect(docsOfAction(env, file)).toBe(expected);
  });
});

describe('links in a terminal', () => {
  test('lead from a rule to its page, if the terminal supports them', () => {
    const options = { ...defaultRenderOptions, docs };
    expect(text.render(canonical, options)).not.toContain('\u001b');
    expect(text.render(canonical, { ...options, hyperlinks: true })).toContain(link);
    const relative = { ...options, docs: 'docs/', hyperlinks: true };
    expect(text.render(canonical, relative)).not.toContain('\u001b');
  });

  test('are the only ones that pass the last filter', () => {
    expect(makeInert(link, { hyperlinks: true })).toBe(link);
    expect(makeInert(link)).not.toContain('\u001b');
    for (const other of ['\u001b]8;;file:///etc/passwd\u001b\\x', '\u001b]8;;https://a b\u0007x']) {
      expect(makeInert(other, { hyperlinks: true })).not.toContain('\u001b]');
    }
  });

  test.each([
    [true, { TERM_PROGRAM: 'iTerm.app' }, true],
    [true, { VTE_VERSION: '7200' }, true],
    [true, { VTE_VERSION: '4200' }, false],
    [true, { TERM: 'xterm-256color' }, false],
    [true, { WT_SESSION: 'x', TMUX: 'x' }, false],
    [true, { TERM_PROGRAM: 'vscode', CI: 'true' }, false],
    [false, { TERM_PROGRAM: 'vscode' }, false],
    [false, { FORCE_HYPERLINK: '1' }, true],
    [true, { TERM_PROGRAM: 'vscode', FORCE_HYPERLINK: '0' }, false],
  ])('isTTY %s with %j: %s', (isTTY, env, expected) => {
    expect(showsHyperlinks({ isTTY, write: () => true }, env)).toBe(expected);
  });
});

test('SARIF names the page of a rule', () => {
  const [{ tool }] = JSON.parse(sarif.render(canonical, { ...defaultRenderOptions, docs })).runs;
  expect(tool.driver.rules.map((rule: { helpUri: string }) => rule.helpUri)).toContain(page);
});
