import type { Report } from '../../model/report.ts';
import type { RenderOptions } from '../reporter.ts';
import { sectionsOf } from '../sections.ts';
import { element, fragment, type Html } from './element.ts';
import { outerLink, type PageOptions } from './page-options.ts';
import {
  comparisonSentence,
  headlineSentence,
  ignoreSentences,
  otherWaySentences,
  stepSentences,
} from './sentences.ts';
import { code, formatCount } from './text.ts';

/** The verdict, what was compared, and what to do. */
export function reportHeader(
  report: Report,
  pageOptions: PageOptions,
  { noBaseReason, notices, docsOf }: RenderOptions,
): Html {
  const passes = report.outcome === 'pass';
  return element(
    'header',
    { class: passes ? 'pass' : 'fail' },
    element('p', { class: 'outcome' }, passes ? 'Pass' : 'Fail', ...commitOf(report, pageOptions)),
    element('h1', {}, headlineSentence(report)),
    element('p', {}, comparisonSentence(report, noBaseReason)),
    ...notices.map((notice) => element('p', {}, notice)),
    counts(report),
    ...steps(report, docsOf),
  );
}

function commitOf({ head }: Report, { links }: PageOptions): readonly Html[] {
  if (head.sha === null) return [];
  const label = code(`${head.sha.slice(0, 12)}${head.dirty ? ' and uncommitted changes' : ''}`);
  if (links === null) return [label];
  const address = `${links.server}/${links.repository}`;
  return [outerLink(address, links.repository), label];
}

/** One number for each kind of finding, without zeros. */
function counts(report: Report): Html {
  const { errors, warnings, notes } = report.summary;
  const { existing, accepted } = sectionsOf(report);
  const numbers = [
    [errors, 'error', 'error'],
    [warnings, 'warning', 'warning'],
    [notes, 'note', 'note'],
    [existing.length, 'existing finding', 'quiet'],
    [accepted.length, 'accepted finding', 'quiet'],
  ] as const;
  const items = numbers
    .filter(([count]) => count > 0)
    .map(([count, noun, kind]) => element('li', { class: kind }, formatCount(count, noun)));
  return items.length === 0 ? fragment() : element('ul', { class: 'counts' }, ...items);
}

function steps(report: Report, docsOf: RenderOptions['docsOf']): readonly Html[] {
  const sentences = stepSentences(report, docsOf);
  if (sentences.length === 0) return [];
  return [
    element(
      'section',
      { class: 'steps', 'aria-labelledby': 'to-pass' },
      element('h2', { id: 'to-pass' }, 'To pass'),
      element('ol', {}, ...sentences.map((sentence) => element('li', {}, sentence))),
      ...[...otherWaySentences(report), ...ignoreSentences(report)].map((sentence) =>
        element('p', {}, sentence),
      ),
    ),
  ];
}
