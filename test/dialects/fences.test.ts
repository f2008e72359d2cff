import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manifestBlocks } from '../../src/dialects/blocks.ts';
import { parseSkillMd } from '../../src/dialects/skill-md.ts';
import { LineMap } from '../../src/model/text/text.ts';
import { fencedBlocks } from '../../src/syntax/markdown/fences.ts';

/** The blocks of a text as `info: content`, with a mark for unclosed ones. */
function blocksOf(text: string): readonly string[] {
  return fencedBlocks(text).map(({ info, start, end, closed }) => {
    const content = text.slice(start, end).replaceAll('\r\n', '\n');
    return `${info}: ${content}${closed ? '' : '(open)'}`;
  });
}

test.each<[name: string, lines: string, blocks: string[]]>([
  ['a block', '```m\n{}\n```', ['m: {}\n']],
  ['of tildes', '~~~m\n{}\n~~~', ['m: {}\n']],
  ['with more words behind the first', '``` m json\n{}\n```', ['m: {}\n']],
  ['with blanks behind the fences', '```m  \n{}\n```\t', ['m: {}\n']],
  ['with CRLF', 'a\r\n```m\r\n{}\r\n```\r\nb', ['m: {}\n']],
  ['without a line ending behind it', '```m\n{}\n```', ['m: {}\n']],
  ['without content', '```m\n```', ['m: ']],
  ['without a word', '```\n{}\n```', [': {}\n']],
  ['two blocks', '```m\n1\n```\n```n\n2\n```', ['m: 1\n', 'n: 2\n']],
  ['after a paragraph', 'text\n```m\n{}\n```', ['m: {}\n']],
  ['after a heading', '# Title\n```m\n{}\n```', ['m: {}\n']],
  ['indented by one', ' ```m\n {}\n ```', ['m:  {}\n']],
  ['indented by three', '   ```m\n{}\n   ```', ['m: {}\n']],
  ['indented by four: code', 'text\n\n    ```m\n    {}\n    ```', []],
  ['indented by a tab: code', '\t```m\n\t{}\n\t```', []],
  ['a closing fence indented by four is content', '```m\n    ```\n```', ['m:     ```\n']],
  ['a longer fence closes', '```m\n{}\n`````', ['m: {}\n']],
  ['a shorter fence is content', '````m\n```\n````', ['m: ```\n']],
  ['another kind of fence is content', '```m\n~~~\n```', ['m: ~~~\n']],
  ['a fence with words does not close', '```m\n```n\n```', ['m: ```n\n']],
  ['a block in a block is content', '````\n```m\n{}\n```\n````', [': ```m\n{}\n```\n']],
  [
    'the inner fence closes an outer one as long',
    '```\n```m\n...\n```\n```',
    [': ```m\n...\n', ': (open)'],
  ],
  ['backticks in the words: no fence', '```m`x\n{}\n~~~n\n~~~', ['n: ']],
  ['tildes may have backticks in the words', '~~~m `x`\n{}\n~~~', ['m: {}\n']],
  ['two backticks: no fence', '``m\n{}\n``', []],
  ['never closed', '```m\n{}\n\ntext', ['m: {}\n\ntext(open)']],
  ['in a list item', '- a\n\n  ```m\n  {}\n  ```', []],
  ['on the line of a list item', '- ```m\n  {}\n  ```', []],
  ['in a numbered item', '1. a\n\n   ```m\n   {}\n   ```', []],
  ['in an item of a nested list', '- a\n  - b\n\n    ```m\n    {}\n    ```', []],
  ['in the outer item again', '- a\n  - b\n\n  ```m\n  {}\n  ```', []],
  ['behind a list', '- a\n- b\n\n```m\n{}\n```', ['m: {}\n']],
  ['right behind a list', '- a\n```m\n{}\n```', ['m: {}\n']],
  ['behind a list and a paragraph', '- a\n\ntext\n  ```m\n{}\n  ```', ['m: {}\n']],
  ['left of the text of an item', '10. a\n\n ```m\n{}\n ```', ['m: {}\n']],
  ['behind a rule that looks like a list', '* * *\n  ```m\n{}\n  ```', ['m: {}\n']],
  ['an item ends an open block', '- ```m\n  {}\n\ntext\n```n\n1\n```', ['n: 1\n']],
  ['in a quotation', '> ```m\n> {}\n> ```', []],
  ['a quotation ends an open block', '> ```m\n> {}\n\n```n\n1\n```', ['n: 1\n']],
  ['in an HTML comment', '<!--\n```m\n{}\n```\n-->', []],
  ['behind an HTML comment', '<!-- a -->\n```m\n{}\n```', ['m: {}\n']],
  ['behind a long HTML comment', '<!-- a\nb -->\n```m\n{}\n```', ['m: {}\n']],
  ['behind an empty HTML comment', '<!-->\n```m\n{}\n```', ['m: {}\n']],
  ['a comment begun within a line', 'a <!--\n```m\n{}\n```', ['m: {}\n']],
  ['in <pre>', '<pre>\n```m\n{}\n```\n</pre>', []],
  ['in <pre> of several lines', '<pre\nclass="x">\n```m\n{}\n```\n</pre>', []],
  ['in <script>', '<SCRIPT>\n```m\n```\n</script>\n```n\n```', ['n: ']],
  ['a comment in a block is content', '```m\n<!--\n```\n```n\n```', ['m: <!--\n', 'n: ']],
])('%s', (_name, text, blocks) => {
  expect(blocksOf(text)).toEqual(blocks);
});

describe('manifest blocks', () => {
  const names = (body: string) =>
    manifestBlocks('SKILL.md', body, 0, new LineMap(body)).map(({ name, text }) => [name, text]);

  test.each<[body: string, expected: string[][]]>([
    ['```skill-manifest\n{}\n```', [['skill-manifest', '{}\n']]],
    ['~~~ router-manifest\n{}\n~~~', [['router-manifest', '{}\n']]],
    ['```skill-manifest\n...\n```', []],
    ['```skill-manifest\n{ ... }\n```', []],
    ['```router-manifest\n{\n  …\n}\n```', []],
    ['```skill-manifest\n{"a": "..."}\n```', [['skill-manifest', '{"a": "..."}\n']]],
    ['```skill-manifest\n```', [['skill-manifest', '']]],
    ['```skill-manifest-v2\n{}\n```', []],
    ['```Skill-Manifest\n{}\n```', []],
    ['```json skill-manifest\n{}\n```', []],
    ['````\n```skill-manifest\n{}\n```\n````', []],
  ])('%j', (body, expected) => {
    expect(names(body)).toEqual(expected);
  });

  test('have their places in the file, also after a byte order mark and with CRLF', () => {
    const text = '\ufeff---\r\nname: a\r\n---\r\n# A\r\n```skill-manifest\r\n{\r\n}\r\n```\r\n';
    const [block] = parseSkillMd('SKILL.md', text).blocks;
    expect(block?.at.range).toEqual({
      start: { line: 5, column: 1 },
      end: { line: 5, column: 18 },
    });
    expect(block?.lines.locate('', block.start, block.end).range).toEqual({
      start: { line: 6, column: 1 },
      end: { line: 8, column: 1 },
    });
  });

  test('are not prose', () => {
    const text = '---\nname: a\n---\na\n```skill-manifest\n{}\n```\nb\n';
    expect(parseSkillMd('SKILL.md', text).body.prose).toBe('a\nb\n');
  });
});

const pieces = fc.constantFrom(
  ...['```', '````', '~~~', '```m', '- ', '1. ', '> ', '    ', '  ', '\t', '\n', '\n', '\n\n'],
  ...['\r\n', '<!--', '-->', '<pre>', '</pre>', '# ', '* * *', '---', 'text', '`', '...', '\u00a0'],
);

test('blocks of any text follow each other and lie within it', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (all) => {
      const text = all.join('');
      let last = 0;
      for (const { openingLine: opening, start, end } of fencedBlocks(text)) {
        expect(opening.start).toBeGreaterThanOrEqual(last);
        expect(opening.end).toBeLessThanOrEqual(start);
        expect(start).toBeLessThanOrEqual(end);
        expect(text.slice(opening.start, opening.end)).toMatch(/^ {0,3}(```|~~~)/);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 3000, seed: 20261121 },
  );
});
