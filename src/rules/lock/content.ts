import {
  isVersionVerified,
  matchingVariant,
  mismatchedPins,
  pinKey,
} from '../../locks/verify-entry.ts';
import type { Draft } from '../../model/finding.ts';
import type { Pin } from '../../model/lock.ts';
import { code, type Message, msg, namePart, volatile } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { describeUnhashed, submoduleCommits } from '../../model/unhashed.ts';
import { computed, hashes, lockOf, skillsLockOf, worklog } from '../examples/lock.ts';
import { lockRule, type Subjects } from '../rule.ts';
import { pinHolds } from '../support/locks/lock-cover.ts';
import {
  changedFilesNote,
  copySuffix,
  describeFileDrift,
  explainMismatch,
  filesChangedSinceBase,
} from '../support/locks/lock-drift.ts';
import { renewal } from '../support/locks/lock-tool.ts';

export const lockContentChanged = lockRule({
  id: 'lock-content-changed',
  topic: 'outdated-entry',
  summary: 'Reports locked skills whose content differs from their lock entry.',
  why: 'Users of the locked skill get content that nobody locked, or their tool rejects it.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Run `skillaccord lock FILE`, or the tool that wrote the lock, and commit the lock. If the change is not intended, restore the files.',
  invalid: lockOf(hashes.worklog) + worklog('Writes a daily work log.'),
  valid: lockOf(hashes.worklog) + worklog(),
  *check(subject) {
    const { entry, target, skill } = subject;
    const broken = target ? mismatchedPins(target) : [];
    const pin = broken[0];
    if (!target || !pin) return;
    const actual = target.digestOf(pin);
    const isOfFile = pin.file !== undefined;
    const said =
      isOfFile || !skill
        ? describeFileDrift(subject, broken)
        : describeMismatch(subject, skill, pin, actual);
    const isUnclear = skill && !matchingVariant(pin, skill) && isSourceUnknown(subject, pin);
    yield {
      ...said,
      notes: [...(said.notes ?? []), ...(isUnclear ? [{ message: sourceRemark }] : [])],
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

const sourceRemark = msg`Its tool also hashes files that it does not install, so the copy may be unedited.`;

/** Whether neither base nor another copy shows that a copy can match a pin that its tool computed over the source. */
function isSourceUnknown(subject: Subjects['lock'], pin: Pin): boolean {
  const { entry, before, baseSkill, targets } = subject;
  if (!entry.hashesSource || pin.file !== undefined) return false;
  if (targets.some(({ skill }) => skill && pinHolds(skill, pin))) return false;
  const basePin = before?.pins.find((candidate) => pinKey(candidate) === pinKey(pin));
  return !(baseSkill && basePin && pinHolds(baseSkill, basePin));
}

type Words = Pick<Draft, 'message' | 'help' | 'notes'>;

function describeMismatch(
  subject: Subjects['lock'],
  skill: Skill,
  pin: Pin,
  actual: string | undefined,
): Words {
  const name = msg`${namePart(subject.entry.id)}${copySuffix(subject)}`;
  if (actual === undefined)
    return { message: msg`${name} has no hash: ${describeUnhashed(skill)}.` };
  const help = renewal(subject.lock);
  const explanation = explainMismatch(subject, skill, pin);
  const files = explanation === null ? filesChangedSinceBase(subject, skill, pin) : null;
  const notes = [explanation ?? [], files ? changedFilesNote(files) : []].flat();
  if (pin.algorithm === 'integrity') {
    const message = msg`${code('integrity')} of ${name} differs, its ${code('content_hash')} matches.`;
    const cause = msg`A file mode changed, or bytes moved between files.`;
    return { message, help: orRestore(help), notes: [{ message: cause }, ...notes] };
  }
  return {
    message: msg`${name} differs from its lock entry.`,
    help: files === null ? orRestore(help) : msg`${help}.`,
    notes,
  };
}

/** The two ways out where nothing tells which side is right. */
function orRestore(help: Message): Message {
  return msg`${help}, or restore the files.`;
}

export const lockVariant = lockRule({
  id: 'lock-variant',
  severity: 'note',
  summary: 'Reports lock entries that match only by a variant of their hash.',
  why: 'Its tool computes another hash today, and treats the skill as changed.',
  source: 'skills-lock.json: `computedHash`.',
  howToFix:
    'Put `.agents/skills/** text eol=lf` into .gitattributes. Then install the skill again with the tool that writes the lock, and commit the lock.',
  invalid: skillsLockOf(computed.crlf) + worklog(undefined, '.agents/'),
  valid: skillsLockOf(computed.worklog) + worklog(undefined, '.agents/'),
  *check({ entry, target, targets, skill }) {
    for (const pin of target?.pins ?? []) {
      if (target?.digestOf(pin) === pin.value) continue;
      const variant = matchingVariant(pin, skill);
      if (!variant?.isAccepted) continue;
      const name = msg`${namePart(entry.id)}${copySuffix({ targets, skill })}`;
      const message = msg`${name} matches its lock entry only ${variant.how}.`;
      const help = variant.remedy;
      const about = [entry.id, pin.value, variant.algorithm].join('\0');
      yield { message, help, notes: [{ message: variant.cause }], at: pin.at, about };
    }
  },
});

export const lockVersionChanged = lockRule({
  id: 'lock-version-changed',
  topic: 'outdated-entry',
  summary: 'Reports locked skills whose version differs from their lock entry.',
  why: 'People read the version in the lock and rely on it.',
  source: 'ADR-003, Version Validation: "Validates skill content_hash or version matches pin".',
  howToFix:
    'Run `skillaccord lock FILE`, and commit the lock. If the version is not intended, restore it.',
  consequenceOf: { rules: [lockContentChanged.id], sharing: 'entry' },
  invalid: lockOf(hashes.worklog, ['version: "1.1.0"']) + worklog(),
  valid: lockOf(hashes.worklog, ['version: "1.0.0"']) + worklog(),
  *check({ entry, skill, lock }) {
    const { version } = entry;
    // The version of an unreadable manifest is unknown; another rule reports the manifest.
    if (!skill || skill.unreadable || !version || isVersionVerified(entry, skill)) return;
    const declared = skill.version?.value;
    const locked = volatile(code(version.value));
    const message =
      declared === undefined
        ? msg`${namePart(entry.id)} declares no version, its lock entry ${locked}.`
        : msg`${namePart(entry.id)} declares ${volatile(code(declared))}, its lock entry ${locked}.`;
    const help = msg`${renewal(lock)}.`;
    const about = [entry.id, version.value, declared ?? ''].join('\0');
    yield { message, help, at: version.at, about, before: version.value, after: declared ?? null };
  },
});
