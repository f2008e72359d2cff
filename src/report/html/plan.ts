import type { Location } from '../../model/text/text.ts';
import { fileUrl } from '../links.ts';
import type { RenderOptions } from '../reporter.ts';
import { type Child, element, type Html } from './element.ts';

/** How much of a report is on the page. */
export interface Plan extends Pick<RenderOptions, 'links' | 'docsOf'> {
  /** The commit of base, for links to files that head lacks. */
  readonly baseSha: string | null;
  readonly findings: number;
  readonly skills: number;
}

/** `path:line`, as a link where the server is known. */
export function placeLink(at: Location, plan: Plan, label?: string): Html {
  const line = at.range?.start.line;
  const text = label ?? (line === undefined ? at.path : `${at.path}:${line}`);
  const code = element('code', {}, text);
  const links = at.inBaseOnly
    ? plan.links && plan.baseSha !== null && { ...plan.links, sha: plan.baseSha }
    : plan.links;
  return links && at.path !== '' ? outerLink(fileUrl(links, at.path, line), code) : code;
}

/** A link that leaves the page. */
export function outerLink(address: string, ...children: readonly Child[]): Html {
  return element('a', { href: address, rel: 'noopener noreferrer' }, ...children);
}
