import { families } from '../generated/rule-pages.ts';
import { isAtOrInside, relativePath } from '../model/text/path.ts';
import { uriPath } from './escape.ts';
import { forgeOf } from './links.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const familyOf: ReadonlyMap<string, string> = new Map(
  families.flatMap(([page, ids]) => ids.split(' ').map((id) => [id, page] as const)),
);

/** The page of a rule in a folder of pages, at its row where rules share the page. */
export function rulePage(rule: string, docs: string): string {
  const page = familyOf.get(rule);
  return `${docs}rules/${page === undefined ? `${uriPath(rule)}.md` : `${page}.md#${rule}`}`;
}

/** True if every reader can follow links to the pages. */
export function isReachable(docs: string | null): docs is string {
  return docs?.startsWith('https://') ?? false;
}

/**
 * The pages of a version in a repository, from its address: `https://github.com/owner/name`, or the same for ssh. Null
 * for an address that no browser opens.
 */
export function docsAt(repository: string | null, tag: string): string | null {
  const [, host, path] =
    /^(?:https:\/\/|ssh:\/\/git@)([\w.-]+)(?::\d+)?\/([\w.~/-]+?)(?:\.git)?\/?$/.exec(
      repository ?? '',
    ) ?? [];
  if (host === undefined || path === undefined) return null;
  const folder = /^(?:codeberg|gitea|forgejo)\./.test(host) ? 'src/tag' : 'blob';
  return `https://${host}/${path}/${folder}/${uriPath(tag)}/docs/`;
}

/**
 * The URL of the pages of a running Action, at the commit or tag it runs from: read from the variables of the step, or
 * from the path of the running file for an Action in the workspace. Null if neither says it.
 */
export function docsOfAction(env: Variables, runningFile: string): string | null {
  const server = env['GITHUB_SERVER_URL']?.replace(/\/$/, '') ?? '';
  if (!/^https?:\/\/[\w.:-]+(?:\/[\w.~-]+)*$/.test(server)) return null;
  const { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
  if (repository && ref) return `${server}/${uriPath(repository)}/${treeOf(env, ref)}/docs/`;
  const { GITHUB_WORKSPACE: workspace, GITHUB_REPOSITORY: own, GITHUB_SHA: sha } = env;
  const directory = /^(.*)\/dist\/action\/index\.js$/.exec(withSlash(runningFile))?.[1];
  if (!workspace || !own || !sha || directory === undefined) return null;
  const top = withSlash(workspace).replace(/\/$/, '');
  if (!isAtOrInside(directory, top)) return null;
  const path = directory === top ? '' : `${uriPath(relativePath(top, directory))}/`;
  return `${server}/${uriPath(own)}/${treeOf(env, sha)}/${path}docs/`;
}

/** The part of a URL that names a commit, or on GitHub also a tag or branch. */
function treeOf(env: Variables, ref: string): string {
  if (forgeOf(env) !== 'gitea') return `blob/${uriPath(ref)}`;
  return `src/${/^[0-9a-f]{40}$/.test(ref) ? 'commit' : 'tag'}/${uriPath(ref)}`;
}

function withSlash(path: string): string {
  return path.replaceAll('\\', '/');
}
