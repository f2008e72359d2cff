import { facetValue, type Item } from '../../model/contract.ts';
import type { Commands } from '../../model/program.ts';
import { coversCommand, isPlainCommand } from './commands.ts';

/** The policy of `[capabilities.terminal_exec]`: the listed commands, or all of them, minus the blocked ones. */
export interface ExecPolicy {
  readonly allowed: boolean;
  /** Null for all commands. */
  readonly commands: ReadonlySet<string> | null;
  readonly blocked: ReadonlySet<string>;
}

/** The policy in an item. */
export function policyOf(item: Item): ExecPolicy {
  const commands = entriesOf(item, 'commands');
  return {
    allowed: facetValue(item, 'allowed') === true,
    commands: commands.size > 0 ? commands : null,
    blocked: entriesOf(item, 'blocked'),
  };
}

function entriesOf(item: Item, facet: string): ReadonlySet<string> {
  const shape = item.facets.get(facet)?.shape;
  return new Set(shape?.type === 'entries' ? shape.value : []);
}

/** The command lines in both lists of a policy. */
export function linesOf({ commands, blocked }: ExecPolicy): readonly string[] {
  return [...(commands ?? []), ...blocked];
}

/** Whether a policy allows a command line, ignoring blocked ones. */
export function isListed({ commands }: ExecPolicy, line: string): boolean {
  return commands === null || coversCommand(commands, line);
}

/** Whether a policy blocks a command line. */
export function isBlocked({ blocked }: ExecPolicy, line: string): boolean {
  return coversCommand(blocked, line);
}

/** How certainly a policy allows a command line: 0 not, 1 possibly, 2 certainly. */
export type Allowance = 0 | 1 | 2;

/**
 * How certainly a policy allows a command line as written, with arguments beyond every list; comparing all
 * listed lines compares two policies completely. If everything except some commands is allowed, a line such
 * as `git; rm` may run one of those, so it is only possibly allowed.
 */
export function allowanceOf(policy: ExecPolicy, line: string): Allowance {
  if (!policy.allowed || !isListed(policy, line) || isBlocked(policy, line)) return 0;
  const isCertain = policy.commands !== null || policy.blocked.size === 0 || isPlainCommand(line);
  return isCertain ? 2 : 1;
}

/** The parts of a policy that allow something: all commands, or each listed one that is not blocked. */
export function commandsOf({ allowed, commands, blocked }: ExecPolicy): readonly Commands[] {
  if (!allowed) return [];
  const within = (line: string) =>
    [...blocked].filter((other) => coversCommand(new Set([line]), other));
  if (commands === null) return [{ line: null, blocked: [...blocked] }];
  return [...commands]
    .filter((line) => !coversCommand(blocked, line))
    .map((line) => ({ line, blocked: within(line) }));
}

/** Whether one part of a policy certainly allows everything that another allows. */
export function coversCommands(wider: Commands, narrower: Commands): boolean {
  const { line, blocked } = narrower;
  if (line === null && wider.line !== null) return false;
  if (line !== null && !allowanceIsCertain(wider, line)) return false;
  const isWithin = (other: string) => line === null || coversCommand(new Set([line]), other);
  const stillBlocked = new Set(blocked);
  return wider.blocked.every((other) => !isWithin(other) || coversCommand(stillBlocked, other));
}

function allowanceIsCertain({ line, blocked }: Commands, requested: string): boolean {
  const commands = line === null ? null : new Set([line]);
  return allowanceOf({ allowed: true, commands, blocked: new Set(blocked) }, requested) === 2;
}
