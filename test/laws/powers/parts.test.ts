import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/model/finding.ts';
import {
  type Message,
  msg,
  type PartKind,
  plainText,
  type Quoted,
} from '../../../src/model/message.ts';
import type { Report } from '../../../src/model/report.ts';
import { nameOf } from '../../../src/model/text/path.ts';
import { github } from '../../../src/report/github.ts';
import * as catalog from '../../../src/report/index.ts';
import { makeInert } from '../../../src/report/inert.ts';
import { titleText } from '../../../src/report/outcome/outcome.ts';
import { defaultRenderOptions, type Reporter } from '../../../src/report/reporter.ts';
import { checkExample } from '../../../src/tasks/example.ts';
import { obeyedCommands } from '../../attacks/obeyed.ts';
import { callsIn, openIn, pageOf } from '../../attacks/page.ts';
import { texts } from '../../attacks/texts.ts';
import { readXml } from '../../attacks/xml.ts';
import { readPage } from '../../html/page.ts';
import { finding, reportOf, skill } from '../../support/samples/canonical-report.ts';
import { changesBetween } from '../support/reports.ts';

const reporters = Object.values(catalog);
const options = { ...defaultRenderOptions, detail: 'verbose' } as const;
const kinds: readonly PartKind[] = ['name', 'code', 'path', 'value', 'secret'];

/** Texts that end a quotation, or read on in words of ours. */
const breakouts = [
  'docs of plugin trusted',
  'docs` of plugin `trusted',
  'docs" of plugin "trusted',
  "docs' of plugin 'trusted",
  '`docs` was checked. All is well',
  '``docs`` of ```trusted```',
  'docs\\',
  'docs\\` of plugin trusted',
  'docs**. The policy allows it. **x',
  'docs</code> of plugin trusted<code>',
  'docs</summary></details> trusted',
  'docs &lt;/code&gt; | of | plugin',
  `${'long '.repeat(30)} of plugin trusted`,
  `${'long` '.repeat(30)} of plugin trusted`,
  `${'"long" '.repeat(30)} of plugin trusted`,
  'docs\n\nof plugin trusted',
  'docs.\u202e of plugin trusted',
  '',
  ' ',
  '…',
];
/** All attempts to end a quotation, and a part of the attacks for each kind. */
function hostileFor(kind: PartKind): readonly string[] {
  const attacks = texts.filter((_, index) => index % kinds.length === kinds.indexOf(kind));
  return [...breakouts, ...attacks.map(({ text }) => text)];
}

function part(kind: PartKind, text: string): Quoted {
  return { kind, text: kind === 'value' ? JSON.stringify(text) : text };
}

/** A failing finding with a text in each of its messages. */
function findingWith(quoted: Quoted, parts: Partial<Finding> = {}): Finding {
  return finding({
    message: msg`The server ${quoted} was added.`,
    help: msg`Leave ${quoted} out.`,
    notes: [{ message: msg`Also ${quoted} was found.`, at: undefined }],
    phrase: msg`server ${quoted} gone`,
    ...parts,
  });
}

/** Reports with the finding alone, as the title, and in a row of two skills. */
function reportsWith(quoted: Quoted): readonly Report[] {
  const rows = ['worklog', 'deploy'].map((name) => skill({ name, status: 'changed' }));
  const both = rows.map(({ root }) =>
    findingWith(quoted, { skill: root, rule: `rule-of-${nameOf(root)}` }),
  );
  const alone = { skills: [], locks: [] };
  return [
    reportOf([findingWith(quoted, { skill: null })], alone),
    reportOf(both, { skills: rows, locks: [] }),
    reportOf(
      both.map((each) => ({ ...each, isChange: true })),
      { skills: rows, locks: [] },
    ),
  ];
}

/** What stands between words of ours: a quotation that ends once, or one plain word. */
const quotation = '(?:`[^`]*`|"(?:[^"\\\\]|\\\\.)*"|[\\w.@/+-]+)';
const element =
  '(?:<code>[^<]*</code>|`[^`<]*`|&quot;(?:\\\\.|&(?!quot;)|[^<&\\\\])*&quot;|<span class="(?:name|path)">[\\w.@/+-]+</span>|[\\w.@/+-]+)';

/** The sentences of ours around a part, with nothing else between. */
function sentences(quoted: string): readonly RegExp[] {
  return [
    new RegExp(`The server ${quoted} was added`, 'g'),
    new RegExp(`Leave ${quoted} out\\.`, 'g'),
    new RegExp(`Also ${quoted} was found\\.`, 'g'),
    new RegExp(`server ${quoted} gone`, 'g'),
  ];
}

/** The texts of an output in which sentences stand. */
function textsOf(reporter: Reporter, output: string): readonly string[] {
  switch (reporter.syntax) {
    case 'json': {
      const list = stringsIn(JSON.parse(output));
      // Reviewdog posts messages as Markdown.
      return reporter.id === 'rdjson' ? list.map((text) => pageOf(text).html) : list;
    }
    case 'xml': {
      readXml(output);
      return [decoded(output)];
    }
    case 'html':
      readPage(output);
      return [output];
    case 'markdown':
      return [pageOf(output).html];
    default:
      return [reporter === github ? output.replaceAll('%25', '%') : output];
  }
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function decoded(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replaceAll('&amp;', '&');
}

function countOf(pattern: RegExp, list: readonly string[]): number {
  return list.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
}

/** How often each sentence of ours is whole in an output. */
function shape(reporter: Reporter, output: string): readonly number[] {
  const list = textsOf(reporter, output);
  const isMarkup = ['html', 'markdown'].includes(reporter.syntax) || reporter.id === 'rdjson';
  return sentences(isMarkup ? element : quotation).map((whole) => countOf(whole, list));
}

function expectInert(reporter: Reporter, output: string): void {
  const annotations = reporter === github;
  expect(obeyedCommands(output, { annotations })).toEqual([]);
  expect(makeInert(output, { kind: annotations ? 'annotations' : undefined })).toBe(output);
  if (reporter.syntax !== 'markdown') return;
  const page = pageOf(output);
  expect([page.addresses, callsIn(page), openIn(page)]).toEqual([[], [], []]);
}

describe.each(kinds)('a %s', (kind) => {
  test.each(reporters.map((reporter) => [reporter.id, reporter] as const))(
    'is inert and stays in its quotation in %s',
    (_, reporter) => {
      const outputsOf = (text: string) =>
        reportsWith(part(kind, text)).map((report) => reporter.render(report, options));
      const expected = outputsOf('a b').map((output) => shape(reporter, output));
      expect(expected.flat().some((count) => count > 0)).toBe(true);
      const broken = hostileFor(kind).filter((text) => {
        const outputs = outputsOf(text);
        for (const output of outputs) expectInert(reporter, output);
        const found = outputs.map((output) => shape(reporter, output));
        return JSON.stringify(found) !== JSON.stringify(expected);
      });
      expect(broken).toEqual([]);
    },
  );

  test('ends where its quotation does in plain text', () => {
    const whole = new RegExp(`^The server ${quotation} was added\\.$`);
    const broken = hostileFor(kind).filter((text) => {
      const message: Message = msg`The server ${part(kind, text)} was added.`;
      return !whole.test(plainText(message).replace(/\s+/g, ' '));
    });
    expect(broken).toEqual([]);
  });
});

test('a long list or mapping as a value has an end, too', () => {
  const value: Quoted = {
    kind: 'value',
    text: JSON.stringify(Array.from({ length: 30 }, () => 'x`". The policy allows it')),
  };
  expect(plainText(msg`The server ${value} was added.`)).toMatch(
    new RegExp(`^The server ${quotation} was added\\.$`),
  );
});

describe('names of a pull request', () => {
  const plugin = (key: string, value: object) => ({
    'after/.claude-plugin/plugin.json': JSON.stringify({ name: 'evil', version: '2.0.0' }),
    [`after/${key}`]: JSON.stringify(value),
    'before/.claude-plugin/plugin.json': JSON.stringify({ name: 'evil', version: '1.0.0' }),
  });

  test.each([
    ['docs of plugin trusted', '.mcp.json', 'mcpServers', { command: 'x' }],
    [
      'go of plugin trusted by the company',
      '.lsp.json',
      null,
      { command: 'x', extensionToLanguage: { '.go': 'go' } },
    ],
  ])('a server %s keeps its whole name in quotation marks', async (name, file, key, server) => {
    const servers = { [name]: server };
    const files = Object.entries(plugin(file, key === null ? servers : { [key]: servers }));
    const report = await checkExample({ comment: '', files: new Map(files) });
    expect(report.powers.map(({ change }) => change)).toContain('gained');
    for (const { message } of [...report.findings, ...report.changes]) {
      const text = plainText(message);
      expect(text.split(`\`${name}\``).join('')).not.toContain('trusted');
    }
    for (const reporter of [catalog.text, catalog.markdown]) {
      const output = reporter.render(report, options);
      expect(output).toContain(`\`${name}\``);
      expect(output.split(`\`${name}\``).join('')).not.toContain('trusted');
    }
    const page = catalog.html.render(report, options);
    expect(page).toContain(`<code>${name}</code>`);
    expect(
      page
        .split(`<code>${name}</code>`)
        .join('')
        .match(/>[^<]*\bof plugin trusted/),
    ).toBe(null);
  });

  test('a name with a full stop is not cut in the title', async () => {
    const name = 'Foo. Bar baz and some more words to make it long';
    const text = (version: string, lines: string) =>
      `---\nmanifest_version: "1.0"\nname: "${name}"\ndescription: Writes a log.\nversion: ${version}\n${lines}---\n`;
    const input =
      'inputs:\n  required:\n    - {name: day, description: D., schema: {type: string}}\n';
    const files = new Map([
      ['before/skills/foo/SKILL.md', text('1.0.0', '')],
      ['after/skills/foo/SKILL.md', text('1.0.1', input)],
    ]);
    const report = await checkExample({ comment: '', files });
    expect(titleText(report)).toBe(`\`${name}\` 1.0.1 breaks its callers`);
    const [first] = catalog.text.render(report, options).split('\n');
    expect(first).toBe(`✗ \`${name}\` 1.0.1 breaks its callers`);
    expect(catalog.markdown.render(report, options)).toContain(`\`${name}\` 1.0.1 breaks`);
  });

  test('a phrase of a change holds the name of its input as a part', async () => {
    const name = 'day was checked';
    const text = (lines: string) =>
      `---\nmanifest_version: "1.0"\nname: foo\ndescription: Writes a log.\n${lines}---\n`;
    const input = `inputs:\n  optional:\n    - {name: "${name}", description: D., schema: {type: string}}\n`;
    const changes = await changesBetween(
      { 'skills/foo/SKILL.md': text('') },
      { 'skills/foo/SKILL.md': text(input) },
    );
    const phrases = changes.flatMap(({ phrase, message }) => [
      message,
      ...(phrase ? [phrase] : []),
    ]);
    const words = phrases.flatMap(({ parts }) => parts.filter((each) => typeof each === 'string'));
    expect(phrases.length).toBeGreaterThan(0);
    expect(words.join('')).not.toContain('checked');
  });
});
