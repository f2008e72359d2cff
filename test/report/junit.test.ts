import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { code, msg, plainText } from '../../src/model/message.ts';
import { escapeInvisible, neutralizeCommands } from '../../src/report/escape.ts';
import { junit } from '../../src/report/junit.ts';
import { defaultRenderOptions } from '../../src/report/reporter.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { spread } from '../laws/support/seeds.ts';
import { runCase } from '../support/run-case.ts';
import { commandsIn } from '../support/runner-log.ts';
import {
  at,
  canonical,
  clean,
  finding,
  reportOf,
  skill,
} from '../support/samples/canonical-report.ts';
import {
  casesIn,
  elementsIn,
  faultsOf,
  isCounted,
  rootOf,
} from '../support/samples/junit-model.ts';

const read = (report: typeof canonical) => rootOf(junit.render(report, defaultRenderOptions));

describe.each([
  ['canonical', canonical],
  ['clean', clean],
])('the %s report', (_, report) => {
  test('is valid in the schema of Jenkins', () => expect(faultsOf(read(report))).toEqual([]));
  test('counts its test cases', () => expect(isCounted(read(report))).toBe(true));
});

test('the model of the schema rejects unknown parts', () => {
  const text =
    '<testsuites><testsuite name="a" tests="1"><testcase file="x">y</testcase></testsuite></testsuites>';
  expect(faultsOf(rootOf(text))).toEqual([
    'testsuite lacks failures!',
    'testsuite lacks errors!',
    'testcase has file',
    'testcase lacks name!',
    'testcase holds something strange',
  ]);
  expect(() => rootOf('<a>\u0001</a>')).toThrow('Invalid character');
});

/** All settings that determine failures. */
const gates = (['error', 'warning', 'never'] as const).flatMap((failOn) =>
  (['new', 'all'] as const).map((scope): Partial<Config> => ({ failOn, scope })),
);

const folder = new URL('../cases/', import.meta.url);
const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt') && name !== 'lock/too-large.txt')
  .sort();

test('a test fails exactly where the gate does, in the cases under every gate', async () => {
  const seen = { pass: 0, fail: 0 };
  for (const [index, name] of spread(cases, 300).entries()) {
    const archive = parseTxtar(readFileSync(new URL(name, folder), 'utf8'));
    const report = await runCase(archive, gates[index % gates.length]);
    const root = read(report);
    const failed = casesIn(root).filter((testcase) => elementsIn(testcase, 'failure').length > 0);
    expect(failed.length > 0, name).toBe(report.outcome === 'fail');
    expect(Number(root.attributes['failures']), name).toBe(failed.length);
    expect(faultsOf(root), name).toEqual([]);
    expect(isCounted(root), name).toBe(true);
    expect(casesIn(root).length, name).toBeGreaterThan(0);
    seen[report.outcome]++;
  }
  expect(Math.min(seen.pass, seen.fail)).toBeGreaterThan(50);
});

test('a finding that fails under the settings of base fails here too', async () => {
  const manifest =
    'skills/worklog/SKILL.md --\n---\nname: worklog\ndescription: Writes a log.\n---\n';
  const sides = ['before/skillaccord.yml --\nfail-on: warning\n', `before/${manifest}`];
  const text = [...sides, 'after/skillaccord.yml --\nfail-on: never\n', `after/${manifest}`];
  const report = await runCase(parseTxtar(text.map((file) => `-- ${file}`).join('')));
  expect(report.outcome).toBe('fail');
  const failed = casesIn(read(report)).filter(
    (testcase) => elementsIn(testcase, 'failure').length > 0,
  );
  expect(failed.map(({ attributes }) => attributes['name'])).toEqual(['gate-weakened']);
});

describe('its content', () => {
  /** Arbitrary text: all planes, lone surrogates, controls, characters that XML forbids. */
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({
      unit: fc.constantFrom(']', '>', '<', '&', '"', "'", '\n', '\t', '\u0000', '\ud800', '\udfff'),
      maxLength: 12,
    }),
    fc.constantFrom(
      ']]>',
      '::error::x',
      '##[error]x',
      '##vso[task.complete]x',
      '<![CDATA[',
      '<!ENTITY x SYSTEM "file:///">',
      '&lt;',
      '\uffff\ufffe',
      '\u0085',
      '\u202e',
    ),
  );

  test('is the message, with any text', () => {
    fc.assert(
      fc.property(hostile, hostile, (text, root) => {
        const message = msg`Found ${code(text, 3000)}.`;
        const report = reportOf([finding({ message, skill: root, at: at(root, 1, 1, 2) })], {
          skills: [],
        });
        const suite = elementsIn(read(report), 'testsuite')[1];
        const name = suite?.attributes['name'];
        const [failure] = elementsIn(suite ?? read(report), 'testcase').flatMap((testcase) =>
          elementsIn(testcase, 'failure'),
        );
        const shown = (text: string) =>
          neutralizeCommands(text).replace(
            /[\ufffe\uffff]/g,
            (character) => `\\u${character.charCodeAt(0).toString(16)}`,
          );
        const attribute = failure?.attributes['message'];
        const place = root === '' ? '' : `${escapeInvisible(root)}:1:1: `;
        expect(name).toBe(shown(escapeInvisible(root)) || '.');
        expect(attribute).toBe(shown(escapeInvisible(plainText(message))));
        expect(failure?.text).toBe(shown(`${place}error: ${escapeInvisible(plainText(message))}`));
        for (const text of [name, attribute, failure?.text])
          expect(commandsIn(text ?? '')).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('is every finding of a rule, one on each line, in one failure', () => {
    const findings = [3, 5].map((line) =>
      finding({ at: at('skills/worklog/SKILL.md', line, 1, 2), message: msg`${line}.` }),
    );
    const [failed] = casesIn(read(reportOf(findings))).flatMap((testcase) =>
      elementsIn(testcase, 'failure'),
    );
    expect(failed?.attributes['message']).toBe('3. (and 1 more)');
    expect(failed?.text.split('\n')).toEqual([
      'skills/worklog/SKILL.md:3:1: error: 3.',
      'skills/worklog/SKILL.md:5:1: error: 5.',
    ]);
  });

  test('has a passed test for a skill without findings, and none for a removed skill', () => {
    const skills = [skill({ name: 'a.b' }), skill({ name: 'gone', status: 'removed' })];
    const suites = elementsIn(read(reportOf([], { skills })), 'testsuite');
    expect(suites.map(({ attributes }) => attributes['name'])).toEqual([
      '(repository)',
      'skills/a.b',
    ]);
    const [testcase] = elementsIn(suites[1] ?? read(clean), 'testcase');
    expect(testcase?.attributes).toEqual({
      classname: 'skillaccord.skills/a_b',
      name: 'no findings',
    });
  });

  test('is skipped if base has it too, unless existing findings count', () => {
    const existing = [finding({ state: 'existing' })];
    const kinds = (report: typeof canonical) =>
      casesIn(read(report)).flatMap((testcase) => elementsIn(testcase).map(({ name }) => name));
    expect(kinds(reportOf(existing))).toEqual(['skipped']);
    expect(kinds(reportOf(existing, { scope: 'all', failing: existing }))).toEqual(['failure']);
    expect(kinds(reportOf(existing, { scope: 'all', failOn: 'never' }))).toEqual(['system-out']);
  });
});
