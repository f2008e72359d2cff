import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../../src/model/report.ts';
import { encodePath } from '../../../src/model/text/path.ts';
import {
  escapeInvisible,
  jsonLine,
  jsonText,
  neutralizeCommands,
} from '../../../src/report/escape.ts';
import { github } from '../../../src/report/github.ts';
import { cataloguePage } from '../../../src/report/html/list-page.ts';
import * as catalog from '../../../src/report/index.ts';
import { makeInert } from '../../../src/report/inert.ts';
import { codeSpan } from '../../../src/report/markdown-text.ts';
import { defaultRenderOptions } from '../../../src/report/reporter.ts';
import { shellPath } from '../../../src/report/shell-path.ts';
import { element, xmlText } from '../../../src/report/xml.ts';
import { attacks } from '../../attacks/arbitrary.ts';
import { attackedBy, folderNamed } from '../../attacks/hostile.ts';
import { obeyedCommands, unescapeReport } from '../../attacks/obeyed.ts';
import { callsIn, openIn, pageOf } from '../../attacks/page.ts';
import { readXml } from '../../attacks/xml.ts';
import { pageElements, readPage } from '../../html/page.ts';
import { reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';

const reporters = Object.values(catalog);
const words = ['##', '[', '::', ':', '#', 'error', '\n', '\r', ' ', ']', '\u001b[1m', '\ufe0f'];
const anyText = fc.oneof(
  attacks(1).map(([attack]) => attack?.text ?? ''),
  fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((list) => list.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** A report whose findings all have a fix with a hostile text. */
function withFixes(report: Report, text: string): Report {
  const start = { line: 1, column: 1 };
  const fix = { description: text, replacements: [{ range: { start, end: start }, text }] };
  return { ...report, findings: report.findings.map((finding) => ({ ...finding, fix })) };
}

describe.each(seeds)('with the %s seed', (_, seed) => {
  test('no format prints a command for a runner or terminal, with any pull request', async () => {
    const law = fc.asyncProperty(attacks(4), fc.nat(39), async (list, from) => {
      const { benign, hostile } = attackedBy(list, { step: 40, offset: from });
      const report = withFixes(await reportOf(benign, hostile), list[0]?.text ?? '');
      for (const detail of ['quiet', 'verbose'] as const) {
        for (const reporter of reporters) {
          const output = reporter.render(report, { ...defaultRenderOptions, detail });
          expect(obeyedCommands(output, { annotations: reporter === github }), reporter.id).toEqual(
            [],
          );
          const kind = reporter === github ? 'annotations' : undefined;
          expect(makeInert(output, { kind }), reporter.id).toBe(output);
        }
      }
      const coloured = catalog.text.render(report, {
        ...defaultRenderOptions,
        colour: true,
        width: 40,
      });
      expect(obeyedCommands(coloured)).toEqual([]);
      const page = pageOf(
        catalog.markdown.render(report, { ...defaultRenderOptions, detail: 'verbose' }),
      );
      expect([page.addresses, callsIn(page), openIn(page)]).toEqual([[], [], []]);
      expect(page.html).not.toMatch(/<!--|<(?:img|script|b|iframe|svg)\b/i);
      expect(page.html.split('<details>').length).toBe(page.html.split('</details>').length);
      for (const text of [catalog.html.render(report, defaultRenderOptions), listOf(report)]) {
        const own = readPage(text);
        expect([...own.tags].filter((tag) => !pageElements.has(tag))).toEqual([]);
        expect(
          own.addresses.filter(
            (address) => !/^#(?:changed-permissions|changed-skills|[a-z]+(?:-\d+)?)$/.test(address),
          ),
        ).toEqual([]);
        expect(obeyedCommands(text)).toEqual([]);
      }
    });
    await fc.assert(law, sample(seed, 2));
  });

  test('every format prints a name unchanged', async () => {
    const law = fc.asyncProperty(attacks(4), async (list) => {
      const { hostile } = attackedBy(list, { step: 40, offset: 0 });
      const report = await reportOf({}, hostile);
      const rendered = (id: string) =>
        reporters
          .find((reporter) => reporter.id === id)
          ?.render(report, { ...defaultRenderOptions, detail: 'verbose' }) ?? '';
      const parsed = JSON.parse(rendered('json'));
      const roots = parsed.skills.map(({ root }: { root: string }) => root);
      const [run] = JSON.parse(rendered('sarif')).runs;
      const uris: string[] = run.results.map(
        (result: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
          result.locations[0]?.physicalLocation.artifactLocation.uri,
      );
      const suites = readXml(rendered('junit')).children.map(
        (element) => element.attributes.get('name') ?? '',
      );
      const pageRoots = readPage(rendered('html')).all.map(({ attributes }) =>
        unescapeReport(attributes.get('data-skill') ?? ''),
      );
      const paths = [...JSON.parse(rendered('gitlab'))].map((entry) =>
        unescapeReport(entry.location.path),
      );
      for (const { text } of list) {
        const folder = folderNamed(text);
        expect(roots).toContain(folder);
        expect(uris).toContain(`${percent(folder)}/SKILL.md`);
        expect(suites.map(unescapeReport)).toContain(folder);
        expect(pageRoots).toContain(folder);
        expect(paths).toContain(`${folder}/SKILL.md`);
        expect(unescapeReport(rendered('text'))).toContain(`${folder}/SKILL.md`);
        expect(unescapeReport(rendered('markdown'))).toContain(folder);
      }
    });
    await fc.assert(law, sample(seed, 1));
  });

  test('each escape neutralizes all commands and is reversible', () => {
    const law = fc.property(anyText, anyText, (first, second) => {
      const line = neutralizeCommands(escapeInvisible(first) + escapeInvisible(second));
      expect(obeyedCommands(line)).toEqual([]);
      const texts = [`${first}\n${second}`, `${first}\u001b[1m${second}`];
      const shown = texts.map((text, index) => makeInert(text, { colour: index === 1 }));
      for (const text of shown) expect(obeyedCommands(text.replaceAll('\t', ' '))).toEqual([]);
      expect(makeInert(makeInert(first))).toBe(makeInert(first));
      for (const json of [jsonText({ [first]: second }), jsonLine([first, second])]) {
        expect(obeyedCommands(json)).toEqual([]);
      }
      expect(JSON.parse(jsonLine([first, second]))).toEqual([first, second]);
      const xml = xmlText(element('a', { b: escapeInvisible(first) }, [escapeInvisible(second)]));
      expect(obeyedCommands(xml)).toEqual([]);
      const { attributes, text } = readXml(xml);
      expect([attributes.get('b'), text]).toEqual([
        escapeInvisible(first),
        escapeInvisible(second),
      ]);
      expect(obeyedCommands(codeSpan(first) + codeSpan(second))).toEqual([]);
    });
    const examples: [string, string][] = [[':', '::error::zq00qz']];
    fc.assert(law, { ...sample(seed, 300), examples });
  });

  test('a path that is pasted into a shell is the path', () => {
    const law = fc.property(fc.array(anyText, { minLength: 1, maxLength: 8 }), (list) => {
      const paths = list
        .map((text) => text.replaceAll('\0', '').replace(/\n+$/, ''))
        .filter(Boolean);
      fc.pre(paths.length > 0);
      const shown = paths.map(shellPath);
      // A leading character that zsh expands, but sh does not.
      for (const quoted of shown) expect(quoted).not.toMatch(/^[=~]/);
      for (const quoted of shown)
        expect(obeyedCommands(`  skillaccord lock ${quoted}`)).toEqual([]);
      const printed = execFileSync('sh', ['-c', `printf '%s\\0' ${shown.join(' ')}`]);
      const expected = paths.map((path) => (path.startsWith('-') ? `./${path}` : path));
      expect(printed.equals(Buffer.concat(expected.map((path) => encoded(`${path}\0`))))).toBe(
        true,
      );
    });
    fc.assert(law, sample(seed, 20));
  });
});

/** The page of `list` for the skills of a report. */
function listOf({ catalogue = { skills: [], units: [] } }: Report): string {
  return cataloguePage(catalogue, null);
}

function encoded(path: string): Buffer {
  return Buffer.from(encodePath(path));
}

/** A percent-encoded path, encoded by Node's functions. */
function percent(path: string): string {
  return [...encoded(path)]
    .map((byte) => String.fromCharCode(byte))
    .map((character) => (/[\w./-]/.test(character) ? character : `%${hex(character)}`))
    .join('');
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
}
