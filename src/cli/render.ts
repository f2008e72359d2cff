import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Report } from '../model/report.ts';
import { UsageError } from '../model/usage-error.ts';
import { defuse, visible } from '../reporters/escape.ts';
import * as catalog from '../reporters/index.ts';
import { linksFrom } from '../reporters/links.ts';
import { painter } from '../reporters/paint.ts';
import { plainOptions, type RenderOptions, type Reporter } from '../reporters/reporter.ts';
import { sarif } from '../reporters/sarif.ts';
import { text, verdictLine } from '../reporters/text.ts';
import type { Arguments } from './arguments.ts';
import type { Option, World } from './command.ts';

const reporters: readonly Reporter[] = Object.values(catalog);
const formats = reporters.map(({ id }) => id).sort();

/** How a report is shown. */
export const renderOptions: readonly Option[] = [
  {
    name: 'format',
    value: 'FORMAT',
    choices: formats,
    help: `${formats.join(', ')}; text where not given`,
  },
  { name: 'output', short: 'o', value: 'FILE', help: 'write the report there, the verdict here' },
  { name: 'quiet', short: 'q', help: 'only what fails; nothing where all is well' },
  { name: 'verbose', short: 'v', help: 'notes and existing findings too' },
];

/** How much a command line wants to read. */
export function detailOf({ flags }: Arguments): RenderOptions['detail'] {
  const isQuiet = flags.has('quiet');
  if (isQuiet && flags.has('verbose')) {
    throw new UsageError('--quiet and --verbose exclude each other.', 'Name one of them.');
  }
  if (isQuiet) return 'quiet';
  return flags.has('verbose') ? 'verbose' : 'normal';
}

/** The rendering a door of this kind wants. */
export function optionsOf(world: World, report: Report, reason: string | null): RenderOptions {
  return {
    ...plainOptions,
    colour: world.colour,
    width: world.width,
    links: linksFrom(world.env, report.head.sha),
    reason,
  };
}

/** Prints a report, or writes it to a file and prints the verdict. */
export async function show(
  args: Arguments,
  world: World,
  report: Report,
  plain: RenderOptions,
): Promise<void> {
  const reporter = reporters.find(({ id }) => id === args.values.get('format')) ?? text;
  const options = reporter === sarif ? { ...plain, wordsOf: await wordsOfRules() } : plain;
  const file = args.values.get('output');
  const { reason, detail } = options;
  if (reason !== null && report.head.sha !== null && detail === 'quiet' && reporter === text) {
    // Silence would pass for "nothing breaks", which nobody has looked at.
    world.complain(`${defuse(`Nothing was compared. ${visible(reason)}`)}\n`);
  }
  if (file === undefined) {
    world.print(reporter.render(report, options));
    return;
  }
  writeReport(resolve(world.cwd, file), reporter.render(report, { ...options, colour: false }));
  if (detail !== 'quiet') {
    world.print(`${verdictLine(report, painter(options.colour))}\n`);
  }
}

async function wordsOfRules(): Promise<RenderOptions['wordsOf']> {
  return (await import('../rules/catalog.ts')).ruleNamed;
}

function writeReport(path: string, content: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  } catch (cause) {
    // A path nobody can write to is the user's to mend; the reason is the system's.
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`The report cannot be written (${reason}).`);
  }
}
