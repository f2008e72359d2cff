import type {
  CallSyntax,
  ScriptArgument,
  ScriptCommand,
  ScriptInterface,
} from '../../model/script/interface.ts';
import type { Range } from '../../model/text/text.ts';
import { anyValue } from './options.ts';

/** How many words a script takes; `max` is null where there is no end. */
export interface WordCount {
  readonly min: number;
  readonly max: number | null;
}

export const anyCount: WordCount = { min: 0, max: null };

/** More words are not counted. */
const maxCount = 20;

/** The syntax of scripts that read their words by position: none is an option. */
export const positionSyntax: CallSyntax = {
  hasOptions: false,
  abbreviates: false,
  interleaves: true,
  matches: 'in-order',
  clusters: false,
  assigns: 'values',
  takesDashes: 'no',
  hasNumbers: false,
  isHelpFirst: false,
};

/** What remains of a count where the script refuses those for which `count OPERATOR number` holds. */
export function withoutCounts(count: WordCount, operator: string, number: number): WordCount {
  const { min, max } = count;
  const atLeast = (least: number) => ({ min: Math.max(min, least), max });
  const atMost = (most: number) => ({ min, max: Math.min(max ?? most, most) });
  switch (operator) {
    case '<':
      return atLeast(number);
    case '<=':
      return atLeast(number + 1);
    case '>':
      return atMost(number);
    case '>=':
      return atMost(number - 1);
    case '!=':
      return { min: Math.max(min, number), max: Math.min(max ?? number, number) };
    case '==':
      return number === min ? atLeast(number + 1) : count;
    default:
      return count;
  }
}

/** The operator for the cases in which another does not hold. */
export function opposite(operator: string): string {
  const pairs = ['<', '>=', '<=', '>', '==', '!='];
  const index = pairs.indexOf(operator);
  return index < 0 ? operator : (pairs[index ^ 1] ?? operator);
}

/** What a script is called that reads its words by position, and how it names one, counted from 1. */
export interface Positions {
  readonly framework: string;
  readonly nameOf: (position: number) => string;
  readonly at: Range;
}

/** An interface of words by position; null if all counts are accepted. */
export function countedInterface(count: WordCount, positions: Positions): ScriptInterface | null {
  const command = countedCommand(count, 1, positions);
  const { framework } = positions;
  return command && { framework, syntax: positionSyntax, command, variables: [] };
}

/** An interface whose first word is one of some; `count` is that of all words. */
export function chosenInterface(
  names: readonly string[],
  needsCommand: boolean,
  { min, max }: WordCount,
  positions: Positions,
): ScriptInterface {
  const rest = { min: Math.max(0, min - 1), max: max === null ? null : max - 1 };
  const open: ScriptCommand = { ...emptyCommand(positions.at), isOpen: true };
  const inner = countedCommand(rest, 2, positions) ?? open;
  return {
    framework: positions.framework,
    syntax: positionSyntax,
    command: {
      ...emptyCommand(positions.at),
      commands: new Map(names.map((name) => [name, inner])),
      needsCommand,
    },
    variables: [],
  };
}

/** The command with a number of words from a position on; null if it refuses no count, or the count is none. */
function countedCommand(
  { min, max }: WordCount,
  first: number,
  { nameOf, at }: Positions,
): ScriptCommand | null {
  const isPossible = min <= maxCount && (max === null || (max >= min && max <= maxCount));
  if (!isPossible || (min === 0 && max === null)) return null;
  const rest = max === null ? null : max - min;
  const row = (position: number, takes: WordCount): ScriptArgument => ({
    name: nameOf(position),
    takes,
    values: anyValue,
    at,
  });
  return {
    ...emptyCommand(at),
    arguments: [
      ...Array.from({ length: min }, (_, index) => row(first + index, { min: 1, max: 1 })),
      ...(rest === 0 ? [] : [row(first + min, { min: 0, max: rest })]),
    ],
  };
}

/** A command that takes no word. */
export function emptyCommand(at: Range): ScriptCommand {
  return {
    options: [],
    arguments: [],
    exclusive: [],
    commands: null,
    needsCommand: false,
    acceptsUnknown: false,
    isOpen: false,
    at,
  };
}
