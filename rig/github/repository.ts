import {
  type Content,
  checkout,
  type Origin,
  origin,
  type TestRepository,
} from '../../test/support/git.ts';
import { worklog } from '../../test/support/skills.ts';
import type { Hub, Person } from './hub.ts';
import { mirror } from './mirror.ts';
import type { TriggerEvent } from './runner.ts';

type Files = Readonly<Record<string, Content>>;

/** A pull request: its number, and the event of its last change. */
export interface Proposal {
  readonly number: number;
  readonly head: string;
  readonly base: string;
  readonly event: TriggerEvent;
  /** The default checkout of `actions/checkout`. */
  readonly work: TestRepository;
}

/** `acme/skills`: a git origin to clone from, and a repository on the server. */
export interface Repository {
  readonly from: Origin;
  /** Opens a pull request against `main`, from a branch of acme or the fork of mallory. */
  propose(change: Files, author?: Person): Promise<Proposal>;
  /** Pushes another commit to the pull request. */
  update(proposal: Proposal, change: Files): Promise<Proposal>;
}

/** Creates the repository with one skill on `main`. */
export async function createRepository(hub: Hub): Promise<Repository> {
  const from = origin(worklog('1.0.0', 'day'));
  await mirror(hub, from.work, 'acme', 'refs/heads/main');
  return {
    from,
    async propose(change, author = 'acme') {
      from.work.git('switch', '-q', '-c', 'change', 'main');
      from.work.commit(change, 'Propose');
      if (author !== 'acme') await hub.requestAs(author, 'POST', '/repos/acme/skills/forks', {});
      await mirror(hub, from.work, author, 'refs/heads/change');
      const { number } = await hub.requestAs<{ number: number }>(
        'acme',
        'POST',
        '/repos/acme/skills/pulls',
        { title: 'A change', base: 'main', head: `${author}:change` },
      );
      return pushed(hub, from, number, 'opened');
    },
    async update({ number }, change) {
      from.work.git('switch', '-q', 'change');
      from.work.commit(change, 'Amend');
      await mirror(hub, from.work, 'acme', 'refs/heads/change');
      return pushed(hub, from, number, 'synchronize');
    },
  };
}

/** Creates the merge commit and the event of a push, as GitHub does. */
async function pushed(
  hub: Hub,
  { work, push, url }: Origin,
  number: number,
  action: string,
): Promise<Proposal> {
  const head = work.git('rev-parse', 'HEAD');
  push(`refs/pull/${number}/head`);
  await mirror(hub, work, 'acme', `refs/pull/${number}/head`);
  work.git('switch', '-q', '--detach', 'main');
  work.git('merge', '-q', '--no-ff', '-m', 'Merge', head);
  const ref = `refs/pull/${number}/merge`;
  push(ref);
  await mirror(hub, work, 'acme', ref);
  const sha = work.git('rev-parse', 'HEAD');
  const pull = await hub.requestAs<{ head: object }>(
    'acme',
    'GET',
    `/repos/acme/skills/pulls/${number}`,
  );
  const payload = {
    action,
    number,
    // The emulated server does not notice pushes.
    pull_request: { ...pull, head: { ...pull.head, sha: head } },
    repository: await hub.requestAs('acme', 'GET', '/repos/acme/skills'),
  };
  const event = { name: 'pull_request', ref, sha, payload };
  const base = work.git('rev-parse', 'main');
  hub.reviews.propose({ repository: work.path, base, head });
  return { number, head, base, event, work: checkout(url, ref) };
}
