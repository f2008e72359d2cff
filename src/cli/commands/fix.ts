import type { UnfixedFault } from '../../fixes/fix.ts';
import { plainTree } from '../../io/disk/folder-tree.ts';
import { mendFile } from '../../io/disk/replace-file.ts';
import { findPlace } from '../../io/git/repository.ts';
import { stageRenames } from '../../io/git/stage-renames.ts';
import { dirtyFiles } from '../../io/git/uncommitted.ts';
import { withReadProgress } from '../../model/progress.ts';
import { isManifestName } from '../../model/skill.ts';
import { nameOf, selfAndAncestors } from '../../model/text/path.ts';
import { type Location, withPath } from '../../model/text/text.ts';
import type { FileTree } from '../../model/tree.ts';
import { UsageError } from '../../model/usage-error.ts';
import { defuse, visible } from '../../report/escape.ts';
import { type Paint, painter } from '../../report/text/paint.ts';
import { patch } from '../../report/text/patch.ts';
import { count } from '../../report/verdict.ts';
import { open } from '../../setup/open.ts';
import { type FixedFile, type FixPlan, fix as planFixes } from '../../tasks/fix.ts';
import type { Command, World } from '../command.ts';
import { placesFrom } from '../places.ts';
import { repositoryOptions } from '../repository-options.ts';

/** Mends what has exactly one right answer. */
export const fix: Command = {
  name: 'fix',
  also: ['mend', 'format', 'repair'],
  summary: 'mend what has one right answer; comments and layout stay',
  operands: '[PATH…]',
  most: Number.POSITIVE_INFINITY,
  options: [
    { name: 'dry-run', help: 'write nothing and print a diff; exits with 1 where there is one' },
    {
      name: 'force',
      help: 'files too that git could not give back: changed and not added, untracked',
    },
    ...repositoryOptions,
  ],
  examples: [
    ['skillgate fix', 'every skill of this repository'],
    ['skillgate fix skills/worklog', 'one skill'],
    ['skillgate fix --dry-run | git apply', 'look first, or let git do it'],
  ],
  async run({ operands, values, flags }, world) {
    const { sides, config } = await open({
      paths: operands,
      cwd: world.cwd,
      told: world.told,
      base: 'none',
      config: values.get('config'),
    });
    const top = sides.origin.directory ?? world.cwd;
    const tree = withReadProgress(plainTree(top, sides.head.entries), world.told);
    refuseManifestless(operands, sides.only, sides.head);
    const plan = await planFixes(tree, config, sides.only);
    const dirty = flags.has('force') ? new Set<string>() : await dirtyOf(plan, top);
    const isInGit = findPlace(top).repository !== null;
    const here = { ...world, place: placesFrom(world.cwd, top), isInGit };
    return flags.has('dry-run') ? preview(plan, dirty, here) : write(plan, dirty, top, here);
  },
};

/** Refuses named paths without a manifest; one that the configuration ignores is one all the same. */
function refuseManifestless(
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
interface Here extends World {
  /** Whether git is there, which may give files back. */
  readonly isInGit: boolean;
  readonly place: (path: string) => string;
}

/** The files of a plan that git could not give back; outside a repository that is all of them. */
async function dirtyOf({ files }: FixPlan, top: string): Promise<ReadonlySet<string>> {
  const paths = files.map(({ path }) => path);
  const { repository } = findPlace(top);
  return repository === null ? new Set(paths) : dirtyFiles(repository, top, paths);
}

/** The patch alone goes where `git apply` reads it; it holds what would be written. */
function preview(plan: FixPlan, dirty: ReadonlySet<string>, world: Here): number {
  const refused = plan.files.filter(({ path }) => dirty.has(path));
  const files = plan.files.filter(({ path }) => !dirty.has(path));
  world.print(patch(files, world.colour), 'patch');
  const nothing = plan.files.length === 0 ? '' : ' Nothing was written.';
  complain(world, [
    ...leftLines(plan, files, world.place),
    ...refused.map(({ path }) => refusal(world.place(path), world.isInGit)),
    `${summary(files, plan, would)}${nothing}`,
  ]);
  return plan.files.length > 0 ? 1 : 0;
}

async function write(
  plan: FixPlan,
  dirty: ReadonlySet<string>,
  top: string,
  world: Here,
): Promise<number> {
  const paint = painter(world.colour);
  const written: FixedFile[] = [];
  const refused: string[] = [];
  for (const file of plan.files) {
    if (dirty.has(file.path)) {
      refused.push(refusal(world.place(file.path), world.isInGit));
      continue;
    }
    const reason = mendFile(top, file);
    if (reason === null) written.push(file);
    else refused.push(`${visible(world.place(file.path))} is left as it was: ${visible(reason)}.`);
  }
  const lines = written.flatMap(({ path, fixes: mends }) =>
    mends.flatMap(({ at, description: done, rule, followUp: next }) => [
      `${lineAt(withPath(at, world.place(path)))}  ${said(done, rule, paint)}`,
      ...(next === undefined ? [] : [`  ${next}`]),
    ]),
  );
  const sum = [
    ...leftLines(plan, written, world.place, paint),
    summary(written, plan, did),
    ...stale(written, plan),
  ];
  world.print([...lines, ...sum].map((line) => `${defuse(line)}\n`).join(''));
  complain(world, [...refused, ...(await unstaged(written, top))]);
  return refused.length > 0 ? 1 : 0;
}

/** Tells git of files that have another name, and says so where it does not take it. */
async function unstaged(written: readonly FixedFile[], top: string): Promise<readonly string[]> {
  const renamed = written.filter(({ path, to }) => path !== to);
  const { repository } = findPlace(top);
  if (repository === null || (await stageRenames(repository, renamed))) return [];
  return ["git's index cannot be written, so it does not know the new names yet: git add --all."];
}

const plain: Paint = (_tone, text) => text;

function leftLines(
  plan: FixPlan,
  files: readonly FixedFile[],
  place: Here['place'],
  paint = plain,
): readonly string[] {
  return leftWith(plan, files).map(({ at, rule, reason }) => {
    const where = lineAt(withPath(at, place(at.path)));
    return `${where}  ${said(`left: ${reason}`, rule, paint)}`;
  });
}

/** What is left to people once some files are written. */
function leftWith({ left }: FixPlan, files: readonly FixedFile[]): readonly UnfixedFault[] {
  const open = files.flatMap((file) =>
    file.stillFaulty.map((one) => ({ ...one, at: withPath(one.at, file.path) })),
  );
  return [...left, ...open];
}

function said(text: string, rule: string, paint: Paint): string {
  return `${visible(text)} ${paint('faint', `[${rule}]`)}`;
}

function lineAt({ path, range }: Location): string {
  return `${visible(path)}${range ? `:${range.start.line}` : ''}`;
}

function refusal(path: string, isInGit: boolean): string {
  const why = isInGit
    ? 'git could not give it back. Add it (git add), or use --force.'
    : 'no git repository is here to give it back. Use --force.';
  return `${visible(path)} is left as it is: ${why}`;
}

interface Verbs {
  readonly mend: string;
  readonly change: string;
}

const did: Verbs = { mend: 'Mended', change: 'Changed' };
const would: Verbs = { mend: 'Would mend', change: 'Would change' };

function summary(files: readonly FixedFile[], plan: FixPlan, verbs: Verbs): string {
  if (plan.seen === 0) return 'No manifest file was found.';
  const left = leftWith(plan, files).length;
  const people = left > 0 ? ` ${count(left, 'fault')} left to people.` : '';
  const rest = `${people}${unmended(files)}`;
  const where = count(files.length, 'file');
  const mends = files.flatMap((file) => file.fixes).length;
  if (mends > 0) return `${verbs.mend} ${count(mends, 'fault')} in ${where}.${rest}`;
  if (files.length > 0) return `${verbs.change} ${where}, which mends no fault yet.${rest}`;
  if (plan.files.length > 0) return `${verbs.mend} nothing.${rest}`;
  return `Nothing to mend in ${count(plan.seen, 'manifest file')}.${rest}`;
}

/** What a check finds besides in files that are mended: of one that could not be read, nobody knew. */
function unmended(files: readonly FixedFile[]): string {
  const others = files.reduce((sum, file) => sum + file.otherFaults, 0);
  if (others === 0) return '';
  const [has, them] = others === 1 ? ['1 finding is', 'it'] : [`${others} findings are`, 'them'];
  const where = files.length === 1 ? 'it' : 'them';
  return ` ${has} left in ${where} that fix does not mend: skillgate check tells of ${them}.`;
}

/** Mending a skill changes its hash, which locks record. */
function stale(written: readonly FixedFile[], { locks }: FixPlan): readonly string[] {
  if (written.length === 0 || locks.length === 0) return [];
  return [
    `${locks.map(visible).join(', ')} may record a hash that changed: skillgate lock --check.`,
  ];
}

function complain(world: World, lines: readonly string[]): void {
  world.complain(lines.map((line) => `${defuse(line)}\n`).join(''));
}
