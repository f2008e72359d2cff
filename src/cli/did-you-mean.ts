import { didYouMean } from '../model/text/closest-match.ts';
import { UsageError } from '../model/usage-error.ts';
import { findRule, rules } from '../rules/catalog.ts';
import type { Command } from './command.ts';

/** The command of a name; throws for one that there is not. */
export function findCommand(name: string, commands: readonly Command[]): Command {
  const command = commands.find((one) => one.name === name);
  if (!command) throw unknownCommandError(name, commands, 'is no command');
  return command;
}

/** What to say of a word that is no command: which one was meant, as far as can be told. */
export function unknownCommandError(
  word: string,
  commands: readonly Command[],
  problem: string,
): UsageError {
  return new UsageError(`"${word}" ${problem}.`, suggestCommand(word, commands));
}

function suggestCommand(word: string, commands: readonly Command[]): string {
  if (findRule(word)) return `It is a rule: skillaccord explain ${word}`;
  if (word === 'version') return 'Did you mean "--version"?';
  const names = commands.map(({ name }) => name);
  const bySynonym = commands.find(({ synonyms }) => synonyms?.includes(word));
  if (bySynonym) return `Did you mean "${bySynonym.name}"?`;
  return didYouMean(word, names) ?? 'skillaccord --help lists the commands.';
}

/** The most rules that are worth reading in one line. */
const maxSuggestions = 24;

/** The rules an id may stand for: one that is nearly spelt so, else those that hold its words. */
export function suggestRules(id: string): string {
  const known = rules.map((one) => one.id).sort();
  const matching = known.filter((one) => matchesWords(one, id));
  const prefixed = matching.filter((one) => one.startsWith(id));
  const closest = didYouMean(id, known);
  if (closest !== undefined && prefixed.length === 0) return closest;
  const candidates = [...new Set([...prefixed, ...matching])];
  const [first, second, third] = candidates;
  if (first === undefined) return 'skillaccord explain lists them.';
  if (second === undefined) return `Did you mean "${first}"?`;
  if (third === undefined) return `Did you mean "${first}" or "${second}"?`;
  const suffix =
    candidates.length > maxSuggestions
      ? `, and ${candidates.length - maxSuggestions} more: skillaccord explain`
      : '';
  return `These come near: ${candidates.slice(0, maxSuggestions).join(', ')}${suffix}.`;
}

/** Whether a rule's id holds every word of a name, whole or begun, in the singular or the plural. */
function matchesWords(id: string, name: string): boolean {
  const words = id.split('-');
  return name
    .toLowerCase()
    .split(/[-_ ]+/)
    .map((part) => part.replace(/s$/, ''))
    .every((part) => part !== '' && words.some((word) => word.startsWith(part)));
}
