import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everythingIn, reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';

/** A word of a heading as written, and what its name has of it. */
const word = fc.constantFrom(
  ...([
    ['Modes', 'modes'],
    ['read_only', 'read_only'],
    ['**bold**', 'bold'],
    ['_plain_', 'plain'],
    ['`--flag`', '--flag'],
    ['[docs](https://example.org/a#b)', 'docs'],
    ['&', ''],
    ['2.0', '20'],
    ['Übersicht', 'übersicht'],
    ['日本', '日本'],
    ['🚀', ''],
    ['(beta)', 'beta'],
    ['<br>', ''],
  ] as const),
);
const heading = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => ({
  written: words.map(([written]) => written).join(' '),
  name: words.map(([, name]) => name).join('-'),
}));
const styles: readonly ((text: string) => string)[] = [
  (text) => `# ${text}`,
  (text) => `   ### ${text} ###`,
  (text) => `> ## ${text}`,
  (text) => `${text}\n======`,
];
const style = fc.constantFrom(...styles);
/** At an end, a tag leaves no blank. */
const hasTagAtEnd = (written: string) => /^<br>|<br>$/.test(written);

/** The names that links from a skill to a guide are reported for. */
async function reported(guide: string, fragments: readonly string[]): Promise<readonly string[]> {
  const links = fragments.map((name) => `[x](guide.md#${encodeURIComponent(name)})`).join('\n');
  const report = await reportOf(
    {},
    {
      'skills/a/SKILL.md': `---\nname: a\ndescription: Reads a guide.\n---\n${links}\n`,
      'skills/a/guide.md': guide,
    },
  );
  const own = everythingIn(report).filter(({ rule }) => rule === 'link-fragment-missing');
  return own.map(({ about }) => decodeURIComponent(about.split('#')[1] ?? ''));
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('a link to a heading is silent, one beyond the last of its name is reported', async () => {
    const some = fc.array(fc.tuple(heading, style), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(some, async (all) => {
        const headings = all.filter(([{ written }]) => !hasTagAtEnd(written));
        const counts = new Map<string, number>();
        for (const [{ name }] of headings) counts.set(name, (counts.get(name) ?? 0) + 1);
        const guide = headings.map(([{ written }, write]) => write(written)).join('\n\n');
        const names = [...counts].flatMap(([name, count]) =>
          Array.from({ length: count }, (_, index) => (index === 0 ? name : `${name}-${index}`)),
        );
        const present = names.filter((name) => name !== '');
        expect(await reported(guide, present)).toEqual([]);
        const absent = [...counts].map(([name, count]) => `${name}-${count + 20}`);
        expect(await reported(guide, absent)).toEqual(absent);
      }),
      sample(seed, 60),
    );
  });
});
