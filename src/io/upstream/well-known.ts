import { createHash } from 'node:crypto';
import { msg } from '../../model/message.ts';
import { memoryTree } from '../../model/tree.ts';
import { get, items, text as textOf, type Value } from '../../model/value/value.ts';
import { parseJson } from '../../syntax/json/json.ts';
import { checkAddress } from '../../upstream/address.ts';
import { type FetchFailure, isFailure, type UpstreamTree } from '../../upstream/fetcher.ts';
import type { WellKnownSource } from '../../upstream/source.ts';
import { isInnerPath } from '../../upstream/source-parts.ts';
import { createMeter, defaultBudget, type Meter } from './budget.ts';
import { checkedAddresses, systemLookup } from './checked-addresses.ts';
import { unreachableFailure } from './failure.ts';
import type { FetcherSettings } from './fetcher-settings.ts';
import { httpGet } from './http-get.ts';

const maxFiles = 200;

/** A site with indexes. All its skills share one budget of bytes. */
export interface Site {
  readonly meter: Meter;
  /** The texts of its indexes by address, each asked for once. */
  readonly indexes: Map<string, Promise<Buffer | FetchFailure>>;
}

/** Gives the sites of a run, one for each origin. */
export function openSites({ budget = defaultBudget }: FetcherSettings): (url: string) => Site {
  const sites = new Map<string, Site>();
  return (url) => {
    const { origin } = new URL(url);
    const site = sites.get(origin) ?? { meter: createMeter(budget.bytes), indexes: new Map() };
    sites.set(origin, site);
    return site;
  };
}

/** A file to get, below the folder of the skill. */
interface ListedFile {
  readonly name: string;
  readonly url: string;
}

/**
 * A skill of an index of agent skills discovery: its files where the index lists them or names a SKILL.md, else the
 * stated digest alone.
 */
export async function fetchWellKnown(
  { url, name }: WellKnownSource,
  { rules, budget = defaultBudget, lookup = systemLookup }: FetcherSettings,
  siteOf: (url: string) => Site,
): Promise<UpstreamTree | FetchFailure> {
  const address = checkAddress(url, rules);
  if ('refusal' in address) return { failure: 'refused', reason: address.refusal };
  const deadline = Date.now() + budget.timeMs;
  // No proxy is used here.
  const addresses = await checkedAddresses(address, { rules, env: {}, lookup, deadline });
  if (isFailure(addresses)) return addresses;
  const { meter, indexes } = siteOf(address.url);
  const limits = { maxBytes: budget.fileBytes, deadline, addresses, meter };
  const index = indexes.get(address.url) ?? httpGet(address.url, limits);
  indexes.set(address.url, index);
  const text = await index;
  if (isFailure(text)) return text;
  const { root, faults } = parseJson('index.json', text.toString('utf8'));
  const skills = get(root ?? undefined, 'skills');
  if (faults.length > 0 || skills?.kind !== 'list')
    return unreachableFailure(msg`The source has no index of skills.`);
  const entry = items(skills).find((value) => textOf(get(value, 'name')) === name);
  if (!entry)
    return { failure: 'gone', reason: msg`The index of the source no longer lists the skill.` };
  const listed = filesOf(entry, address.url, name);
  if (isFailure(listed)) return listed;
  const files: Record<string, Buffer> = Object.create(null);
  for (const { name: path, url: fileUrl } of listed) {
    const bytes = await httpGet(fileUrl, limits);
    // A file that is not there does not make a skill gone that the index lists.
    if (isFailure(bytes))
      return bytes.failure === 'gone' ? unreachableFailure(bytes.reason) : bytes;
    files[`${name}/${path}`] = bytes;
  }
  const digest = textOf(get(entry, 'digest')) ?? null;
  return verified(entry, files, digest);
}

/** The files that an index lists; all from the site of the index. */
function filesOf(
  entry: Value,
  indexUrl: string,
  name: string,
): readonly ListedFile[] | FetchFailure {
  const listed = items(get(entry, 'files')).flatMap(
    (file) => textOf(file) ?? textOf(get(file, 'path')) ?? [],
  );
  const artifact =
    textOf(get(entry, 'type')) === 'skill-md' ? textOf(get(entry, 'url')) : undefined;
  const references =
    artifact === undefined
      ? listed.map((file) => ({ name: file, reference: `${name}/${file}` }))
      : [{ name: 'SKILL.md', reference: artifact }];
  if (references.length > maxFiles)
    return unreachableFailure(msg`The skill has more than ${maxFiles} files.`);
  const files = references.map((file) => ({ ...file, url: siteUrl(file.reference, indexUrl) }));
  const isSafe = files.every(({ name: file, url }) => isInnerPath(file) && url !== null);
  if (!isSafe || !isInnerPath(name))
    return unreachableFailure(msg`The index lists files outside of its site.`);
  return files.map(({ name: file, url }) => ({ name: file, url: url ?? '' }));
}

/** An address of the site of the index; null for another site. */
function siteUrl(reference: string, indexUrl: string): string | null {
  if (!URL.canParse(reference, indexUrl)) return null;
  const url = new URL(reference, indexUrl);
  const isOwn = url.origin === new URL(indexUrl).origin && url.username === '';
  return isOwn ? url.href : null;
}

function verified(
  entry: Value,
  files: Readonly<Record<string, Buffer>>,
  digest: string | null,
): UpstreamTree | FetchFailure {
  const [artifact] = Object.values(files);
  if (artifact && digest !== null && textOf(get(entry, 'type')) === 'skill-md') {
    const actual = `sha256:${createHash('sha256').update(artifact).digest('hex')}`;
    if (actual !== digest.toLowerCase())
      return unreachableFailure(
        msg`The SKILL.md of the source does not have the digest of its index.`,
      );
  }
  return {
    tree: memoryTree(files),
    commit: null,
    digest,
    date: null,
    refKind: 'none',
    tags: [],
    history: null,
    sizeOf: (path) => files[path]?.length ?? null,
  };
}
