import { diskTree } from '../../io/disk/folder-tree.ts';
import type { Place } from '../../io/disk/together/journal.ts';
import { endEarlierRun } from '../../io/disk/together/take-back.ts';
import { writeTogether } from '../../io/disk/together/write-together.ts';
import { openFetcher } from '../../io/upstream/open-fetcher.ts';
import { sortNaturally } from '../../model/text/natural-order.ts';
import { UsageError } from '../../model/usage-error.ts';
import { defaultBranchConfig } from '../../setup/default-branch-config.ts';
import { type OpenedRun, open } from '../../setup/open.ts';
import { planUpdate, type UpdatePlan } from '../../tasks/update/plan-update.ts';
import type { Command, World } from '../command.ts';
import { mentionInterrupted, placeOf, requireOwnUpdate } from '../interrupted-update.ts';
import type { Arguments } from '../parsed-arguments.ts';
import { repositoryOptions } from '../repository-options.ts';
import { documentText } from '../text/document-text.ts';
import { printLines } from '../text/lock-lines.ts';
import { outdatedDocument } from '../text/outdated-document.ts';
import { refusalLine, updateLine } from '../text/update.ts';

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
    const openedRun = await open({
      cwd: world.cwd,
      onProgress: world.onProgress,
      base: 'none',
      config: args.values.get('config'),
    });
    const place = placeOf(openedRun.sides.context.directory ?? world.cwd);
    if (args.flags.has('dry-run')) mentionInterrupted(place.top, world);
    else if (takesBack(place, args, world)) return update.run(args, world);
    return run(openedRun, place, args, world);
  },
};

/** Takes back what an interrupted update of these skills wrote; true if a file may have changed. */
function takesBack(place: Place, { operands }: Arguments, world: World): boolean {
  const isTakenBack = requireOwnUpdate(place, operands);
  const kept = endEarlierRun(place);
  const lines = [
    ...(isTakenBack ? ['An interrupted update was taken back.'] : []),
    ...(kept
      ? [`Files that were edited since it stay. What they were before it is in "${kept}".`]
      : []),
  ];
  world.printError(lines.map((line) => `${line}\n`).join(''));
  return isTakenBack;
}

async function run(
  { sides, config }: OpenedRun,
  place: Place,
  { operands, values, flags }: Arguments,
  world: World,
): Promise<number> {
  const { top } = place;
  const named = values.get('config');
  const request = { cwd: world.cwd, directory: top, config, named };
  const { trustedConfig, ignoredSourcesNote } = await defaultBranchConfig(request);
  if (ignoredSourcesNote !== null) world.printError(`${ignoredSourcesNote}\n`);
  const fetcher = openFetcher({ rules: trustedConfig.sources, directory: top, env: world.env });
  try {
    world.onProgress?.('Asking the sources');
    const plan = await planUpdate({
      tree: diskTree(top, sides.head.entries),
      config,
      trustedConfig,
      fetcher,
      remote: sides.context.remote,
      names: [...new Set(operands)],
      to: values.get('to'),
      force: flags.has('force'),
      time: new Date().toISOString(),
    });
    return await finish(plan, place, flags.has('dry-run'), world);
  } finally {
    fetcher.close();
  }
}

async function finish(
  { installs, refusals, changes }: UpdatePlan,
  place: Place,
  isDryRun: boolean,
  world: World,
): Promise<number> {
  const statuses = installs.map(({ status }) => status);
  if (statuses.length > 0) world.print(`${documentText(outdatedDocument(statuses), world)}\n`);
  const isWritten = !isDryRun && refusals.length === 0;
  const names = installs.map(({ install }) => install.name);
  if (isWritten && changes.length > 0) await writeTogether(place, changes, names);
  printLines(
    world,
    sortNaturally(installs, ({ install }) => install.name).map((install) =>
      updateLine(install, isWritten),
    ),
  );
  if (refusals.length === 0) return 0;
  const sorted = sortNaturally(refusals, ({ name }) => name);
  const lines = [...sorted.map(refusalLine), ...(isDryRun ? [] : ['Nothing is written.'])];
  world.printError(lines.map((line) => `${line}\n`).join(''));
  return 1;
}
