import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillIn, variablesIn } from '../../src/model/text/placeholders.ts';
import { patternsOverlap } from '../../src/syntax/glob/path-template.ts';

/** All texts over some letters, up to a length. */
function textsOver(letters: readonly string[], length: number): string[] {
  if (length === 0) return [''];
  const shorter = textsOver(letters, length - 1);
  const longest = shorter.filter((text) => text.length === length - 1);
  return [...shorter, ...longest.flatMap((text) => letters.map((letter) => text + letter))];
}

const texts = textsOver(['a', 'b', '/'], 5);

/** The plain meaning of a pattern, as a regular expression. */
function meaning(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|\*|\?|\{\{x\}\}/g, (wild) => {
    if (wild === '*') return '[^/]*';
    return wild === '?' ? '[^/]' : '.*';
  });
  return new RegExp(`^${source}$`, 's');
}

describe('overlap', () => {
  const pattern = fc
    .array(fc.constantFrom('a', 'b', '/', '*', '?', '**', '{{x}}'), { maxLength: 5 })
    .map((parts) => parts.join(''))
    // `**/` may match nothing, which the plain meaning does not cover.
    .filter((text) => !text.includes('**/') && !text.includes('***'));

  test('finds every path that matches both patterns, or none', () => {
    fc.assert(
      fc.property(pattern, pattern, (left, right) => {
        const [a, b] = [meaning(left), meaning(right)];
        const both = texts.some((text) => a.test(text) && b.test(text));
        if (both) expect(patternsOverlap(left, right)).toBe(true);
        // Five letters suffice to distinguish such short patterns, unless both have longer literals.
        else if (left.length + right.length <= 5) expect(patternsOverlap(left, right)).toBe(false);
      }),
      { numRuns: 5000, seed: 20261121 },
    );
  });

  test.each([
    ['docs/**/*.org', 'docs/x.org', true],
    ['./docs/*.org', 'docs/x.org', true],
    ['docs/{a,b}.md', 'docs/c.md', true],
    ['docs/[0-9].md', 'docs/c.md', true],
    ['docs/[0-9].md', 'docs/cc.md', false],
    ['docs/*.org', 'docs/{{topic}}.org', true],
    ['docs/*.org', 'docs/{{topic}}.md', false],
    ['docs/*.org', 'logs/{{topic}}.org', false],
    ['docs/*.org', 'docs/2025/log.org', false],
    ['docs/*.org', 'docs/{{year}}/log.org', false],
    ['docs/**', 'docs/{{year}}/log.org', true],
  ])('%s with %s: %s', (left, right, answer) => {
    expect(patternsOverlap(left, right)).toBe(answer);
    expect(patternsOverlap(right, left)).toBe(answer);
  });
});

describe('placeholders', () => {
  test('are read with inner blanks', () => {
    expect(variablesIn('{{a}}/{{ b }}-{c}-{{}}-{{d')).toEqual(['a', 'b', '']);
  });

  test('stay without a value, and are replaced by values unchanged', () => {
    const values = new Map([['a', '$&{{b}}']]);
    expect(fillIn('{{ a }}/{{b}}', values)).toBe('$&{{b}}/{{b}}');
  });
});
