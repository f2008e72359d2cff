import { didYouMean } from '../model/text/closest-match.ts';
import { UsageError } from '../model/usage-error.ts';
import { ruleNamed, rules } from '../rules/catalog.ts';
import type { Command } from './command.ts';

/** The command of a name; throws for one that there is not. */
export function commandNamed(name: string, commands: readonly Command[]): Command {
  const command = commands.find((one) => one.name === name);
  if (!command) throw notKnown(name, commands, 'is no command');
  return command;
}

/** What to say of a word that is no command: which one was meant, as far as can be told. */
export function notKnown(word: string, commands: readonly Command[], is: string): UsageError {
  return new UsageError(`"${word}" ${is}.`, commandMeant(word, commands));
}

function commandMeant(word: string, commands: readonly Command[]): string {
  if (ruleNamed(word)) return `It is a rule: skillgate explain ${word}`;
  if (word === 'version') return 'Did you mean "--version"?';
  const names = commands.map(({ name }) => name);
  const elsewhere = commands.find(({ also }) => also?.includes(word));
  if (elsewhere) return `Did you mean "${elsewhere.name}"?`;
  return didYouMean(word, names) ?? 'skillgate --help lists the commands.';
}

/** The most rules that are worth reading in one line. */
const most = 24;

/** The rules an id may stand for: one that is nearly spelt so, else those that hold its words. */
export function rulesMeant(id: string): string {
  const known = rules.map((one) => one.id).sort();
  const holding = known.filter((one) => holdsWords(one, id));
  const begun = holding.filter((one) => one.startsWith(id));
  const spelt = didYouMean(id, known);
  if (spelt !== undefined && begun.length === 0) return spelt;
  const alike = [...new Set([...begun, ...holding])];
  const [first, second, third] = alike;
  if (first === undefined) return 'skillgate explain lists them.';
  if (second === undefined) return `Did you mean "${first}"?`;
  if (third === undefined) return `Did you mean "${first}" or "${second}"?`;
  const rest = alike.length > most ? `, and ${alike.length - most} more: skillgate explain` : '';
  return `These come near: ${alike.slice(0, most).join(', ')}${rest}.`;
}

/** Whether a rule's id holds every word of a name, whole or begun, in the singular or the plural. */
function holdsWords(id: string, name: string): boolean {
  const words = id.split('-');
  return name
    .toLowerCase()
    .split(/[-_ ]+/)
    .map((part) => part.replace(/s$/, ''))
    .every((part) => part !== '' && words.some((word) => word.startsWith(part)));
}
