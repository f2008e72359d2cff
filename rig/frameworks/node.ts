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
