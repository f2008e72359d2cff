import type { Finding } from '../../model/finding.ts';
import { count, type Message, msg, namePart, type Quoted } from '../../model/message.ts';
import type { Block, Details, Document, Item, Line, Mark } from '../../report/document/document.ts';
import { line, strong } from '../../report/document/lines.ts';
import {
  byUrgency,
  gainsPermissions,
  headline,
  isBreaking,
  needsAttention,
} from '../../tasks/outdated/status-summary.ts';
import type { Revision, UpdateStatus } from '../../tasks/outdated/update-status.ts';
import { pageHeading } from './change-list.ts';

const columns = ['', 'skill', 'state', 'here', 'source', 'bump', 'permissions', 'policy', 'from'];

/** What the sources of locked skills have, the most urgent first, and what each update changes. */
export function outdatedDocument(statuses: readonly UpdateStatus[]): Document {
  const sorted = byUrgency(statuses);
  const details = sorted.flatMap(detailsOf);
  const rows = sorted.map(rowOf);
  const mark: Line = rows.length === 0 ? [] : line`${{ kind: 'mark', mark: titleMark(statuses) }} `;
  const title = line`${mark}${headline(statuses)}`;
  return {
    blocks: [
      { kind: 'heading', level: 1, line: title },
      ...(rows.length === 0 ? [] : [pageHeading(2, ['Updates'])]),
      ...(rows.length === 0
        ? []
        : [{ kind: 'table', hasHeader: true, title: [], columns, rows } as const]),
      ...(details.length === 0 ? [] : [pageHeading(2, ['Skills'])]),
      ...details,
    ],
  };
}

function titleMark(statuses: readonly UpdateStatus[]): Mark {
  return statuses.some(needsAttention) ? 'warning' : 'pass';
}

function markOf(status: UpdateStatus): Mark {
  if (status.state === 'tag-moved' || isBreaking(status)) return 'fail';
  return needsAttention(status) ? 'warning' : 'pass';
}

/** A bump that breaks callers, and a policy that denies, are in bold. */
function rowOf(status: UpdateStatus): readonly Line[] {
  const { skill, state, from, to, changes, isPending } = status;
  const [before, after] = revisionTexts(from, to);
  const bump = changes ? [changes.requiredBump ?? 'incomparable'] : [];
  const policy = changes?.policy ?? null;
  return [
    [{ kind: 'mark', mark: markOf(status) }],
    [namePart(skill.name)],
    [state],
    before,
    isPending ? after : [],
    isBreaking(status) ? strong(bump) : bump,
    gainsPermissions(status) ? ['gained'] : [],
    policy === null ? [] : policy === 'denied' ? strong([policy]) : [policy],
    [sourceOf(status)],
  ];
}

function sourceOf({ skill: { tracked } }: UpdateStatus): Quoted {
  const { text, source } = tracked;
  const ref = 'ref' in source && source.ref !== null ? `#${source.ref}` : '';
  return { kind: 'value', text: `${text}${ref}`, limit: 80 };
}

/** What is known of a skill and its update, in a fold; nothing for a current skill. */
function detailsOf(status: UpdateStatus): readonly Details[] {
  const { skill, reason, changes, state } = status;
  if (state === 'current' && reason === null) return [];
  const age = ageOf(status);
  const facts = [reason, age].flatMap((fact) => (fact === null ? [] : [fact.parts]));
  const items = (changes?.findings ?? []).map(findingItem);
  const recorded = line`Recorded in ${{ kind: 'place', at: skill.at }}.`;
  const blocks: readonly Block[] = [
    { kind: 'paragraph', lines: [...facts, recorded] },
    ...(items.length === 0 ? [] : [{ kind: 'list', title: [], items } as const]),
  ];
  return [{ kind: 'details', title: [namePart(skill.name), `: ${state}`], blocks }];
}

function findingItem({ severity, rule, message, bump }: Finding): Item {
  const label = bump === null || bump === 'none' ? severity : bump;
  return { line: line`${strong([label])} ${message}`, rule };
}

/** The same kind of text for both sides: versions if they differ, else commits, else digests. */
function revisionTexts(from: Revision, to: Revision | null): readonly [Line, Line] {
  if (from.version !== null && to?.version && to.version !== from.version)
    return [versionText(from.version), versionText(to.version)];
  if (from.commit !== null && to?.commit) return [shortText(from.commit), shortText(to.commit)];
  if (from.digest !== null && to?.digest) return [shortText(from.digest), shortText(to.digest)];
  const before = from.version ? versionText(from.version) : shortText(from.digest ?? '');
  return [before, to?.version ? versionText(to.version) : shortText(to?.commit ?? '')];
}

function versionText(version: string): Line {
  return [namePart(version)];
}

function shortText(digest: string): Line {
  const text = digest.replace(/^sha256[:-]/, '').slice(0, 7);
  return text === '' ? [] : [{ kind: 'value', text }];
}

/** How far the source is ahead; null if that is unknown. */
function ageOf({ commits, since }: UpdateStatus): Message | null {
  if (commits === null) return null;
  const newer = msg`The source has ${count(commits, 'newer commit')} of the skill`;
  if (since === null) return msg`${newer}.`;
  const day: Quoted = { kind: 'value', text: since };
  return commits === 1 ? msg`${newer} of ${day}.` : msg`${newer}, the first of ${day}.`;
}
