import type { Report } from '../../model/report.ts';
import { truncate } from '../../model/value/format-value.ts';
import type { Block } from '../document/document.ts';
import { uriPath } from '../escape.ts';
import type { Links, RenderOptions } from '../reporter.ts';
import { hasTargetBranch } from '../skills.ts';
import { blocksHtml } from './blocks.ts';
import { type Child, element, type Html } from './element.ts';
import { outerLink, type PageOptions } from './page-options.ts';
import { code, maxNameLength } from './text.ts';

/** The verdict, what was checked, and what to do. */
export function reportHeader(
  report: Report,
  blocks: readonly Block[],
  pageOptions: PageOptions,
  { notices }: Pick<RenderOptions, 'notices'>,
): Html {
  const passes = report.outcome === 'pass';
  return element(
    'header',
    { class: passes ? 'pass' : 'fail' },
    element('p', { class: 'outcome' }, passes ? 'Pass' : 'Fail', ...subject(report, pageOptions)),
    ...blocksHtml(blocks, pageOptions),
    ...notices.map((notice) => element('p', {}, notice)),
  );
}

/** The repository, pull request, branch and commit, as far as they are known. */
function subject(report: Report, { links }: PageOptions): readonly Html[] {
  const { head, base } = report;
  const relation = hasTargetBranch(report) ? 'into ' : 'since ';
  const target = base?.name === undefined ? [] : [span(relation, code(base.name))];
  const origin = links === null ? [] : originOf(links);
  const state = head.dirty ? ' and uncommitted changes' : '';
  const commit = head.sha === null ? [] : [span(code(head.sha.slice(0, 12)), state)];
  return [...origin, ...target, ...commit];
}

function originOf({ forge, server, repository, branch, pullRequest }: Links): readonly Html[] {
  const address = `${server}/${uriPath(repository)}`;
  const name = truncate(repository, maxNameLength);
  const pulls = forge === 'gitea' ? 'pulls' : 'pull';
  const number = pullRequest ? `${pullRequest}` : null;
  return [
    outerLink(address, name),
    ...(number ? [outerLink(`${address}/${pulls}/${number}`, `pull request ${number}`)] : []),
    ...(branch ? [span('branch ', code(branch))] : []),
  ];
}

function span(...children: readonly Child[]): Html {
  return element('span', {}, ...children);
}
