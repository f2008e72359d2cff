import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groupBy } from '../../src/model/text/group-by.ts';
import { refusalsOf } from '../../src/scripts/judge/refusals.ts';
import { readInterface } from '../../src/scripts/read-interface.ts';
import { compare, type Recorded } from './recorded.ts';
import { shown } from './shown.ts';

const recorded = readFileSync(new URL('frameworks.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

describe('calls are refused as the scripts refused them', () => {
  test.each([...groupBy(recorded, ({ framework }) => framework)])('%s', async (_, scripts) => {
    const { wrong, missed } = await compare(scripts);
    const refused = scripts.flatMap(({ calls }) => calls.filter((call) => call.refused !== null));
    expect(wrong).toEqual([]);
    expect(missed.length).toBeLessThan(refused.length / 2);
  });
});

const lines = (...texts: readonly string[]) => `${texts.join('\n')}\n`;

const loop = (...branches: readonly string[]) =>
  lines(
    'while [ $# -gt 0 ]; do',
    '  case "$1" in',
    ...branches.map((one) => `    ${one}`),
    '  esac',
    'done',
  );

const parseArgs = (config: string) =>
  lines("import { parseArgs } from 'node:util';", `const { values } = parseArgs(${config});`);

const commander = (...statements: readonly string[]) =>
  lines(
    "import { Command, Option } from 'commander';",
    'const program = new Command();',
    ...statements,
    'program.parse();',
  );

const yargs = (chain: string) =>
  lines(
    "import yargs from 'yargs';",
    "import { hideBin } from 'yargs/helpers';",
    `yargs(hideBin(process.argv))${chain}.parse();`,
  );

const click = (...texts: readonly string[]) =>
  lines('import click', ...texts, 'if __name__ == "__main__":', '    cli()');

const python = (...texts: readonly string[]) => lines('import sys', ...texts);

describe('reads what a script accepts', () => {
  test.each([
    [
      'getopts',
      'x.sh',
      lines('while getopts "ab:" o; do case $o in a) A=1;; b) B=$OPTARG;; *) exit 1;; esac; done'),
      '-a{0,0} -b <argument>{0,}',
    ],
    [
      'a loop of case',
      'x.sh',
      loop('-o|--out) O="$2"; shift 2 ;;', '--all) A=1; shift ;;', '*) exit 1 ;;'),
      '-o/--out --all{0,0}',
    ],
    [
      'values after a sign',
      'x.sh',
      loop('--out=*) O="${1#*=}"; shift ;;', '-*) exit 1 ;;', '*) A+=("$1"); shift ;;'),
      '--out= <argument>{0,}',
    ],
    [
      'a loop in a function',
      'x.sh',
      lines(
        'die() { echo "$1" >&2; exit 1; }',
        'main() {',
        loop('-a) shift ;;', '*) die "no $1" ;;').trim(),
        '}',
        'main "$@"',
      ),
      '-a{0,0}',
    ],
    [
      'words of a loop',
      'x.sh',
      loop('all|fast) M=$1; shift ;;', '*) exit 1 ;;'),
      '<argument>{0,}=all|fast',
    ],
    [
      'an option that is asked for after the loop',
      'x.sh',
      lines(
        'OUT="" NAME=',
        loop('-o) OUT="$2"; shift 2 ;;', '--name) NAME=$2; shift 2 ;;', '*) exit 1 ;;').trim(),
        '[[ -n "$OUT" ]] || { echo "no -o"; exit 1; }',
        '[ -z "$NAME" ] && NAME=x',
      ),
      '-o! --name',
    ],
    [
      'an option that the environment may give',
      'x.sh',
      lines(
        'OUT="${OUT:-}"',
        loop('-o) OUT="$2"; shift 2 ;;', '*) exit 1 ;;').trim(),
        ': "${OUT:?}"',
      ),
      '-o',
    ],
    [
      'an option that is asked for in some runs',
      'x.sh',
      lines(
        'OUT=',
        loop('-o) OUT="$2"; shift 2 ;;', '-l) L=1; shift ;;', '*) exit 1 ;;').trim(),
        'if [ -n "$L" ]; then ls; exit 0; fi',
        '[ -z "$OUT" ] && exit 1',
      ),
      '-o -l{0,0}',
    ],
    [
      'a subcommand of the shell',
      'x.sh',
      lines('case "$1" in', '  start|stop) run "$1" ;;', '  *) echo usage; exit 1 ;;', 'esac'),
      'start(…) stop(…)',
    ],
    [
      'a subcommand under another name',
      'x.sh',
      lines(
        'CMD="${1:-list}"',
        'shift || true',
        'case "$CMD" in',
        '  list) ;;',
        '  *) exit 1 ;;',
        'esac',
      ),
      'list(…)',
    ],
    [
      'words that are asked for',
      'x.sh',
      lines('IN="${1:?usage}"', 'OUT="${2:?usage}"'),
      '<$1> <$2> <$3>{0,}',
    ],
    [
      'words that are counted',
      'x.sh',
      lines('if [ "$#" -ne 2 ]; then', '  echo usage', '  exit 2', 'fi'),
      '<$1> <$2>',
    ],
    [
      'a word that is empty',
      'x.sh',
      lines('URL="$1"', 'if [[ -z "$URL" ]]; then exit 1; fi'),
      '<$1> <$2>{0,}',
    ],
    [
      'parseArgs',
      'x.mjs',
      parseArgs(
        "{ options: { out: { type: 'string', short: 'o' }, 'dry-run': { type: 'boolean' } } }",
      ),
      '-o/--out --dry-run{0,0}',
    ],
    [
      'parseArgs with words',
      'x.ts',
      parseArgs('{ options: {} as const, allowPositionals: true, strict: true }'),
      '<argument>{0,}',
    ],
    [
      'commander',
      'x.js',
      commander(
        "program.option('-p, --port <n>').requiredOption('--name <s>').argument('<file>');",
      ),
      '-p/--port --name! <file> <argument>{0,}',
    ],
    [
      'commands of commander',
      'x.js',
      commander(
        "program.command('add <a>').alias('a').option('--x');",
        "const b = program.command('b');",
        "b.addOption(new Option('-c <v>').choices(['d', 'e']));",
      ),
      'add(--x{0,0} <a> <argument>{0,}) a(--x{0,0} <a> <argument>{0,}) b(-c=d|e <argument>{0,}) help(…)',
    ],
    [
      'yargs',
      'x.js',
      yargs(".option('n', { alias: 'name', choices: ['a'], demandOption: true }).strict()"),
      '-n/--n/--no-n/--name/--no-name{0,1}!=a',
    ],
    [
      'process.argv',
      'x.js',
      lines(
        'const file = process.argv[2];',
        "if (!file) { console.error('usage'); process.exit(1); }",
      ),
      '<process.argv[2]> <process.argv[3]>{0,}',
    ],
    [
      'a loop over process.argv',
      'x.js',
      lines(
        'function parse(argv = process.argv.slice(2)) {',
        '  for (let i = 0; i < argv.length; i++) {',
        '    const arg = argv[i];',
        "    if (arg === '-o' || arg === '--out') { out = argv[++i]; continue; }",
        "    if (arg.startsWith('--to=')) { to = arg.slice(5); continue; }",
        "    switch (arg) { case '--dry': dry = true; break; default: throw new Error(arg); }",
        '  }',
        '}',
        'try { parse(); } catch (error) { console.error(error); process.exit(1); }',
      ),
      '-o/--out{0,1} --to= --dry{0,0}',
    ],
    [
      'click',
      'x.py',
      click(
        '@click.command()',
        '@click.option("--n", type=int, required=True)',
        '@click.option("-v/-q")',
        '@click.argument("files", nargs=-1)',
        'def cli(**kw): pass',
      ),
      '--n! -v/-q{0,0} <files>{0,}',
    ],
    [
      'a group of click',
      'x.py',
      click(
        '@click.group()',
        'def cli(): pass',
        '@cli.command()',
        '@click.argument("x", type=click.Choice(["a"]))',
        'def do_it(x): pass',
        '@click.command("b")',
        'def other(): pass',
        'cli.add_command(other)',
      ),
      'do-it(<x>=a) b()',
    ],
    [
      'typer',
      'x.py',
      lines(
        'import typer',
        'app = typer.Typer(add_completion=False)',
        '@app.command()',
        'def main(name: str, count: int = 1, dry_run: bool = False, out: str = typer.Option(..., "--out", "-o")): pass',
        'app()',
      ),
      '--count --dry-run/--no-dry-run{0,0} --out/-o! <name>',
    ],
    [
      'optparse',
      'x.py',
      lines(
        'from optparse import OptionParser',
        'p = OptionParser()',
        'p.add_option("-f", "--file")',
        'p.add_option("-v", action="store_true")',
        'p.parse_args()',
      ),
      '-f/--file -v{0,0} <argument>{0,}',
    ],
    [
      'sys.argv',
      'x.py',
      python(
        'def main():',
        '    if len(sys.argv) != 3:',
        '        print("usage")',
        '        sys.exit(1)',
        'if __name__ == "__main__":',
        '    main()',
      ),
      '<sys.argv[1]> <sys.argv[2]>',
    ],
    [
      'a word of sys.argv',
      'x.py',
      python(
        'if len(sys.argv) < 2: sys.exit("usage")',
        'c = sys.argv[1]',
        'if c == "a": pass',
        'elif c in ("b", "c"): pass',
        'else: sys.exit(2)',
      ),
      'a(…) b(…) c(…)',
    ],
    [
      'a loop over sys.argv',
      'x.py',
      python(
        'args = sys.argv[1:]',
        'i = 1',
        'while i < len(args):',
        '    if args[i] in ("-o", "--out"):',
        '        i += 2',
        '    elif args[i] == "--dry":',
        '        i += 1',
        '    elif args[i].startswith("-"):',
        '        sys.exit("unknown option")',
        '    else:',
        '        i += 1',
      ),
      '-o/--out{0,1} --dry{0,0} <sys.argv[1]>{0,}',
    ],
    [
      'a script without a suffix',
      'bin/x',
      `#!/usr/bin/env bash\n${loop('-a) shift ;;', '*) exit 1 ;;')}`,
      '-a{0,0}',
    ],
  ])('%s', async (_, path, text, expected) => {
    const program = await readInterface(path, text);
    expect(program && shown(program.command)).toBe(expected);
  });
});

describe('nothing is known of', () => {
  test.each([
    [
      'getopts that goes on',
      'x.sh',
      lines('while getopts "ab:" o; do case $o in a) A=1;; esac; done'),
    ],
    ['a loop that takes every word', 'x.sh', loop('-a) shift ;;', '*) ARGS+=("$1"); shift ;;')],
    ['a pattern of more than a name', 'x.sh', loop('-j[0-9]) shift ;;', '*) exit 1 ;;')],
    [
      'a loop whose refusal depends',
      'x.sh',
      loop('-a) shift ;;', '*) if [ -z "$F" ]; then F=$1; shift; else exit 1; fi ;;'),
    ],
    ['words that are set', 'x.sh', `set -- a b\n${loop('-a) shift ;;', '*) exit 1 ;;')}`],
    [
      'words that an earlier branch accepts',
      'x.sh',
      `[ "$1" = list ] && exit 0\n${loop('-a) shift ;;', '*) exit 1 ;;')}`,
    ],
    [
      'a word that a variable may replace',
      'x.sh',
      lines('URL="$1"', '[ -n "$U" ] && URL="$U"', '[ -z "$URL" ] && exit 1'),
    ],
    ['a usage that ends well', 'x.sh', lines('[ $# -lt 1 ] && { echo usage; exit 0; }')],
    [
      'parseArgs that is not strict',
      'x.js',
      parseArgs("{ options: { a: { type: 'string' } }, strict: false }"),
    ],
    ['options of elsewhere', 'x.js', parseArgs('{ options: { ...common } }')],
    ['parseArgs of some words', 'x.js', parseArgs('{ args: process.argv.slice(3), options: {} }')],
    [
      'an error that is caught',
      'x.js',
      lines(
        "import { parseArgs } from 'node:util';",
        'try { parseArgs({ options: {} }); } catch { run(); }',
      ),
    ],
    [
      'a script that ends well without a word',
      'x.js',
      lines('if (process.argv.length < 3) process.exit(0);'),
    ],
    [
      'words that are taken away',
      'x.py',
      python('if len(sys.argv) < 2: sys.exit(1)', 'sys.argv.pop(1)'),
    ],
    [
      'a loop that keeps unknown words',
      'x.js',
      lines(
        'for (const arg of process.argv.slice(2)) {',
        "  if (arg === '--dry') dry = true;",
        '  else rest.push(arg);',
        '}',
      ),
    ],
    [
      'a loop whose error is caught',
      'x.js',
      lines(
        'function parse(args) {',
        "  for (const arg of args) if (arg !== '--dry') throw new Error(arg);",
        '}',
        'try { parse(process.argv.slice(2)); } catch { process.exit(0); }',
      ),
    ],
    [
      'a loop that has words of its own',
      'x.py',
      python('for arg in ["--a"]:', '    if arg == "--dry": pass', '    else: sys.exit(1)'),
    ],
    ['sys.argv and getopt', 'x.py', python('import getopt', 'if len(sys.argv) < 2: sys.exit(1)')],
    [
      'two commands that may start',
      'x.py',
      lines(
        'import click',
        '@click.command()',
        'def a(): pass',
        '@click.command()',
        'def b(): pass',
      ),
    ],
    [
      'optparse that another function gets',
      'x.py',
      lines('from optparse import OptionParser', 'p = OptionParser()', 'more(p)', 'p.parse_args()'),
    ],
    ['a language of no row', 'x.rb', 'p ARGV'],
    ['a script of no interpreter', 'bin/x', '#!/usr/bin/env ruby\np ARGV'],
  ])('%s', async (_, path, text) => {
    expect(await readInterface(path, text)).toBeNull();
  });

  test.each([
    [
      'commander with an option that is made',
      'x.js',
      commander('for (const flag of flags) program.option(flag);'),
    ],
    ['commander that another function gets', 'x.js', commander('more(program);')],
    ['commander that allows unknown options', 'x.js', commander('program.allowUnknownOption();')],
    [
      'yargs with a default command',
      'x.js',
      yargs(".command('$0 <a>', 'x', () => {}, () => {}).strict()"),
    ],
    [
      'click with a decorator of its own',
      'x.py',
      click('@click.command()', '@common', 'def cli(): pass'),
    ],
    [
      'click that accepts unknown options',
      'x.py',
      click(
        '@click.command(context_settings=dict(ignore_unknown_options=True))',
        'def cli(): pass',
      ),
    ],
    [
      'typer with a parameter of another kind',
      'x.py',
      lines('import typer', 'def main(**kw): pass', 'typer.run(main)'),
    ],
  ])('%s, which is open', async (_, path, text) => {
    expect((await readInterface(path, text))?.command.isOpen).toBe(true);
  });
});

describe('hostile scripts', () => {
  const deep = ['f0', 'f1', 'f2', 'f3', 'f4', 'f5'];
  const many = Array.from({ length: 20_000 }, (_, index) => `--o${index}`);
  test.each([
    [
      'branches',
      'x.sh',
      loop(...many.slice(0, 1_500).map((name) => `${name}) shift ;;`), '*) exit 1 ;;'),
    ],
    [
      'functions that call each other',
      'x.sh',
      lines('a() { b; b; }', 'b() { a; a; }', 'a', 'main() { main "$@"; main "$@"; }', 'main "$@"'),
    ],
    ['a condition', 'x.sh', `[ $# -lt 1${' -o 1'.repeat(9_000)} ] && exit 1\n`],
    [
      'options of commander',
      'x.js',
      commander(...many.map((name) => `program.option('${name}');`)),
    ],
    ['a chain', 'x.js', commander(`program${".option('--a')".repeat(300)};`)],
    [
      'constants of themselves',
      'x.js',
      parseArgs('{ options: a }') + lines('const a = b;', 'const b = a;'),
    ],
    [
      'functions of JavaScript that call each other',
      'x.js',
      lines(
        'function a() { b(); b(); }',
        'function b() { a(); a(); }',
        'a(); if (process.argv.length < 3) a();',
      ),
    ],
    [
      'functions of Python that call each other',
      'x.py',
      python('def a():', '    b(); b()', 'def b():', '    a(); a()', 'a()'),
    ],
    [
      'functions of the shell that are called often',
      'x.sh',
      lines(
        ...deep.map((name, index) => `${name}() { ${`${deep[index + 1] ?? ':'}; `.repeat(300)}}`),
        'f0 "$@"',
        '[ $# -lt 1 ] && f0',
      ),
    ],
    [
      'functions of JavaScript that are called often',
      'x.js',
      lines(
        ...deep.map(
          (name, index) => `function ${name}() { ${`${deep[index + 1] ?? 'x'}(); `.repeat(900)}}`,
        ),
        'f0(); if (process.argv.length < 3) f0();',
      ),
    ],
    [
      'functions of Python that are called often',
      'x.py',
      python(
        ...deep.map(
          (name, index) => `def ${name}():\n${`    ${deep[index + 1] ?? 'x'}()\n`.repeat(900)}`,
        ),
        'f0()',
        'if len(sys.argv) < 2: f0()',
      ),
    ],
    [
      'names of the first word',
      'x.sh',
      lines(...many.slice(0, 3_000).map((_, index) => `X${index}="$1"`)),
    ],
    [
      'names of words in JavaScript',
      'x.js',
      lines(...many.map((_, index) => `const a${index} = process.argv;`)),
    ],
    [
      'names of words in Python',
      'x.py',
      python(...many.map((_, index) => `a${index} = sys.argv[1]`)),
    ],
    [
      'options of click',
      'x.py',
      click(
        '@click.command()',
        ...many.map((name) => `@click.option("${name}")`),
        'def cli(): pass',
      ),
    ],
    [
      'a constant of itself',
      'x.py',
      click(
        'A = [A, A]',
        '@click.command()',
        '@click.option("--a", type=click.Choice(A))',
        'def cli(a): pass',
      ),
    ],
    [
      'a signature',
      'x.py',
      lines(
        'import typer',
        `def main(a: ${'List['.repeat(150)}int${']'.repeat(150)}): pass`,
        'typer.run(main)',
      ),
    ],
  ])('%s end soon', async (_, path, text) => {
    const program = await readInterface(path, text);
    const at = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
    const words = Array.from({ length: 390 }, () => ({ kind: 'text', text: '--x', at }) as const);
    expect(() => program && refusalsOf(program, words)).not.toThrow();
  });
});
