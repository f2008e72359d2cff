import { resolve } from 'node:path';
import { tool } from '../model/tool.ts';
import { UsageError } from '../model/usage-error.ts';
import { escapeInvisible, neutralizeCommands } from '../report/escape.ts';
import { makeInert } from '../report/inert.ts';
import { statUserPath } from '../setup/user-path.ts';
import { parseArguments } from './arguments.ts';
import type { Command, World } from './command.ts';
import { rejectCommandAsPath } from './command-as-path.ts';
import { check } from './commands/check.ts';
import { commandHelp, overview } from './help.ts';
import { loadAllCommands, loaders } from './index.ts';

/** Runs a command line; returns the exit code. Prints errors and never throws. */
export async function main(argv: readonly string[], outerWorld: World): Promise<number> {
  const world = withInertOutput(outerWorld, outerWorld.colour || argv.includes('--color'));
  const { printError } = world;
  try {
    return await run(argv, world);
  } catch (cause) {
    if (cause instanceof UsageError) {
      const [first, ...others] = cause.lines;
      printError(formatLines([`skillaccord: ${first}`, ...others]));
      return 2;
    }
    printError(internalErrorText(cause));
    return 3;
  }
}

/** The message for an internal error. */
export function internalErrorText(cause: unknown): string {
  const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return formatLines([
    ...stack.split('\n'),
    `skillaccord ${tool.version} failed. ${bugReportRequest}`,
  ]);
}

/** Wraps the output functions: all output is inert for runners and terminals. */
function withInertOutput(world: World, colour: boolean): World {
  return {
    ...world,
    print: (text, kind) => {
      world.print(makeInert(text, { colour, hyperlinks: world.hyperlinks ?? false, kind }));
    },
    printError: (text) => world.printError(makeInert(text, { colour })),
  };
}

const bugReportRequest =
  'The fault is its own, not that of your repository: please report it with the lines above.';

function formatLines(lines: readonly string[]): string {
  return lines.map((line) => `${neutralizeCommands(escapeInvisible(line))}\n`).join('');
}

async function run(argv: readonly string[], world: World): Promise<number> {
  const [first = 'check', ...remaining] = argv;
  if (first === '--version' || first === '-V') {
    world.print(`${tool.version}\n`);
    return 0;
  }
  if (['--help', '-h', 'help'].includes(first) && remaining.length === 0) {
    world.print(overview(await loadAllCommands(), world.width));
    return 0;
  }
  if (first === 'help') {
    const { findCommand } = await import('./did-you-mean.ts');
    world.print(commandHelp(findCommand(remaining[0] ?? '', await loadAllCommands()), world.width));
    return 0;
  }
  const { command, args } = await chooseCommand(argv, world);
  if (asksForHelp(args)) {
    world.print(commandHelp(command, world.width));
    return 0;
  }
  const parsed = parseArguments(command, args);
  if (command === check) rejectCommandAsPath(parsed.operands, world.cwd, Object.keys(loaders));
  return command.run(parsed, {
    ...world,
    colour: world.colour || parsed.flags.has('color'),
    onProgress: parsed.flags.has('quiet') ? undefined : world.onProgress,
  });
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).some((arg) => /^(-h|--help)$/.test(arg));
}

/** The words before a command in ADR-003: `bd proto lock`, `bd skill check-compat`. */
const nouns: readonly (readonly string[])[] = [['bd'], ['skill', 'proto']];

/** The arguments without such words, if a command follows and no path has their name. */
function withoutNoun(argv: readonly string[], cwd: string): readonly string[] {
  let start = 0;
  for (const words of nouns) if (words.includes(argv[start] ?? '')) start++;
  const [first = ''] = argv;
  const isPath =
    start > 0 && statUserPath({ name: first, path: resolve(cwd, first) }) !== undefined;
  return isPath || !Object.hasOwn(loaders, argv[start] ?? '') ? argv : argv.slice(start);
}

/** The named command; otherwise `check`, if the first argument may be a path. */
async function chooseCommand(
  argv: readonly string[],
  { cwd }: World,
): Promise<{ command: Command; args: string[] }> {
  const [first = '', ...remaining] = withoutNoun(argv, cwd);
  const load = Object.hasOwn(loaders, first) ? loaders[first] : undefined;
  if (load) return { command: await load(), args: remaining };
  if (
    argv.length > 0 &&
    !first.startsWith('-') &&
    !first.includes('\\') &&
    !statUserPath({ name: first, path: resolve(cwd, first) })
  ) {
    const { unknownCommandError } = await import('./did-you-mean.ts');
    throw unknownCommandError(
      first,
      await loadAllCommands(),
      'is neither a command nor a path',
      cwd,
    );
  }
  return { command: check, args: [...argv] };
}
