import { type Change, facetTexts } from '../../model/contract.ts';
import { code, type Message, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { changedEntries, names } from '../words/words.ts';

const source =
  'Claude Code, skills: `arguments` names what is typed after the name of the skill, by position.';

export const argumentAdded = changeRule({
  id: 'argument-added',
  summary: 'Reports arguments added at the end of `arguments`.',
  why: 'Nothing breaks: what people type means the same as before.',
  source,
  on: { kind: 'arguments', action: ['added', 'changed'] },
  when: ({ action, detail }) => action === 'added' || detail === 'added',
  requires: { bump: 'minor' },
  phrase: 'new arguments',
  message: (change) => msg`New ${changedArguments(change)}.`,
  invalid: twoFrontmatters('arguments: [from]', 'arguments: [from, to]'),
  valid: twoFrontmatters('arguments: [from, to]', 'arguments: from to'),
});

export const argumentRemoved = changeRule({
  id: 'argument-removed',
  summary: 'Reports arguments removed from `arguments`.',
  why: 'People and commands still type a value for it: the skill ignores the value, or takes it for the next argument.',
  source,
  on: { kind: 'arguments', action: ['removed', 'changed'] },
  when: ({ action, detail }) => action === 'removed' || detail === 'removed',
  requires: { bump: 'major' },
  phrase: 'arguments removed',
  message: (change) => msg`Removed ${changedArguments(change)}.`,
  invalid: twoFrontmatters('arguments: [from, to]', 'arguments: [from]'),
  valid: twoFrontmatters('arguments: [from, to]', 'arguments: from to'),
});

export const argumentRenamed = changeRule({
  id: 'argument-renamed',
  summary: 'Reports renamed arguments.',
  why: 'What is typed at the position now means something else, and a text that uses the old name is no longer filled.',
  source,
  on: { kind: 'arguments', action: 'changed' },
  when: ({ detail }) => detail === 'renamed',
  requires: { bump: 'major' },
  phrase: 'arguments renamed',
  message: (change) => msg`Renamed ${changedArguments(change)}: ${orders(change)}.`,
  help: () => msg`Keep the old names, or raise the major version.`,
  invalid: twoFrontmatters('arguments: [from, to]', 'arguments: [from, target]'),
  valid: twoFrontmatters('arguments: [from, to]', 'arguments: from to'),
});

export const argumentMoved = changeRule({
  id: 'argument-moved',
  summary: 'Reports arguments in another order, or behind a new one.',
  why: 'Arguments are typed by position: what people type now goes to other arguments.',
  source,
  on: { kind: 'arguments', action: 'changed' },
  when: ({ detail }) => detail === 'moved',
  requires: { bump: 'major' },
  phrase: 'arguments moved',
  message: (change) => msg`Moved ${changedArguments(change)}: ${orders(change)}.`,
  help: () => msg`Keep the order, and add arguments at the end.`,
  invalid: twoFrontmatters('arguments: [from, to]', 'arguments: [to, from]'),
  valid: twoFrontmatters('arguments: [from, to]', 'arguments: from to'),
});

/** `argument x` or `arguments x and y`: those that changed. */
function changedArguments(change: Change): Message {
  const item = change.action === 'changed' ? null : (change.after ?? change.before);
  const all = item ? facetTexts(item) : argumentsIn(change.witness?.value);
  const listed = item ? names(all) : changedEntries(change);
  return all.length === 1 ? msg`argument ${listed}` : msg`arguments ${listed}`;
}

/** The old and the new arguments, each as one text. */
function orders({ from, to }: Change): Message {
  const [old, now] = [from, to].map((side) => code(argumentsIn(side).join(' ')));
  return msg`${old ?? code('')} to ${now ?? code('')}`;
}

function argumentsIn(value: Change['from'] | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
