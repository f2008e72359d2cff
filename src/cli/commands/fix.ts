import type { UnfixedFault } from '../../fixes/fix.ts';
import { diskTree } from '../../io/disk/folder-tree.ts';
import { replaceFile } from '../../io/disk/replace-file.ts';
import { findRepository } from '../../io/git/repository.ts';
import { stageRenames } from '../../io/git/stage-renames.ts';
import { dirtyFiles } from '../../io/git/uncommitted.ts';
import { withReadProgress } from '../../model/progress.ts';
import { isManifestName } from '../../model/skill.ts';
import { nameOf, selfAndAncestors } from '../../model/text/path.ts';
import { type Location, withPath } from '../../model/text/text.ts';
import type { FileTree } from '../../model/tree.ts';
import { UsageError } from '../../model/usage-error.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { type Paint, painter } from '../../report/text/paint.ts';
import { patch } from '../../report/text/patch.ts';
import { count } from '../../report/verdict.ts';
import { open } from '../../setup/open.ts';
import { type FixedFile, type FixPlan, fix as planFixes } from '../../tasks/fix.ts';
import type { Command, World } from '../command.ts';
import { relativePathsFrom } from '../paths.ts';
import { repositoryOptions } from '../repository-options.ts';

/** Mends what has exactly one right answer. */
export const fix: Command = {
  name: 'fix',
  synonyms: ['mend', 'format', 'repair'],
  summary: 'mend what has one right answer; comments and layout stay',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  options: [
    { name: 'dry-run', help: 'write nothing and print a diff; exits with 1 where there is one' },
    {
      name: 'force',
      help: 'files too that git could not give back: changed and not added, untracked',
    },
    ...repositoryOptions,
  ],
  examples: [
    ['skillaccord fix', 'every skill of this repository'],
    ['skillaccord fix skills/worklog', 'one skill'],
    ['skillaccord fix --dry-run | git apply', 'look first, or let git do it'],
  ],
  async run({ operands, values, flags }, world) {
    const { sides, config } = await open({
      paths: operands,
      cwd: world.cwd,
      onProgress: world.onProgress,
      base: 'none',
      config: values.get('config'),
    });
    const top = sides.origin.directory ?? world.cwd;
    const tree = withReadProgress(diskTree(top, sides.head.entries), world.onProgress);
    requireManifests(operands, sides.only, sides.head);
    const plan = await planFixes(tree, config, sides.only);
    const dirty = flags.has('force') ? new Set<string>() : await uncommittedPaths(plan, top);
    const isInGit = findRepository(top).repository !== null;
    const context = { ...world, place: relativePathsFrom(world.cwd, top), isInGit };
    return flags.has('dry-run')
      ? preview(plan, dirty, context)
      : applyPlan(plan, dirty, top, context);
  },
};

/** Refuses named paths without a manifest; one that the configuration ignores is one all the same. */
function requireManifests(
  named: readonly string[],
  only: readonly string[] = [],
  { entries }: FileTree,
): void {
  const paths = new Set(
    entries.flatMap(({ path, kind }) =>
      kind !== 'symlink' && isManifestName(nameOf(path)) ? [...selfAndAncestors(path)] : [],
    ),
  );
  const empty = named.filter((_, at) => !paths.has(only[at] ?? ''));
  if (empty.length === 0) return;
  throw new UsageError(`No manifest lies at ${empty.map((name) => `"${name}"`).join(', ')}.`);
}

/** The world, and how paths lead from where the reader is. */
interface FixContext extends World {
  /** Whether git is there, which may give files back. */
  readonly isInGit: boolean;
  readonly place: (path: string) => string;
}

/** The files of a plan that git could not give back; outside a repository that is all of them. */
async function uncommittedPaths({ files }: FixPlan, top: string): Promise<ReadonlySet<string>> {
  const paths = files.map(({ path }) => path);
  const { repository } = findRepository(top);
  return repository === null ? new Set(paths) : dirtyFiles(repository, top, paths);
}

/** The patch alone goes where `git apply` reads it; it holds what would be written. */
function preview(plan: FixPlan, dirty: ReadonlySet<string>, world: FixContext): number {
  const refusals = plan.files.filter(({ path }) => dirty.has(path));
  const files = plan.files.filter(({ path }) => !dirty.has(path));
  world.print(patch(files, world.colour), 'patch');
  const unwrittenNote = plan.files.length === 0 ? '' : ' Nothing was written.';
  complain(world, [
    ...unfixedLines(plan, files, world.place),
    ...refusals.map(({ path }) => refusalLine(world.place(path), world.isInGit)),
    `${summary(files, plan, plannedVerbs)}${unwrittenNote}`,
  ]);
  return plan.files.length > 0 ? 1 : 0;
}

async function applyPlan(
  plan: FixPlan,
  dirty: ReadonlySet<string>,
  top: string,
  world: FixContext,
): Promise<number> {
  const paint = painter(world.colour);
  const written: FixedFile[] = [];
  const refusals: string[] = [];
  for (const file of plan.files) {
    if (dirty.has(file.path)) {
      refusals.push(refusalLine(world.place(file.path), world.isInGit));
      continue;
    }
    const reason = replaceFile(top, file);
    if (reason === null) written.push(file);
    else
      refusals.push(
        `${escapeInvisible(world.place(file.path))} is left as it was: ${escapeInvisible(reason)}.`,
      );
  }
  const lines = written.flatMap(({ path, fixes: mends }) =>
    mends.flatMap(({ at, description: done, rule, followUp: next }) => [
      `${formatLocation(withPath(at, world.place(path)))}  ${formatMessage(done, rule, paint)}`,
      ...(next === undefined ? [] : [`  ${next}`]),
    ]),
  );
  const sum = [
    ...unfixedLines(plan, written, world.place, paint),
    summary(written, plan, doneVerbs),
    ...staleLockNote(written, plan),
  ];
  world.print([...lines, ...sum].map((line) => `${neutralizeCommands(line)}\n`).join(''));
  complain(world, [...refusals, ...(await stageRenamed(written, top))]);
  return refusals.length > 0 ? 1 : 0;
}

/** Tells git of files that have another name, and says so where it does not take it. */
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
  place: FixContext['place'],
  paint = noPaint,
): readonly string[] {
  return unfixedIn(plan, files).map(({ at, rule, reason }) => {
    const where = formatLocation(withPath(at, place(at.path)));
    return `${where}  ${formatMessage(`left: ${reason}`, rule, paint)}`;
  });
}

/** What is left to people once some files are written. */
function unfixedIn({ unfixed }: FixPlan, files: readonly FixedFile[]): readonly UnfixedFault[] {
  const open = files.flatMap((file) =>
    file.stillReported.map((one) => ({ ...one, at: withPath(one.at, file.path) })),
  );
  return [...unfixed, ...open];
}

function formatMessage(text: string, rule: string, paint: Paint): string {
  return `${escapeInvisible(text)} ${paint('faint', `[${rule}]`)}`;
}

function formatLocation({ path, range }: Location): string {
  return `${escapeInvisible(path)}${range ? `:${range.start.line}` : ''}`;
}

function refusalLine(path: string, isInGit: boolean): string {
  const why = isInGit
    ? 'git could not give it back. Add it (git add), or use --force.'
    : 'no git repository is here to give it back. Use --force.';
  return `${escapeInvisible(path)} is left as it is: ${why}`;
}

interface Verbs {
  readonly fixed: string;
  readonly change: string;
}

const doneVerbs: Verbs = { fixed: 'Mended', change: 'Changed' };
const plannedVerbs: Verbs = { fixed: 'Would mend', change: 'Would change' };

function summary(files: readonly FixedFile[], plan: FixPlan, verbs: Verbs): string {
  if (plan.manifestCount === 0) return 'No manifest file was found.';
  const unfixed = unfixedIn(plan, files).length;
  const unfixedNote = unfixed > 0 ? ` ${count(unfixed, 'fault')} left to people.` : '';
  const suffix = `${unfixedNote}${remainingNote(files)}`;
  const where = count(files.length, 'file');
  const mends = files.flatMap((file) => file.fixes).length;
  if (mends > 0) return `${verbs.fixed} ${count(mends, 'fault')} in ${where}.${suffix}`;
  if (files.length > 0) return `${verbs.change} ${where}, which mends no fault yet.${suffix}`;
  if (plan.files.length > 0) return `${verbs.fixed} nothing.${suffix}`;
  return `Nothing to mend in ${count(plan.manifestCount, 'manifest file')}.${suffix}`;
}

/** What a check finds besides in files that are mended: of one that could not be read, nobody knew. */
function remainingNote(files: readonly FixedFile[]): string {
  const others = files.reduce((sum, file) => sum + file.otherFindings, 0);
  if (others === 0) return '';
  const [has, them] = others === 1 ? ['1 finding is', 'it'] : [`${others} findings are`, 'them'];
  const where = files.length === 1 ? 'it' : 'them';
  return ` ${has} left in ${where} that fix does not mend: skillaccord check tells of ${them}.`;
}

/** Mending a skill changes its hash, which locks record. */
function staleLockNote(written: readonly FixedFile[], { locks }: FixPlan): readonly string[] {
  if (written.length === 0 || locks.length === 0) return [];
  return [
    `${locks.map(escapeInvisible).join(', ')} may record a hash that changed: skillaccord lock --check.`,
  ];
}

function complain(world: World, lines: readonly string[]): void {
  world.complain(lines.map((line) => `${neutralizeCommands(line)}\n`).join(''));
}
