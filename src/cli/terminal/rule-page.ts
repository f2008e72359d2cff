import { defaultRenderOptions } from '../../report/reporter.ts';
import { findingBlocks } from '../../report/text/findings.ts';
import type { Rule } from '../../rules/rule.ts';
import { explain } from '../../tasks/explain.ts';

/** How the findings on a page are shown. */
export interface PageStyle {
  readonly colour: boolean;
  /** Columns. */
  readonly width: number;
}

/** The look of the pages in docs/rules/, which is also that of a page nobody reads on a terminal. */
export const documentStyle: PageStyle = { colour: false, width: 100 };

/** The page of a rule in Markdown, with what it finds as a terminal shows it. */
export function rulePage(rule: Rule, style: PageStyle = documentStyle): Promise<string> {
  const options = { ...defaultRenderOptions, ...style };
  return explain(rule, (findings) => findingBlocks(findings, options).flat().join('\n'));
}
