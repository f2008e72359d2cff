import type { Acceptance } from '../model/config.ts';
import type { Finding, Problem } from '../model/finding.ts';
import { clip, quote } from '../model/value/format-value.ts';

/** The fingerprints that the entries accept on a day. Without a day, no entry has expired. */
export function acceptedFingerprints(
  entries: readonly Acceptance[],
  today: string | null,
): ReadonlySet<string> {
  return new Set(
    entries
      .filter((acceptance) => !isExpired(acceptance, today))
      .map((acceptance) => acceptance.fingerprint),
  );
}

/** What decides whether an entry is in use. */
export interface AcceptContext {
  readonly today: string | null;
  /** Whether head was compared with a base: without one, an entry without a finding may still be in use. */
  readonly hasBase: boolean;
  /** The entries at base, the only ones that accept permissions; null if those of head do. */
  readonly baseEntries: readonly Acceptance[] | null;
  /** The fingerprints of changes since the last release: their entries are still in use. */
  readonly unreleased: ReadonlySet<string>;
}

/** Whether an entry matches no finding. It may accept a change that is merged and not released. */
export function hasUnmatchedEntry(
  entries: readonly Acceptance[],
  findings: readonly Finding[],
): boolean {
  const fingerprints = new Set(findings.map(({ fingerprint }) => fingerprint));
  return entries.some(({ fingerprint }) => !fingerprints.has(fingerprint));
}

/** The problems of entries: expired, without a finding, or not yet in force. */
export function acceptProblems(
  entries: readonly Acceptance[],
  findings: readonly Finding[],
  { today, hasBase, baseEntries, unreleased }: AcceptContext,
): readonly Problem[] {
  const findingByFingerprint = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  return entries.flatMap((entry): readonly Problem[] => {
    const { fingerprint, at, expires } = entry;
    const existsAtBase =
      baseEntries?.some((acceptance) => acceptance.fingerprint === fingerprint) ?? false;
    const common = { at, about: fingerprint, existsAtBase };
    const quotedFingerprint = quote(fingerprint);
    const finding = findingByFingerprint.get(fingerprint);
    const subject = finding ? ` (${finding.rule}, ${clip(placeOf(finding))})` : '';
    if (isExpired(entry, today)) {
      const consequence = finding
        ? 'so the finding counts again. Fix it and remove the entry, or set a later date'
        : 'and no finding has this fingerprint now. Remove the entry';
      const message = `The entry for ${quotedFingerprint}${subject} expired on ${expires}, ${consequence}.`;
      return [{ rule: 'accept-expired', message, ...common }];
    }
    if (finding?.category === 'privilege' && finding.state === 'new') {
      const message = `The entry for ${quotedFingerprint}${subject} counts only after it is at base: a reviewer accepts a permission with the merge.`;
      return [{ rule: 'accept-unused', message, ...common, severity: 'note' }];
    }
    if (finding || !hasBase || unreleased.has(fingerprint)) return [];
    if (baseEntries !== null && !existsAtBase) {
      const message = `This entry accepts nothing yet: no finding has the fingerprint ${quotedFingerprint}. Keep it if it is for a pull request that is still open.`;
      return [{ rule: 'accept-unused', message, ...common, severity: 'note' }];
    }
    const message = `This entry accepts nothing: no finding has the fingerprint ${quotedFingerprint}. Remove it, unless another open pull request needs it.`;
    return [{ rule: 'accept-unused', message, ...common }];
  });
}

/** The skill of a finding, else its file. */
function placeOf({ skill, at }: Finding): string {
  return skill === null || skill === '' ? at.path : skill;
}

function isExpired({ expires }: Acceptance, today: string | null): boolean {
  return expires !== null && today !== null && expires < today;
}
