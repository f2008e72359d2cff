import type { HostedFile, HostedRepository } from '../io/hosted-repository.ts';
import { hasTexts, requireAnswer } from './answer.ts';
import { type Api, explainFailure } from './api.ts';
import { mergeBaseOf } from './merge-base.ts';

interface TreeListing {
  readonly tree: readonly { path: string; mode: string; type: string; sha: string }[];
  readonly truncated?: boolean;
  /** The page of the list; only Gitea has pages. */
  readonly page?: number;
}

const repository = '/repos/{owner}/{repo}';

/** Larger blobs are not cached and are requested again. */
const maxCachedBytes = 1024 * 1024;

/**
 * The repository of the run, read through the API. Each commit's files are listed once. Supports the different
 * answers of Gitea and Forgejo; their routes are the fallback.
 */
export function hostedBy(api: Api): HostedRepository {
  const lists = new Map<string, Promise<readonly HostedFile[] | null>>();
  const blobs = new Map<string, Uint8Array>();
  let lastError: string | null = null;
  const recordError = (cause: unknown) => {
    lastError = explainFailure(cause).reason;
  };
  const orElse = async <T>(fallback: T, request: Promise<T>): Promise<T> => {
    try {
      return await request;
    } catch (cause) {
      recordError(cause);
      return fallback;
    }
  };
  return {
    get lastError() {
      return lastError;
    },
    files(commit) {
      const listing = lists.get(commit) ?? orElse(null, filesOf(api, commit));
      lists.set(commit, listing);
      return listing;
    },
    blob: async (oid) => {
      const bytes = blobs.get(oid) ?? (await orElse(null, blobOf(api, oid)));
      if (bytes && bytes.length <= maxCachedBytes) blobs.set(oid, bytes);
      return bytes;
    },
    mergeBase: (commit, other) => orElse(null, mergeBaseOf(api, commit, other)),
    names: async (name) => {
      const [branch, tag] = await Promise.all([
        orElse(undefined, commitOrNull(api, `heads/${name}`, recordError)),
        orElse(undefined, commitOrNull(api, `tags/${name}`, recordError)),
      ]);
      // If the branch lookup failed, a tag of the same name must not replace the branch.
      if (branch === undefined || (branch === null && !tag)) return null;
      return { branch, tag: tag ?? null };
    },
    tags: () => orElse(null, tagsOf(api)),
  };
}

/** Lists every file below a tree. A tree too large for one answer is listed folder by folder, or in pages. */
async function filesOf(api: Api, sha: string, prefix = ''): Promise<HostedFile[]> {
  const { tree, truncated } = await listOf(api, sha, '?recursive=1');
  const toHostedFile = ({ path, mode, sha: oid }: TreeListing['tree'][number]) => ({
    path: prefix + path,
    mode,
    oid,
  });
  if (!truncated) return tree.filter(isLeaf).map(toHostedFile);
  const level = await listOf(api, sha);
  if (level.truncated) {
    throw new Error(`the folder "${prefix}" has more files than the server lists`);
  }
  const files = level.tree.filter(isLeaf).map(toHostedFile);
  for (const { path, type, sha: folder } of level.tree) {
    if (type === 'tree') files.push(...(await filesOf(api, folder, `${prefix}${path}/`)));
  }
  return files;
}

/** True for files, links and submodules; the API calls a submodule a commit. */
function isLeaf({ type }: TreeListing['tree'][number]): boolean {
  return type === 'blob' || type === 'commit';
}

async function listOf(api: Api, sha: string, query = ''): Promise<TreeListing> {
  const route = `${repository}/git/trees/{sha}${query}`;
  const first = await pageOf(api, route, { sha });
  if (!first.truncated || first.page === undefined) return first;
  const tree = [...first.tree];
  for (let page = first.page + 1; ; page++) {
    const next = await pageOf(api, route, { sha, page });
    tree.push(...next.tree);
    if (!next.truncated || next.tree.length === 0) return { tree };
  }
}

async function pageOf(
  api: Api,
  route: string,
  parameters: { readonly sha: string; readonly page?: number },
): Promise<TreeListing> {
  const answer = await api.get<Partial<TreeListing> | null>(route, parameters);
  const tree = answer?.tree ?? null;
  // Gitea answers a page beyond the last one with null.
  if (tree === null && parameters.page !== undefined && answer?.truncated === false)
    return { tree: [] };
  const isList =
    Array.isArray(tree) && tree.every((file) => hasTexts(file, 'path', 'mode', 'type', 'sha'));
  requireAnswer(isList, 'list of files');
  return { ...answer, tree };
}

async function blobOf(api: Api, sha: string): Promise<Uint8Array | null> {
  const route = `${repository}/git/blobs/{sha}`;
  const answer = await api.get<{ content?: string | null; encoding?: string } | null>(route, {
    sha,
  });
  const { content, encoding } = answer ?? {};
  // Gitea omits the content of blobs above its size limit.
  if (content === null) return null;
  requireAnswer(typeof content === 'string', 'content of a file');
  return Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
}

/** The commit of a reference; null if neither route finds the reference. `onMissing` gets the cause. */
async function commitOrNull(
  api: Api,
  ref: string,
  onMissing: (cause: unknown) => void,
): Promise<string | null> {
  const routes = [
    () => api.get<{ sha: string }>(`${repository}/commits/{ref}?per_page=1`, { ref }),
    () => api.get<{ sha: string }>(`${repository}/git/commits/{ref}`, { ref: `refs/${ref}` }),
  ];
  for (const [index, request] of routes.entries()) {
    try {
      const answer = await request();
      requireAnswer(hasTexts(answer, 'sha'), 'commit');
      return answer.sha;
    } catch (cause) {
      const { status } = cause as { status?: unknown };
      if (status !== 404 && status !== 422) throw cause;
      if (index === 0) onMissing(cause);
    }
  }
  return null;
}

async function tagsOf(api: Api): Promise<string[]> {
  const references = await tryEither(
    api.list<{ ref: string }>(`${repository}/git/matching-refs/tags`),
    () => api.get<{ ref: string }[]>(`${repository}/git/refs/tags`),
  );
  const isList = Array.isArray(references) && references.every((entry) => hasTexts(entry, 'ref'));
  requireAnswer(isList, 'list of tags');
  return references.map(({ ref }) => ref.replace('refs/tags/', ''));
}

/** Awaits the GitHub request and falls back to Gitea's route. If both fail, throws the error of the GitHub route. */
async function tryEither<T>(request: Promise<T>, retry: () => Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (cause) {
    try {
      return await retry();
    } catch {
      throw cause;
    }
  }
}
