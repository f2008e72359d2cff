import { type Content, repository, type TestRepository } from '../../test/support/git.ts';
import { recipe } from '../../test/support/recipes.ts';
import { type Gitea, until } from './gitea.ts';

type Files = Readonly<Record<string, Content>>;

/** A comment as returned by Gitea. */
export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string };
}

/** A comment on a line as returned by Gitea. */
export interface LineComment extends Comment {
  readonly path: string;
  /** The line in head. */
  readonly position: number;
}

/** A repository of `acme`: a working copy, and its state on the server. */
export interface Repository {
  readonly path: string;
  readonly work: TestRepository;
  push(...references: readonly string[]): void;
  /** Opens a pull request with one commit on the branch `change`; returns its number. */
  propose(change: Files): Promise<number>;
  /** Pushes another commit to the pull request. */
  amend(change: Files): void;
  comments(number: number): Promise<Comment[]>;
  /** The reviews of a pull request. */
  reviews(number: number): Promise<Comment[]>;
  lineComments(number: number, review: number): Promise<LineComment[]>;
  /** The combined commit status that a reviewer sees. */
  status(commit: string): Promise<string>;
}

/** A workflow of templates/github/, with additional permissions. */
export function workflow(name: string, permissions?: string): Files {
  const text = recipe(name);
  const granted = permissions && text.replace(/^permissions:\n(?: +.*\n)+/m, permissions);
  return { '.gitea/workflows/skills.yml': granted ?? text };
}

/** Creates a repository with some files on `main`. */
export async function createRepository(
  gitea: Gitea,
  name: string,
  files: Files,
  isPrivate = true,
): Promise<Repository> {
  const path = `/repos/acme/${name}`;
  await gitea.ask('POST', '/user/repos', { name, private: isPrivate, default_branch: 'main' });
  const work = repository(files);
  work.git('remote', 'add', 'origin', gitea.remote(`acme/${name}`));
  const push = (...references: readonly string[]) => {
    work.git('push', '-q', 'origin', ...references);
  };
  push('main');
  await until(async () => !(await gitea.ask<{ empty: boolean }>('GET', path)).empty);
  return {
    path,
    work,
    push,
    async propose(change) {
      work.git('switch', '-q', '-c', 'change', 'main');
      work.commit(change, 'Propose');
      push('change');
      const asked = { title: 'A change', head: 'change', base: 'main' };
      await until(() => gitea.ask('GET', `${path}/branches/change`).catch(() => null));
      return (await gitea.ask<{ number: number }>('POST', `${path}/pulls`, asked)).number;
    },
    amend(change) {
      work.git('switch', '-q', 'change');
      work.commit(change, 'Amend');
      push('change');
    },
    comments: (number) => gitea.ask('GET', `${path}/issues/${number}/comments`),
    reviews: (number) => gitea.ask('GET', `${path}/pulls/${number}/reviews`),
    lineComments: (number, review) =>
      gitea.ask('GET', `${path}/pulls/${number}/reviews/${review}/comments`),
    status: async (commit) =>
      (await gitea.ask<{ state: string }>('GET', `${path}/commits/${commit}/status`)).state,
  };
}
