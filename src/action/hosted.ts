import type { Hosted, HostedFile } from '../edges/hosted.ts';
import { type Api, refusalOf } from './api.ts';

interface Listed {
  readonly tree: readonly { path: string; mode: string; type: string; sha: string }[];
  readonly truncated?: boolean;
}

const repository = '/repos/{owner}/{repo}';

/** Larger blobs are asked for again when they are read again. */
const largestKept = 1024 * 1024;

/** The repository of the run as the API shows it. Each commit's files are listed once. */
export function hostedBy(api: Api): Hosted {
  const lists = new Map<string, Promise<readonly HostedFile[] | null>>();
  const blobs = new Map<string, Uint8Array>();
  let complaint: string | null = null;
  const or = async <T>(nothing: T, asked: Promise<T>): Promise<T> => {
    try {
      return await asked;
    } catch (cause) {
      complaint = refusalOf(cause).reason;
      return nothing;
    }
  };
  return {
    get complaint() {
      return complaint;
    },
    files(commit) {
      const listed = lists.get(commit) ?? or(null, filesOf(api, commit));
      lists.set(commit, listed);
      return listed;
    },
    blob: async (oid) => {
      const bytes = blobs.get(oid) ?? (await or(null, blobOf(api, oid)));
      if (bytes && bytes.length <= largestKept) blobs.set(oid, bytes);
      return bytes;
    },
    mergeBase: (one, other) => or(null, mergeBaseOf(api, one, other)),
    tip: async (name) => {
      const short = name.replace(/^refs\/tags\//, '');
      const tag = await or(null, commitOf(api, `tags/${short}`));
      if (tag !== null) return { commit: tag, isBranch: false };
      const branch = short === name ? await or(null, commitOf(api, `heads/${name}`)) : null;
      return branch === null ? null : { commit: branch, isBranch: true };
    },
    tags: () => or(null, tagsOf(api)),
  };
}

/** Every file below a tree; one too large for a single answer is listed folder by folder. */
async function filesOf(api: Api, sha: string, prefix = ''): Promise<HostedFile[]> {
  const route = `${repository}/git/trees/{sha}`;
  const { tree, truncated } = await api.get<Listed>(`${route}?recursive=1`, { sha });
  const place = ({ path, mode, sha: oid }: Listed['tree'][number]) => ({
    path: prefix + path,
    mode,
    oid,
  });
  if (!truncated) return tree.filter(({ type }) => type === 'blob').map(place);
  const level = await api.get<Listed>(route, { sha });
  if (level.truncated)
    throw new Error(`the folder "${prefix}" has more files than the server lists`);
  const files = level.tree.filter(({ type }) => type === 'blob').map(place);
  for (const { path, type, sha: folder } of level.tree) {
    if (type === 'tree') files.push(...(await filesOf(api, folder, `${prefix}${path}/`)));
  }
  return files;
}

async function blobOf(api: Api, sha: string): Promise<Uint8Array | null> {
  const route = `${repository}/git/blobs/{sha}`;
  const { content, encoding } = await api.get<{ content: string; encoding: string }>(route, {
    sha,
  });
  return Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
}

async function mergeBaseOf(api: Api, one: string, other: string): Promise<string | null> {
  const route = `${repository}/compare/{basehead}?per_page=1`;
  const basehead = `${other}...${one}`;
  const { merge_base_commit } = await api.get<{ merge_base_commit: { sha: string } }>(route, {
    basehead,
  });
  return merge_base_commit.sha;
}

async function commitOf(api: Api, ref: string): Promise<string | null> {
  const { sha } = await api.get<{ sha: string }>(`${repository}/commits/{ref}?per_page=1`, { ref });
  return sha;
}

async function tagsOf(api: Api): Promise<string[]> {
  const route = `${repository}/git/matching-refs/tags`;
  const references = await api.list<{ ref: string }>(route);
  return references.map(({ ref }) => ref.replace('refs/tags/', ''));
}
