import type { Draft } from '../../model/finding.ts';
import {
  code,
  count,
  type Insert,
  type Message,
  msg,
  namePart,
  nothing,
  pathPart,
  type Quoted,
  words,
} from '../../model/message.ts';
import { without } from '../../model/text/without.ts';
import { isObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';

/** The part of a rule that names its change in a few words. */
interface PhraseRule {
  readonly id: string;
  /** `{}` is the changed item with its owner, `{owner}` and `{name}` the two alone, `{before}` and `{after}` the values. */
  readonly phrase?: string;
}

type Changed = Pick<Draft, 'about' | 'before' | 'after'>;

/** A change in a few words, for rows: `timezone is now required`. The message of the finding has the details. */
export function changePhrase(rule: PhraseRule, changed: Changed): Message | undefined {
  // The messages on scripts are short.
  if (rule.phrase === undefined && kindOf(changed)?.startsWith('script-')) return undefined;
  if (kindOf(changed) === 'bundle') return bundledFilesPhrase(changed);
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
  const lost = without(old, present);
  const added = without(present, old);
  const [file = '', ...others] = [...old, ...added];
  if (others.length === 0) {
    const verb = added.length > 0 ? 'was added' : lost.length > 0 ? 'was removed' : 'changed';
    return msg`file ${pathPart(file)} ${words(verb)}`;
  }
  const [successor] = added;
  return successor !== undefined && lost.length === 1 && others.length === 1
    ? msg`file ${pathPart(file)} was replaced by ${pathPart(successor)}`
    : msg`${count(others.length + 1, 'bundled file')} changed`;
}

function textsOf(side: Json | undefined): readonly string[] {
  return Array.isArray(side) ? side.map(String) : [];
}

/** The template with the names and values of a change; null if one of them is missing. */
function fill(template: string, changed: Changed): Message | null {
  const [, owner = '', name = ''] = aboutOf(changed);
  const values: Readonly<Record<string, Quoted | null>> = {
    '{}': changedItem(changed),
    '{owner}': codeOrNull(owner),
    '{name}': codeOrNull(name),
    '{before}': sideOf(changed.before),
    '{after}': sideOf(changed.after),
  };
  let message: Message = nothing;
  for (const piece of template.replace(/ changed$/, ` ${verbOf(changed)}`).split(placeholder)) {
    const value = values[piece];
    if (value === null) return null;
    message = msg`${message}${value ?? ownWords(piece)}`;
  }
  return message;
}

/** A placeholder, or a key in backticks. */
const placeholder = /(\{\w*\}|`[^`]+`)/;

function ownWords(piece: string): Insert {
  return piece.startsWith('`') ? code(piece.slice(1, -1)) : words(piece);
}

/** What became of a value: it `was added`, `was removed` or `changed`. */
function verbOf({ before = null, after = null }: Changed): string {
  if (before === null && after !== null) return 'was added';
  return before !== null && after === null ? 'was removed' : 'changed';
}

/** The item of a change, with its operation; both follow the kind in `about`. Null for the skill itself. */
function changedItem(changed: Changed): Quoted | null {
  const [, owner = '', name = ''] = aboutOf(changed);
  return codeOrNull([owner, name].filter((part) => part !== '').join('.'));
}

function kindOf(changed: Changed): string | undefined {
  return aboutOf(changed)[0];
}

function aboutOf({ about = '' }: Changed): readonly string[] {
  return about.split('\0');
}

function codeOrNull(text: string): Quoted | null {
  return text === '' ? null : code(text);
}

/** A text, or the name or place that a skill had. */
function sideOf(value: Json | undefined): Quoted | null {
  if (typeof value === 'string') return codeOrNull(value);
  if (!isObject(value)) return null;
  const { name, root } = value;
  if (typeof name === 'string' && name !== '') return namePart(name);
  return typeof root === 'string' && root !== '' ? pathPart(root) : null;
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
