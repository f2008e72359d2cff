import { choices, type Option, type Random, someOptions } from './random.ts';
import type { Script } from './shell.ts';

const list = `[${choices.map((choice) => `"${choice}"`).join(', ')}]`;

/** A command of click, or a group with two. */
export function click(random: Random): Script {
  const options = someOptions(random, ['long', 'both']);
  const hasCommands = random.chance(0.4);
  const body = ['    pass', ''];
  const parameters = (own: readonly Option[]) =>
    own.map((option) => `@click.option(${clickOption(random, option)})`);
  const inner = ['build', 'list_all'].map((name) => {
    const own = someOptions(random, ['long', 'both']);
    const maker = random.pick([
      '@cli.command()',
      '@cli.command("do-it")',
      `@cli.command(name="${name}")`,
    ]);
    return {
      own,
      lines: [maker, ...parameters(own), ...clickArguments(random), `def ${name}(**kw):`, ...body],
    };
  });
  const text = [
    'import click',
    '',
    hasCommands
      ? '@click.group()'
      : random.pick([
          '@click.command()',
          '@click.command("x")',
          '@click.command(context_settings={"help_option_names": ["-h", "--help"]})',
        ]),
    ...parameters(options),
    ...(hasCommands ? [] : clickArguments(random)),
    ...random.pick([[], ['@click.version_option("1.0")']]),
    random.chance(0.3) ? '@click.pass_context\ndef cli(ctx, **kw):' : 'def cli(**kw):',
    ...body,
    ...(hasCommands ? inner.slice(0, random.pick([1, 2])).flatMap(({ lines }) => lines) : []),
    'if __name__ == "__main__":',
    '    cli()',
    '',
  ].join('\n');
  return {
    text,
    options: [...options, ...(hasCommands ? inner.flatMap(({ own }) => own) : [])],
    words: [...choices, ...(hasCommands ? ['build', 'list-all', 'list_all', 'do-it'] : [])],
  };
}

function clickOption(random: Random, { short, long, hasValue }: Option): string {
  const name = long ?? '';
  const names = [short, name]
    .filter((own) => own !== null)
    .map((own) => `"${own}"`)
    .join(', ');
  if (!hasValue)
    return random.pick([
      `${names}, is_flag=True`,
      `"${name}/--no-${name.slice(2)}", default=False`,
      `${names}, count=True`,
    ]);
  return `${names}${random.pick(['', '', `, type=click.Choice(${list})`, ', type=int', ', type=click.FLOAT', ', nargs=2', ', multiple=True', ', default=3', ', type=(str, int)'])}${random.pick(['', '', ', required=True'])}`.replace(
    /, default=3, required=True/,
    ', default=3',
  );
}

function clickArguments(random: Random): readonly string[] {
  return random.pick([
    [],
    ['@click.argument("source")'],
    ['@click.argument("source", required=False)'],
    ['@click.argument("sources", nargs=-1)'],
    ['@click.argument("sources", nargs=-1, required=True)'],
    ['@click.argument("source")', '@click.argument("rest", nargs=-1)'],
    ['@click.argument("sources", nargs=-1)', '@click.argument("target")'],
    [`@click.argument("kind", type=click.Choice(${list}))`],
    ['@click.argument("point", nargs=2, type=float)'],
    ['@click.argument("source")', '@click.argument("target", default="out")'],
  ]);
}

/** A program of typer: one command, or several. */
export function typer(random: Random): Script {
  const options = someOptions(random, ['long', 'both']);
  const several = random.chance(0.4);
  const inner = ['build', 'list_all'].map(() => someOptions(random, ['long', 'both']));
  const define = (name: string, own: readonly Option[]) => [
    `def ${name}(${[...random.pick(typerArguments), ...own.map((option) => typerOption(random, option))].join(', ')}):`,
    '    pass',
    '',
  ];
  const commands = ['build', 'list_all'].flatMap((name, index) => [
    random.pick(['@app.command()', `@app.command("${name}")`]),
    ...define(name, inner[index] ?? []),
  ]);
  const isRun = !several && random.chance(0.4);
  const text = [
    'import typer',
    'from enum import Enum',
    'from typing import Annotated, List, Literal, Optional, Tuple',
    '',
    'class Kind(str, Enum):',
    ...choices.map((choice) => `    ${choice} = "${choice}"`),
    '',
    isRun ? '' : random.pick(['app = typer.Typer()', 'app = typer.Typer(add_completion=False)']),
    ...(several ? commands : [isRun ? '' : '@app.command()', ...define('main', options)]),
    'if __name__ == "__main__":',
    isRun ? '    typer.run(main)' : '    app()',
    '',
  ].join('\n');
  return {
    text,
    options: several ? inner.flat() : options,
    words: [...choices, ...(several ? ['build', 'list-all', 'list_all'] : [])],
  };
}

const typerArguments: readonly (readonly string[])[] = [
  [],
  ['*, _: int = 0'].slice(1),
  ['source: str'],
  ['source: Annotated[Kind, typer.Argument()]'],
  ['sources: List[str]'],
  ['source: str = typer.Argument("x", help="a, b")'],
  ['source: int = typer.Argument(...)'],
  ['sources: Annotated[Optional[List[str]], typer.Argument(help="x")]'],
];

function typerOption(random: Random, { short, long, hasValue }: Option): string {
  const name = long?.slice(2).replaceAll('-', '_') ?? '';
  const names = [long, short]
    .filter((own) => own !== null)
    .map((own) => `"${own}"`)
    .join(', ');
  const isNamed = short !== null || random.chance(0.3);
  if (!hasValue)
    return isNamed
      ? random.pick([
          `${name}: bool = typer.Option(False, ${names})`,
          `${name}: Annotated[bool, typer.Option(${names})] = False`,
        ])
      : `${name}: bool = False`;
  const type = random.pick([
    'str',
    'int',
    'float',
    'Kind',
    'Optional[str]',
    'List[str]',
    'Tuple[str, int]',
    'Literal["json", "text"]',
  ]);
  const given = isNamed ? names : '';
  const standard = type.startsWith('List') ? '[]' : type.startsWith('Tuple') ? '("a", 1)' : 'None';
  return random.pick([
    `${name}: ${type} = typer.Option(${random.pick(['...', standard])}${given && `, ${given}`})`,
    `${name}: Annotated[${type}, typer.Option(${given})] = ${standard}`,
    `${name}: Annotated[${type}, typer.Option(${given})] = ...`,
  ]);
}

/** A parser of `optparse`. */
export function optparse(random: Random): Script {
  const options = someOptions(random, ['short', 'long', 'both']);
  const rows = options.map(({ short, long, hasValue }) => {
    const names = [short, long]
      .filter((own) => own !== null)
      .map((own) => `"${own}"`)
      .join(', ');
    const rest = hasValue
      ? random.pick([
          '',
          ', type="float"',
          `, type="choice", choices=${list}`,
          ', nargs=2',
          ', action="append"',
        ])
      : random.pick([
          ', action="store_true"',
          ', action="count"',
          ', action="store_const", const=1, dest="x"',
        ]);
    return `${random.pick(['parser', 'group'])}.add_option(${names}${rest})`;
  });
  const text = [
    'from optparse import OptionGroup, OptionParser',
    `parser = OptionParser(${random.pick(['', 'usage="x"', 'version="1"'])})`,
    'group = OptionGroup(parser, "more")',
    ...rows,
    'parser.add_option_group(group)',
    ...random.pick([[], ['parser.disable_interspersed_args()']]),
    '(options, args) = parser.parse_args()',
    '',
  ].join('\n');
  return { text, options, words: choices };
}

/** A script that counts or compares `sys.argv`. */
export function pythonWords(random: Random): Script {
  const number = random.pick([1, 2, 2, 3]);
  const checks = [
    `if len(sys.argv) < ${number + 1}:\n    print("usage")\n    sys.exit(1)`,
    `if len(sys.argv) != ${number + 1}:\n    usage()`,
    `if len(sys.argv) not in (${number + 1}, ${number + 2}):\n    raise SystemExit("usage")`,
    `if not sys.argv[${number}:]:\n    sys.exit("usage")`,
    'args = sys.argv[1:]\nif not args:\n    usage()',
    `args = sys.argv[1:]\nif len(args) > ${number} or len(args) == 0:\n    sys.exit(2)`,
    `if len(sys.argv) > ${number}:\n    print("fine")\nelse:\n    usage()`,
    'if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"):\n    print("usage")\n    sys.exit(1)',
    'if len(sys.argv) < 2:\n    print("usage")',
    'if "--quiet" in sys.argv:\n    sys.exit(0)',
  ];
  const first = [
    random.pick([
      'command = sys.argv[1]',
      'command = sys.argv[1] if len(sys.argv) > 1 else "list"',
      'command = sys.argv[1] if len(sys.argv) > 1 else None',
    ]),
    random.pick([
      'if command == "build":\n    pass\nelif command in ("list", "--all"):\n    pass\nelse:\n    usage()',
      'WORDS = ["build", "list"]\nif command not in WORDS:\n    print("no")\n    sys.exit(1)',
      'if command == "build" and len(sys.argv) > 2:\n    pass\nelif command == "list":\n    pass\nelse:\n    sys.exit("no")',
    ]),
  ];
  const parts = random.pick([
    [random.pick(checks)],
    [random.pick(checks), random.pick(checks)],
    [random.pick(checks), ...first],
    first,
  ]);
  const body = parts.join('\n');
  const main = `def main():\n${body.replace(/^/gm, '    ')}\n    return 0\n\n\nif __name__ == "__main__":\n    ${random.pick(['main()', 'sys.exit(main())'])}\n`;
  const text = `import sys\n\n\ndef usage():\n    print("usage")\n    sys.exit(2)\n\n\n${random.chance(0.5) ? main : `${body}\n`}`;
  return { text, options: [], words: ['build', 'list', '--all', '--help', '--quiet'] };
}
