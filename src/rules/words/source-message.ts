import {
  code,
  type Insert,
  type Message,
  msg,
  namePart,
  nothing,
  sentence,
  words,
} from '../../model/message.ts';
import { type Power, type PowerChange, pinLevels } from '../../model/power.ts';
import { scopePart } from '../../model/words/power-words.ts';
import { gainMessage } from './power-message.ts';

/** The message on a source that moved or lost its pin: both revisions. */
export function sourceMessage(change: PowerChange): Message {
  const { power, previous } = change;
  const { entry, pin } = power;
  if (!entry || !previous || previous.pin?.program !== pin?.program) return gainMessage(change);
  const subject = sentence(msg`${words(entry.kind)} ${namePart(entry.name)}`);
  const [from, to] = [revisionOf(previous), revisionOf(power)];
  return isPinWeaker(change)
    ? msg`${subject} is no longer pinned to ${from}; it follows ${to}.`
    : msg`${subject} moved from ${from} to ${to}.`;
}

/** The message on a new source of a plugin or a marketplace; null for other installations. */
export function sourceAdded({ power, previous, isSameCommand }: PowerChange): Message | null {
  const { entry, feature, scope, pin, reach } = power;
  if (feature !== 'source' || previous || isSameCommand || !entry || reach === 'unknown')
    return null;
  const isUnpinned = pin?.level === 'mutable' || pin?.level === 'range';
  return msg`New ${words(entry.kind)} ${namePart(entry.name)} from ${scopePart(scope)}${isUnpinned ? words(', not pinned') : nothing}.`;
}

const shownDigits = 12;

/** The revision, version or digest; a digest by its first digits. */
function revisionOf({ pin }: Power): Insert {
  if (pin?.revision === undefined) return words('the newest revision');
  return code(pin.level === 'digest' ? pin.revision.slice(0, shownDigits) : pin.revision);
}

/** Whether head pins more weakly; an unknown pin is the weakest. */
export function isPinWeaker({ power, previous }: PowerChange): boolean {
  const level = ({ pin }: Power) => pinLevels.indexOf(pin?.level ?? 'shell');
  return previous !== null && level(power) > level(previous);
}
