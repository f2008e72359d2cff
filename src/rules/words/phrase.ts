import type { Draft } from '../../model/finding.ts';
import {
  code,
  count,
  type Message,
  msg,
  nothing,
  type Quoted,
  words,
} from '../../model/message.ts';
import type { Json } from '../../model/value/value.ts';

/** The part of a rule that names its change in a few words. */
interface PhraseRule {
  readonly id: string;
  /** `{}` is the changed item with its owner, `{owner}` and `{name}` the two alone, `{before}` and `{after}` the values. */
  readonly phrase?: string;
}

type Changed = Pick<Draft, 'about' | 'before' | 'after'>;

/** A change in a few words, for rows: `timezone is now required`. The message of the finding has the details. */
export function changePhrase(rule: PhraseRule, changed: Changed): Message {
  if (rule.id === 'bundled-file-changed') return bundledFilesPhrase(changed);
  const filled = rule.phrase === undefined ? null : fill(rule.phrase, changed);
  if (filled !== null) return filled;
  const [subject, verb] = splitId(rule.id);
  const item = changedItem(changed);
  const named = item === null ? words(subject) : msg`${words(subject)} ${item}`;
  const verbText = verb === 'changed' ? verbOf(changed) : verb;
  return verbText === '' ? named : msg`${named} ${words(verbText)}`;
}

/** What became of a single bundled file, or of a file and its successor; else how many changed. */
function bundledFilesPhrase({ before, after }: Changed): Message {
  const [old, present] = [textsOf(before), textsOf(after)];
  const lost = old.filter((file) => !present.includes(file));
  const added = present.filter((file) => !old.includes(file));
  const [file = '', ...others] = [...old, ...added];
  if (others.length === 0) {
    const verb = added.length > 0 ? 'was added' : lost.length > 0 ? 'was removed' : 'changed';
    return msg`file ${code(file)} ${words(verb)}`;
  }
  const [successor] = added;
  return successor !== undefined && lost.length === 1 && others.length === 1
    ? msg`file ${code(file)} was replaced by ${code(successor)}`
    : msg`${count(others.length + 1, 'bundled file')} changed`;
}

function textsOf(side: Json | undefined): readonly string[] {
  return Array.isArray(side) ? side.map(String) : [];
}

/** The template with the names and values of a change; null if one of them is missing. */
function fill(template: string, changed: Changed): Message | null {
  const [, owner = '', name = ''] = changed.about?.split('\0') ?? [];
  const values: Readonly<Record<string, Quoted | null>> = {
    '{}': changedItem(changed),
    '{owner}': partOf(owner),
    '{name}': partOf(name),
    '{before}': partOf(textOf(changed.before)),
    '{after}': partOf(textOf(changed.after)),
  };
  let message: Message = nothing;
  for (const piece of template.replace(/ changed$/, ` ${verbOf(changed)}`).split(/(\{\w*\})/)) {
    const value = values[piece];
    if (value === null) return null;
    message = msg`${message}${value ?? words(piece)}`;
  }
  return message;
}

/** What became of a value: it `was added`, `was removed` or `changed`. */
function verbOf({ before = null, after = null }: Changed): string {
  if (before === null && after !== null) return 'was added';
  return before !== null && after === null ? 'was removed' : 'changed';
}

/** The item of a change, with its operation; both follow the kind in `about`. Null for the skill itself. */
export function changedItem({ about = '' }: Pick<Draft, 'about'>): Quoted | null {
  const [, owner = '', name = ''] = about.split('\0');
  return partOf([owner, name].filter((part) => part !== '').join('.'));
}

function partOf(text: string): Quoted | null {
  return text === '' ? null : code(text);
}

/** A text, or the place and name that a skill had. */
function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  const table = value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
  const { name, root } = table as Readonly<Record<string, Json>>;
  return String(name ?? root ?? '');
}

/** The words of a rule that name its subject otherwise than people do. */
const subjects: Readonly<Record<string, string>> = {
  'input-optional': 'input',
  'input-required': 'input',
  'env-optional': 'variable',
  'env-required': 'variable',
  env: 'variable',
  'output-file': 'output',
};

/** Endings of the ids of change rules. */
const verbs: readonly (readonly [ending: string, verb: string])[] = [
  ['optional-to-required', 'is now required'],
  ['required-to-optional', 'is now optional'],
  ['changed', 'changed'],
  ['added', 'was added'],
  ['removed', 'was removed'],
  ['renamed', 'was renamed'],
];

function splitId(id: string): readonly [subject: string, verb: string] {
  const found = verbs.find(([ending]) => id.endsWith(`-${ending}`));
  if (found === undefined) return [id.replaceAll('-', ' '), ''];
  const [ending, verb] = found;
  const subject = id.slice(0, -ending.length - 1);
  return [subjects[subject] ?? subject.replaceAll('-', ' '), verb];
}
