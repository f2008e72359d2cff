import { type DroppedPins, droppedPins } from '../../locks/dropped.ts';
import type { Draft } from '../../model/finding.ts';
import { code, list, type Message, msg, namePart, nothing, pathPart } from '../../model/message.ts';
import { lockCommand } from '../../model/words/lock-command.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { repositoryRule } from '../rule.ts';

const version = ['version: "1.0.0"'];

/** A lock entry with fewer pins than at base. */
export const lockPinRemoved = repositoryRule({
  id: 'lock-pin-removed',
  category: 'lock',
  severity: 'warning',
  summary: 'Reports lock entries that lost a hash or their version.',
  why: 'Content without a hash may change unnoticed, while the lock still looks complete.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Restore the field, or run `skillaccord lock FILE` or the tool that wrote the lock. A reviewer approves a removal.',
  invalid:
    lockOf(hashes.worklog, version, 'before/') +
    worklog(undefined, 'before/') +
    lockOf(hashes.worklog, [], 'after/') +
    worklog(undefined, 'after/'),
  valid:
    lockOf(hashes.worklog, version, 'before/') +
    worklog(undefined, 'before/') +
    lockOf(hashes.worklog, version, 'after/') +
    worklog(undefined, 'after/'),
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
    yield {
      message: msg`${code(field)} of ${namePart(entry.id)} was removed from the lock.`,
      help: restoreHelp(entry.at.path),
      at: entry.at,
      was: at,
      about: `${entry.id}\0${field}`,
      before: value,
    };
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
  yield {
    message: msg`${code('version')} of ${namePart(entry.id)} was removed from the lock.`,
    help: restoreHelp(entry.at.path),
    at: entry.at,
    was: at,
    about: `${entry.id}\0version`,
    before: value,
  };
}

function restoreHelp(path: string): Message {
  return msg`Restore it, or run ${code(lockCommand(path), 120)}.`;
}
