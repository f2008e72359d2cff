import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/model/finding.ts';
import { type Message, plainText } from '../../../src/model/message.ts';
import type { Report } from '../../../src/model/report.ts';
import * as catalog from '../../../src/report/index.ts';
import { defaultRenderOptions, type Reporter } from '../../../src/report/reporter.ts';
import { rules } from '../../../src/rules/catalog.ts';
import { parseTxtar } from '../../../src/syntax/txtar.ts';
import { checkExample } from '../../../src/tasks/example.ts';
import { pageOf } from '../../attacks/page.ts';
import { readXml } from '../../attacks/xml.ts';
import { readPage } from '../../html/page.ts';
import { reportOf } from '../../support/samples/canonical-report.ts';

const options = { ...defaultRenderOptions, detail: 'verbose' } as const;
const reporters = Object.values(catalog);
/** Formats with one text for a finding. */
const withoutNotes: ReadonlySet<string> = new Set([
  'github',
  'gitlab',
  'junit',
  'rdjson',
  'concise',
]);

/** The first finding of each rule on its example, as a new error. */
async function findingOfEachRule(): Promise<readonly Finding[]> {
  const found = await Promise.all(
    rules.map(async ({ id, invalid }) => {
      const { findings, changes } = await checkExample(parseTxtar(invalid));
      return [...findings, ...changes].find(({ rule }) => rule === id) ?? [];
    }),
  );
  return found.flat().map(({ fix: _, ...finding }) => ({
    ...finding,
    severity: 'error',
    state: 'new',
    isChange: false,
  }));
}

const findings = findingOfEachRule();

/** A report of some findings, in which no command resolves any. */
function bareReport(list: readonly Finding[]): Report {
  return reportOf(list, { skills: [], locks: [], powers: [], units: [] });
}

/** The words of an output, without its markup. Throws if it does not parse. */
function wordsOf({ syntax }: Reporter, output: string): string {
  switch (syntax) {
    case 'json':
      return tokens(stringsIn(JSON.parse(output)).join(' \n '));
    case 'xml':
      return tokens(withoutTags(output, readXml(output)));
    case 'html':
      return tokens(withoutTags(output, readPage(output)));
    case 'markdown':
      return tokens(withoutTags(pageOf(output).html, true));
    default:
      return tokens(output);
  }
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'" };

function withoutTags(markup: string, parsed: unknown): string {
  expect(parsed).toBeTruthy();
  return markup
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/?(?:p|li|br|td|th|tr|summary|details|h\d|div|section|title)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replaceAll('&amp;', '&');
}

/** Letters and digits, with one blank between them. */
function tokens(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** True for a message that every writer shows whole and without escapes. */
function isShownWhole({ parts }: Message): boolean {
  return parts.every((part) => {
    const text = typeof part === 'string' ? part : part.text;
    return (typeof part === 'string' || text.length <= 60) && !/[^\P{C}]|[`\\<>&]/u.test(text);
  });
}

function textsOf({ message, help, notes }: Finding, hasNotes: boolean): readonly Message[] {
  const all = [message, ...(help ? [help] : []), ...(hasNotes ? notes.map((n) => n.message) : [])];
  return all.filter((text) =>
    isShownWhole({ parts: text.parts.filter((p) => typeof p !== 'string') }),
  );
}

function lost(reporter: Reporter, list: readonly Finding[]): readonly string[] {
  const output = reporter.render(bareReport(list), options);
  const words = wordsOf(reporter, output);
  expect(output).not.toMatch(/\[object Object\]/);
  return list.flatMap((finding) =>
    textsOf(finding, !withoutNotes.has(reporter.id))
      .map(plainText)
      .filter((text) => !words.includes(tokens(text)))
      .map((text) => `${finding.rule}: ${text}`),
  );
}

describe.each(reporters.map((reporter) => [reporter.id, reporter] as const))(
  '%s',
  (id, reporter) => {
    test('parses, and holds message, help and notes of the findings of all rules', async () => {
      const list = await findings;
      expect(list.length).toBeGreaterThan(rules.length * 0.9);
      // A runner keeps nine annotations.
      const size = id === 'github' ? 9 : list.length;
      const parts = Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
        list.slice(index * size, (index + 1) * size),
      );
      expect(parts.flatMap((part) => lost(reporter, part))).toEqual([]);
    });

    test('holds message, help and notes of a finding alone', async () => {
      const list = await findings;
      const some = list.filter((_, index) => index % 20 === 0);
      expect(some.flatMap((finding) => lost(reporter, [finding]))).toEqual([]);
    });

    test('would show a message that is lost', async () => {
      const list = (await findings).slice(0, 9);
      for (const word of ['undefined', '[object Object]']) {
        const broken: Reporter = {
          ...reporter,
          render: (report, given) =>
            reporter.render(
              {
                ...report,
                findings: report.findings.map((each) => ({ ...each, message: { parts: [word] } })),
                failing: report.failing.map((each) => ({ ...each, message: { parts: [word] } })),
              },
              given,
            ),
        };
        expect(() => expect(lost(broken, list)).toEqual([])).toThrow();
      }
    });
  },
);
