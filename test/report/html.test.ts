import { describe, expect, test } from 'vitest';
import { code, type Message, msg } from '../../src/model/message.ts';
import { html } from '../../src/report/html/html.ts';
import { cataloguePage } from '../../src/report/html/list-page.ts';
import { maxPageBytes } from '../../src/report/html/page.ts';
import { json } from '../../src/report/json.ts';
import { findRule } from '../../src/rules/catalog.ts';
import { checkExample } from '../../src/tasks/example.ts';
import { pageLaws } from '../html/laws.ts';
import { type HtmlPage, readPage, textOf, withClass } from '../html/page.ts';
import { cataloguedReport, sampleReport } from '../html/sample.ts';
import { everythingIn } from '../laws/support/reports.ts';
import { snapshotOptions } from '../pages/reporter.ts';
import { canonical, finding, reportOf } from '../support/samples/canonical-report.ts';

const options = { ...snapshotOptions, docsOf: findRule };
const sample = await sampleReport();
const nothing = { skills: [], units: [] };
const rendered = {
  sample: html.render(sample, options),
  canonical: html.render(canonical, options),
  list: cataloguePage(sample.catalogue ?? nothing, options.links),
  'without skills': cataloguePage(nothing, null),
};
const samplePage = readPage(rendered.sample);

test('the page of the sample', async () => {
  await expect(rendered.sample).toMatchFileSnapshot('../html/sample.snap.html');
});

describe.each(Object.entries(rendered))('the page %s', (_name, text) => {
  test.each(Object.entries(pageLaws))('%s', (_law, holds) => holds(text));
});

test.each([
  ['sample', sample],
  ['canonical', canonical],
] as const)('every finding of the JSON report is on the page: %s', (name, report) => {
  const page = readPage(rendered[name]);
  const found = page.all.filter(({ attributes }) => attributes.has('data-rule'));
  const items = found.map((item) =>
    ['severity', 'state', 'rule', 'skill'].map((key) => item.attributes.get(`data-${key}`)),
  );
  const prints = withClass(page, 'fingerprint').map(({ text }) => text);
  const { findings } = JSON.parse(json.render(report, options)) as {
    readonly findings: readonly Record<string, string | null>[];
  };
  expect(items.length).toBe(findings.length);
  expect([...prints].sort()).toEqual(findings.map((finding) => finding['fingerprint']).sort());
  for (const finding of findings) {
    expect(items).toContainEqual([
      finding['severity'],
      finding['state'],
      finding['rule'],
      finding['skill'] ?? '',
    ]);
  }
});

/** What a unit may do, as text. */
function permissionsOf(page: HtmlPage, unit: string): string {
  const texts = withClass(page, 'unit').map((each) => textOf(each).replace(/\s+/g, ' ').trim());
  const text = texts.find((candidate) => candidate.startsWith(unit));
  expect(text).toBeDefined();
  return text ?? '';
}

describe('the sample', () => {
  const textFor = (skill: string) => permissionsOf(samplePage, skill);

  test('marks the permissions that grew', () => {
    expect(textFor('deploy')).toContain('new: Bash');
    expect(textFor('tool.kubectl')).toMatch(
      /Network \*\.cluster\.local skill\.toml:15 new: registry\.example\.com skill\.toml:15 /,
    );
    expect(textFor('review')).not.toContain('new: ');
    expect(textFor('scaffold')).toContain(
      'new: Write SKILL.md:6 new: Bash(npm init *) SKILL.md:6 new: Bash(git *) SKILL.md:6',
    );
  });

  test('strikes out the lost permissions', () => {
    expect(textFor('review')).toContain('no longer: Bash(npm test *)');
    expect(textFor('deploy')).not.toContain('no longer: ');
  });

  test('lists every skill with its inputs, operations, version and users', () => {
    const skills = withClass(samplePage, 'skill').map((element) =>
      textOf(element).replace(/\s+/g, ' '),
    );
    expect(skills.length).toBe(sample.summary.skills);
    const of = (name: string) => skills.find((text) => text.trim().startsWith(name));
    for (const text of [' 1.4.0 ', 'Operations', 'Finds notes by words.', 'query', 'required']) {
      expect(of('memory')).toContain(text);
    }
    expect(of('worklog')).toMatch(/Used by proto\.lock:\d+ 1\.0\.0 sha256:/);
  });

  test('explains the rules of its findings and changes', () => {
    const rules = new Set(everythingIn(sample).map(({ rule }) => `rule-${rule}`));
    expect(new Set(samplePage.ids.filter((id) => id.startsWith('rule-')))).toEqual(rules);
  });
});

describe('a page above its limits', () => {
  const long = '<&"\'\u202e長'.repeat(2_000);
  const many = (amount: number, message: Message, before: string) =>
    reportOf(
      Array.from({ length: amount }, (_, index) =>
        finding({ message, severity: index % 2 === 0 ? 'note' : 'error', before }),
      ),
    );

  test.each([
    ['short messages', msg`Something ${code('x')} is wrong.`, 'x', 20_000],
    ['long messages', msg`${code(long, 400)} is wrong.`, long, 5_000],
  ])(
    'stays below its limit, and says how much it leaves out: %s',
    (_name, message, before, amount) => {
      const text = html.render(many(amount, message, before), options);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxPageBytes);
      const page = readPage(text);
      const shown = withClass(page, 'finding');
      expect(shown.length).toBeGreaterThan(100);
      const [sentence] = withClass(page, 'omitted');
      const left = `${amount - shown.length}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
      expect(sentence?.text).toContain(`${left} more are left out`);
      const severities = new Set(shown.map(({ attributes }) => attributes.get('data-severity')));
      expect(severities).toEqual(new Set(['error']));
    },
  );

  test('stays below its limit with skills of many permissions', async () => {
    const tools = Array.from({ length: 20 }, (_, index) => `Bash(${index}${'&'.repeat(100)})`).join(
      ' ',
    );
    const skill = (index: number) =>
      `---\nname: s${index}\ndescription: '${'"&'.repeat(500)}'\nallowed-tools: ${tools}\n---\n`;
    const names = Array.from({ length: 300 }, (_, index) => index);
    const files = names.map((index) => [`skills/s${index}/SKILL.md`, skill(index)] as const);
    const report = await cataloguedReport(null, Object.fromEntries(files));
    const list = cataloguePage(report.catalogue ?? nothing, null);
    for (const text of [html.render(report, options), list]) {
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxPageBytes);
      const [sentence] = withClass(readPage(text), 'omitted');
      expect(sentence?.text).toContain('250 more are left out.');
    }
  });
});

test('the version of a break is on the page once, as help', async () => {
  const skill = (inputs: string) =>
    `---\nname: a\ndescription: Does a.\nmanifest_version: "1.0"\nversion: 1.0.0\n${inputs}\n---\n`;
  const input = 'inputs: {required: [{name: x, description: The x., schema: {type: string}}]}';
  const files = new Map([
    ['before/a/SKILL.md', skill('inputs: {required: []}')],
    ['after/a/SKILL.md', skill(input)],
  ]);
  const text = html.render(await checkExample({ files, comment: '' }), options);
  const remarks = text.match(/class="remark">.*?<\/p>/gs) ?? [];
  const ofVersion = remarks.filter((remark) => remark.includes('version: 2.0.0'));
  expect(ofVersion).toEqual([expect.stringContaining('help:')]);
});

test('a sensitive value is not on the page', async () => {
  const manifest = (secret: string) =>
    `---\nmanifest_version: "1.0"\nname: a\nversion: 1.0.0\ndescription: Does it.\nallowed-tools: Bash(curl ${secret})\nenv:\n  optional:\n    - {name: KEY, sensitive: true, default: ${secret}}\ninputs:\n  optional:\n    - {name: key, sensitive: true, schema: {type: string, default: ${secret}}}\n---\n`;
  const report = await cataloguedReport(
    { 'skills/a/SKILL.md': manifest('hunter2hunter2') },
    { 'skills/a/SKILL.md': manifest('hunter3hunter3') },
  );
  expect(html.render(report, options)).not.toMatch(/hunter[23]/);
});
