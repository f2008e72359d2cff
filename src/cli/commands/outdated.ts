import { openFetcher } from '../../io/upstream/open-fetcher.ts';
import { UsageError } from '../../model/usage-error.ts';
import { linksFrom } from '../../report/links.ts';
import { findRule } from '../../rules/catalog.ts';
import { defaultBranchConfig } from '../../setup/default-branch-config.ts';
import { open } from '../../setup/open.ts';
import { gainsPermissions, isBreaking } from '../../tasks/outdated/status-summary.ts';
import type { UpdateStatus } from '../../tasks/outdated/update-status.ts';
import { findOutdated } from '../../tasks/outdated.ts';
import type { Command, World } from '../command.ts';
import { mentionInterrupted } from '../interrupted-update.ts';
import type { Arguments } from '../parsed-arguments.ts';
import { repositoryOptions } from '../repository-options.ts';
import { documentMarkdown, documentText } from '../text/document-text.ts';
import { outdatedDocument } from '../text/outdated-document.ts';
import { outdatedHtml } from '../text/outdated-html.ts';
import { outdatedJson } from '../text/outdated-json.ts';

const formats = ['text', 'markdown', 'json', 'html'];

/** What `--fail-on` may name, with the statuses that fail. */
const failConditions: Readonly<Record<string, (status: UpdateStatus) => boolean>> = {
  pending: ({ isPending, state }) => isPending || state === 'tag-moved' || state === 'moved',
  breaking: isBreaking,
  permissions: gainsPermissions,
  gone: ({ state }) => state === 'gone',
  unreachable: ({ state }) => state === 'unreachable',
};

/** Reports which locked skills have changed at their source, and what each update would change. */
export const outdated: Command = {
  name: 'outdated',
  synonyms: ['upstream', 'updates', 'check-updates'],
  summary: 'report what has changed at the sources of locked skills',
  operands: '[NAME…]',
  maxOperands: Number.POSITIVE_INFINITY,
  options: [
    { name: 'format', value: 'FORMAT', choices: formats, help: formats.join(', ') },
    {
      name: 'fail-on',
      value: 'WHAT',
      choices: Object.keys(failConditions),
      repeatable: true,
      help: 'exit 1 if an update is pending, breaking or gains permissions, or a skill is gone or unreachable',
    },
    ...repositoryOptions,
  ],
  examples: [
    ['skillaccord outdated', 'every skill with a recorded source'],
    ['skillaccord outdated pdf', 'one of them'],
    ['skillaccord outdated --format markdown >> "$GITHUB_STEP_SUMMARY"', 'for a scheduled job'],
    ['skillaccord outdated --format html > updates.html', 'a page to look at'],
    ['skillaccord outdated --fail-on permissions', 'for a pipeline'],
  ],
  note: 'It asks the hosts of the sources and writes nothing. Exit codes: 0 report, 1 --fail-on, 2 if no source could be asked.',
  async run(args, world) {
    const { statuses, sha } = await askSources(args, world);
    world.print(formatStatuses(statuses, sha, args, world));
    const asked = statuses.filter(({ state }) => state !== 'not-understood');
    if (asked.length > 0 && asked.every(({ state }) => state === 'unreachable')) {
      throw new UsageError(
        'No source could be asked.',
        'The reasons are above; docs/security.md tells what may be asked.',
      );
    }
    const activeConditions = (args.lists.get('fail-on') ?? []).flatMap(
      (what) => failConditions[what] ?? [],
    );
    return statuses.some((status) =>
      activeConditions.some((meetsCondition) => meetsCondition(status)),
    )
      ? 1
      : 0;
  },
};

/** The statuses, and the commit that is checked out; null without one. */
async function askSources(
  args: Arguments,
  world: World,
): Promise<{ readonly statuses: readonly UpdateStatus[]; readonly sha: string | null }> {
  const named = args.values.get('config');
  const { cwd, env, onProgress } = world;
  const { sides, config } = await open({ cwd, onProgress, base: 'none', config: named });
  const directory = sides.context.directory ?? cwd;
  mentionInterrupted(directory, world);
  const request = { cwd, directory, config, named };
  const { trustedConfig, ignoredSourcesNote } = await defaultBranchConfig(request);
  if (ignoredSourcesNote !== null) world.printError(`${ignoredSourcesNote}\n`);
  const fetcher = openFetcher({ rules: trustedConfig.sources, directory, env });
  try {
    const statuses = await findOutdated({
      sides,
      fetcher,
      names: args.operands,
      config,
      trustedConfig,
    });
    return { statuses, sha: sides.context.head().sha };
  } finally {
    fetcher.close();
  }
}

/** A page goes into an issue, too, which takes 65,536 characters. */
const maxMarkdownBytes = 60_000;

function formatStatuses(
  statuses: readonly UpdateStatus[],
  sha: string | null,
  args: Arguments,
  world: World,
): string {
  const format = args.values.get('format');
  if (format === 'json') return outdatedJson(statuses);
  const document = outdatedDocument(statuses);
  if (format === 'markdown') return documentMarkdown(document, maxMarkdownBytes);
  if (format !== 'html') return documentText(document, world);
  return outdatedHtml(statuses, { links: linksFrom(world.env, sha), docsOf: findRule });
}
