import { isInside } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { truncate } from '../../model/value/format-value.ts';
import { fileUrl } from '../links.ts';
import type { RenderOptions } from '../reporter.ts';
import { type Child, element, type Html } from './element.ts';

/** How much of a report is on the page. */
export interface PageOptions extends Pick<RenderOptions, 'links' | 'docsOf'> {
  /** The commit of base, for links to files that head lacks. */
  readonly baseSha: string | null;
  readonly findings: number;
  readonly skills: number;
}

/** How a place is shown. */
interface PlaceOptions {
  /** The text; `path:line` if absent. */
  readonly label?: string | undefined;
  /** Whether the place is one of base; a location says so itself only of a removed file. */
  readonly inBase?: boolean;
}

/** Limits a path on the page; its link has the whole. */
const maxPlace = 200;

/** A place, as a link where the server is known. */
export function placeLink(
  at: Location,
  { links, baseSha }: PageOptions,
  { label, inBase = false }: PlaceOptions = {},
): Html {
  const text = truncate(label ?? shortPlace(at, null), maxPlace);
  const sha = inBase || at.inBaseOnly ? baseSha : links?.sha;
  if (links === null || !sha || at.path === '') return element('span', { class: 'place' }, text);
  const address = fileUrl({ ...links, sha }, at.path, at.range?.start.line);
  return element('a', { class: 'place', href: address, rel: 'noopener noreferrer' }, text);
}

/** A link that leaves the page. */
export function outerLink(address: string, ...children: readonly Child[]): Html {
  return element('a', { href: address, rel: 'noopener noreferrer' }, ...children);
}

/** `path:line` below a directory; the whole path outside of it. */
export function shortPlace({ path, range }: Location, folder: string | null): string {
  const line = range ? `:${range.start.line}` : '';
  const isBelow = folder !== null && folder !== '' && isInside(path, folder);
  return `${isBelow ? path.slice(folder.length + 1) : path}${line}`;
}
