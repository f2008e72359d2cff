import type { Acceptance } from '../model/config.ts';
import type { Finding, Problem } from '../model/finding.ts';
import { code, type Message, msg, pathPart } from '../model/message.ts';
import { acceptExpired, acceptUnused } from '../rules/problem/configuration.ts';

/** What an entry has to name to accept a finding. */
export type AcceptedSubject = Pick<Acceptance, 'rule' | 'path' | 'fingerprint'>;

/** Separates the findings that entries accept: rule, path and fingerprint, all whole. */
export function acceptanceKey({ rule, path, fingerprint }: AcceptedSubject): string {
  return [rule, path, fingerprint].join('\0');
}

/** A finding as an entry names it. */
export function subjectOf({ rule, at, fingerprint }: Finding): AcceptedSubject {
  return { rule, path: at.path, fingerprint };
}

/** The keys of what the entries accept on a day. Without a day, no entry has expired. */
export function acceptedKeys(
  entries: readonly Acceptance[],
  today: string | null,
): ReadonlySet<string> {
  return new Set(entries.filter((entry) => !isExpired(entry, today)).map(acceptanceKey));
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
  const keys = new Set(findings.map((finding) => acceptanceKey(subjectOf(finding))));
  return entries.some((entry) => !keys.has(acceptanceKey(entry)));
}

/** The problems of entries: shortened, expired, without a finding, or not yet in force. */
export function acceptProblems(
  entries: readonly Acceptance[],
  findings: readonly Finding[],
  { today, hasBase, baseEntries, unreleased }: AcceptContext,
): readonly Problem[] {
  const findingByKey = new Map(
    findings.map((finding) => [acceptanceKey(subjectOf(finding)), finding]),
  );
  const baseKeys = new Set(baseEntries?.map(acceptanceKey));
  return entries.flatMap((entry): readonly Problem[] => {
    const { rule, fingerprint, at, expires } = entry;
    const key = acceptanceKey(entry);
    const existsAtBase = baseKeys.has(key);
    const common = { at, about: fingerprint, existsAtBase };
    const finding = findingByKey.get(key);
    if (isShortened(entry)) {
      const message = msg`Accept entry ${code(fingerprint)} matches nothing: its fingerprint is shortened.`;
      const help = newEntry(entry, findings) ?? msg`Remove the entry.`;
      return [{ rule: acceptUnused.id, message, help, ...common }];
    }
    if (expires !== null && isExpired(entry, today)) {
      const message = msg`Accept entry for ${code(rule)} expired on ${code(expires)}.`;
      const help = finding
        ? msg`Fix the finding and remove the entry, or set a later ${code('expires')}.`
        : msg`Remove the entry.`;
      return [{ rule: acceptExpired.id, message, help, ...common }];
    }
    if (finding?.category === 'privilege' && finding.state === 'new') {
      const message = msg`Accept entry for ${code(rule)} counts only after its merge.`;
      const help = msg`Merge the entry first, in a pull request of its own.`;
      return [{ rule: acceptUnused.id, message, help, ...common, severity: 'note' }];
    }
    if (finding || !hasBase || unreleased.has(fingerprint)) return [];
    const message = msg`Accept entry for ${code(rule)} matches no finding.`;
    const isNew = baseEntries !== null && !existsAtBase;
    const removal = isNew
      ? msg`Keep it only if its pull request is still open.`
      : msg`Remove it, unless another open pull request needs it.`;
    const help = newEntry(entry, findings) ?? removal;
    return [
      { rule: acceptUnused.id, message, help, ...common, ...(isNew && { severity: 'note' }) },
    ];
  });
}

/** An entry of an older version, with the first digits of a fingerprint. */
export const shortenedLength = 12;

function isShortened({ fingerprint }: Acceptance): boolean {
  return fingerprint.length === shortenedLength;
}

/** The entry to write for the finding that was probably meant. */
function newEntry(entry: Acceptance, findings: readonly Finding[]): Message | undefined {
  const open = findings.filter(({ state }) => state !== 'accepted');
  const hasPrefix = ({ fingerprint }: Finding) => fingerprint.startsWith(entry.fingerprint);
  const hasRule = ({ rule }: Finding) => rule === entry.rule;
  const hasPath = ({ at }: Finding) => at.path === entry.path;
  const found =
    open.find(hasPrefix) ??
    (isShortened(entry)
      ? (open.find((finding) => hasRule(finding) && hasPath(finding)) ??
        open.find(hasRule) ??
        open.find(hasPath))
      : undefined);
  if (!found) return undefined;
  const { rule, path, fingerprint } = subjectOf(found);
  return msg`Write rule ${code(rule)}, path ${pathPart(path)} and fingerprint ${code(fingerprint)}.`;
}

function isExpired({ expires }: Acceptance, today: string | null): boolean {
  return expires !== null && today !== null && expires < today;
}
