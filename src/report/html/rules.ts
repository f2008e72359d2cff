import { compareText } from '../../model/text/text.ts';
import { element, fragment, type Html } from './element.ts';
import type { PageOptions } from './page-options.ts';

/** What the rules on the page report, and why. */
export function ruleList(rules: readonly string[], { docsOf }: PageOptions): readonly Html[] {
  const ids = [...new Set(rules)].sort(compareText);
  const entries = ids.flatMap((id) => {
    const docs = docsOf(id);
    if (!docs) return [];
    const texts = [docs.summary, docs.why, ...(docs.howToFix ? [docs.howToFix] : [])];
    return [
      element('dt', { id: `rule-${id}` }, element('code', {}, id)),
      element('dd', {}, ...texts.map((text) => element('p', {}, withCode(text)))),
    ];
  });
  return entries.length === 0 ? [] : [element('dl', { class: 'rules' }, ...entries)];
}

/** Words of ours, in which backticks surround code. */
function withCode(text: string): Html {
  const parts = text.split('`');
  return fragment(
    ...parts.map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part)),
  );
}
