import { plainOptions } from '../../report/reporter.ts';
import { filesOf } from '../../report/text/findings.ts';
import type { Rule } from '../../rules/rule.ts';
import { explain } from '../../tasks/explain.ts';

/** How the findings on a page are shown. */
export interface PageLook {
  readonly colour: boolean;
  /** Columns. */
  readonly width: number;
}

/** The look of the pages in docs/rules/, which is also that of a page nobody reads on a terminal. */
export const documentLook: PageLook = { colour: false, width: 100 };

/** The page of a rule in Markdown, with what it finds as a terminal shows it. */
export function rulePage(rule: Rule, look: PageLook = documentLook): Promise<string> {
  const options = { ...plainOptions, ...look };
  return explain(rule, (findings) => filesOf(findings, options).flat().join('\n'));
}
