import { describe, expect, test } from 'vitest';
import { parseSkillMd } from '../../src/dialects/skill-md.ts';
import { msg, valuePart } from '../../src/model/message.ts';
import { markdown } from '../../src/report/markdown/markdown.ts';
import { frame } from '../../src/report/text/frame.ts';
import { linksOf } from '../../src/syntax/markdown/links.ts';
import { parseYaml } from '../../src/syntax/yaml/yaml.ts';
import { snapshotOptions } from '../pages/reporter.ts';
import { runCase } from '../support/run-case.ts';
import { finding, reportOf } from '../support/samples/canonical-report.ts';
import { expectLinear, stepsOf } from './steps.ts';

/** Texts that cause quadratic time, stack overflows or aborts in some parsers. */
const hostile: Readonly<Record<string, (size: number) => string>> = {
  brackets: (size) => '['.repeat(size),
  braces: (size) => '{a: '.repeat(size / 4),
  dashes: (size) => '- '.repeat(size / 2),
  questions: (size) => '? '.repeat(size / 2),
  colons: (size) => 'a: b: '.repeat(size / 6),
  indentation: (size) =>
    Array.from({ length: Math.sqrt(2 * size) }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
  keys: (size) => Array.from({ length: size / 8 }, (_, key) => `k${key}: 1`).join('\n'),
  aliases: (size) => `a: &a x\nb: [${'*a,'.repeat(size / 3)}]`,
  bomb: () =>
    ['a: &a [x,x]', ...Array.from({ length: 60 }, (_, index) => `k${index}: &a [*a,*a]`)].join(
      '\n',
    ),
  anchors: (size) => '- &a x\n'.repeat(size / 7),
  errors: (size) => '- ]\n'.repeat(size / 4),
  commas: (size) => `[${','.repeat(size)}]`,
  comments: (size) => '# a\n'.repeat(size / 4),
  blanks: (size) => `a:${' '.repeat(size)}b`,
  lines: (size) => `a:${'\n'.repeat(size)}b`,
  fences: (size) => '---\n'.repeat(size / 4),
  links: (size) => ']('.repeat(size / 2),
  labels: (size) => '[a]: b\n'.repeat(size / 7),
  opened: (size) => '['.repeat(size / 2) + ']('.repeat(size / 4),
  angles: (size) => '[a](<'.repeat(size / 5),
  titles: (size) => '[a](b "'.repeat(size / 7),
  backticks: (size) =>
    Array.from({ length: Math.sqrt(2 * size) }, (_, run) => '`'.repeat(run)).join(' '),
  ticks: (size) => '`a`` '.repeat(size / 5),
  remarks: (size) => '<!-- '.repeat(size / 5),
  quotes: (size) => '> - '.repeat(size / 4),
};

describe.each(Object.entries(hostile))('%s', (_name, write) => {
  test.each<[string, (text: string) => unknown]>([
    ['as YAML', (text) => parseYaml('a.yaml', text)],
    ['as a value', (text) => parseSkillMd('SKILL.md', `---\nname: ${text}\n---\n`)],
    ['as a body', (text) => linksOf({ text, prose: text, locate: () => ({ path: '' }) })],
  ])('%s', async (_place, read) => {
    await expectLinear(16 * 1024, (size) => {
      const text = write(size);
      return () => read(text);
    });
  });
});

test('a manifest of many entries', async () => {
  await expectLinear(5000, (size) => {
    const capabilities = Array.from({ length: size }, (_, index) => `tag-${index}`);
    const keys = Array.from({ length: size / 10 }, (_, index) => [`capabilty${index}`, index]);
    const manifest = { ...Object.fromEntries(keys), id: 'worklog', version: '1.0.0', capabilities };
    const block = `\`\`\`router-manifest\n${JSON.stringify(manifest, null, 1)}\n\`\`\`\n`;
    const text = `---\nname: worklog\ndescription: Logs.\n---\n${block}`;
    return async () => {
      const files = new Map([['skills/worklog/SKILL.md', text]]);
      const { findings } = await runCase({ comment: '', files });
      expect(findings.map(({ rule }) => rule)).toContain('router-manifest-legacy');
    };
  });
});

test('a summary of messages that are all escapes', async () => {
  await expectLinear(1000, (size) => {
    const message = msg`${valuePart('"\\'.repeat(size))}`;
    const report = reportOf(Array.from({ length: 1000 }, () => finding({ message })));
    return () => markdown.render(report, snapshotOptions);
  });
});

test('only the shown part of a long line is read', async () => {
  const shown = (length: number) => () => {
    const start = { line: 1, column: 1 };
    const end = { line: 1, column: length + 1 };
    expect(frame('x'.repeat(length), { start, end }, 80).source.length).toBeLessThanOrEqual(80);
  };
  expect(await stepsOf(shown(4_000_000))).toBeLessThan(2 * (await stepsOf(shown(40_000))));
});
