import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { own } from '../support/project.ts';

const pages = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...['rig/README.md', 'scripts/bench/README.md'],
  ...readdirSync(own('docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const fences = /^(`{3,})[\s\S]*?^\1$/gm;

const withoutCode = (text: string) => text.replace(fences, '').replace(/`[^`\n]*`/g, 'x');

/** The fragments of the headings of a page, as GitHub makes them. */
function fragmentsOf(page: string): ReadonlySet<string> {
  const text = readFileSync(own(page), 'utf8').replace(fences, '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  const set = [...text.matchAll(/<a id="([\w-]+)">/g)].map(([, id = '']) => id);
  return new Set([...headings.map(slugOf), ...set]);
}

function slugOf(heading: string): string {
  const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
  return words.replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-');
}

test.each(pages)('every link of %s leads to a file and a heading', (page) => {
  const links = [
    ...withoutCode(readFileSync(own(page), 'utf8')).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g),
  ];
  const broken = links
    .map(([, link = '']) => link)
    .filter((link) => {
      const [path = '', fragment] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(own(target))) return true;
      return fragment !== undefined && target.endsWith('.md') && !fragmentsOf(target).has(fragment);
    });
  expect(broken).toEqual([]);
});
