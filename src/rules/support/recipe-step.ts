import { shellWords } from '../../dialects/skill-toml/recipes/shell-words.ts';
import { type Change, facetValue, type Item } from '../../model/contract.ts';
import type { Message } from '../../model/message.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { names } from '../words/words.ts';

/** The programs of a step. */
export function programs(item: Item | null): Message {
  const value = facetValue(item, 'programs');
  return names(Array.isArray(value) ? value.map(String) : []);
}

/** Whether a step has another sub-command, or options that it did not have. */
export function doesOtherThings(before: Item | null, after: Item | null): boolean {
  const [from, to] = [commandParts(before), commandParts(after)];
  return from.heads !== to.heads || [...to.options].some((option) => !from.options.has(option));
}

/** The words of each command before its first option, value or placeholder, and all options. */
function commandParts(item: Item | null): { heads: string; options: ReadonlySet<string> } {
  const all = shellWords(String(facetValue(item, 'command') ?? ''));
  const words = all.filter(({ text }) => !/^\w+=/.test(text));
  const commands = [...groupBy(words, ({ command }) => command).values()];
  const heads = commands.map((command) => {
    const end = command.findIndex(({ text }, index) => index > 0 && !/^[a-z][a-z-]*$/.test(text));
    return command
      .slice(0, end < 0 ? undefined : end)
      .map(({ text }) => text)
      .join(' ');
  });
  const options = words.map(({ text }) => text).filter((text) => /^-/.test(text));
  return {
    heads: heads.join('\n'),
    options: new Set(options.map((text) => text.replace(/=.*/s, ''))),
  };
}

/** Confirmation levels, weakest first, with the usual other words. */
const levels: readonly (readonly string[])[] = [
  ['auto', 'none', 'never', 'no', 'false'],
  ['prompt', 'yes', 'true'],
  ['always'],
];

/** True if a step may ask less; an unknown level counts as the strongest before and the weakest after. */
export function asksLess({ before, after }: Change): boolean {
  const [from, to] = [levelOf(before), levelOf(after)];
  return (from < 0 ? levels.length : from) > to;
}

/** True if a step runs without a confirmation. */
export function neverAsks(item: Item | null): boolean {
  return levelOf(item) === 0;
}

function levelOf(item: Item | null): number {
  const written = String(facetValue(item, 'confirmation')).toLowerCase();
  return levels.findIndex((spellings) => spellings.includes(written));
}
