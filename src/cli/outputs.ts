import { writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { didYouMean } from '../model/text/suggest.ts';
import { UsageError } from '../model/usage-error.ts';
import * as catalog from '../report/index.ts';
import type { Reporter } from '../report/reporter.ts';
import { shellPath } from '../report/shell-path.ts';
import { statUserPath, withUsageErrors } from '../setup/user-path.ts';
import type { World } from './command.ts';
import type { Arguments } from './parsed-arguments.ts';
import { outputPathProblem } from './paths.ts';

/** All formats. */
export const reporters: readonly Reporter[] = Object.values(catalog);

/** The values of `--format`. */
export const formats: readonly string[] = reporters.map(({ id }) => id).sort();

/** A report file. */
export interface Output {
  /** The path as the user spelled it. */
  readonly file: string;
  readonly path: string;
  readonly reporter: Reporter;
  /** True if the file replaces the printed report. */
  readonly replacesPrinting: boolean;
  /** True to append to the file: the steps of a job share one summary. */
  readonly appends?: boolean;
}

/** `-o summary`: the page of a job that GitHub shows for its run. */
const summaryName = 'summary';

/** Parses the `--output` options before any work. Throws UsageError for invalid ones. */
export function outputsOf(
  { lists, values }: Arguments,
  { cwd, env }: Pick<World, 'cwd' | 'env'>,
): readonly Output[] {
  const parsed = (lists.get('output') ?? []).map((argument): Output => {
    if (argument === summaryName) return summaryOutput(env);
    const { format, file } = splitArgument(argument);
    if (file === '-') {
      throw new UsageError(
        '--output takes a file, not "-".',
        'Use --format for the printed report.',
      );
    }
    const id = format ?? values.get('format') ?? formatOf(file);
    requireFolder(file, dirname(resolve(cwd, file)));
    return {
      file,
      path: resolve(cwd, file),
      reporter: reporterOf(id),
      replacesPrinting: format === null,
    };
  });
  for (const [index, { file, path }] of parsed.entries()) {
    const other = parsed.slice(0, index).find((output) => output.path === path);
    if (other) throw new UsageError(`Two reports have the same file "${file}".`, 'Use two files.');
  }
  return parsed;
}

function summaryOutput(env: World['env']): Output {
  const file = env['GITHUB_STEP_SUMMARY'];
  if (!file) {
    throw new UsageError(
      '--output summary writes to the file that GITHUB_STEP_SUMMARY names, and that variable is not set.',
      'Only workflows set it. Elsewhere, use a file: -o markdown=FILE',
    );
  }
  const path = resolve(file);
  return {
    file: summaryName,
    path,
    reporter: catalog.markdown,
    replacesPrinting: false,
    appends: true,
  };
}

/** Throws UsageError for a folder that does not exist: a misspelt one would stay unnoticed. */
function requireFolder(file: string, folder: string): void {
  if (statUserPath({ name: file, path: folder })) return;
  // Where the path has a link or `.git`, the write reports that, which is the better reason.
  if (withUsageErrors(file, () => outputPathProblem(folder)) !== undefined) return;
  const name = dirname(file);
  throw new UsageError(
    `--output "${file}" is in a folder that does not exist: "${name}".`,
    `Create it first: mkdir -p ${shellPath(name)}`,
  );
}

/** Parses `FORMAT=FILE` or `FILE`; `./a=b` is a file. */
function splitArgument(argument: string): {
  readonly format: string | null;
  readonly file: string;
} {
  const [, format, file = ''] = /^([^=./\\]*)=(.*)$/s.exec(argument) ?? [];
  if (formats.includes(argument)) {
    throw new UsageError(
      `--output ${argument} has no file: write ${argument}=FILE, or ./${argument} for a file of that name.`,
    );
  }
  if (format === undefined) return { format: null, file: argument };
  if (!formats.includes(format)) {
    const suggestion = didYouMean(format, formats) ?? `Formats are ${formats.join(', ')}.`;
    const file = `To write a file of that name: "./${argument}".`;
    throw new UsageError(`--output has no format "${format}".`, `${suggestion} ${file}`);
  }
  if (file === '') throw new UsageError(`--output ${format}= needs a file.`);
  return { format, file };
}

/** The format that the extension of a file means; text without one. Throws UsageError for an unknown one. */
function formatOf(file: string): string {
  const fileExtension = extname(file).toLowerCase();
  if (fileExtension === '') return catalog.text.id;
  const reporter = reporters.find(({ extension }) => extension === fileExtension);
  if (reporter) return reporter.id;
  const known = reporters.flatMap(({ extension }) => extension ?? []).sort();
  throw new UsageError(
    `--output "${file}" has an unknown extension.`,
    `Known extensions: ${known.join(', ')}. To choose a format: FORMAT=FILE, such as text=FILE.`,
  );
}

/** The reporter of an id; the text reporter for an unknown id. */
export function reporterOf(id: string): Reporter {
  return reporters.find((reporter) => reporter.id === id) ?? catalog.text;
}

/** Writes all report files; throws UsageError after the last one if any failed. */
export function writeOutputs(
  outputs: readonly Output[],
  contentOf: (output: Output) => string,
): void {
  const problems = outputs.flatMap((output) => writeOutput(output, contentOf(output)) ?? []);
  if (problems.length > 0) throw new UsageError(problems.join(' '));
}

function writeOutput({ file, path, appends = false }: Output, content: string): string | null {
  try {
    const problem = outputPathProblem(path);
    if (problem !== undefined) return `The report cannot be written to "${file}": ${problem}.`;
    writeFileSync(path, content, { flag: appends ? 'a' : 'w' });
    return null;
  } catch (cause) {
    // The user has to resolve write errors; the system names the reason.
    const reason = cause instanceof Error ? cause.message : String(cause);
    return `The report cannot be written to "${file}" (${reason}).`;
  }
}
