import { didYouMean } from '../model/text/suggest.ts';
import { UsageError } from '../model/usage-error.ts';
import { findRule, rules } from '../rules/catalog.ts';
import { nearPath } from '../setup/near-path.ts';
import type { Command } from './command.ts';

/** The command of a name. Throws UsageError for an unknown name. */
export function findCommand(name: string, commands: readonly Command[]): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw unknownCommandError(name, commands, 'is not a command');
  return command;
}

/** The error for an unknown command, with the closest known one, or else a path that resembles the word. */
export function unknownCommandError(
  word: string,
  commands: readonly Command[],
  problem: string,
  cwd?: string,
): UsageError {
  const command = closestCommand(word, commands);
  const path = command === undefined && cwd !== undefined ? nearPath(word, cwd) : null;
  const suggestion = path === null ? undefined : `Did you mean "${path}"?`;
  return new UsageError(
    `"${word}" ${problem}.`,
    command ?? suggestion ?? 'skillaccord --help lists the commands.',
  );
}

/** The suggestion of a command for a word; undefined if none is close. */
export function closestCommand(word: string, commands: readonly Command[]): string | undefined {
  if (findRule(word)) return `It is a rule: skillaccord explain ${word}`;
  if (word === 'version') return 'Did you mean "--version"?';
  const names = commands.map(({ name }) => name);
  const bySynonym = commands.find(({ synonyms }) => synonyms?.includes(word));
  if (bySynonym) return `Did you mean "${bySynonym.name}"?`;
  return didYouMean(word, names);
}

/** Rules listed in one line. */
const maxSuggestions = 24;

/** Suggests rules for an unknown id: a similar id, or ids with the same words. */
export function suggestRules(id: string): string {
  const known = rules.map((rule) => rule.id).sort();
  const matching = known.filter((ruleId) => matchesWords(ruleId, id));
  const prefixed = matching.filter((ruleId) => ruleId.startsWith(id));
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
  return `Similar rules: ${candidates.slice(0, maxSuggestions).join(', ')}${suffix}.`;
}

/** True if the id contains every word of a name, also as a prefix, in singular or plural. */
function matchesWords(id: string, name: string): boolean {
  const words = id.split('-');
  return name
    .toLowerCase()
    .split(/[-_ ]+/)
    .map((part) => part.replace(/s$/, ''))
    .every((part) => part !== '' && words.some((word) => word.startsWith(part)));
}
