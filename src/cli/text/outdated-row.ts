import { gainsPermissions, updateSentence } from '../../tasks/outdated/status-summary.ts';
import type { Revision, UpdateStatus } from '../../tasks/outdated/update-status.ts';

/** The facts of one status as texts; empty where there is nothing to say. */
export interface OutdatedRow {
  readonly name: string;
  readonly state: string;
  readonly from: string;
  readonly to: string;
  readonly bump: string;
  readonly permissions: string;
  readonly policy: string;
  readonly source: string;
}

/** The titles of the columns of a page. */
export const outdatedHeads = [
  ...['Skill', 'State', 'Here', 'At the source', 'Bump', 'Permissions', 'Policy', 'From'],
];

/** The row of a status; its texts are those of strangers. */
export function outdatedRow(status: UpdateStatus): OutdatedRow {
  const { skill, state, from, to, changes, isPending } = status;
  const { text, source } = skill.tracked;
  const ref = 'ref' in source && source.ref !== null ? `#${source.ref}` : '';
  const [before, after] = revisionTexts(from, to);
  return {
    name: skill.name,
    state,
    from: before,
    to: isPending ? after : '',
    bump: changes ? (changes.requiredBump ?? 'incomparable') : '',
    permissions: gainsPermissions(status) ? 'gained' : '',
    policy: changes?.policy ?? '',
    source: `${text}${ref}`,
  };
}

/** The sentences on a status; their texts are those of strangers. */
export function outdatedSentences(status: UpdateStatus): readonly string[] {
  const { reason } = status;
  return [reason, updateSentence(status), ageOf(status)].filter((part) => part !== null);
}

/** The same kind of text for both sides: versions if they differ, else commits, else digests. */
function revisionTexts(from: Revision, to: Revision | null): readonly [string, string] {
  if (from.version !== null && to?.version && to.version !== from.version)
    return [from.version, to.version];
  if (from.commit !== null && to?.commit) return [shorten(from.commit), shorten(to.commit)];
  if (from.digest !== null && to?.digest) return [shorten(from.digest), shorten(to.digest)];
  const version = from.version ?? '';
  return [version || shorten(from.digest ?? ''), to?.version ?? shorten(to?.commit ?? '')];
}

function shorten(digest: string): string {
  return digest.replace(/^sha256[:-]/, '').slice(0, 7);
}

/** How far the source is ahead, as a sentence; null if that is unknown. */
function ageOf({ commits, since }: UpdateStatus): string | null {
  if (commits === null) return null;
  const count = commits === 1 ? '1 newer commit' : `${commits} newer commits`;
  const first = since === null ? '' : commits === 1 ? ` of ${since}` : `, the first of ${since}`;
  return `The source has ${count} of the skill${first}.`;
}
