import { coversEntry } from '../../contract/coverage/coverage.ts';
import { coversCommands } from '../../contract/coverage/exec-policy.ts';
import { coversTool } from '../../contract/coverage/tools.ts';
import {
  type ListedReach,
  listedReaches,
  type Matcher,
  type PackagePin,
  type Power,
  pinLevels,
  type Trigger,
} from '../../model/power.ts';
import { memoize } from '../../model/text/memoize.ts';
import { plainLine } from '../support/command-words.ts';

/** Whether one power covers another; `unknown` where neither can be proven. */
export type Cover = 'yes' | 'no' | 'unknown';

/** Whether everything that `b` allows `a` allows too. Powers of other kinds, features or subjects never do. */
export function covers(a: Power, b: Power): Cover {
  if (a.kind !== b.kind || a.feature !== b.feature || a.subject !== b.subject) return 'no';
  return both(coversScope(a, b), coversTrigger(a.trigger, b.trigger));
}

function both(first: Cover, second: Cover): Cover {
  if (first === 'no' || second === 'no') return 'no';
  return first === 'yes' && second === 'yes' ? 'yes' : 'unknown';
}

function coversScope(a: Power, b: Power): Cover {
  if (a.scope === b.scope && a.reach === b.reach) return 'yes';
  if (a.commands && b.commands) return coversCommands(a.commands, b.commands) ? 'yes' : 'no';
  if (a.rank !== undefined && b.rank !== undefined) return a.rank >= b.rank ? 'yes' : 'no';
  if (a.reach === 'unknown' || b.reach === 'unknown') return 'unknown';
  if (a.reach === 'any') return 'yes';
  if (b.reach === 'any') return 'no';
  if (a.reach === 'tool' && b.reach === 'tool') {
    return coversTool(a.scope, b.scope) ? 'yes' : 'no';
  }
  if (isListed(a.reach) && a.reach === b.reach)
    return coversEntry(a.reach, a.scope, b.scope) ? 'yes' : 'no';
  if (a.reach === 'pattern' || b.reach === 'pattern') return 'unknown';
  if (a.pin && b.pin && a.pin.program === b.pin.program) return coversPin(a.pin, b.pin);
  if (isRespelled(a, b)) return 'unknown';
  return a.reach === 'prefix' && b.scope.startsWith(a.scope) ? 'yes' : 'no';
}

/** Whether a power is an entry of a declared list. */
export function isListed(reach: Power['reach']): reach is ListedReach {
  return (listedReaches as readonly Power['reach'][]).includes(reach);
}

/** Whether two command lines differ in quotes, or in defaults of folders that the client sets, only. */
function isRespelled(a: Power, b: Power): boolean {
  const line = plainCommand(a);
  return line !== undefined && line === plainCommand(b);
}

const plainCommand = memoize(({ kind, reach, scope }: Power) =>
  (kind === 'run' || kind === 'mcp') && reach === 'one' ? plainLine(scope) : undefined,
);

/** The same program in some version. Any version covers each; ranges and single versions are not ordered here. */
function coversPin(a: PackagePin, b: PackagePin): Cover {
  const [rank, otherRank] = [pinLevels.indexOf(a.level), pinLevels.indexOf(b.level)];
  if (a.level === 'mutable' && rank > otherRank) return 'yes';
  return rank < otherRank ? 'no' : 'unknown';
}

function coversTrigger(a: Trigger, b: Trigger): Cover {
  if (a.start !== b.start || a.event !== b.event) return 'no';
  if (a.once && !b.once) return 'no';
  const condition = a.condition === undefined || a.condition === b.condition;
  return both(coversMatcher(a.matcher, b.matcher), condition ? 'yes' : conditional(b));
}

/** A condition narrows; two conditions are not compared. */
function conditional({ condition }: Trigger): Cover {
  return condition === undefined ? 'no' : 'unknown';
}

function coversMatcher(a: Matcher | undefined, b: Matcher | undefined): Cover {
  if (!a) return 'yes';
  if (!b) return a.names ? 'no' : 'unknown';
  if (!a.names || !b.names) return a.text === b.text ? 'yes' : 'unknown';
  const names = new Set(a.names);
  const rest = b.names.filter((name) => !names.has(name));
  if (rest.length === 0) return 'yes';
  return a.areGlobs ? coversGlobs(a.names, rest) : 'no';
}

/** Whether globs cover others. Two globs are compared by their folders only; a wider one is not covered. */
function coversGlobs(wider: readonly string[], narrower: readonly string[]): Cover {
  if (narrower.every((glob) => wider.some((wide) => coversGlob(wide, glob)))) return 'yes';
  const isBeyond = (wide: string, glob: string) => areApart(wide, glob) || coversGlob(glob, wide);
  return narrower.some((glob) => wider.every((wide) => isBeyond(wide, glob))) ? 'no' : 'unknown';
}

/** Whether a glob is of files below a folder that another matches whole, such as `src/**`. */
function coversGlob(wider: string, narrower: string): boolean {
  const folder = /^([^*?{}[\]!]*\/)\*\*(?:\/\*)?$/.exec(wider)?.[1];
  return folder !== undefined && narrower.startsWith(folder) && !narrower.includes('..');
}

/** Whether no path matches both globs, as far as their beginnings tell. */
function areApart(a: string, b: string): boolean {
  const [left, right] = [a, b].map((glob) => glob.replace(/[*?{}[\]!].*$/s, '')) as [
    string,
    string,
  ];
  const isPlain = left === a && right === b;
  return isPlain || !(left.startsWith(right) || right.startsWith(left));
}
