import type { Acceptance } from '../model/config.ts';
import type { Finding, Problem } from '../model/finding.ts';
import { quote } from '../model/format-value.ts';

/** The fingerprints some entries accept on a day; on a day that is not known, none has expired. */
export function acceptedBy(
  entries: readonly Acceptance[],
  today: string | null,
): ReadonlySet<string> {
  return new Set(entries.filter((one) => !isExpired(one, today)).map((one) => one.fingerprint));
}

/** What a run knows of the entries it was given. */
export interface Accepting {
  readonly today: string | null;
  /** Whether head was compared with a base: only then is an entry without a finding known to be idle. */
  readonly compared: boolean;
  /** The entries at base, which alone accept powers; null where head's own do. */
  readonly standing: readonly Acceptance[] | null;
  /** What changed since the last release: accepted there, it asks the next version for no step. */
  readonly unreleased: ReadonlySet<string>;
}

/** Whether some entry answers to nothing that was found, and may be for what was merged and is not released. */
export function hasIdle(entries: readonly Acceptance[], findings: readonly Finding[]): boolean {
  const prints = new Set(findings.map(({ fingerprint }) => fingerprint));
  return entries.some(({ fingerprint }) => !prints.has(fingerprint));
}

/** What is wrong with the entries that accept findings: expired, without a finding, or not yet in force. */
export function acceptProblems(
  entries: readonly Acceptance[],
  findings: readonly Finding[],
  { today, compared, standing, unreleased }: Accepting,
): readonly Problem[] {
  const byPrint = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  return entries.flatMap((entry): readonly Problem[] => {
    const { fingerprint, at, expires } = entry;
    const old = standing?.some((one) => one.fingerprint === fingerprint) ?? false;
    const shared = { at, about: fingerprint, old };
    const print = quote(fingerprint);
    if (isExpired(entry, today)) {
      const message = `The acceptance of ${print} expired on ${expires}; remove it, or look at the finding again.`;
      return [{ rule: 'accept-expired', message, ...shared }];
    }
    const finding = byPrint.get(fingerprint);
    if (finding?.category === 'privilege' && finding.state === 'new') {
      const message = `The acceptance of ${print} (${finding.rule}) counts once it stands at base: a power is accepted by whoever merges it.`;
      return [{ rule: 'accept-unused', message, ...shared, severity: 'note' }];
    }
    if (finding || !compared || unreleased.has(fingerprint)) return [];
    const message = `No finding has the fingerprint ${print}; what it accepted was merged, mended or has changed. Remove the entry.`;
    return [{ rule: 'accept-unused', message, ...shared }];
  });
}

function isExpired({ expires }: Acceptance, today: string | null): boolean {
  return expires !== null && today !== null && expires < today;
}
