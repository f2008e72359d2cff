import {
  isVersionVerified,
  matchingVariant,
  mismatchedPins,
  pinKey,
} from '../../locks/verify-entry.ts';
import type { LockEntry, LockFile, Pin } from '../../model/lock.ts';
import type { Skill } from '../../model/skill.ts';
import { describeUnhashed, submoduleCommits } from '../../model/unhashed.ts';
import { clip, code, quote } from '../../model/value/format-value.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule, type Subjects } from '../rule.ts';
import { pinHolds } from '../support/locks/lock-cover.ts';
import {
  copySuffix,
  describeFileDrift,
  explainMismatch,
  filesChangedSinceBase,
} from '../support/locks/lock-drift.ts';
import { lockTool } from '../support/locks/lock-tool.ts';
import { shortHash } from '../words/hash-words.ts';
import { formatList } from '../words/words.ts';

/** A locked skill with content that differs from its lock. */
export const lockContentChanged = lockRule({
  id: 'lock-content-changed',
  severity: 'error',
  summary: 'The content of every locked skill matches its lock.',
  why: 'Users of the locked skill get content that nobody locked, or their tool refuses to run it.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'If the change is intended, run `skillaccord lock FILE` or the tool that wrote the lock, and commit the lock. Otherwise restore the files.',
  invalid: lockOf(hashes.worklog) + worklog('Writes a daily work log.'),
  valid: lockOf(hashes.worklog) + worklog(),
  *check(subject) {
    const { entry, target, skill } = subject;
    const broken = target ? mismatchedPins(target) : [];
    const pin = broken[0];
    if (!target || !pin) return;
    const actual = target.digestOf(pin);
    const isOfFile = pin.file !== undefined;
    const isUndecided = isSourceUnknown(subject, pin);
    const describe = (pinned: string) =>
      isOfFile || !skill
        ? describeFileDrift(subject, broken)
        : describeMismatch({ ...subject, skill, pinned }, pin, actual);
    yield {
      message: `${describe(pinnedText(entry, skill))}${isUndecided && skill && !matchingVariant(pin, skill) ? sourceRemark : ''}`,
      // Content that changes again under a pin that failed at base is the same finding, with another fingerprint.
      identity: broken.map((brokenPin) => target.digestOf(brokenPin) ?? '').join('\0'),
      at: pin.at,
      about: isOfFile
        ? [entry.id, ...broken.flatMap((brokenPin) => [brokenPin.file, brokenPin.value])].join('\0')
        : [entry.id, pin.value, ...(skill ? submoduleCommits(skill) : [])].join('\0'),
      before: pin.value,
      after: actual ?? null,
    };
  },
});

const sourceRemark =
  ' Its tool hashes the source with metadata.json and Python caches, which it does not install, so an untouched copy and an edited one look alike.';

/** Whether neither base nor another copy shows that a copy can match a pin that its tool computed over the source. */
function isSourceUnknown(subject: Subjects['lock'], pin: Pin): boolean {
  const { entry, before, baseSkill, targets } = subject;
  if (!entry.hashesSource || pin.file !== undefined) return false;
  if (targets.some(({ skill }) => skill && pinHolds(skill, pin))) return false;
  const basePin = before?.pins.find((candidate) => pinKey(candidate) === pinKey(pin));
  return !(baseSkill && basePin && pinHolds(baseSkill, basePin));
}

const oldContent = 'the old content';

/** What an entry with an old content still pins. */
function pinnedText(entry: LockEntry, skill: Skill | null): string {
  const { version } = entry;
  const isOldVersion = version && skill && !skill.unreadable && !isVersionVerified(entry, skill);
  return isOldVersion ? `the old content, version ${code(version.value)}` : oldContent;
}

type LockedSkill = Subjects['lock'] & { readonly skill: Skill; readonly pinned: string };

function describeMismatch(subject: LockedSkill, pin: Pin, actual: string | undefined): string {
  const { lock, skill, pinned } = subject;
  const name = `${quote(subject.entry.id)}${copySuffix(subject)}`;
  if (actual === undefined)
    return `${name} has no hash to compare, because ${describeUnhashed(skill)}.`;
  const explanation = explainMismatch(subject, skill, pin);
  if (pin.algorithm === 'integrity') {
    return `The \`content_hash\` of ${name} still matches, but its \`integrity\` does not: a file mode changed, or bytes moved between files.${explanation}`;
  }
  const files = explanation === '' ? filesChangedSinceBase(subject, skill, pin) : null;
  if (files === null) {
    const advice = explanation === '' ? ` ${choice(lock)}` : explanation;
    return `${name} does not match its pin in ${clip(lock.path)}: the hash of its content is ${shortHash(actual)}, the pin is ${shortHash(pin.value)}.${advice}`;
  }
  const fileList = files.length === 0 ? '' : ` (${formatList(files)})`;
  const scope = subject.isProposed ? ' in this pull request' : '';
  return `${name} changed${scope}${fileList}, but ${clip(lock.path)} still pins ${pinned}. ${renewal(lock)}`;
}

/** The two ways out where nothing tells which side is right. */
function choice(lock: LockFile): string {
  return `If the content is intended, renew the lock with ${lockTool(lock)}; otherwise restore the files.`;
}

function renewal(lock: LockFile): string {
  const command = lockTool(lock);
  return / lock \S/.test(command) ? `Run: ${command}.` : `Renew it with ${command}.`;
}
