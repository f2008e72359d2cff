import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { plainText } from '../../../src/model/message.ts';
import type { Report } from '../../../src/model/report.ts';
import { memoryTree } from '../../../src/model/tree.ts';
import { check } from '../../../src/pipeline/check.ts';
import { carriers } from '../../../src/powers/catalog.ts';
import { decisiveFindings } from '../../../src/report/facts/counted.ts';
import { titleText } from '../../../src/report/outcome/outcome.ts';
import { exampleContext } from '../../../src/tasks/example.ts';
import { type Json, pathsOf, readDocument, reversed, withValueAt } from '../support/documents.ts';
import { type Files, reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';

/** A file of a client with a value at fault. */
interface Fault {
  readonly name: string;
  readonly path: string;
  readonly files: Readonly<Record<string, string>>;
  readonly root: Json;
  readonly write: (root: Json) => string;
}

/** Values of every type. */
const wrongValues: readonly ((value: Json) => Json)[] = [
  () => 5,
  () => [],
  () => ({}),
  () => 'x y',
  () => [{ x: 1 }],
];

const documents = carriers.flatMap((carrier) =>
  carrier.examples.flatMap(({ granting }, index) =>
    Object.entries(granting).flatMap(([path, text]) => {
      const document = readDocument(path, text);
      if (!document || pathsOf(document.root).length < 2) return [];
      const write = path.endsWith('.json')
        ? (root: Json) => `${JSON.stringify(root, null, 2)}\n`
        : document.write;
      const files = { 'README.md': '# A\n', ...granting };
      return [{ name: `${carrier.id} ${index + 1}`, path, files, root: document.root, write }];
    }),
  ),
);

const faults = fc
  .constantFrom(...documents)
  .chain(({ root, ...document }) =>
    fc.record({
      document: fc.constant(document),
      root: fc.constant(root),
      place: fc.constantFrom(...pathsOf(root).filter(({ length }) => length > 0)),
      wrong: fc.constantFrom(...wrongValues, null),
    }),
  )
  .map(({ document, root, place, wrong }): Fault => {
    const edited = wrong ? withValueAt(root, place, wrong) : misspelt(root, place);
    return { ...document, name: `${document.name} ${place.join('.')}`, root: edited as Json };
  });

/** The same value with the last key of a path in another case: `preToolUse`. */
function misspelt(root: Json, place: readonly (string | number)[]): Json {
  const key = place.at(-1);
  return withValueAt(root, place.slice(0, -1), (table) =>
    typeof key !== 'string'
      ? table
      : (Object.fromEntries(
          Object.entries(table as Record<string, Json>).map(([name, value]) => [
            name === key ? key.replace(/^./, (letter) => letter.toLowerCase()) : name,
            value,
          ]),
        ) as Json),
  ) as Json;
}

const isFault = ({ rule }: Finding) => rule === 'grant-malformed';

function reportAtRest(head: Files): Promise<Report> {
  const sides = { head: memoryTree(head), base: null, context: exampleContext(false) };
  return check(sides, { ...defaults, allowEmpty: true });
}

async function atRest(head: Files): Promise<readonly Finding[]> {
  return (await reportAtRest(head)).findings.filter(isFault);
}

async function faultsBetween(base: Files, head: Files): Promise<readonly Finding[]> {
  return (await reportOf(base, head)).findings.filter(isFault);
}

const statesOf = (findings: readonly Finding[]) => findings.map(({ state }) => state);
const linesOf = (findings: readonly Finding[]) =>
  findings.map(({ about, severity }) => `${severity} ${about}`).sort();

/** The same files in another folder. */
function moved(files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`moved/${path}`, text]));
}

describe.each(seeds)('from the %s seed', (_, seed) => {
  test('a fault is reported at rest, is new where it is introduced, and existing where base has it', async () => {
    let found = 0;
    const property = fc.asyncProperty(faults, async ({ name, path, files, root, write }) => {
      const faulty = { ...files, [path]: write(root) };
      const resting = await atRest(faulty);
      fc.pre(resting.length > 0);
      found++;
      for (const { at } of resting.filter((finding) => finding.at.path === path)) {
        expect(at.range, name).toBeDefined();
        const isDocument = !path.endsWith('.json') || write(root).split('\n')[1] === '';
        if (!isDocument) expect(at.range?.start.line, name).toBeGreaterThan(1);
      }
      const introduced = await faultsBetween(files, faulty);
      expect(linesOf(introduced), name).toEqual(linesOf(resting));
      expect(new Set(statesOf(introduced)), name).toEqual(new Set(['new']));
      const others = [
        { ...faulty, 'README.md': '# B\n' },
        { ...faulty, [path]: write(reversed(root)) },
        moved(faulty),
      ];
      for (const other of [...others, ...withRemark(faulty, path)]) {
        const kept = await faultsBetween(faulty, other);
        expect(kept.length, name).toBe(resting.length);
        expect(new Set(statesOf(kept)), name).toEqual(new Set(['existing']));
      }
    });
    await fc.assert(property, sample(seed, 60));
    expect(found).toBeGreaterThan(20);
  });

  test('limits that do not hold come first, at rest and in the title', async () => {
    let mixed = 0;
    const places = fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 2 });
    const property = fc.asyncProperty(
      places.chain((folders) =>
        fc.tuple(...folders.map((folder) => faults.map((fault) => ({ folder, fault })))),
      ),
      async (several) => {
        const head = several.flatMap(({ folder, fault: { files, path, root, write } }) =>
          Object.entries({ ...files, [path]: write(root) }).map(
            ([name, text]) => [`${folder}/${name}`, text] as const,
          ),
        );
        const report = await reportAtRest(Object.fromEntries(head));
        const isLimit = report.findings.map(({ topic }) => topic === 'limit');
        expect(isLimit).toEqual([...isLimit].sort((a, b) => Number(b) - Number(a)));
        fc.pre(new Set(isLimit).size === 2);
        mixed++;
        const failing = decisiveFindings(report);
        const { length } = failing.filter(({ topic }) => topic === 'limit');
        const messages = new Set(failing.map(({ message }) => plainText(message)));
        if (length > 0 && messages.size > 1)
          expect(titleText(report)).toMatch(new RegExp(`^${length} limits? do(es)? not hold`));
      },
    );
    await fc.assert(property, sample(seed, 12));
    expect(mixed).toBeGreaterThan(3);
  });

  test('a file that cannot be read is existing with the same bytes only', async () => {
    const cuts = fc.record({
      document: fc.constantFrom(...documents.filter(({ path }) => path.endsWith('.json'))),
      share: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    });
    const property = fc.asyncProperty(cuts, async ({ document, share }) => {
      const { path, files, root, write } = document;
      const text = write(root);
      const cut = { ...files, [path]: text.slice(0, Math.ceil(text.length * share)) };
      const resting = await atRest(cut);
      fc.pre(resting.length > 0);
      expect(new Set(statesOf(await faultsBetween(cut, moved(cut))))).toEqual(
        new Set(['existing']),
      );
      const other = { ...cut, [path]: ` ${(cut as Fault['files'])[path]}` };
      expect(statesOf(await faultsBetween(cut, other))).toContain('new');
    });
    await fc.assert(property, sample(seed, 20));
  });
});

/** The file with one more line above its values. */
function withRemark(files: Fault['files'], path: string): readonly Files[] {
  const text = files[path] ?? '';
  if (path.endsWith('.json')) return [{ ...files, [path]: `\n${text}` }];
  if (path.endsWith('.md')) return [{ ...files, [path]: text.replace('---\n', '---\n# A\n') }];
  return [{ ...files, [path]: `# A\n${text}` }];
}
