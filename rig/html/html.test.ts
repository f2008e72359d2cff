import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseTxtar, subtree } from '../../src/syntax/txtar.ts';
import { runBuilt } from '../../test/support/built.ts';
import { repository } from '../../test/support/git.ts';
import { Browser } from './browser.ts';
import { temporaryFolderForFile } from './folder.ts';
import {
  focusedScript,
  markControlsScript,
  setControl,
  shownFindingsScript,
  weakTextsScript,
} from './page.ts';

const sample = parseTxtar(
  readFileSync(new URL('../../test/html/sample.txt', import.meta.url), 'utf8'),
);
const folder = temporaryFolderForFile();
const pages = { report: join(folder, 'report.html'), list: join(folder, 'list.html') };
const browser = new Browser(process.env['CHROMIUM_PROGRAM'] ?? 'chromium', join(folder, 'profile'));

beforeAll(async () => {
  writePages();
  await browser.open();
});
afterAll(() => browser.close());

/** The pages of the sample: of a check against main, and of the list of skills. */
function writePages(): void {
  const place = join(folder, 'repository');
  mkdirSync(place);
  const work = repository(subtree(sample, 'before'), place);
  work.git('switch', '-q', '-c', 'feature');
  work.commit(subtree(sample, 'after'));
  const args = ['check', '--base', 'main', '--scope', 'new', '-o', `html=${pages.report}`];
  const checked = runBuilt('cli', args, { cwd: work.path });
  expect(checked.code, checked.stderr).toBe(1);
  const listed = runBuilt('cli', ['list', '--format', 'html'], { cwd: work.path });
  expect(listed.code, listed.stderr).toBe(0);
  writeFileSync(pages.list, listed.stdout);
}

async function load(page: keyof typeof pages): Promise<void> {
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
  await browser.load(pathToFileURL(pages[page]).href);
}

/** Emulates a colour scheme or paper. */
async function show(scheme: string, media = ''): Promise<void> {
  const features = [{ name: 'prefers-color-scheme', value: scheme }];
  await browser.send('Emulation.setEmulatedMedia', { media, features });
}

const openAll = `document.querySelectorAll('details').forEach((node) => { node.open = true; })`;

describe.each(['report', 'list'] as const)('the page of %s', (page) => {
  test('loads nothing, and neither logs nor violates its policy', async () => {
    await load(page);
    const requests = browser.events.filter(({ method }) => method === 'Network.requestWillBeSent');
    const addresses = requests.map(({ params }) => (params['request'] as { url: string }).url);
    expect(addresses).toEqual([pathToFileURL(pages[page]).href]);
    const complaints = browser.events.filter(({ method }) =>
      /^(?:Runtime\.(?:exceptionThrown|consoleAPICalled)|Log\.entryAdded|Audits\.issueAdded)$/.test(
        method,
      ),
    );
    expect(complaints).toEqual([]);
  });

  test('reports a violation of its policy', async () => {
    await load(page);
    await browser.evaluate(`new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', resolve);
      document.body.append(Object.assign(new Image(), { src: 'https://example.org/x.png' }));
    }).then(() => 'violated')`);
    const methods = browser.events.map(({ method }) => method);
    expect(methods.some((method) => /^(?:Log\.entryAdded|Audits\.issueAdded)$/.test(method))).toBe(
      true,
    );
  });

  test.each(['light', 'dark'])('has enough contrast in every text: %s', async (scheme) => {
    await load(page);
    await show(scheme);
    await browser.evaluate(openAll);
    const { texts, weak } = (await browser.evaluate(weakTextsScript)) as {
      readonly texts: number;
      readonly weak: readonly string[];
    };
    expect(texts).toBeGreaterThan(50);
    expect(weak).toEqual([]);
  });

  test('has enough contrast on paper', async () => {
    await load(page);
    await show('dark', 'print');
    const { weak } = (await browser.evaluate(weakTextsScript)) as {
      readonly weak: readonly string[];
    };
    expect(weak).toEqual([]);
    await show('light');
  });

  test('lets the tab key reach every control in the order of the page', async () => {
    await load(page);
    const count = (await browser.evaluate(markControlsScript)) as number;
    const reached: unknown[] = [];
    // A scrollable box is a separate tab stop.
    for (let stops = 0; reached.at(-1) !== count - 1 && stops < 2 * count; stops++) {
      await browser.press('Tab', 9);
      const at = await browser.evaluate(focusedScript);
      if (at !== -1) reached.push(at);
    }
    expect(count).toBeGreaterThan(5);
    expect(reached).toEqual(Array.from({ length: count }, (_, index) => index));
  });

  test('fits a narrow window, except for its tables', async () => {
    const metrics = { height: 800, deviceScaleFactor: 1, mobile: false };
    await browser.send('Emulation.setDeviceMetricsOverride', { width: 360, ...metrics });
    await load(page);
    expect(await browser.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await browser.send('Emulation.clearDeviceMetricsOverride');
  });

  test('gives every table, region and control a name', async () => {
    await load(page);
    await browser.send('Accessibility.enable');
    const { nodes } = await browser.send('Accessibility.getFullAXTree');
    const all = nodes as readonly {
      readonly ignored: boolean;
      readonly role?: { readonly value: string };
      readonly name?: { readonly value: string };
    }[];
    const named = /^(?:region|search|navigation|link|checkbox|combobox|searchbox|heading)$/;
    const nameless = all.filter(
      ({ ignored, role, name }) => !ignored && named.test(role?.value ?? '') && !name?.value,
    );
    expect(nameless).toEqual([]);
  });
});

type Shown = readonly (readonly [string, string, string, string])[];

describe('the filters', () => {
  const shown = async () => (await browser.evaluate(shownFindingsScript)) as Shown;
  const status = () => browser.evaluate(`document.querySelector('.shown').textContent`);

  test('first show the findings that count, and existing findings on demand', async () => {
    await load('report');
    const first = await shown();
    expect(first.length).toBeGreaterThan(5);
    expect(new Set(first.map(([, state]) => state))).toEqual(new Set(['new']));
    await browser.evaluate(setControl('[value=existing]', true));
    expect((await shown()).length).toBeGreaterThan(first.length);
  });

  test.each([
    ['severity', '[value=note]', false, ([severity]: Shown[number]) => severity !== 'note'],
    [
      'rule',
      '[name=rule]',
      '=version-bump-insufficient',
      ([, , rule]: Shown[number]) => rule === 'version-bump-insufficient',
    ],
    [
      'skill',
      '[name=skill]',
      '=skills/worklog',
      (row: Shown[number]) => row[3] === 'skills/worklog',
    ],
  ] as const)('narrow by %s', async (_name, selector, value, isKept) => {
    await load('report');
    const all = await shown();
    await browser.evaluate(setControl(selector, value));
    const kept = all.filter(isKept);
    expect(await shown()).toEqual(kept);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(all.length);
    expect(await status()).toMatch(new RegExp(`^${kept.length} of \\d+ shown$`));
  });

  test('filter findings by words', async () => {
    await load('report');
    await browser.evaluate(`document.querySelector('[name=text]').focus()`);
    await browser.send('Input.insertText', { text: 'TIMEZONE required' });
    const rules = (await shown()).map(([, , rule]) => rule);
    expect(rules).toContain('input-required-added');
    expect(rules).not.toContain('net-widened');
  });

  test('filter skills by name', async () => {
    await load('list');
    await browser.evaluate(setControl('[name=name]', 'kubectl'));
    const names = await browser.evaluate(
      `[...document.querySelectorAll('.skill')].filter((node) => node.checkVisibility()).map((node) => node.querySelector('b').textContent)`,
    );
    expect(names).toEqual(['tool.kubectl']);
  });

  test('are absent without the script, and everything else is present', async () => {
    await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
    await browser.load(pathToFileURL(pages.report).href);
    const { root } = await browser.send('DOM.getDocument', { depth: -1 });
    const source = JSON.stringify(root);
    expect(source).toContain('"attributes":["class","filters","role","search"');
    expect(source).toContain('"hidden"');
    expect(source).toContain('input-required-added');
    await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
  });
});

test('a link to a finding shows it, though the filters hide it', async () => {
  await load('report');
  await browser.evaluate(`window.hiddenFinding = document.querySelector('.finding[id][hidden]')`);
  await browser.evaluate('location.hash = hiddenFinding.id');
  await browser.evaluate('new Promise((resolve) => setTimeout(resolve, 50))');
  expect(await browser.evaluate('hiddenFinding.checkVisibility()')).toBe(true);
});

const pictures = process.env['PICTURES'];

test.runIf(pictures)('pictures', async () => {
  const metrics = { width: 1120, height: 1500, deviceScaleFactor: 1, mobile: false };
  await browser.send('Emulation.setDeviceMetricsOverride', metrics);
  for (const scheme of ['light', 'dark']) {
    await load('report');
    await show(scheme);
    const { data } = await browser.send('Page.captureScreenshot', { format: 'png' });
    writeFileSync(join(pictures ?? '', `page-${scheme}.png`), Buffer.from(`${data}`, 'base64'));
  }
  const phone = { width: 390, height: 1500, deviceScaleFactor: 1, mobile: true };
  await browser.send('Emulation.setDeviceMetricsOverride', phone);
  await load('report');
  await show('light');
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png' });
  writeFileSync(join(pictures ?? '', 'page-phone.png'), Buffer.from(`${data}`, 'base64'));
});
