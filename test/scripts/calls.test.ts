import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallWord, ScriptCall } from '../../src/model/script/call.ts';
import type { CallPlace } from '../../src/scripts/calls/call-place.ts';
import { callsOfMarkdown } from '../../src/scripts/calls/markdown-calls.ts';
import { openShell } from '../../src/syntax/shell/read-shell.ts';

beforeAll(() => openShell());

const files = new Set([
  'skills/a/SKILL.md',
  'skills/a/scripts/x.py',
  'skills/a/run.sh',
  'skills/b/scripts/y.py',
  'tools/z.py',
]);
const folders = new Set([...files].map((path) => path.slice(0, path.lastIndexOf('/'))));
const place: CallPlace = {
  source: 'text',
  path: 'skills/a/SKILL.md',
  root: 'skills/a',
  bases: ['skills/a', ''],
  variables: new Map([
    ['CLAUDE_PLUGIN_ROOT', ['']],
    ['PLUGIN_ROOT', ['']],
  ]),
  tree: {
    hasFile: (path) => files.has(path),
    hasFolder: (path) => folders.has(path),
    skillRoots: new Map([
      ['a', ['skills/a']],
      ['b', ['skills/b']],
    ]),
  },
};

const fence = (command: string, language = 'bash') =>
  `Text.\n\n\`\`\`${language}\n${command}\n\`\`\`\n`;
const calls = (command: string, language?: string) =>
  callsOfMarkdown(place, fence(command, language));

const word = (part: CallWord) =>
  part.kind === 'text' ? part.text : part.kind === 'one' ? `<${part.text ?? ''}>` : '…';
const shown = ({ script, isFound, variants }: ScriptCall) =>
  `${script}${isFound ? '' : ' (missing)'}: ${variants.map((words) => words.map(word).join(' ')).join(' | ')}`.trim();

const x = 'skills/a/scripts/x.py:';

test.each([
  ['python scripts/x.py a --b', `${x} a --b`],
  ['python3 -u ./scripts/x.py a', `${x} a`],
  ['uv run --with requests python scripts/x.py a', `${x} a`],
  ['uv run scripts/x.py', x],
  ['KEY=1 sudo time python scripts/x.py a', `${x} a`],
  ['python "$SKILL_DIR/scripts/x.py" a', `${x} a`],
  ['python ${CLAUDE_SKILL_DIR}/scripts/x.py', x],
  ['python {baseDir}/scripts/x.py a', `${x} a`],
  ['python <skill-directory>/scripts/x.py a', `${x} a`],
  ['python ~/.claude/skills/b/scripts/y.py', 'skills/b/scripts/y.py:'],
  ['python ../b/scripts/y.py', 'skills/b/scripts/y.py:'],
  ['python tools/z.py', 'tools/z.py:'],
  ['./run.sh a', 'skills/a/run.sh: a'],
  ['cd scripts && python x.py a', `${x} a`],
  ['python scripts/x.py \\\n  --in "a b" \\\n  c', `${x} --in a b c`],
  ['X=$(python scripts/x.py a) && echo', `${x} a`],
  ['python scripts/x.py a | jq . > out 2>&1', `${x} a`],
  ['python scripts/x.py <file> --out=<dir> [--verbose]', `${x} <> <--out> --verbose …`],
  ['python scripts/x.py FILE.json {task} ...', `${x} <> <> …`],
  ['python scripts/x.py --format json|table', `${x} --format json | --format table`],
  ['python scripts/x.py --env=staging|production', `${x} --env=staging | --env=production`],
  ['python scripts/x.py "$1" $ARGS', `${x} <> …`],
  ['python scripts/x.py a # a comment', `${x} a`],
  ['for f in a b; do python scripts/x.py "$f"; done', `${x} <>`],
  ['python scripts/none.py', 'skills/a/scripts/none.py (missing):'],
  ['uv run --no-project scripts/x.py a', `${x} a`],
  ['uv run --no-config --with x --with y python scripts/x.py a', `${x} a`],
  ['python "$SKILL_ROOT/scripts/x.py" a', `${x} a`],
  ['python {skill_path}/scripts/x.py a', `${x} a`],
  ['python ~/.agents/skills/a/scripts/x.py a', `${x} a`],
  ['python .claude/skills/a/scripts/x.py a', `${x} a`],
  ['python /absolute/path/to/skills/a/scripts/x.py a', `${x} a`],
  ['python "${CLAUDE_PLUGIN_ROOT}"/tools/z.py a', 'tools/z.py: a'],
  ['python ${NOTES_PLUGIN_ROOT}/tools/z.py a', 'tools/z.py: a'],
  ['bash run.sh "$@"', 'skills/a/run.sh: …'],
  ['./scripts/x.py a', `${x} a`],
  ['if true; then python scripts/x.py a; fi', `${x} a`],
  ['echo a | python scripts/x.py -', `${x} -`],
  ['cat > in.txt <<EOF\npython scripts/x.py no\nEOF\npython scripts/x.py a', `${x} a`],
])('%s', (command, expected) => {
  expect(calls(command).map(shown)).toEqual([expected]);
});

test.each([
  ['python app.py a'],
  ['python src/main.py'],
  ['python -m http.server'],
  ['python -c "import x.py"'],
  ['cd /tmp/project && python scripts/x.py'],
  ['cat scripts/x.py'],
  ['pytest scripts/x.py'],
  ['python scripts/x.py --no # fails without the venv'],
  ['python $OTHER/scripts/x.py'],
  ['python ${CLAUDE_PLUGIN_ROOT}/scripts/none.py'],
  ['python <plugin>/scripts/none.py'],
  ['python {repo_root}/scripts/none.py'],
])('no call of the skill: %s', (command) => {
  expect(calls(command).map(shown)).toEqual([]);
});

test('output, other languages and blocks that say how not to are no calls', () => {
  expect(calls('$ python scripts/x.py a\npython scripts/x.py b', 'console').map(shown)).toEqual([
    `${x} a`,
  ]);
  expect(calls('$ python scripts/x.py a \\\n  --b\noutput', 'console').map(shown)).toEqual([
    `${x} a --b`,
  ]);
  expect(calls('python scripts/x.py a \\\n  --b # fails without it\n')).toEqual([]);
  expect(calls('python scripts/x.py a').map(shown)).toEqual([`${x} a`]);
  expect(
    callsOfMarkdown(place, `Run this before you commit:\n${fence('python scripts/x.py')}`),
  ).toHaveLength(1);
  expect(calls('python scripts/x.py a', 'python')).toEqual([]);
  expect(
    callsOfMarkdown(place, `### Wrong\n${fence('python scripts/x.py')}`.replace('Text.\n', '')),
  ).toEqual([]);
});

test('a span of code may show a part of a call, so nothing is missing', () => {
  const spans = (text: string) => callsOfMarkdown(place, text).map(shown);
  expect(spans('Run `python scripts/x.py --out a`.')).toEqual([`${x} --out a …`]);
  expect(spans('Never run `python scripts/x.py --out a`.')).toEqual([]);
  expect(spans('It was `python scripts/x.py --out a`.')).toEqual([]);
  expect(spans('See `scripts/x.py`, `scripts/none.py --x` and `x --y`.')).toEqual([]);
});

test.each([
  ['a long path', `python ${'/a.b-c'.repeat(9_000)}/x.py`],
  ['many alternatives', `python scripts/x.py ${'a|'.repeat(9_000)}b`],
  ['many signs', `python scripts/x.py ${'|)'.repeat(9_000)} ${'<a'.repeat(9_000)}`],
  ['many lines that go on', `python scripts/x.py ${'\\\n a '.repeat(9_000)}`],
])('%s ends soon', (_, command) => {
  expect(() => calls(command)).not.toThrow();
});

test('a place is that of the word in the file', () => {
  const [call] = calls('python scripts/x.py a --b');
  expect(call?.variants[0]?.map(({ at }) => [at.start.line, at.start.column])).toEqual([
    [4, 21],
    [4, 23],
  ]);
  expect([call?.scriptAt.start, call?.scriptAt.end]).toEqual([
    { line: 4, column: 8 },
    { line: 4, column: 20 },
  ]);
});

test.each(['cat > scripts/n.py << EOF\nEOF', 'tee -a scripts/n.py < x', 'echo 1 >"scripts/n.py"'])(
  'a script that the text writes with %s is not missing',
  (writes) => {
    const call = 'python scripts/n.py a';
    expect(calls(`${writes}\n${call}`).map(shown)).toEqual([]);
    for (const other of ['> scripts/n.py', 'tee scripts/m.py', 'a > scripts/x.py'])
      expect(calls(`${other}\n${call}`).map(shown)).toContain('skills/a/scripts/n.py (missing): a');
  },
);

describe('respelling a call changes nothing', () => {
  const plain = fc.constantFrom('a', '--b', '--c=d', 'e f', '7');
  const before = fc.constantFrom('', 'env ', 'X=1 ', 'time ', 'true && ', 'sudo ', 'uv run ');
  const path = fc.constantFrom(
    'scripts/x.py',
    './scripts/x.py',
    '"scripts/x.py"',
    "'scripts/x.py'",
  );
  const space = fc.constantFrom(' ', '  ', ' \\\n  ');
  const quoted = (text: string, quote: string) =>
    / /.test(text) || quote ? `${quote || '"'}${text}${quote || '"'}` : text;
  test('quotes, line ends, launchers', () => {
    const property = fc.property(
      fc.array(plain, { maxLength: 4 }),
      before,
      path,
      space,
      fc.constantFrom('', '"', "'"),
      (words, start, file, gap, quote) => {
        const command = [
          `${start}python ${file}`,
          ...words.map((text) => quoted(text, quote)),
        ].join(gap);
        expect(calls(command).map(shown)).toEqual([`${x} ${words.join(' ')}`.trim()]);
      },
    );
    fc.assert(property, { seed: 20_261_127, numRuns: 300 });
  });
});
