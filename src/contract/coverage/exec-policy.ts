import { facetValue, type Item } from '../../model/contract.ts';
import { coversCommand, isPlainCommand } from './commands.ts';

/** What `[capabilities.terminal_exec]` allows: the listed commands, or all, but no blocked ones. */
export interface ExecPolicy {
  readonly allowed: boolean;
  /** Null for all. */
  readonly commands: ReadonlySet<string> | null;
  readonly blocked: ReadonlySet<string>;
}

/** The policy an item states. */
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

/** All command lines either list of a policy names. */
export function linesOf({ commands, blocked }: ExecPolicy): readonly string[] {
  return [...(commands ?? []), ...blocked];
}

/** Whether a policy allows a command line but for what it blocks. */
export function lists({ commands }: ExecPolicy, line: string): boolean {
  return commands === null || coversCommand(commands, line);
}

/** Whether a policy blocks a command line, listed or not. */
export function blocks({ blocked }: ExecPolicy, line: string): boolean {
  return coversCommand(blocked, line);
}

/** How far a policy allows a command line: not at all, perhaps, or certainly. */
export type Allowance = 0 | 1 | 2;

/**
 * How far a policy allows a command line as it is written, with arguments that no list names. What two
 * policies say of all the lines they name tells all there is between them. Where everything but a few
 * commands is allowed, a line such as `git; rm` may run one of those few: it is allowed perhaps.
 */
export function allowanceOf(policy: ExecPolicy, line: string): Allowance {
  if (!policy.allowed || !lists(policy, line) || blocks(policy, line)) return 0;
  const isCertain = policy.commands !== null || policy.blocked.size === 0 || isPlainCommand(line);
  return isCertain ? 2 : 1;
}
