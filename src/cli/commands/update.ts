import { diskTree } from '../../io/disk/folder-tree.ts';
import { undoInterrupted, writeTogether } from '../../io/disk/together/write-together.ts';
import { findRepository } from '../../io/git/repository.ts';
import { openFetcher } from '../../io/upstream/open-fetcher.ts';
import type { Report } from '../../model/report.ts';
import { UsageError } from '../../model/usage-error.ts';
import { check } from '../../pipeline/check.ts';
import { escapeInvisible } from '../../report/escape.ts';
import { type OpenedRun, open } from '../../setup/open.ts';
import { sourceRules } from '../../setup/source-rules.ts';
import { writtenTree } from '../../tasks/update/partial-tree.ts';
import { planUpdate, type UpdatePlan } from '../../tasks/update/plan-update.ts';
import type { Command, World } from '../command.ts';
import type { Arguments } from '../parsed-arguments.ts';
import { repositoryOptions } from '../repository-options.ts';
import { printLines } from '../text/lock-lines.ts';
import { refusalLines, updateLine } from '../text/update.ts';
import { updateReport } from '../text/update-report.ts';
import { withEverythingReported } from './diff.ts';

/** Moves locked skills to what their sources have: the files and the lock entries, all or none. */
export const update: Command = {
  name: 'update',
  synonyms: ['upgrade', 'pull', 'repin'],
  summary: 'move locked skills to what their sources have, all or none',
  operands: 'NAME…',
  maxOperands: Number.POSITIVE_INFINITY,
  options: [
    { name: 'to', value: 'REF', help: 'follow this branch, tag or commit from now on' },
    { name: 'dry-run', help: 'write nothing; print what the update changes' },
    { name: 'force', help: 'overwrite copies that were edited here' },
    ...repositoryOptions,
  ],
  examples: [
    ['skillaccord update worklog --dry-run', 'what its update changes'],
    ['skillaccord update worklog', 'the files and the lock entry, all or none'],
    ['skillaccord update worklog --to v2.0.0', 'a tag, from now on'],
  ],
  note: 'Asks the sources that the locks record, over https. A denied permission (`policy`) is refused even with --force.',
  async run(args, world) {
    if (args.operands.length === 0)
      throw new UsageError('Name the skills to update.', 'skillaccord outdated lists them.');
    const opening = await open({
      ...{ cwd: world.cwd, onProgress: world.onProgress, base: 'none' },
      config: args.values.get('config'),
    });
    const place = placeOf(opening, world);
    if (undoInterrupted(place)) {
      world.printError('An interrupted update was taken back.\n');
      return update.run(args, world);
    }
    return run(opening, place, args, world);
  },
};

interface Place {
  readonly top: string;
  readonly gitDir: string | null;
}

function placeOf({ sides }: OpenedRun, { cwd }: World): Place {
  const top = sides.origin.directory ?? cwd;
  return { top, gitDir: findRepository(top).repository?.gitDir ?? null };
}

async function run(
  opening: OpenedRun,
  place: Place,
  { operands, values, flags }: Arguments,
  world: World,
): Promise<number> {
  const { sides, config } = opening;
  const { top } = place;
  const tree = diskTree(top, sides.head.entries);
  const rules = await sourceRules({ cwd: world.cwd, top, config, named: values.get('config') });
  const fetcher = openFetcher({ rules, directory: top, env: world.env });
  try {
    world.onProgress?.('Asking the sources');
    const plan = await planUpdate(
      {
        ...{ tree, fetcher, names: [...new Set(operands)] },
        ...{ to: values.get('to'), force: flags.has('force'), time: new Date().toISOString() },
      },
      config,
    );
    return await finish(plan, { opening, place, tree, isDryRun: flags.has('dry-run') }, world);
  } finally {
    fetcher.close();
  }
}

interface Run {
  readonly opening: OpenedRun;
  readonly place: Place;
  readonly tree: ReturnType<typeof diskTree>;
  readonly isDryRun: boolean;
}

async function finish(
  { installs, refusals, changes }: UpdatePlan,
  { opening, place, tree, isDryRun }: Run,
  world: World,
): Promise<number> {
  const roots = installs.flatMap(({ install, pin }) =>
    pin === null ? [] : install.copies.map(({ skill }) => skill.root),
  );
  const report = await checkAfter(opening, tree, writtenTree(tree, changes), roots);
  if (roots.length > 0) world.print(updateReport(report, world));
  const denied = deniedRefusals(report, installs);
  const all = [...refusals, ...denied];
  const isWritten = !isDryRun && all.length === 0;
  if (isWritten && changes.length > 0) await writeTogether(place, changes);
  printLines(
    world,
    installs.map((one) => updateLine(one, isWritten)),
  );
  if (all.length === 0) return 0;
  const lines = [...all.flatMap(refusalLines), ...(isDryRun ? [] : ['Nothing is written.'])];
  world.printError(lines.map((line) => `${line}\n`).join(''));
  return 1;
}

/** What `check` reports on the change from the tree here to the updated one. */
function checkAfter(
  { sides, config }: OpenedRun,
  base: Run['tree'],
  head: Run['tree'],
  only: readonly string[],
): Promise<Report> {
  return check({ ...sides, head, base, only }, withEverythingReported(config));
}

/** The updates that the policy of the repository denies. */
function deniedRefusals({ findings }: Report, installs: UpdatePlan['installs']) {
  return installs.flatMap(({ install }) => {
    const roots = install.copies.map(({ skill }) => skill.root);
    const finding = findings.find(
      ({ rule, state, skill }) =>
        rule === 'policy-denied' && state === 'new' && roots.includes(skill ?? ''),
    );
    if (!finding) return [];
    const reason = `The policy of this repository denies it: ${escapeInvisible(finding.message)}`;
    return [{ name: install.name, reason }];
  });
}
