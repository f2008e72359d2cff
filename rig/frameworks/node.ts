import { choices, type Option, type Random, someOptions } from './random.ts';
import type { Script } from './shell.ts';

/** `util.parseArgs`, as it is written in modules and in CommonJS. */
export function parseArgs(random: Random): Script {
  const options = someOptions(random, ['long', 'both']);
  const rows = options.map(({ long, short, hasValue }) => {
    const name = long?.slice(2) ?? '';
    const parts = [
      `type: '${hasValue ? 'string' : 'boolean'}'`,
      ...(short ? [`short: '${short.slice(1)}'`] : []),
    ];
    return `  ${/-/.test(name) ? `'${name}'` : name}: { ${parts.join(', ')} },`;
  });
  const [isNamed, isStrict, takesWords] = [
    random.chance(0.4),
    random.pick(['', 'strict: true,']),
    random.chance(0.5),
  ];
  const object = `{\n${rows.join('\n')}\n}`;
  const text = `${random.pick(["import { parseArgs } from 'node:util';", "const { parseArgs } = require('node:util');"])}
${isNamed ? `const options = ${object};` : ''}
const { values, positionals } = parseArgs({ ${random.pick(['', 'args: process.argv.slice(2),'])} options${isNamed ? '' : `: ${object}`}, ${isStrict} ${takesWords ? 'allowPositionals: true' : ''} });
console.log(values, positionals);
`;
  return { text, options, words: [] };
}

/** A program of commander, in one chain or in several statements. */
export function commander(random: Random): Script {
  const options = someOptions(random, ['short', 'long', 'both']);
  const isSplit = random.chance(0.5);
  const hasCommands = random.chance(0.4);
  const start = random.pick([
    "const { Command, Option, Argument } = require('commander');\nconst program = new Command();",
    "const { program, Option, Argument } = require('commander');",
    "import { program, Option, Argument } from 'commander';",
  ]);
  const own = options.map((option) => commanderOption(random, option, !hasCommands));
  const methods = hasCommands
    ? own
    : [...own, ...argumentsOf(random), ...random.pick([[], ['.action(() => {})']])];
  const inner = random.sample(['build', 'list'], hasCommands ? 2 : 0).map((name) => {
    const innerOptions = someOptions(random, ['long']).filter(
      ({ long }) => !options.some((one) => one.long === long),
    );
    const parts = [
      ...innerOptions.map((option) => commanderOption(random, option, true)),
      ...argumentsOf(random),
      ...random.pick([[], ["\n.alias('do-it')"].slice(0, name === 'build' ? 1 : 0)]),
      '.action(() => {})',
    ];
    return { innerOptions, text: `program.command('${name}')${parts.join('')};` };
  });
  const text = `${start}
program${(isSplit ? methods.slice(0, 1) : methods).join('\n  ') || ".name('x')"};
${
  isSplit
    ? methods
        .slice(1)
        .map((method) => `program${method};`)
        .join('\n')
    : ''
}
${inner.map((one) => one.text).join('\n')}
program.parse(${random.pick(['', 'process.argv'])});
`;
  return {
    text,
    options: [...options, ...inner.flatMap(({ innerOptions }) => innerOptions)],
    words: [...choices, ...(hasCommands ? ['build', 'list', 'build', 'list', 'do-it'] : [])],
  };
}

function commanderOption(
  random: Random,
  { short, long, hasValue }: Option,
  mayBeRequired: boolean,
): string {
  const names = [short, long].filter((name) => name !== null).join(', ');
  if (!hasValue) return `.option('${names}', 'a flag')`;
  const form = random.pick(['<v>', '<v>', '[v]', '<v...>', '[v...]']);
  if (random.chance(0.2))
    return `.addOption(new Option('${names} <v>').choices(${JSON.stringify(choices)})${mayBeRequired ? random.pick(['', '.makeOptionMandatory()']) : ''})`;
  return `.${mayBeRequired && random.chance(0.25) ? 'requiredOption' : 'option'}('${names} ${form}')`;
}

function argumentsOf(random: Random): readonly string[] {
  return random.pick([
    [],
    [],
    [".argument('<file>')"],
    [".argument('[file]', 'a file')"],
    [".arguments('<from> [to]')"],
    [".argument('<file>').argument('[rest...]')"],
    [`.addArgument(new Argument('<kind>').choices(${JSON.stringify(choices)}))`],
  ]);
}

/** A parser of yargs: one chain, with or without commands. */
export function yargs(random: Random): Script {
  const options = someOptions(random, ['long', 'both']);
  const hasCommands = random.chance(0.4);
  const start = random.pick([
    "const yargs = require('yargs/yargs');\nconst { hideBin } = require('yargs/helpers');\nconst argv = yargs(hideBin(process.argv))",
    "import yargs from 'yargs';\nimport { hideBin } from 'yargs/helpers';\nyargs(hideBin(process.argv))",
  ]);
  const own = options.map((option) => `.option(${yargsOption(random, option)})`);
  const commands = ['build', 'list'].map((name) => {
    const inner = someOptions(random, ['long']).filter(
      ({ long }) => !options.some((one) => one.long === long),
    );
    const spec = `${name}${random.pick(['', ' <file>', ' [file]', ' <from> [to..]'])}`;
    const rows = inner.map((option) => `.option(${yargsOption(random, option)})`);
    const builder = random.pick([
      `(y) => y${rows.join('')}`,
      `(yargs) => { yargs${rows.join('') || '.example("")'}; }`,
    ]);
    return { inner, text: `.command('${spec}', 'does it', ${builder}, () => {})` };
  });
  const parts = [
    ...own,
    ...(hasCommands ? commands.map(({ text }) => text) : []),
    random.pick(['', '.strict()', '.strict()']),
    random.pick([
      '',
      '.demandCommand(1)',
      ...(hasCommands ? ['.demandCommand(1, "one command")'] : []),
    ]),
    random.pick(['', '.help()', ".alias('help', 'h')"]),
    random.pick(['.argv', '.parse()']),
  ];
  return {
    text: `${start}\n  ${parts.filter(Boolean).join('\n  ')};\n`,
    options: [...options, ...(hasCommands ? commands.flatMap(({ inner }) => inner) : [])],
    words: [...choices, ...(hasCommands ? ['build', 'list', 'build', 'list'] : [])],
  };
}

function yargsOption(random: Random, { long, short, hasValue }: Option): string {
  const name = long?.slice(2) ?? '';
  const type = hasValue ? random.pick(['string', 'string', 'number', 'array']) : 'boolean';
  const parts = [
    `type: '${type}'`,
    ...(short ? [`alias: ${random.pick([`'${short.slice(1)}'`, `['${short.slice(1)}']`])}`] : []),
    ...(random.chance(0.25) ? ['demandOption: true'] : []),
    ...(type === 'string' && random.chance(0.3) ? [`choices: ${JSON.stringify(choices)}`] : []),
  ];
  return `'${name}', { ${parts.join(', ')} }`;
}

/** A script that counts or compares `process.argv`. */
export function nodeWords(random: Random): Script {
  const number = random.pick([1, 2, 3]);
  const checks = [
    `if (process.argv.length < ${number + 2}) { console.error('usage'); process.exit(1); }`,
    `if (process.argv.length !== ${number + 2}) usage();`,
    'const args = process.argv.slice(2);\nif (args.length === 0 || args[0] === "-h") { usage(); }',
    `const rest = process.argv.slice(2);\nif (rest.length > ${number} || !rest[0]) process.exit(3);`,
    'const file = process.argv[2];\nif (!file) {\n  process.exit(1);\n}',
    'const [, , from, to] = process.argv;\nif (!from || !to) { usage(); }',
    'if (process.argv.length > 2) { console.log(1); } else { usage(); }',
    "if (process.argv.includes('--quiet')) process.exit(0);",
  ];
  const first = [
    random.pick(['const command = process.argv[2];', 'const [command] = process.argv.slice(2);']),
    "switch (command) {\n  case 'build':\n  case 'list':\n    break;\n  default:\n    usage();\n}",
  ];
  const parts = random.pick([[random.pick(checks)], [random.pick(checks), ...first], first]);
  const body = parts.join('\n');
  const main = `async function main() {\n${body}\n}\nmain()${random.pick(['', '.catch(console.error)'])};\n`;
  const text = `const usage = () => {\n  console.error('usage');\n  process.exit(2);\n};\n${random.chance(0.5) ? main : `${body}\n`}`;
  return { text, options: [], words: ['build', 'list', '--help', '--quiet'] };
}
