import { describe, expect, test, vi } from 'vitest';
import { escapeInvisible, neutralizeCommands } from '../../src/report/escape.ts';
import { annotationsIn, commandsIn, commandsOf } from '../support/runner-log.ts';
import { definition } from '../support/step.ts';
import { type CapturedOutput, captureOnce } from './captured-output.ts';
import { callsIn, openIn, pageOf } from './page.ts';
import { texts } from './texts.ts';
import { readXml } from './xml.ts';

// The first test runs everything that the others inspect.
vi.setConfig({ testTimeout: 300_000 });

/** The workflow commands of the Action itself, with their properties. */
const ours = new Map([
  ['error', ['file', 'line', 'col', 'endLine', 'endColumn', 'title']],
  ['warning', ['file', 'line', 'col', 'endLine', 'endColumn', 'title']],
  ['notice', ['file', 'line', 'col', 'endLine', 'endColumn', 'title']],
  ['group', []],
  ['endgroup', []],
]);

/** The elements used in our pages. */
const elements = new Set([
  ...[
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'a',
    'code',
    'pre',
    'strong',
    'em',
    'details',
    'summary',
  ],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'br', 'hr', 'sub', '!--'],
]);

/** The hidden markers of each page. */
const markers: Readonly<Record<string, number>> = { comment: 1, review: 1 };

/** Characters that are invisible or change the display, except line breaks and colours. */
const unseen =
  /[^\P{Cc}\n]|[\u200b-\u200c\u2028-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]|\p{Surrogate}/u;
const colours = /\u001b\[[\d;]*m/g;

function formatOf(attackOutput: CapturedOutput, id: string): string {
  return attackOutput.formats.get(id) ?? '';
}

describe('no text of a pull request is obeyed by the runner', () => {
  test('the log has only our commands, with our properties', async () => {
    const { log, paths } = await captureOnce();
    const shown = new Set(
      [...paths].map((path) => neutralizeCommands(`x${escapeInvisible(path)}`).slice(1)),
    );
    for (const { name, properties } of commandsOf(log)) {
      expect([...ours.keys()]).toContain(name);
      for (const key of properties.keys()) expect(ours.get(name)).toContain(key);
    }
    expect(commandsIn(log).filter((name) => /group/.test(name))).toEqual(['group', 'endgroup']);
    for (const { file, title } of annotationsIn(log)) {
      if (file !== undefined) expect(shown).toContain(file);
      expect(title ?? 'rule').toMatch(/^[a-z-]+$/);
    }
  });

  test('the log moves no cursor and has no hidden text', async () => {
    const { log } = await captureOnce();
    expect(log.replace(colours, '')).not.toMatch(unseen);
  });

  test('we set every output, and no other exists', async () => {
    const { outputs } = await captureOnce();
    expect([...outputs.keys()].sort()).toEqual(Object.keys(definition.outputs).sort());
    expect(outputs.get('outcome')).toBe('fail');
    expect(Array.isArray(JSON.parse(outputs.get('changed-skills') ?? ''))).toBe(true);
  });

  test('the output of the command line has no command either, in any format and command', async () => {
    const { formats, commands } = await captureOnce();
    for (const [name, printed] of [...formats, ...commands]) {
      const names = commandsIn(printed).filter(
        (commandName) => !['error', 'warning', 'notice'].includes(commandName),
      );
      expect(names, name).toEqual([]);
      if (name !== 'github') expect(commandsIn(printed), name).toEqual([]);
      expect(printed, name).not.toMatch(unseen);
      expect(printed.length, name).toBeGreaterThan(0);
    }
  });

  test('only the outputs are written', async () => {
    expect((await captureOnce()).strays).toEqual([]);
  });
});

describe.each(['summary', 'comment', 'check run', 'markdown', 'review'])('the %s', (name) => {
  test('has only our elements, addresses and calls', async () => {
    const { pages, merge } = await captureOnce();
    const written = pages.get(name) ?? '';
    expect(written.length).toBeGreaterThan(name === 'review' ? 300 : 1_000);
    const page = pageOf(written);
    expect([...page.tags].filter((tag) => !elements.has(tag))).toEqual([]);
    const own = new RegExp(
      `^https://github\\.com/acme/skills/(?:blob|tree)/(?:${merge}|[0-9a-f]{40})/[\\w./%-]+(?:#L\\d+)?$`,
    );
    const manual = /^docs\/(?:rules\/[a-z0-9-]+|adopting)\.md$/;
    const foreign = (address: string) => !own.test(address) && !manual.test(address);
    expect(page.addresses.filter(foreign)).toEqual([]);
    expect(callsIn(page)).toEqual([]);
    expect(openIn(page)).toEqual([]);
    expect(written).not.toMatch(unseen);
    expect(page.html.match(/<!--/g) ?? []).toHaveLength(markers[name] ?? 0);
  });
});

describe('the comments with suggestions', () => {
  test('have only our elements, addresses and calls, and no invisible character', async () => {
    const { suggestions } = await captureOnce();
    expect(suggestions.length).toBeGreaterThan(0);
    for (const text of suggestions) {
      const page = pageOf(text);
      expect([...page.tags].filter((tag) => !elements.has(tag))).toEqual([]);
      expect([page.addresses, callsIn(page), openIn(page)]).toEqual([[], [], []]);
      expect(text).not.toMatch(unseen);
    }
  });
});

describe('formats for machines', () => {
  test('SARIF names files of the tree, and links nothing', async () => {
    const { runs } = JSON.parse(formatOf(await captureOnce(), 'sarif'));
    const [{ results }] = runs;
    expect(results.length).toBeGreaterThan(texts.length);
    for (const { message, locations, ruleId } of results) {
      expect(message.text).not.toMatch(/\]\(/);
      expect(ruleId).toMatch(/^[a-z-]+$/);
      for (const { physicalLocation } of locations) {
        expect(physicalLocation.artifactLocation.uri).toMatch(/^(?!\/)(?!.*\.\.\/)[\w./%-]+$/);
      }
    }
  });

  test('a strict parser accepts each of them', async () => {
    const { formats } = await captureOnce();
    const read = [...formats].filter(([, printed]) => /^\s*[[{<]/.test(printed));
    expect(read.map(([name]) => name)).toEqual(expect.arrayContaining(['json', 'sarif']));
    for (const [name, printed] of read) {
      if (printed.trimStart().startsWith('<')) expect(readXml(printed).name, name).not.toBe('');
      else expect(typeof JSON.parse(printed), name).toBe('object');
    }
  });

  test('the annotations of the check run are of files of the tree', async () => {
    const { annotations, paths } = await captureOnce();
    expect(annotations.length).toBeGreaterThan(texts.length);
    for (const { path, message, title } of annotations) {
      expect(paths).toContain(path);
      expect(`${message}\n${title}`).not.toMatch(unseen);
    }
  });
});

describe.each(texts)('$name', ({ mark }) => {
  test('appears in every output, and only as text', async () => {
    const attackOutput = await captureOnce();
    const summary = attackOutput.pages.get('summary') ?? '';
    for (const output of [
      attackOutput.log,
      summary,
      formatOf(attackOutput, 'json'),
      formatOf(attackOutput, 'sarif'),
      formatOf(attackOutput, 'text'),
    ]) {
      expect(output).toContain(mark);
    }
    for (const { name, properties } of commandsOf(attackOutput.log)) {
      expect(name).not.toContain(mark);
      expect([...properties.keys()].join()).not.toContain(mark);
    }
    expect(pageOf(shortest(summary, mark)).prose).not.toMatch(new RegExp(`[@#/.]${mark}`));
  });
});

/** The lines of a page that contain a mark, without fences, which alone would be prose. */
function shortest(page: string, mark: string): string {
  return page
    .replace(/^```yaml\n[\s\S]*?^```$/gm, '')
    .split('\n')
    .filter((line) => line.includes(mark))
    .join('\n\n');
}
