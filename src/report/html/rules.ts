import type { Finding } from '../../model/finding.ts';
import { compareText } from '../../model/text/text.ts';
import { prose } from '../markdown-text.ts';
import { element, type Html } from './element.ts';
import { inline } from './inline.ts';
import type { PageOptions } from './page-options.ts';

/** What the rules of the findings on the page demand, and why. */
export function rulesSection(
  findings: readonly Finding[],
  { docsOf }: PageOptions,
): readonly Html[] {
  const ids = [...new Set(findings.map(({ rule }) => rule))].sort(compareText);
  const entries = ids.flatMap((id) => {
    const docs = docsOf(id);
    if (!docs) return [];
    const texts = [docs.summary, docs.why, ...(docs.howToFix ? [docs.howToFix] : [])];
    return [
      element('dt', { id: `rule-${id}` }, element('code', {}, id)),
      element('dd', {}, ...texts.map((text) => element('p', {}, inline(prose(text))))),
    ];
  });
  if (entries.length === 0) return [];
  return [
    element(
      'section',
      { 'aria-labelledby': 'rules' },
      element('h2', { id: 'rules' }, 'Rules'),
      element('dl', { class: 'rules' }, ...entries),
    ),
  ];
}
