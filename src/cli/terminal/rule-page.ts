import { defaultRenderOptions } from '../../report/reporter.ts';
import { plainFindings } from '../../report/document/findings.ts';
import { findingLines } from '../../report/text/findings.ts';
import type { Rule } from '../../rules/rule.ts';
import { explain } from '../../tasks/explain.ts';

/** Style of the findings on a page. */
export interface PageStyle {
  readonly colour: boolean;
  /** Columns. */
  readonly width: number;
}

/** The style of docs/rules/, also used without a terminal. */
export const documentStyle: PageStyle = { colour: false, width: 100 };

/** The page of a rule in Markdown, with its findings in terminal format. */
export function rulePage(rule: Rule, style: PageStyle = documentStyle): Promise<string> {
  const options = { ...defaultRenderOptions, ...style };
  return explain(rule, (findings) => findingLines(plainFindings(findings), options).flat().join('\n'));
}
