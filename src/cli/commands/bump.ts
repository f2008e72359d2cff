import { findRepository } from '../../io/git/repository.ts';
import type { ChangedFile } from '../../model/changed-file.ts';
import { plainText } from '../../model/message.ts';
import { sortNaturally } from '../../model/text/natural-order.ts';
import { UsageError } from '../../model/usage-error.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { painter } from '../../report/text/paint.ts';
import { patch } from '../../report/text/patch.ts';
import { type OpenedRun, open } from '../../setup/open.ts';
import type { RefreshedLock } from '../../tasks/bump/locks.ts';
import type { SkillBump } from '../../tasks/bump/plan-skill.ts';
import { type BumpPlan, planBump } from '../../tasks/bump.ts';
import { chooserOf } from '../bump-operands.ts';
import type { Command, World } from '../command.ts';
import { pathWithin, relativePathsFrom } from '../paths.ts';
import { repositoryOptions } from '../repository-options.ts';
import { refusalLine, replaceCheckedOut, unrestorableFiles } from '../restorable.ts';
import {
  type BumpStyle,
  bumpInNaturalOrder,
  bumpLines,
  bumpSummary,
  lockLines,
  lockProblemLines,
  pluginLines,
  stageLines,
  unraisedLine,
} from '../text/bump.ts';
import { printLines } from '../text/lock-lines.ts';

/** Sets versions that are too low for the changes since base. */
export const bump: Command = {
  name: 'bump',
  synonyms: ['release', 'raise'],
  summary: 'give changed skills and plugins the smallest sufficient version',
  operands: '[NAME…]',
  maxOperands: Number.POSITIVE_INFINITY,
  options: [
    { name: 'base', value: 'REF', help: 'what to compare with, as in skillaccord check' },
    { name: 'dry-run', help: 'write nothing and print a diff; exits with 1 if there is one' },
    {
      name: 'force',
      help: 'also edit files that git cannot restore: changed and not added, untracked',
    },
    ...repositoryOptions,
  ],
  examples: [
    ['skillaccord bump', 'every skill that changed since the default branch'],
    ['skillaccord bump worklog --base origin/dev', 'one skill, by its name or its folder'],
    [
      'skillaccord bump notes-plugin',
      'a plugin at every place that declares its version, and its skills',
    ],
    ['skillaccord bump --dry-run', 'print the diff, write nothing'],
  ],
  note: 'Lock entries of these skills are renewed. Exits with 1 if a version is still too low.',
  async run({ operands, values, flags }, world) {
    const openedRun = await open({
      cwd: world.cwd,
      onProgress: world.onProgress,
      base: values.get('base'),
      config: values.get('config'),
    });
    const { sides } = openedRun;
    requireBase(openedRun);
    const top = sides.context.directory ?? world.cwd;
    const plan = await planBump({
      ...openedRun,
      ...(operands.length > 0 && {
        choose: chooserOf(operands, (name) => pathWithin(top, world.cwd, name)),
      }),
      generatedAt: new Date().toISOString(),
      ...(!flags.has('force') && { findUnwritable: (paths) => unrestorableFiles(top, paths) }),
    });
    const run = { plan: bumpInNaturalOrder(plan), top, world, style: styleOf(world, top) };
    return flags.has('dry-run') ? preview(run) : write(run);
  },
};

function requireBase({ sides }: OpenedRun): void {
  if (sides.base !== null) return;
  const reason = sides.noBaseReason ? plainText(sides.noBaseReason) : 'No base is named.';
  throw new UsageError(reason, 'Versions are raised from a base. Choose one: --base REF.');
}

interface BumpRun {
  readonly plan: BumpPlan;
  /** The directory of the tree. */
  readonly top: string;
  readonly world: World;
  readonly style: BumpStyle;
}

function styleOf(world: World, top: string): BumpStyle {
  return { formatPath: relativePathsFrom(world.cwd, top), paint: painter(world.colour) };
}

/** Prints only the patch to standard output, for `git apply`. */
function preview({ plan, top, world, style }: BumpRun): number {
  const files = [...naturally(plan.files), ...plan.locks.flatMap(({ file }) => file ?? [])];
  world.print(patch(files, world.colour), 'patch');
  const note = files.length === 0 ? '' : ' Nothing was written.';
  printErrors(world, [
    ...plan.bumps.flatMap((skillBump) => bumpLines(skillBump, style)),
    ...plan.plugins.flatMap((pluginBump) => pluginLines(pluginBump, style)),
    ...closingLines(plan, top, style),
    `${bumpSummary(plan, plan.bumps, 'Would set')}${note}`,
  ]);
  return files.length > 0 || isIncomplete(plan) ? 1 : 0;
}

function write({ plan, top, world, style }: BumpRun): number {
  const failures = new Map(plan.files.flatMap((file) => tryWrite(top, file)));
  const written = plan.bumps.filter(
    ({ places }) => !places.some(({ at }) => failures.has(at.path)),
  );
  const plugins = plan.plugins.filter(
    ({ places }) => !places.some(({ at }) => failures.has(at.path)),
  );
  // A lock of a manifest that could not be written would pin bytes that are nowhere.
  const locks: readonly RefreshedLock[] = failures.size === 0 ? plan.locks : [];
  for (const { file } of locks) {
    if (file) for (const [path, reason] of tryWrite(top, file)) failures.set(path, reason);
  }
  const refreshed = locks.filter(({ path }) => !failures.has(path));
  const files = [...naturally(plan.files), ...refreshed.flatMap(({ file }) => file ?? [])];
  const writtenPaths = files.map(({ path }) => path).filter((path) => !failures.has(path));
  printLines(world, [
    ...written.flatMap((skillBump: SkillBump) => bumpLines(skillBump, style)),
    ...plugins.flatMap((pluginBump) => pluginLines(pluginBump, style)),
    ...refreshed.flatMap((lock) => lockLines(lock, style)),
    bumpSummary({ ...plan, plugins }, written, 'Set'),
    ...(findRepository(top).repository === null ? [] : stageLines(writtenPaths)),
  ]);
  printErrors(world, [
    ...closingLines(plan, top, style),
    ...Array.from(failures, ([path, reason]) => {
      const name = escapeInvisible(style.formatPath(path));
      return `${name} is left as it is: ${escapeInvisible(reason)}.`;
    }),
  ]);
  return failures.size > 0 || isIncomplete(plan) ? 1 : 0;
}

/** As they are shown; the plan has them in the order in which they are written. */
function naturally(files: readonly ChangedFile[]): readonly ChangedFile[] {
  return sortNaturally(files, ({ path }) => path);
}

/** Writes a file; returns its path with the reason if that fails. */
function tryWrite(top: string, file: ChangedFile): readonly (readonly [string, string])[] {
  const reason = replaceCheckedOut(top, file);
  return reason === null ? [] : [[file.path, reason]];
}

/** What is left, with the remedies. */
function closingLines(plan: BumpPlan, top: string, style: BumpStyle): readonly string[] {
  const isInGit = findRepository(top).repository !== null;
  return [
    ...plan.unraised.map((unraised) => unraisedLine(unraised, style)),
    ...plan.unwritable.map((path) => refusalLine(style.formatPath(path), isInGit)),
    ...plan.locks.flatMap((lock) => lockProblemLines(lock, style)),
  ];
}

function isIncomplete({ unraised, unwritable, locks }: BumpPlan): boolean {
  return (
    unwritable.length > 0 ||
    unraised.some(({ isInsufficient }) => isInsufficient) ||
    locks.some(({ file, problems }) => file === null && problems.length > 0)
  );
}

function printErrors(world: World, lines: readonly string[]): void {
  world.printError(lines.map((line) => `${neutralizeCommands(line)}\n`).join(''));
}
