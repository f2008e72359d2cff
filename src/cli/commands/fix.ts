import type { UnfixedFinding } from '../../fixes/fix.ts';
import { diskTree } from '../../io/disk/folder-tree.ts';
import { replaceFile } from '../../io/disk/replace-file.ts';
import { findRepository } from '../../io/git/repository.ts';
import { stageRenames } from '../../io/git/stage-renames.ts';
import { plainText } from '../../model/message.ts';
import { withReadProgress } from '../../model/progress.ts';
import { compareNatural, sortNaturally } from '../../model/text/natural-order.ts';
import { type Location, withPath } from '../../model/text/text.ts';
import { countText } from '../../model/words/count-text.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { type Paint, painter } from '../../report/text/paint.ts';
import { patch } from '../../report/text/patch.ts';
import { open } from '../../setup/open.ts';
import type { FixedFile } from '../../tasks/fix/inspect.ts';
import { type FixPlan, fix as planFixes } from '../../tasks/fix.ts';
import type { Command, World } from '../command.ts';
import { relativePathsFrom } from '../paths.ts';
import { repositoryOptions } from '../repository-options.ts';
import { ignoredManifests } from '../requested-manifests.ts';
import { refusalLine, unrestorableFiles } from '../restorable.ts';

/** Fixes errors with exactly one correct result. */
export const fix: Command = {
  name: 'fix',
  synonyms: ['format', 'repair'],
  summary: 'fix what has one right answer; comments and layout stay',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  options: [
    {
      name: 'base',
      value: 'REF',
      help: 'look up there what was renamed since; without it, renames are not looked up',
    },
    { name: 'dry-run', help: 'write nothing and print a diff; exits with 1 if there is one' },
    {
      name: 'force',
      help: 'also edit files that git cannot restore: with unstaged changes, or untracked',
    },
    ...repositoryOptions,
  ],
  examples: [
    ['skillaccord fix', 'every skill of this repository'],
    ['skillaccord fix skills/worklog', 'one skill'],
    ['skillaccord fix --dry-run', 'print the diff, write nothing'],
  ],
  async run({ operands, values, flags }, world) {
    const { sides, config, configFiles } = await open({
      paths: operands,
      cwd: world.cwd,
      onProgress: world.onProgress,
      base: values.get('base') ?? 'none',
      config: values.get('config'),
    });
    const top = sides.context.directory ?? world.cwd;
    const tree = withReadProgress(diskTree(top, sides.head.entries), world.onProgress);
    const scope = { ...sides, config, file: configFiles.headFile };
    const ignoredNotes = ignoredManifests({ named: operands, only: sides.only }, scope).map(
      escapeInvisible,
    );
    const plan = inNaturalOrder(await planFixes(tree, config, sides.only, sides.base));
    const unrestorable = flags.has('force')
      ? new Set<string>()
      : await unrestorableFiles(top, pathsOf(plan));
    const isInGit = findRepository(top).repository !== null;
    const context = {
      ...world,
      formatPath: relativePathsFrom(world.cwd, top),
      isInGit,
      ignoredNotes,
    };
    return flags.has('dry-run')
      ? preview(plan, unrestorable, context)
      : applyPlan(plan, unrestorable, top, context);
  },
};

/** The same plan with files in natural order. */
function inNaturalOrder(plan: FixPlan): FixPlan {
  return {
    ...plan,
    files: sortNaturally(plan.files, ({ path }) => path),
    unfixed: sortNaturally(plan.unfixed, ({ at }) => at.path),
    locks: [...plan.locks].sort(compareNatural),
  };
}

/** The environment, with paths relative to the working directory. */
interface FixContext extends World {
  /** True inside a git repository, which can restore files. */
  readonly isInGit: boolean;
  readonly formatPath: (path: string) => string;
  /** Which named paths are ignored, in sentences. */
  readonly ignoredNotes: readonly string[];
}

/** Prints only the patch to standard output, for `git apply`. */
function preview(plan: FixPlan, unrestorable: ReadonlySet<string>, world: FixContext): number {
  const refusals = plan.files.filter(({ path }) => unrestorable.has(path));
  const files = plan.files.filter(({ path }) => !unrestorable.has(path));
  world.print(patch(files, world.colour), 'patch');
  const unwrittenNote = plan.files.length === 0 ? '' : ' Nothing was written.';
  printNotes(world, [
    ...unfixedLines(plan, files, world.formatPath),
    ...refusals.map(({ path }) => refusalLine(world.formatPath(path), world.isInGit)),
    `${summary(files, plan, plannedVerbs)}${unwrittenNote}`,
    ...world.ignoredNotes,
  ]);
  return plan.files.length > 0 ? 1 : 0;
}

async function applyPlan(
  plan: FixPlan,
  unrestorable: ReadonlySet<string>,
  top: string,
  world: FixContext,
): Promise<number> {
  const paint = painter(world.colour);
  const written: FixedFile[] = [];
  const refusals: string[] = [];
  for (const file of plan.files) {
    if (unrestorable.has(file.path)) {
      refusals.push(refusalLine(world.formatPath(file.path), world.isInGit));
      continue;
    }
    const reason = replaceFile(top, file);
    if (reason === null) written.push(file);
    else
      refusals.push(
        `${escapeInvisible(world.formatPath(file.path))} is left as it is: ${escapeInvisible(reason)}.`,
      );
  }
  const lines = written.flatMap(({ path, fixes }) =>
    fixes.flatMap(({ at, description, rule, followUp }) => [
      `${formatLocation(withPath(at, world.formatPath(path)))}  ${formatMessage(description, rule, paint)}`,
      ...(followUp === undefined ? [] : [`  ${plainText(followUp)}`]),
    ]),
  );
  const summaryLines = [
    ...unfixedLines(plan, written, world.formatPath, paint),
    summary(written, plan, doneVerbs),
    ...world.ignoredNotes,
    ...staleLockNote(written, plan),
  ];
  world.print([...lines, ...summaryLines].map((line) => `${neutralizeCommands(line)}\n`).join(''));
  printNotes(world, [...refusals, ...(await stageRenamed(written, top))]);
  return refusals.length > 0 ? 1 : 0;
}

/** Stages renamed files; returns a warning on failure. */
async function stageRenamed(
  written: readonly FixedFile[],
  top: string,
): Promise<readonly string[]> {
  const renamed = written.filter(({ path, to }) => path !== to);
  const { repository } = findRepository(top);
  if (repository === null || (await stageRenames(repository, renamed))) return [];
  return ["git's index cannot be written, so it does not know the new names yet: git add --all."];
}

const noPaint: Paint = (_tone, text) => text;

function unfixedLines(
  plan: FixPlan,
  files: readonly FixedFile[],
  formatPath: FixContext['formatPath'],
  paint = noPaint,
): readonly string[] {
  return remainingFaults(plan, files).map(({ at, rule, reason }) => {
    const location = formatLocation(withPath(at, formatPath(at.path)));
    return `${location}  ${formatMessage(`left: ${plainText(reason)}`, rule, paint)}`;
  });
}

/** The findings that remain after some files are written. */
function remainingFaults(
  { unfixed }: FixPlan,
  files: readonly FixedFile[],
): readonly UnfixedFinding[] {
  const remaining = files.flatMap((file) =>
    file.stillReported.map((fault) => ({ ...fault, at: withPath(fault.at, file.path) })),
  );
  return [...unfixed, ...remaining];
}

function formatMessage(text: string, rule: string, paint: Paint): string {
  return `${escapeInvisible(text)} ${paint('faint', `[${rule}]`)}`;
}

function formatLocation({ path, range }: Location): string {
  return `${escapeInvisible(path)}${range ? `:${range.start.line}` : ''}`;
}

function pathsOf({ files }: FixPlan): readonly string[] {
  return files.map(({ path }) => path);
}

interface Verbs {
  readonly fixed: string;
  readonly change: string;
}

const doneVerbs: Verbs = { fixed: 'Fixed', change: 'Changed' };
const plannedVerbs: Verbs = { fixed: 'Would fix', change: 'Would change' };

function summary(files: readonly FixedFile[], plan: FixPlan, verbs: Verbs): string {
  if (plan.manifestCount === 0) return 'No manifest file was found.';
  const unfixed = remainingFaults(plan, files).length;
  const unfixedNote = unfixed > 0 ? ` ${countText(unfixed, 'fault')} to fix by hand.` : '';
  const suffix = `${unfixedNote}${remainingNote(files)}`;
  const fileCount = countText(files.length, 'file');
  const fixCount = files.flatMap((file) => file.fixes).length;
  if (fixCount > 0)
    return `${verbs.fixed} ${countText(fixCount, 'fault')} in ${fileCount}.${suffix}`;
  if (files.length > 0) return `${verbs.change} ${fileCount}, which fixes no fault yet.${suffix}`;
  if (plan.files.length > 0) return `${verbs.fixed} nothing.${suffix}`;
  return `Nothing to fix in ${countText(plan.manifestCount, 'manifest file')}.${suffix}`;
}

/** Other findings in fixed files, including those hidden by a syntax error before. */
function remainingNote(files: readonly FixedFile[]): string {
  const otherCount = files.reduce((sum, file) => sum + file.otherFindingCount, 0);
  if (otherCount === 0) return '';
  const [has, them] =
    otherCount === 1 ? ['1 finding is', 'it'] : [`${otherCount} findings are`, 'them'];
  const pronoun = files.length === 1 ? 'it' : 'them';
  return ` ${has} left in ${pronoun} that fix cannot fix: skillaccord check lists ${them}.`;
}

/** A fix changes the hash of the skill in locks. */
function staleLockNote(written: readonly FixedFile[], { locks }: FixPlan): readonly string[] {
  if (written.length === 0 || locks.length === 0) return [];
  return [
    `${locks.map(escapeInvisible).join(', ')} may record a hash that changed: skillaccord lock FILE renews it.`,
  ];
}

function printNotes(world: World, lines: readonly string[]): void {
  world.printError(lines.map((line) => `${neutralizeCommands(line)}\n`).join(''));
}
