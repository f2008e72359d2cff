import { type Power, type PowerChange, pinLevels } from '../../model/power.ts';
import { code, quote, truncate } from '../../model/value/format-value.ts';
import { gainMessage, unitPhrase } from './power-message.ts';

/** The message on a source that moved or lost its pin: the place once, and both revisions. */
export function sourceMessage(change: PowerChange): string {
  const { power, previous } = change;
  const place = power.pin?.program;
  if (!previous || place === undefined || previous.pin?.program !== place) {
    return gainMessage(change);
  }
  const [revision, before] = [revisionOf(power), revisionOf(previous)];
  const subject = `${ownerOf(power)} (${truncate(place.replace(/\s+/g, ' '), maxPlace)})`;
  const [from, to] = [before ?? 'the newest revision', revision ?? 'the newest revision'];
  if (isPinWeaker(change)) return `${subject} is no longer pinned to ${from}: it follows ${to}.`;
  return `${subject} moves from ${from} to ${to}. This diff does not show what changed in between: review it in the source.`;
}

/** The message on a new source of a plugin or a marketplace; null for other installations. */
export function sourceAdded({ power, previous }: PowerChange): string | null {
  if (power.feature !== 'source' || previous) return null;
  const [, kind, name = ''] = /^(marketplace|plugin|package) (.*)$/s.exec(power.subject) ?? [];
  if (kind === undefined || power.reach === 'unknown') return null;
  const place = code(truncate(power.scope.replace(/\s+/g, ' '), maxPlace));
  return `Clients that use ${unitPhrase(power)} now download the ${kind} ${quote(truncate(name, 60))} from ${place} without a fixed version.`;
}

const maxPlace = 100;

/** What is installed: the subject of the sentence. */
function ownerOf({ subject }: Power): string {
  const [, kind = '', name = ''] = /^(\w+) (.*)$/s.exec(subject) ?? [];
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${quote(truncate(name, 60))}`;
}

const shownDigits = 12;

/** The revision, version or digest; a digest by its first digits. */
function revisionOf({ scope, pin }: Power): string | null {
  const place = pin?.program ?? '';
  if (!scope.startsWith(`${place}@`)) return null;
  const revision = scope.slice(place.length + 1);
  const isDigest = /^[\da-f]{40,}$/i.test(revision);
  return isDigest ? revision.slice(0, shownDigits) : quote(truncate(revision, 40));
}

/** Whether head pins more weakly; an unknown pin is the weakest. */
export function isPinWeaker({ power, previous }: PowerChange): boolean {
  const level = ({ pin }: Power) => pinLevels.indexOf(pin?.level ?? 'shell');
  return previous !== null && level(power) > level(previous);
}
