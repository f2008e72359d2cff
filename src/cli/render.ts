import type { Report } from '../model/report.ts';
import { UsageError } from '../model/usage-error.ts';
import { defuse, visible } from '../report/escape.ts';
import { github } from '../report/github.ts';
import { linksFrom } from '../report/links.ts';
import { plainOptions, type RenderOptions } from '../report/reporter.ts';
import { sarif } from '../report/sarif.ts';
import { painter } from '../report/text/paint.ts';
import { text, verdictLine } from '../report/text/text.ts';
import type { Option, World } from './command.ts';
import { formats, type Output, outputsOf, reporterOf, writeOutputs } from './outputs.ts';
import type { Arguments } from './parsed-arguments.ts';

/** How a report is shown. */
export const renderOptions: readonly Option[] = [
  {
    name: 'format',
    value: 'FORMAT',
    choices: formats,
    help: `${formats.join(', ')}; text if not given, in GitHub workflows github`,
  },
  {
    name: 'output',
    short: 'o',
    value: '[FORMAT=]FILE',
    prefixes: formats,
    repeats: true,
    help: 'the report there, the verdict here; with FORMAT= one besides what is printed',
  },
  { name: 'quiet', short: 'q', help: 'only what fails; nothing where all is well' },
  { name: 'verbose', short: 'v', help: 'notes and existing findings too' },
];

/** How a report is to be shown, as a command line says. */
export interface Showing {
  readonly detail: RenderOptions['detail'];
  /** What is printed. */
  readonly format: string;
  readonly outputs: readonly Output[];
}

/** Reads how a report is to be shown: slips are told before any work is done. */
export function showingOf(args: Arguments, world: World): Showing {
  const format = args.values.get('format') ?? usualFormat(world);
  return { detail: detailOf(args), format, outputs: outputsOf(args, world.cwd) };
}

/**
 * The format where none is named. Gitea and Forgejo call themselves GitHub too, but show no annotations: what
 * is printed there is read in the log.
 */
function usualFormat({ env, terminal }: World): string {
  const isGitHub = env['GITHUB_ACTIONS'] === 'true';
  const isOther = Boolean(env['GITEA_ACTIONS'] || env['FORGEJO_ACTIONS']);
  return isGitHub && !isOther && !terminal ? 'github' : 'text';
}

function detailOf({ flags }: Arguments): RenderOptions['detail'] {
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

/** Prints a report, and writes it to files; where one is to have it instead, the verdict is printed. */
export async function show(
  { detail, format, outputs }: Showing,
  world: World,
  report: Report,
  plain: RenderOptions,
): Promise<void> {
  const reporter = reporterOf(format);
  const isSarif = [reporter, ...outputs.map((output) => output.reporter)].includes(sarif);
  const options = isSarif ? { ...plain, wordsOf: await wordsOfRules() } : plain;
  const { reason } = options;
  const isSilent = detail === 'quiet' && report.outcome === 'pass';
  if (reason !== null && report.head.sha !== null && detail === 'quiet' && isForPeople(format)) {
    // Silence would pass for "nothing breaks", which nobody has looked at.
    world.complain(`${defuse(`Nothing was compared. ${visible(reason)}`)}\n`);
  }
  const isElsewhere = outputs.some(({ instead }) => instead);
  if (!isElsewhere && !(isSilent && isForPeople(format))) {
    const printed = reporter.render(report, { ...options, detail });
    world.print(printed, reporter === github ? 'annotations' : undefined);
  }
  // Whoever opens a file wants to find a report in it, as wide as it comes.
  const filed = { ...options, colour: false, width: Number.POSITIVE_INFINITY };
  writeOutputs(outputs, (output) =>
    output.reporter.render(report, { ...filed, detail: detail === 'quiet' ? 'normal' : detail }),
  );
  if (isElsewhere && detail !== 'quiet') {
    world.print(`${defuse(verdictLine(report, painter(options.colour)))}\n`);
  }
  // A program reads what it asked for and nothing else; a person looks for the files.
  if (world.terminal && detail !== 'quiet') world.complain(writtenLines(outputs));
}

function writtenLines(outputs: readonly Output[]): string {
  const lines = outputs.map(({ file, reporter }) => `Written: ${visible(file)} (${reporter.id})`);
  return lines.map((line) => `${defuse(line)}\n`).join('');
}

/** The words of all rules, which no other format shows. */
async function wordsOfRules(): Promise<RenderOptions['wordsOf']> {
  return (await import('../rules/catalog.ts')).ruleNamed;
}

/** Whether a format is read as it is printed, so that there may be nothing to read. */
function isForPeople(format: string): boolean {
  return format === text.id || format === github.id;
}
