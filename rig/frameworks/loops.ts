import { type Option, type Random, someOptions } from './random.ts';
import type { Script } from './shell.ts';

const namesOf = ({ short, long }: Option) => [short, long].filter((name) => name !== null);

/** A loop over `process.argv` that compares each word. */
export function nodeLoop(random: Random): Script {
  const options = someOptions(random, ['short', 'long', 'both']);
  const start = random.pick([0, 0, 0, 1]);
  const isCounted = start > 0 || random.chance(0.7);
  const head = isCounted
    ? `for (let i = ${start}; i < args.length; ${random.pick(['i++', 'i += 1', '++i'])}) {\nconst arg = args[i];`
    : 'for (const arg of args) {';
  const isSwitch = random.chance(0.3);
  const value = random.pick([
    'seen.push(args[++i]);',
    'i += 1;',
    'if (!args[++i]) refuse();',
    'if (args[i + 1]) i++;',
  ]);
  const rows = options.map((option) => {
    const body = option.hasValue && isCounted ? value : 'seen.push(arg);';
    const names = namesOf(option);
    if (isSwitch) return `${names.map((name) => `case '${name}':`).join('\n')}\n${body} break;`;
    const test = random.pick([
      names.map((name) => `arg === '${name}'`).join(' || '),
      `${JSON.stringify(names)}.includes(arg)`,
    ]);
    return { test, body };
  });
  const extra = [
    { test: "arg.startsWith('--out=')", body: 'seen.push(arg.slice(6));' },
    { test: "arg === '--help'", body: random.pick(['process.exit(0);', 'seen.help = true;']) },
    { test: "arg === '--'", body: 'break;' },
    { test: "!arg.startsWith('-')", body: 'seen.push(arg);' },
    { test: "arg.startsWith('--')", body: 'refuse();' },
    { test: "arg.startsWith('-')", body: "throw new Error('unknown ' + arg);" },
    { test: 'seen.length === 0', body: 'seen.push(arg);' },
    { test: "arg === '--force' && seen.length > 0", body: 'seen.push(arg);' },
  ];
  const end = random.pick([
    'refuse();',
    "throw new Error('unknown');",
    'seen.push(arg);',
    'if (seen.length > 2) refuse();',
  ]);
  const clauses = [...rows, ...random.sample(extra, random.below(4))].filter(
    (row) => typeof row === 'object',
  );
  const isChained = random.chance(0.5);
  const chain = isChained
    ? `${clauses.map(({ test, body }) => `if (${test}) { ${body} }`).join(' else ')}${clauses.length > 0 ? ' else ' : ''}{ ${end} }`
    : `${clauses.map(({ test, body }) => `if (${test}) { ${body} continue; }`).join('\n')}\n${end}`;
  const body = isSwitch ? `switch (arg) {\n${rows.join('\n')}\ndefault:\n${end}\n}` : chain;
  const before = random.pick([
    '',
    '',
    "if (args.length === 0 || args.includes('--help')) { console.log('usage'); process.exit(0); }",
    'if (!args[0]) refuse();',
    'if (args.length > 4) refuse();',
  ]);
  const loop = `${before}\n${head}\n${body}\n}`;
  const made = random.pick([
    `const args = process.argv.slice(2);\nconst seen = [];\n${loop}`,
    `function parse(args) {\nconst seen = [];\n${loop}\nreturn seen;\n}\nconst seen = parse(process.argv.slice(2));`,
    `function parse(argv) {\nconst args = argv.slice(2);\nconst seen = [];\n${loop}\nreturn seen;\n}\nfunction main() {\ntry {\nparse(process.argv);\n} catch (error) {\nconsole.error(error.message);\n${random.pick(['process.exit(1);', ''])}\n}\n}\nif (require.main === module) main();`,
  ]);
  const text = `function refuse() {\n  console.error('no');\n  process.exit(2);\n}\n${made}\n`;
  return { text, options, words: ['--out=a', '--help', '--force', '--', 'a'] };
}

/** A loop over `sys.argv` that compares each word. */
export function pythonLoop(random: Random): Script {
  const options = someOptions(random, ['short', 'long', 'both']);
  const start = random.pick([0, 0, 0, 1]);
  const isCounted = start > 0 || random.chance(0.6);
  const isLast = random.chance(0.5);
  const step = isLast ? [] : ['i += 1'];
  const rows = options.map((option) => {
    const names = namesOf(option);
    const test = random.pick([
      names.map((name) => `arg == "${name}"`).join(' or '),
      `arg in ${JSON.stringify(names)}`,
    ]);
    const value = isLast
      ? random.pick([['i += 1'], ['if i + 1 >= len(args):', '    refuse()', 'i += 1']])
      : ['seen.append(args[i + 1] if i + 1 < len(args) else "")', 'i += 2'];
    return {
      test,
      body: isCounted && option.hasValue ? value : ['seen.append(arg)', ...(isCounted ? step : [])],
    };
  });
  const more = isCounted ? step : [];
  const extra = [
    { test: 'arg.startswith("--out=")', body: ['seen.append(arg)', ...more] },
    {
      test: 'arg == "--help"',
      body: random.pick([['sys.exit(0)'], ['seen.append(arg)', ...more]]),
    },
    { test: 'not arg.startswith("-")', body: ['seen.append(arg)', ...more] },
    { test: 'arg.startswith("-")', body: ['raise SystemExit(f"unknown {arg}")'] },
    { test: 'arg == "--"', body: ['break'] },
    { test: 'arg == "--force" and seen', body: ['seen.append(arg)', ...more] },
    { test: 'not seen', body: ['seen.append(arg)', ...more] },
  ];
  const end = random.pick([
    ['refuse()'],
    ['raise ValueError(arg)'],
    ['seen.append(arg)', ...more],
    ['if len(seen) > 2:', '    refuse()', ...more],
  ]);
  const clauses = [...rows, ...random.sample(extra, random.below(4))];
  const indented = (lines: readonly string[], by: string) => lines.map((line) => `${by}${line}`);
  const chain = clauses.flatMap(({ test, body }, index) => [
    `${index === 0 ? 'if' : 'elif'} ${test}:`,
    ...indented(body, '    '),
  ]);
  const rest = clauses.length > 0 ? ['else:', ...indented(end, '    ')] : end;
  const loop = isCounted
    ? [
        `i = ${start}`,
        'while i < len(args):',
        '    arg = args[i]',
        ...indented([...chain, ...rest], '    '),
        ...(isLast ? ['    i += 1'] : []),
      ]
    : [
        random.pick(['for arg in args:', 'for i, arg in enumerate(args):']),
        ...indented([...chain, ...rest], '    '),
      ];
  const before = random.pick([
    [],
    ['if not args or "--help" in args:', '    print("usage")', '    sys.exit(0)'],
    ['if len(args) < 1:', '    refuse()'],
  ]);
  const body = ['args = sys.argv[1:]', 'seen = []', ...before, ...loop];
  const made = random.pick([
    body,
    ['def main():', ...indented(body, '    '), 'if __name__ == "__main__":', '    main()'],
    [
      'def main():',
      ...indented(body, '    '),
      'try:',
      '    main()',
      'except ValueError as e:',
      ...random.pick([['    sys.exit(str(e))'], ['    print(e)']]),
    ],
  ]);
  const text = [
    'import sys',
    'def refuse():',
    '    print("no")',
    '    sys.exit(2)',
    ...made,
    '',
  ].join('\n');
  return { text, options, words: ['--out=a', '--help', '--force', '--', 'a'] };
}
