import { type Message, plainText } from '../model/message.ts';
import type { Report } from '../model/report.ts';
import { releaseTag, tool } from '../model/tool.ts';
import { UsageError } from '../model/usage-error.ts';
import { concise } from '../report/concise.ts';
import { docsAt } from '../report/docs-links.ts';
import { escapeInvisible, neutralizeCommands } from '../report/escape.ts';
import { github } from '../report/github.ts';
import { linksFrom } from '../report/links.ts';
import { defaultRenderOptions, type RenderOptions, type Reporter } from '../report/reporter.ts';
import { statistics as statisticsOf } from '../report/text/statistics.ts';
import { text, verdict } from '../report/text/text.ts';
import type { Option, World } from './command.ts';
import { formats, type Output, outputsOf, reporterOf, writeOutputs } from './outputs.ts';
import type { Arguments } from './parsed-arguments.ts';

/** Options for the display of a report. */
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
    repeatable: true,
    help: 'write the report to a file, with FORMAT= an additional one; summary: the job summary',
  },
  { name: 'statistics', help: 'one line per rule: count, severity, fixable' },
  { name: 'quiet', short: 'q', help: 'only what fails; nothing if all is well' },
  { name: 'verbose', short: 'v', help: 'notes, changes and existing findings too' },
];

/** The output settings of a command line. */
export interface OutputSettings {
  readonly detail: RenderOptions['detail'];
  /** The printed format. */
  readonly format: string;
  /** True to print counts per rule instead of the findings. */
  readonly statistics: boolean;
  readonly outputs: readonly Output[];
}

/** Reads the output settings. Runs first, to report mistakes before any work. */
export function readOutputSettings(args: Arguments, world: World): OutputSettings {
  const format = args.values.get('format') ?? defaultFormat(world);
  const outputs = outputsOf(args, world);
  return { detail: readDetail(args), format, statistics: readStatistics(args), outputs };
}

/** The default format. Gitea and Forgejo set the variables of GitHub too, but do not show annotations. */
function defaultFormat({ env, terminal }: World): string {
  const isGitHub = env['GITHUB_ACTIONS'] === 'true';
  const isGiteaLike = Boolean(env['GITEA_ACTIONS'] || env['FORGEJO_ACTIONS']);
  return isGitHub && !isGiteaLike && !terminal ? 'github' : 'text';
}

function readStatistics({ flags, values }: Arguments): boolean {
  const isWanted = flags.has('statistics');
  if (isWanted && values.has('format')) {
    const advice = 'Statistics are text. For a report too, write a file: -o json=FILE';
    throw new UsageError('--statistics and --format exclude each other.', advice);
  }
  return isWanted;
}

function readDetail({ flags }: Arguments): RenderOptions['detail'] {
  const isQuiet = flags.has('quiet');
  if (isQuiet && flags.has('verbose')) {
    throw new UsageError('--quiet and --verbose exclude each other.', 'Use one of them.');
  }
  if (isQuiet) return 'quiet';
  return flags.has('verbose') ? 'verbose' : 'normal';
}

/** The default rendering options of the command line. */
export function renderOptionsFor(
  world: World,
  report: Report,
  noBaseReason: Message | null,
): RenderOptions {
  return {
    ...defaultRenderOptions,
    colour: world.colour,
    width: world.width,
    links: linksFrom(world.env, report.head.sha),
    hyperlinks: world.hyperlinks ?? false,
    noBaseReason,
  };
}

/** Prints a report and writes its files. If a file replaces the printed report, prints only the verdict. */
export async function printReport(
  { detail, format, statistics, outputs }: OutputSettings,
  world: World,
  report: Report,
  baseOptions: RenderOptions,
): Promise<void> {
  const reporter = reporterOf(format);
  const hasDocs = needs({ format, outputs }, 'docs');
  const hasLinks = world.hyperlinks === true || needs({ format, outputs }, 'pages');
  const options = {
    ...baseOptions,
    ...(hasLinks && { docs: await rulePages() }),
    ...(hasDocs && { docsOf: await loadRuleDocs() }),
  };
  const { noBaseReason } = options;
  const isSilent = detail === 'quiet' && report.outcome === 'pass';
  if (
    noBaseReason !== null &&
    report.head.sha !== null &&
    detail === 'quiet' &&
    isHumanReadable(format)
  ) {
    // Without this note, silence would read as "nothing breaks".
    world.printError(
      `${neutralizeCommands(`Not compared. ${escapeInvisible(plainText(noBaseReason))}`)}\n`,
    );
  }
  const isReplacedByFile = outputs.some(({ replacesPrinting }) => replacesPrinting);
  if (!isReplacedByFile && !(isSilent && isHumanReadable(format))) {
    if (statistics) world.print(statisticsText(report, options));
    else {
      const printed = reporter.render(report, { ...options, detail });
      world.print(printed, reporter === github ? 'annotations' : undefined);
    }
  }
  // Report files are complete, even in quiet mode, and not wrapped.
  const fileOptions = {
    ...options,
    colour: false,
    hyperlinks: false,
    width: Number.POSITIVE_INFINITY,
  };
  writeOutputs(outputs, (output) =>
    output.reporter.render(report, {
      ...fileOptions,
      detail: detail === 'quiet' ? 'normal' : detail,
    }),
  );
  if (isReplacedByFile && detail !== 'quiet') {
    world.print(verdict(report, options));
  }
  // A program needs no extra lines; a person looks for the files.
  if (world.terminal && detail !== 'quiet') world.printError(writtenLines(outputs));
}

/** Counts per rule, then the counts of the run. */
function statisticsText(report: Report, options: RenderOptions): string {
  return [statisticsOf(report, options.colour), verdict(report, options)]
    .filter((part) => part !== '')
    .join('\n');
}

function writtenLines(outputs: readonly Output[]): string {
  const lines = outputs.map(
    ({ file, reporter }) => `Written: ${escapeInvisible(file)} (${reporter.id})`,
  );
  return lines.map((line) => `${neutralizeCommands(line)}\n`).join('');
}

/** Whether a format that is printed or written needs something that other formats do without. */
export function needs(
  { format, outputs }: Pick<OutputSettings, 'format' | 'outputs'>,
  what: NonNullable<Reporter['needs']>[number],
): boolean {
  return usedReporters({ format, outputs }).some((reporter) => reporter.needs?.includes(what));
}

function usedReporters({
  format,
  outputs,
}: Pick<OutputSettings, 'format' | 'outputs'>): readonly Reporter[] {
  return [reporterOf(format), ...outputs.map(({ reporter }) => reporter)];
}

/** The documentation of all rules, which few formats contain. */
async function loadRuleDocs(): Promise<RenderOptions['docsOf']> {
  return (await import('../rules/catalog.ts')).findRule;
}

/** The pages of rules in the repository that this program comes from; null if it is unknown. */
export async function rulePages(): Promise<string | null> {
  const { selfUrl } = await import('../io/self-url.ts');
  return docsAt(await selfUrl(tool.name), releaseTag);
}

/** True if people read the format on the terminal or in the log; then silence is acceptable. */
function isHumanReadable(format: string): boolean {
  return format === text.id || format === github.id || format === concise.id;
}
