import { code, list, type Message, msg, pathPart, words } from '../../model/message.ts';
import type { UpstreamTree } from '../../upstream/fetcher.ts';
import { newerTag } from '../../upstream/newer-tag.ts';
import type { UpdateStatus } from './update-status.ts';

/** What is known of a skill here and at its source. */
export interface Facts {
  /** Whether the source has what the lock pins; null if the lock pins nothing comparable. */
  readonly pinsMatch: boolean | null;
  /** Whether an update would write the files that are here; null without a copy. */
  readonly isSameCopy: boolean | null;
  readonly hasCopy: boolean;
  /** Whether the copy is what the lock has; null if unknown. */
  readonly isVerified: boolean | null;
  /** Whether the installer rewrites files, so that no copy is equal to its source. */
  readonly isRewritten: boolean;
  /** The files of the source that the installer leaves out or replaces. */
  readonly altered: readonly string[];
  /** The files of the source whose content was not sent. */
  readonly large: readonly string[];
  readonly isMoved: boolean;
  readonly folder: string;
  readonly refKind: UpstreamTree['refKind'];
  readonly ref: string | null;
  readonly tags: readonly string[];
  /** Whether the lock records another commit than the source has at the reference. */
  readonly isOtherCommit: boolean;
  readonly isLockOfCommit: boolean;
}

type Judgement = Pick<UpdateStatus, 'state' | 'reason' | 'isPending'>;

/** Decides the state of a skill that its source has. */
export function judgeState(facts: Facts): Judgement {
  const { refKind, ref, isMoved } = facts;
  if (facts.pinsMatch === null && !facts.hasCopy)
    return unpending('not-understood', msg`There is neither a digest in the lock nor a copy here.`);
  const large = facts.large.length > 0 && facts.isSameCopy !== true && facts.pinsMatch !== true;
  if (large)
    return unpending(
      'unreachable',
      msg`Not compared: ${namesOf(facts.large)} of the source is above the limit of size.`,
    );
  const isPending = !isCurrent(facts);
  if (refKind === 'tag' && ref !== null && (isPending || facts.isOtherCommit)) {
    const reason = msg`Tag ${code(ref)} of the source names something else than before.`;
    return { state: 'tag-moved', reason, isPending };
  }
  if (isMoved) {
    const isTop = facts.folder === '';
    const place = isTop ? words('at the top of its source') : msg`in ${pathPart(facts.folder)}`;
    return { state: 'moved', reason: msg`The skill is now ${place}.`, isPending };
  }
  if (isEdited(facts)) {
    const reason = isPending
      ? msg`The copy here is edited. An update would overwrite the edit.`
      : msg`The copy here is edited. The source has not changed.`;
    return { state: 'edited', reason, isPending };
  }
  return isPending
    ? { state: 'pending', reason: pendingReason(facts), isPending }
    : unpending('current', newerTagReason(facts));
}

function unpending(state: Judgement['state'], reason: Message | null): Judgement {
  return { state, reason, isPending: false };
}

/** Whether the source has nothing that is not here. */
function isCurrent(facts: Facts): boolean {
  if (facts.isSameCopy === true || facts.pinsMatch === true) return true;
  // A package without a digest of its source: its commit tells.
  return facts.pinsMatch === null && facts.isLockOfCommit;
}

/** Whether the copy here is not what the lock has, and the installer does not explain it. */
function isEdited({ isSameCopy, isVerified, isRewritten, altered, pinsMatch }: Facts): boolean {
  if (isSameCopy !== false || isVerified !== false || isRewritten) return false;
  return pinsMatch === true || altered.length === 0;
}

function pendingReason({ hasCopy, isVerified, altered }: Facts): Message | null {
  if (!hasCopy) return msg`The skill is not in this repository: only the digests are compared.`;
  if (isVerified === false)
    return msg`Whether the copy here is edited cannot be told: its installer changes ${namesOf(altered)}.`;
  return null;
}

function namesOf(files: readonly string[]): Message {
  return list(files.map(pathPart));
}

function newerTagReason({ refKind, ref, tags }: Facts): Message | null {
  if (refKind === 'commit') return msg`The lock follows one commit, which never changes.`;
  const newer = refKind === 'tag' && ref !== null ? newerTag(ref, tags) : null;
  return newer === null ? null : msg`The source has the newer tag ${code(newer)}.`;
}
