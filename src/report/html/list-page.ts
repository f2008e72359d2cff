import type { Catalogue } from '../../model/catalogue.ts';
import { firstWithin } from '../fit.ts';
import { catalogueInNaturalOrder } from '../natural-order.ts';
import type { Links } from '../reporter.ts';
import { catalogueSections } from './catalogue.ts';
import { element } from './element.ts';
import { maxPageBytes, pageText } from './page.ts';
import { formatCount } from './text.ts';

/** A page with the catalogue of skills and the permissions of each unit, without a check. */
export function cataloguePage(catalogue: Catalogue, links: Links | null): string {
  return firstWithin(maxPageBytes, renderings(catalogueInNaturalOrder(catalogue), links));
}

function* renderings(catalogue: Catalogue, links: Links | null): Iterable<string> {
  for (const skills of [5_000, 1_000, 300, 50, 0]) yield renderPage(catalogue, links, skills);
}

function renderPage(catalogue: Catalogue, links: Links | null, skills: number): string {
  const pageOptions = { links, docsOf: () => undefined, baseSha: null, findings: 0, skills };
  const count = catalogue.skills.length;
  const title = count === 0 ? 'No skills' : formatCount(count, 'skill');
  return pageText({
    title,
    header: element('header', {}, element('h1', {}, title)),
    sections: catalogueSections(catalogue, pageOptions),
  });
}
