import { facetValue, type Item } from '../../model/contract.ts';
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
