import type {
  CallSyntax,
  ScriptArgument,
  ScriptCommand,
  ScriptInterface,
} from '../../model/script/interface.ts';
import type { Range } from '../../model/text/text.ts';

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

/** An interface of words by position; null if all counts are accepted. `nameOf` names a word, counted from 1. */
export function countedInterface(
  framework: string,
  { min, max }: WordCount,
  nameOf: (position: number) => string,
  at: Range,
): ScriptInterface | null {
  const isPossible = min <= maxCount && (max === null || (max >= min && max <= maxCount));
  if (!isPossible || (min === 0 && max === null)) return null;
  const rest = max === null ? null : max - min;
  const row = (position: number, takes: WordCount): ScriptArgument => ({
    name: nameOf(position),
    takes,
    values: { choices: null, type: null },
    at,
  });
  return {
    framework,
    syntax: positionSyntax,
    command: {
      ...emptyCommand(at),
      arguments: [
        ...Array.from({ length: min }, (_, index) => row(index + 1, { min: 1, max: 1 })),
        ...(rest === 0 ? [] : [row(min + 1, { min: 0, max: rest })]),
      ],
    },
    variables: [],
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
