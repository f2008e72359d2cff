import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { shownMessage } from '../full-message.ts';
import { codeSpan, prose } from '../markdown-text.ts';
import type { RenderOptions } from '../reporter.ts';
import { maxInSentence } from '../summary/abbreviate-list.ts';
import { baseSentences } from '../summary/base-sentence.ts';
import { headline } from '../summary/headline.ts';
import { ignoreHint } from '../summary/ignore-hint.ts';
import { type Markup, placeText } from '../summary/markup.ts';
import { otherWayToPass, remedies } from '../summary/remedies.ts';
import type { Html } from './element.ts';
import { inline } from './inline.ts';

/** The markup that `inline` converts. */
export const pageMarkup: Markup = {
  name: prose,
  code: codeSpan,
  prose,
  place: (at, label) => codeSpan(label ?? placeText(at)),
  strong: (text) => `**${text}**`,
  rule: codeSpan,
};

/** The result as plain text, for the title of the page. */
export function headlineText(report: Report): string {
  return headline(report).text;
}

/** The result in one sentence. */
export function headlineSentence(report: Report): Html {
  return inline(headline(report, pageMarkup).text);
}

/** What was compared with what, and the state of the locks. */
export function comparisonSentence(report: Report, noBaseReason: string | null): Html {
  return inline(baseSentences(report, noBaseReason, pageMarkup).join(' '));
}

/** The steps that make a failed run pass; empty for a passing run. */
export function stepSentences(report: Report, docsOf: RenderOptions['docsOf']): readonly Html[] {
  const style = {
    markup: pageMarkup,
    docsOf,
    maxPlaces: maxInSentence,
    formatPath: (path: string) => path,
  };
  return remedies(report, style).map(({ text }) => inline(text));
}

/** The other way to pass where only existing findings fail; empty for other runs. */
export function otherWaySentences(report: Report): readonly Html[] {
  return otherWayToPass(report, pageMarkup).map(inline);
}

/** The line that ignores folders of tests, fixtures, templates or examples; empty where none fails. */
export function ignoreSentences(report: Report): readonly Html[] {
  return ignoreHint(report, pageMarkup).map(inline);
}

/** The message of a finding. */
export function messageSentence(finding: Finding): Html {
  return inline(prose(shownMessage(finding)));
}
