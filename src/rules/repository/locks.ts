import { type DroppedPins, droppedPins } from '../../locks/dropped.ts';
import { lockedSkills, removedPins } from '../../locks/removed-pins.ts';
import type { Draft } from '../../model/finding.ts';
import { code, list, type Message, msg, namePart, nothing, pathPart } from '../../model/message.ts';
import { lockCommand } from '../../model/words/lock-command.ts';
import { hashes, lockedAtBase, lockedSkill, lockOf, worklog } from '../examples/lock.ts';
import { repositoryRule } from '../rule.ts';

const another = `  deploy:\n    content_hash: "${hashes.deploy}"\n`;
const skills = (folder: string) =>
  worklog(undefined, folder) + worklog(undefined, folder).replaceAll('worklog', 'deploy');
const bothLocked = (folder: string) =>
  lockOf(hashes.worklog, [], folder) + another + skills(folder);

export const lockEntryRemoved = repositoryRule({
  id: 'lock-entry-removed',
  category: 'lock',
  severity: 'warning',
  summary: 'Reports removed lock entries of existing skills.',
  why: 'Without the entry, no check fails when the content of the skill changes.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Restore the entry, or run `skillaccord lock FILE` or the tool that wrote the lock. A reviewer approves a skill that is to be unlocked.',
  invalid: bothLocked('before/') + lockOf(hashes.worklog, [], 'after/') + skills('after/'),
  valid: bothLocked('before/') + bothLocked('after/'),
  *check({ workspace, base }) {
    for (const { path, entries, fate: outcome } of base ? removedPins(workspace, base) : []) {
      if (outcome !== 'shorter') continue;
      for (const entry of entries) {
        const message =
          entry.id === '.'
            ? msg`The hashes of the files of the package were removed from the lock.`
            : msg`The lock entry of ${namePart(entry.id)} was removed.`;
        const help = restoreHelp(path);
        yield { message, help, at: { path }, was: entry.at, about: entry.id };
      }
    }
  },
});

const withVersion = (folder: string) =>
  lockOf(hashes.worklog, ['version: "1.0.0"'], folder) + worklog(undefined, folder);

export const lockPinRemoved = repositoryRule({
  id: 'lock-pin-removed',
  category: 'lock',
  severity: 'warning',
  summary: 'Reports lock entries that lost a hash or their version.',
  why: 'Content without a hash may change unnoticed, while the lock still looks complete.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Restore the field, or run `skillaccord lock FILE` or the tool that wrote the lock. A reviewer approves a removal.',
  invalid: withVersion('before/') + lockedSkill(hashes.worklog),
  valid: withVersion('before/') + withVersion('after/'),
  *check({ workspace, base }) {
    for (const dropped of base ? droppedPins(workspace, base) : []) {
      yield* wholePins(dropped);
      yield* filePins(dropped);
      yield* versionRemoved(dropped);
    }
  },
});

function* wholePins({ entry, pins }: DroppedPins): Iterable<Draft> {
  for (const { field, file, at, value } of pins) {
    if (file !== undefined) continue;
    const message = msg`${code(field)} of ${namePart(entry.id)} was removed from the lock.`;
    const help = restoreHelp(entry.at.path);
    yield { message, help, at: entry.at, was: at, about: `${entry.id}\0${field}`, before: value };
  }
}

function* filePins({ entry, pins }: DroppedPins): Iterable<Draft> {
  const files = pins.filter(({ file }) => file !== undefined);
  const [first] = files;
  if (!first) return;
  const names = list(files.map(({ file = '' }) => pathPart(file)));
  const owner = entry.id === '.' ? nothing : msg` of ${namePart(entry.id)}`;
  const message =
    files.length === 1
      ? msg`The hash of ${names}${owner} was removed from the lock.`
      : msg`The hashes of ${names}${owner} were removed from the lock.`;
  const about = [entry.id, ...files.map(({ file }) => file)].join('\0');
  yield { message, help: restoreHelp(entry.at.path), at: entry.at, was: first.at, about };
}

function* versionRemoved({ entry, before, version }: DroppedPins): Iterable<Draft> {
  if (version === null || !before.version) return;
  const { at, value } = before.version;
  const message = msg`${code('version')} of ${namePart(entry.id)} was removed from the lock.`;
  const help = restoreHelp(entry.at.path);
  yield { message, help, at: entry.at, was: at, about: `${entry.id}\0version`, before: value };
}

function restoreHelp(path: string): Message {
  return msg`Restore it, or run ${code(lockCommand(path), 120)}.`;
}

export const lockRemoved = repositoryRule({
  id: 'lock-removed',
  category: 'lock',
  severity: 'warning',
  summary: 'Reports removed locks of existing skills.',
  why: 'Without the lock, no check fails when the content of a skill changes.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Restore the lock, or run `skillaccord lock FILE` or the tool that wrote it. A reviewer approves skills that are to be unlocked.',
  invalid: lockedAtBase + worklog(undefined, 'after/'),
  valid: lockedAtBase + lockOf(hashes.worklog, [], 'after/locks/') + worklog(undefined, 'after/'),
  *check({ workspace, base }) {
    for (const pins of base ? removedPins(workspace, base) : []) {
      if (pins.fate !== 'removed') continue;
      const { path } = pins.lock;
      const message = msg`The lock of ${lockedSkills(pins)} was removed.`;
      const help = restoreHelp(path);
      yield { message, help, at: { path }, was: { path }, about: 'removed' };
    }
  },
});
