import { groupBy } from '../../model/text/group-by.ts';
import { code } from '../../model/value/format-value.ts';
import { joinOrAbbreviate } from './abbreviate-list.ts';
import type { FindingGroup } from './finding-group.ts';
import { placeText } from './markup.ts';

/** What a message says of one link, and what it says of several. */
const predicates = [
  ['leads to a file that does not exist', 'lead to files that do not exist'],
  [
    'leads out of the repository, so agents cannot follow it',
    'lead out of the repository, so agents cannot follow them',
  ],
] as const;

/** The most links that one group names; more links are a second group. */
const maxLinks = 10;

/** Groups of different broken links in the same places as one group each, at the place of its first. */
export function mergeLinks(groups: readonly FindingGroup[]): readonly FindingGroup[] {
  const mergeable = groups.flatMap((group) => {
    const plural = pluralOf(group);
    return plural === null ? [] : [{ group, plural, key: keyOf(group, plural) }];
  });
  const merged = new Map<FindingGroup, FindingGroup | null>();
  for (const same of groupBy(mergeable, ({ key }) => key).values()) {
    for (let start = 0; start < same.length; start += maxLinks) {
      const [first, ...others] = same.slice(start, start + maxLinks);
      if (first === undefined || others.length === 0) continue;
      const all = [first, ...others].map(({ group }) => group);
      merged.set(first.group, mergedGroup(first.group, all, first.plural));
      for (const { group } of others) merged.set(group, null);
    }
  }
  return groups.flatMap((group) => merged.get(group) ?? (merged.has(group) ? [] : [group]));
}

/** The predicate for several such links; null for a group of another message. */
function pluralOf({ first, message, members }: FindingGroup): string | null {
  if (members.length < 2 || first.rule !== 'link-target') return null;
  const match = predicates.find(
    ([singular]) => message === `Link ${code(first.about)} ${singular}.`,
  );
  return match?.[1] ?? null;
}

function keyOf({ first, members }: FindingGroup, plural: string): string {
  const { severity, state, fix } = first;
  const places = new Set(members.map(({ finding }) => placeText(finding.at)));
  return JSON.stringify([severity, state, fix !== undefined, plural, [...places].sort()]);
}

function mergedGroup(
  first: FindingGroup,
  all: readonly FindingGroup[],
  plural: string,
): FindingGroup {
  const links = all.map((group) => code(group.first.about));
  const members = all.flatMap((group) => group.members);
  return {
    ...first,
    message: `Links ${joinOrAbbreviate(links, maxLinks)} (on the same line) ${plural}.`,
    places: new Set(members.map(({ finding }) => placeText(finding.at))).size,
    members,
  };
}
