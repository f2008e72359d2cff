import type { Finding } from '../../model/finding.ts';
import type { SkillSummary } from '../../model/report.ts';
import { escapeInvisible } from '../escape.ts';
import { needsFingerprint } from '../full-message.ts';
import { isMissingBump } from '../sections.ts';
import { type Alike, groupAlike, isGroup, worstFirst } from '../summary/alike.ts';
import { someOf } from '../summary/some-of.ts';
import { entryLines, type FindingStyle, fileLine, findingBlocks, marginOf } from './findings.ts';
import { painter } from './paint.ts';
import { wrap } from './wrap.ts';

/** The style of a list; `maxPlaces` limits the places of alike findings. */
export interface ListStyle extends FindingStyle {
  readonly maxPlaces: number;
}

/** Alike findings as one entry each, then all others by file. */
export function findingList(
  findings: readonly Finding[],
  skills: readonly SkillSummary[],
  style: ListStyle,
): string[][] {
  const entries = groupAlike(findings, skills);
  const groups = worstFirst(entries.filter(isGroup));
  const others = entries.filter((one) => !isGroup(one)).map(({ first }) => first);
  const title = painter(style.colour)('strong', 'In several places');
  return [
    ...(groups.length === 0 ? [] : [[title, ...groups.flatMap((one) => groupLines(one, style))]]),
    ...findingBlocks(others, style),
  ];
}

function groupLines({ first, message, findings }: Alike, style: ListStyle): string[] {
  const margin = marginOf(style);
  const related = isMissingBump(first) ? [] : first.related;
  const remarks = new Set(related.map((one) => escapeInvisible(one.message)));
  return [
    ...entryLines(`${findings.length} ×`, { ...first, message }, style),
    ...[...remarks].flatMap((remark) => indented(remark, margin, style)),
    ...placeLines(findings, margin, style),
  ];
}

/** The places of alike findings, wrapped to the width. */
export function placeLines(
  findings: readonly Finding[],
  margin: number,
  style: ListStyle,
): string[] {
  const places = findings.map((one) => {
    const place = one.at.path === '' ? 'the repository' : fileLine(one.at, style);
    return needsFingerprint(one) ? `${place} (${one.fingerprint})` : place;
  });
  return indented(someOf(places, style.maxPlaces), margin, style);
}

function indented(text: string, margin: number, { width }: FindingStyle): string[] {
  return wrap(text, Math.max(width - margin, 20)).map((line) => ' '.repeat(margin) + line);
}
