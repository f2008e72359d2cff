import type { Finding } from '../../model/finding.ts';
import { words } from '../../model/message.ts';
import type { SkillSummary } from '../../model/report.ts';
import type { Location } from '../../model/text/text.ts';
import { escapeInvisible } from '../escape.ts';
import { needsFingerprint } from '../full-message.ts';
import { isMissingBump } from '../sections.ts';
import { abbreviateUnique } from '../summary/abbreviate-list.ts';
import { groupFindings, isGroup, worstFirst } from '../summary/alike.ts';
import { type FindingGroup, type Member, timesOf } from '../summary/finding-group.ts';
import { plainMarkup } from '../summary/markup.ts';
import { entryLines, type FindingStyle, fileLine, findingBlocks, marginOf } from './findings-old.ts';
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
  const entries = groupFindings(findings, skills);
  const groups = worstFirst(entries.filter(isGroup));
  const others = entries.filter((entry) => !isGroup(entry)).map(({ first }) => first);
  const title = painter(style.colour)('strong', 'Findings in several places');
  return [
    ...(groups.length === 0
      ? []
      : [[title, ...groups.flatMap((group) => groupLines(group, style))]]),
    ...findingBlocks(others, style),
  ];
}

function groupLines(group: FindingGroup, style: ListStyle): string[] {
  const { first, message, remarks, members } = group;
  const margin = marginOf(style);
  const shown = isMissingBump(first) ? [] : remarks;
  return [
    ...entryLines(timesOf(group), { ...first, message: words(message) }, style),
    ...placeLines(members, margin, style),
    ...shown.flatMap((remark) => [
      ...indentText(escapeInvisible(remark.message), margin, style),
      ...indentText(placeList(remark.places, style), margin, style),
    ]),
  ];
}

/** The places of alike findings, wrapped to the width. */
export function placeLines(members: readonly Member[], margin: number, style: ListStyle): string[] {
  const places = members.map(({ finding, owner }) => {
    const place = finding.at.path === '' ? 'the repository' : fileLine(finding.at, style);
    const label = needsFingerprint(finding) ? finding.fingerprint : owner;
    return label === null ? place : `${place} (${plainMarkup.name(label)})`;
  });
  return indentText(abbreviateUnique(places, style.maxPlaces), margin, style);
}

function placeList(places: readonly Location[], style: ListStyle): string {
  const texts = places.map((at) => fileLine(at, style));
  return abbreviateUnique(texts, style.maxPlaces);
}

function indentText(text: string, margin: number, { width }: FindingStyle): string[] {
  return wrap(text, Math.max(width - margin, 20)).map((line) => ' '.repeat(margin) + line);
}
