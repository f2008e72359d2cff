import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainText } from '../../../src/model/message.ts';
import type { Report } from '../../../src/model/report.ts';
import { rules } from '../../../src/rules/catalog.ts';
import { isOffByDefault, type Rule } from '../../../src/rules/rule.ts';
import { parseTxtar } from '../../../src/syntax/txtar.ts';
import type { checkExample } from '../../../src/tasks/example.ts';
import { compile } from '../../support/compiled-source.ts';
import { reportOfCase, runCase } from '../../support/run-case.ts';
import { everythingIn } from '../support/reports.ts';
import { spread } from '../support/seeds.ts';

/** Other words for the same: all letters of ours are turned around. */
const reword = `
function reword(text: string): string {
  return [...text].reverse().join('');
}
`;

/** The module of messages, with other words in each template and each fixed text. */
function reworded(path: string, text: string): string {
  if (path !== 'model/message.ts') return text;
  const edited = text
    .replace('parts.push(word);', 'parts.push(reword(word));')
    .replace("text === '' ? [] : [text]", "text === '' ? [] : [reword(text)]");
  expect(edited.match(/reword\(/g)).toHaveLength(2);
  return edited + reword;
}

// Part of the name of what the test runner leaves to Node.
const folder = mkdtempSync(join(tmpdir(), 'skillaccord-source-'));
let checkReworded: typeof checkExample;

beforeAll(async () => {
  compile(folder, reworded);
  const module = await import(pathToFileURL(join(folder, 'src/tasks/example.js')).href);
  checkReworded = module.checkExample;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All that a report decides, without its words. */
function verdicts(report: Report): readonly string[] {
  return everythingIn(report)
    .map(({ rule, severity, state, at, fingerprint, notes }) =>
      JSON.stringify([rule, severity, state, at, fingerprint, notes.length]),
    )
    .sort();
}

/** The name and the text of an example, and its rule. */
type Example = readonly [name: string, text: string, rule: Rule | undefined];

const cases = new URL('../../cases/', import.meta.url);
const folders = readdirSync(cases, { withFileTypes: true }).filter((entry) => entry.isDirectory());

const examples = [
  ...folders.map(({ name }) => {
    const inside = new URL(`${name}/`, cases);
    const texts = readdirSync(inside, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.txt'))
      .map((path) => [path, readFileSync(new URL(path, inside), 'utf8'), undefined] as const);
    return [`the cases of ${name}`, texts] as const;
  }),
  [
    'the examples of rules',
    rules.flatMap((rule) =>
      [rule.invalid, rule.valid].map((text) => [rule.id, text.trimStart(), rule] as const),
    ),
  ] as const,
];

describe('a build with other words', () => {
  let findings = 0;

  test.each(examples)('has the verdicts and fingerprints of %s', async (_name, texts) => {
    for (const [name, text, rule] of spread<Example>(texts, 60)) {
      const isOff = rule !== undefined && isOffByDefault(rule);
      const level = isOff ? { rules: { [rule.id]: 'warning' as const } } : {};
      const archive = parseTxtar(text);
      const [ours, theirs] = [
        isOff ? await runCase(archive, level) : await reportOfCase(text),
        await runCase(archive, level, checkReworded),
      ];
      expect(verdicts(theirs), name).toEqual(verdicts(ours));
      expect(theirs.outcome, name).toBe(ours.outcome);
      findings += ours.findings.length;
    }
  });

  test('says none of them in the same words', async () => {
    const { invalid } = rules.find(({ id }) => id === 'input-required-added') ?? rules[0] ?? {};
    const archive = parseTxtar(invalid?.trimStart() ?? '');
    const [ours, theirs] = [await runCase(archive), await runCase(archive, {}, checkReworded)];
    const said = (report: Report) => everythingIn(report).map(({ message }) => plainText(message));
    expect(said(ours).filter((text) => said(theirs).includes(text))).toEqual([]);
    expect(findings).toBeGreaterThan(1000);
  });
});
