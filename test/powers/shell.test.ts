import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { wordList } from '../../src/model/text/word-list.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { loadPrograms } from '../../src/pipeline/load/load-programs.ts';
import { importsOf } from '../../src/powers/programs/imports.ts';
import { programsOf, programsOfWords } from '../../src/powers/programs/programs.ts';
import { programTree } from '../../src/powers/programs/tree.ts';
import { needsGrammar, openShell, readShell } from '../../src/syntax/shell/read-shell.ts';
import type { ShellScript, Word } from '../../src/syntax/shell/shell.ts';

beforeAll(openShell);

/** A word as a text: `$NAME`, `$(…)`, and `?` for what no reader can tell. */
function shown({ parts }: Word): string {
  return parts
    .map((part) => {
      if (part.kind === 'text' || part.kind === 'glob') return part.text;
      if (part.kind === 'variable') return `$${part.name}`;
      return part.kind === 'substitution' ? `$(${lines(part.script).join('; ')})` : '?';
    })
    .join('');
}

/** Each command as one line: where it runs, what it sets, its words, what it reads and writes, and marks. */
function lines(script: ShellScript | null): readonly string[] {
  return (script?.commands ?? []).map((command) =>
    [
      ...command.cwd.map((folder) => `${shown(folder)}/:`),
      ...command.assignments.map(({ name, value }) => `${name}=${shown(value)}`),
      ...command.words.map((word) => JSON.stringify(shown(word)).slice(1, -1)),
      ...command.redirects.map(({ operator, target }) => `${operator}${shown(target).trim()}`),
      ...(command.isPiped ? ['|'] : []),
    ].join(' '),
  );
}

const texts: readonly (readonly [text: string, ...commands: readonly string[]])[] = [
  ['X=1 ./s.sh a', 'X=1 ./s.sh a'],
  ['a\\ b \'c\'"d" $\'\\x41\\n\' "$X/e"', 'a b cd A\\n $X/e'],
  ['./s\\\n.sh \\\n -x # more', './s.sh -x'],
  ['cd "$A" && cd b; ./c', 'cd $A', '$A/: cd b', '$A/: b/: ./c'],
  ['(cd a; b); c', 'cd a', 'a/: b', 'c'],
  ['a > x b < y 2>&1', 'a b >x <y >&1'],
  ['x=$(a; b) c "d $(e)"', 'a', 'b', 'e', 'x=$(a; b) c d $(e)'],
  ['cat <<E | sh\na $X\nE\nb', 'cat <<a $X |', 'sh', 'b'],
  ["cat <<'E' > f && c $q\na $X\nE\nd", 'cat <<a $X >f', 'c $q', 'd'],
  ['bash <<< "a b"', 'bash <<<a b'],
  ['for f in a *.sh; do $f; done', 'f=a f=*.sh', '$f'],
  ['case $1 in a) b;; *) c;; esac', 'b', 'c'],
  ['if [ -f $(a) ]; then b; else c; fi', 'a', 'b', 'c'],
  ['while read l; do a; done < f', 'read l <f', 'a <f'],
  ['f() { a; }; f', 'a', 'f'],
  ['diff <(a) >(b)', 'a', 'b', 'diff $(a) $(b)'],
  ['{ a; b | c; } & d', 'a', 'b |', 'c', 'd'],
  ['eval "a $(b)"', 'b', 'eval a $(b)'],
  ['export A=b; a=(c d)', 'A=b export', 'a=c a=d'],
  ['a =~ b; c d == e', 'a =~ b', 'c d == e'],
  ['`a` ${X:-$(b)} {c,d} $((1 + $(e)))', 'a', 'b', 'e', '$(a) $X {c,d} ?'],
];

test.each(texts)('reads %j', (text, ...commands) => {
  expect(lines(readShell(text))).toEqual(commands);
});

test('says how a command follows the one before', () => {
  const { commands = [] } = readShell('a && b || (c | d); e & f\ng') ?? {};
  expect(commands.map(({ after }) => after)).toEqual([null, '&&', '||', '|', ';', ';', ';']);
});

test('plain words are read without the grammar, and as the grammar reads them', () => {
  const word = fc.stringMatching(/^[\w@%+=:,./~-]{1,6}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(5), (words, at) => {
      const text = [words.slice(0, at), words.slice(at)].map((line) => line.join(' ')).join('\n');
      if (needsGrammar(text)) return;
      const parsed = readShell(`${text};`);
      if (parsed?.isWhole) expect(lines(readShell(text))).toEqual(lines(parsed));
    }),
    {
      numRuns: 300,
      examples: [
        [['~', '=~', '.'], 0],
        [['a', '==', 'b'], 0],
        [['cd', 'a', 'b'], 2],
      ],
    },
  );
});

test.each([
  ['too long', `a; ${'x'.repeat(70_000)}`],
  ['too many nodes', 'a; '.repeat(20_000)],
  ['too deep', `${'$(a '.repeat(500)}${')'.repeat(500)}`],
  ['too many here-documents', '<<A<<B '.repeat(9000)],
  ['with a NUL', 'a; \0'],
  ['that is no shell, of 60 kB', '|)'.repeat(30_000)],
])('a text %s is unread', (_, text) => {
  expect(readShell(text)).toBeNull();
  expect(lines(readShell('a; b'))).toEqual(['a', 'b']);
});

test('broken text is not whole, and what can be read is', () => {
  expect(readShell('./a; (b')).toMatchObject({ isWhole: false, commands: [{}, {}] });
});

const scripts = { scripts: { x: 'node ./build.js && tsc', test: 'bash hooks/t.sh' } };
const json = JSON.stringify(scripts);
const emptyFiles = wordList(`
  s.sh s.ts s.py README.md hooks/t.sh dir/Makefile app/__main__.py server.py q.sh
  p/s.sh p/srv/index.js p/build.js p/bin/tool p/Makefile p/skills/k/run.py
`);
const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(emptyFiles.map((path) => [path, ''])),
  'package.json': json,
  'p/package.json': json,
};
const tree = programTree(new Set(Object.keys(files)), (path) => files[path] ?? null);
const repository = { unit: { kind: 'repository', root: '' } as const, tree };
const plugin = { unit: { kind: 'plugin', root: 'p' } as const, tree };
const skill = { unit: { kind: 'skill', root: 'p/skills/k' } as const, tree };

describe('the program behind a command', () => {
  test.each([
    ...['./s.sh', 'bash s.sh', 's.sh', '"./s.sh"', './s.sh arg', 'X=1 ./s.sh', 'env X=1 ./s.sh'],
    ...['exec ./s.sh', 'time ./s.sh', 'timeout 5 ./s.sh', 'nohup ./s.sh', 'nice -n 5 ./s.sh'],
    ...['sudo -u me ./s.sh', 'cd "$CLAUDE_PROJECT_DIR" && ./s.sh', '"$CLAUDE_PROJECT_DIR"/s.sh'],
    ...['$(git rev-parse --show-toplevel)/s.sh', '. ./s.sh', 'source s.sh', 'sh -c ./s.sh'],
    ...['python3 s.sh', 'npx tsx s.sh', 'uv run s.sh', 'bun s.sh', 'deno run -A s.sh'],
    ...['cat s.sh | sh', 'sh < s.sh', 'S=./s.sh; $S', 'env -S "X=1 ./s.sh"', './s.{sh,x}'],
    ...[
      'for f in ./s.*h; do bash "$f"; done',
      'bash <<< ./s.sh',
      'echo ./s.sh | sh',
      'eval ./s.sh',
    ],
    ...['bash <<E\n./s.sh\nE', 'trap ./s.sh EXIT', 'f() { ./s.sh; }; f', 'xargs bash s.sh'],
    ...['find . -exec ./s.sh {} \\;', 'BASH_ENV=./s.sh bash -c true', 'bash hooks/../s.sh'],
    ...['powershell -File .\\s.sh', '%CLAUDE_PROJECT_DIR%\\s.sh', 'cd hooks; bash "$PWD"/../s.sh'],
  ])('%j runs s.sh', (command) => {
    expect(programsOf(command, repository)).toMatchObject({ paths: ['s.sh'], certain: true });
  });

  test.each([
    ...['eval "$(cat s.sh)"', 'cp s.sh /tmp/x && sh /tmp/x', 'source <(cat s.sh)', '"$D/s.sh"'],
    ...['sh -c "$(cat s.sh)"', 'bash -c "./s.sh', 'python -c "exec(open(\'s.sh\').read())"'],
    ...['cat s.sh | tr a b | sh', '/home/me/tree/../s.sh $X; $Y s.sh'],
  ])('%j runs s.sh, and perhaps more', (command) => {
    expect(programsOf(command, repository)).toMatchObject({ paths: ['s.sh'], certain: false });
  });

  test.each([
    ['npx tsx s.ts', 's.ts'],
    ['uv run s.py', 's.py'],
    ['make -C dir', 'dir/Makefile'],
    ['python -m app', 'app/__main__.py'],
    ['uvicorn server:app', 'server.py'],
    ['PATH=./hooks:$PATH t.sh', 'hooks/t.sh'],
    ['npm test', 'hooks/t.sh'],
  ])('%j runs %s', (command, path) => {
    expect(programsOf(command, repository)).toMatchObject({ paths: [path], certain: true });
  });

  test.each([
    ['node ${CLAUDE_PLUGIN_ROOT}/srv', 'p/srv/index.js'],
    ['node ${extensionPath}${/}srv', 'p/srv/index.js'],
    ['npm --prefix ${CLAUDE_PLUGIN_ROOT} run x', 'p/build.js'],
    ['make -C ${CLAUDE_PLUGIN_ROOT}', 'p/Makefile'],
    ['bash -c "cd ${CLAUDE_PLUGIN_ROOT} && ./s.sh"', 'p/s.sh'],
    ['${CLAUDE_PLUGIN_ROOT}/../q.sh', 'q.sh'],
    ['tool', 'p/bin/tool'],
  ])('%j of a plugin runs %s', (command, path) => {
    expect(programsOf(command, plugin)).toMatchObject({ paths: [path], certain: true });
  });

  test('a skill has its folder and its plugin', () => {
    const command = 'python ${CLAUDE_SKILL_DIR}/run.py && ${CLAUDE_PLUGIN_ROOT}/s.sh';
    expect(programsOf(command, skill).paths).toEqual(['p/s.sh', 'p/skills/k/run.py']);
  });

  test.each([
    ...['cat README.md | head', 'git add README.md', 'V=$(jq .a package.json); echo $V'],
    ...['curl -o /tmp/a https://x.example/s.sh', 'npx -y @a/b@1.2.3', 'echo a > s.sh', 'go test'],
    ...['echo done # ./s.sh', 'jq . package.json', '[ -f ./s.sh ]'],
  ])('%j runs no file of the tree', (command) => {
    expect(programsOf(command, repository)).toMatchObject({ paths: [], certain: true });
  });

  test.each(['$X', '"$@"', 'curl https://x.example/i | sh', './gone.sh', 'bash ../x.sh', '~/x/y'])(
    '%j cannot be told',
    (command) => {
      expect(programsOf(command, repository)).toMatchObject({ paths: [], certain: false });
    },
  );

  test('names scripts of package.json, what is started by its path, and what is missing', () => {
    const found = programsOf('npm run x; ./s.sh; bash s.py; ./gone', repository);
    expect(found.parts).toEqual([
      { path: 'package.json', name: 'scripts.x', text: 'node ./build.js && tsc' },
    ]);
    expect(found).toMatchObject({ executed: ['s.sh'], missing: ['gone'] });
  });

  test('a list of words is not read by a shell', () => {
    const words = ['bash', '-c', 'cd ${CLAUDE_PLUGIN_ROOT} && ./s.sh', 'a;b'];
    expect(programsOfWords(words, plugin)).toMatchObject({ paths: ['p/s.sh'], certain: true });
  });
});

test('respelling a command changes no program', () => {
  const quotings: readonly ((word: string) => string)[] = [
    (word) => word,
    (word) => `'${word}'`,
    (word) => `"${word}"`,
    (word) => word.replace(/\w/, '\\$&'),
    (word) => `${word.slice(0, 1)}""${word.slice(1)}`,
    (word) => `$'${word}'`,
  ];
  const blank = fc.constantFrom(' ', '  ', '\t', ' \\\n ');
  const word = fc.tuple(fc.constantFrom(...quotings), blank);
  const starts = ['', 'A=1 ', 'A=\'b c\' B="$C" ', '# ./q.sh\n', ': ./nothing; ', 'true && '];
  const ends = ['', ' # ./q.sh', ' 2>&1', ' > /dev/null', ';', ' || true', ' | cat', ' &'];
  const commands = [
    './s.sh',
    'bash s.sh -x',
    'timeout 5 python3 s.py',
    'npx tsx s.ts',
    'sh -c ./s.sh',
  ];
  const respelt = fc.tuple(
    fc.constantFrom(...starts),
    fc.constantFrom(...commands),
    fc.array(word, { minLength: 4, maxLength: 4 }),
    fc.constantFrom(...ends),
  );
  fc.assert(
    fc.property(respelt, ([start, command, spellings, end]) => {
      const words = command.split(' ').map((text, index) => {
        const [quoting = quotings[0], gap = ' '] = spellings[index] ?? [];
        return `${index === 0 ? '' : gap}${quoting?.(text)}`;
      });
      const text = `${start}${words.join('')}${end}`;
      const plain = programsOf(command, repository);
      expect({ text, ...programsOf(text, repository) }).toEqual({ text, ...plain });
    }),
    { numRuns: 400 },
  );
});

test('no text of signs makes the reader throw', () => {
  const signs = [
    '$',
    '(',
    ')',
    '{',
    '}',
    '"',
    "'",
    '`',
    '<',
    '>',
    '<<E\n',
    '|',
    '&',
    ';',
    '\n',
    '\\',
  ];
  const words = [
    'a',
    './s.sh',
    ' ',
    'if ',
    'done',
    'case ',
    'in ',
    '[[',
    '*',
    '=',
    '#',
    '\u{d800}',
    'é',
  ];
  const text = fc.array(fc.constantFrom(...signs, ...words), { maxLength: 24 });
  fc.assert(
    fc.property(text, (pieces) => {
      programsOf(pieces.join(''), repository);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['p/build.js', "import a from './srv/index.js'; require('../s')", ['p/srv/index.js', 's.ts']],
  ['s.py', 'import os, server\nfrom app import x', ['server.py']],
  ['hooks/t.sh', 'source "$(dirname "$0")/../s.sh"\ncat README.md', ['s.sh']],
])('%s imports', (path, text, imports) => {
  expect(importsOf(path, text, { unit: repository.unit, tree })).toEqual(imports);
});

test('loading reads the files that name others', async () => {
  const more = { 'a.js': "import './b.js'", 'b.js': "import './c.js'", 'c.js': '' };
  const all = memoryTree({ ...files, ...more });
  const paths = new Set(all.entries.map((entry) => entry.path));
  const commands = ['npm test', ['node', 'a.js']].map((command) => ({ command, ...repository }));
  const [npm, node] = await loadPrograms(all, commands, { paths, readsImports: true });
  expect(npm).toMatchObject({ paths: ['hooks/t.sh'], certain: true, unread: [] });
  expect(node).toMatchObject({ paths: ['a.js'], imports: ['b.js', 'c.js'] });
});
