import { type DroppedPins, droppedPins } from '../../locks/dropped.ts';
import type { Draft } from '../../model/finding.ts';
import { code, quote } from '../../model/value/format-value.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { repositoryRule } from '../rule.ts';

const version = ['version: "1.0.0"'];

/** A lock entry with fewer pins than at base. */
export const lockPinRemoved = repositoryRule({
  id: 'lock-pin-removed',
  category: 'lock',
  severity: 'warning',
  summary: 'Every lock entry keeps its hashes and its version.',
  why: 'Content without a pin may change unnoticed, while the lock still looks complete.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Restore the field, or run `skillaccord lock FILE` or the tool that wrote the lock, and commit the lock. If the pin is meant to go, a reviewer has to approve it.',
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
    const consequence =
      entry.pins.length === 0
        ? 'nothing verifies the content of the skill any more'
        : 'the other pins may cover less';
    yield {
      message: `${code(field)} of ${quote(entry.id)} was removed from the lock: ${consequence}.`,
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
  const isSingle = files.length === 1;
  const fileList = `${code(first.file ?? '')}${isSingle ? '' : ` and ${files.length - 1} more`}`;
  const owner = entry.id === '.' ? '' : ` of ${quote(entry.id)}`;
  const message = isSingle
    ? `The hash of ${fileList}${owner} was removed from the lock: nothing verifies that file any more.`
    : `The hashes of ${fileList}${owner} were removed from the lock: nothing verifies those files any more.`;
  const about = [entry.id, ...files.map(({ file }) => file)].join('\0');
  yield { message, at: entry.at, was: first.at, about };
}

function* versionRemoved({ entry, before, version }: DroppedPins): Iterable<Draft> {
  if (version === null || !before.version) return;
  const { at, value } = before.version;
  yield {
    message: `\`version\` of ${quote(entry.id)} was removed from the lock, so the lock does not notice when the version of the skill (now ${code(version)}) changes. Restore it.`,
    at: entry.at,
    was: at,
    about: `${entry.id}\0version`,
    before: value,
  };
}
