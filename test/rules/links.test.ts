import { readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf, pages, textOf } from '../support/blocks.ts';
import { own } from '../support/project.ts';

const rulePages = readdirSync(own('docs/rules')).map((name) => `docs/rules/${name}`);

/** A page without its fenced blocks. */
function unfenced(page: string): string {
  const lines = textOf(page).split('\n');
  for (const { line, text } of blocksOf(page)) {
    lines.fill('', line - 1, line + text.split('\n').length);
  }
  return lines.join('\n');
}

/** The anchors that GitHub assigns to the headings of a page. */
function anchorsOf(page: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const headings = unfenced(page).matchAll(/^#{1,6} (.*)$/gm);
  const anchors = [...headings].map(([, heading = '']) => {
    const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '');
    const slug = words.trim().replaceAll(' ', '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
  const set = [...textOf(page).matchAll(/<a id="([\w-]+)">/g)].map(([, id = '']) => id);
  return new Set([...anchors, ...set]);
}

/** The dangling links of a page, to files or headings. */
function deadIn(page: string): readonly string[] {
  // Brackets in code are not links; the text of a link may be code.
  const prose = unfenced(page).replace(/(`+)[^`]+\1(?!\])/g, '');
  const links = [
    ...prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"\s]+)"|^\[[^\]]+\]: (\S+)$/gm),
  ].map(([, inline, html, reference]) => inline ?? html ?? reference ?? '');
  return links
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [target = '', anchor] = link.split('#');
      const path = target === '' ? page : posix.join(posix.dirname(page), target);
      if (!statSync(own(path), { throwIfNoEntry: false })) return true;
      return anchor !== undefined && !anchorsOf(path).has(anchor);
    });
}

test.each([...pages, ...rulePages])('every link of %s leads to a target', (page) => {
  expect(deadIn(page)).toEqual([]);
});

test('docs/README.md names every page and folder of docs', () => {
  const lines = textOf('docs/README.md').matchAll(/^- \[[^\]]+\]\(([\w./-]+)\): \S.*\.$/gm);
  const expected = readdirSync(own('docs'))
    .filter((name) => name !== 'README.md' && name !== 'images')
    .map((name) => (name.endsWith('.md') ? name : `${name}/README.md`));
  expect([...lines].map(([, path]) => path).sort()).toEqual(expected.sort());
});
