import type { Finding } from '../finding.ts';
import { clip, quote } from '../value/format-value.ts';
import type { Json } from '../value/value.ts';
import { changePhrases } from './change-phrases.ts';

type ChangeFinding = Pick<Finding, 'rule' | 'about' | 'before' | 'after'>;

/** A change in a few words, for lists: "`timezone` is now required". The message of the finding has the details. */
export function changePhrase(finding: ChangeFinding): string {
  const { rule } = finding;
  if (rule === 'skill-renamed') return `renamed from ${textIn(finding.before, 'name')}`;
  if (rule === 'skill-moved') return `moved from ${textIn(finding.before, 'root')}`;
  if (rule === 'bundled-file-changed') return bundledFilesPhrase(finding);
  const phrase = changePhrases[rule];
  const special = phrase === undefined ? null : fillPhrase(phrase, finding);
  if (special !== null) return special;
  const [subject, verb] = splitRule(rule);
  return [subject, changedName(finding), verb === 'changed' ? verbOf(finding) : verb]
    .filter((part) => part !== '')
    .join(' ');
}

/** What became of a single bundled file, or of a file and its successor; else how many changed. */
function bundledFilesPhrase({ before, after }: ChangeFinding): string {
  const [old, present] = [textsOf(before), textsOf(after)];
  const lost = old.filter((name) => !present.includes(name));
  const added = present.filter((name) => !old.includes(name));
  const [name = '', ...others] = [...old, ...added];
  if (others.length === 0) {
    const verb = added.length > 0 ? 'was added' : lost.length > 0 ? 'was removed' : 'changed';
    return `file ${codeOrQuote(name)} ${verb}`;
  }
  const [successor] = added;
  return successor !== undefined && lost.length === 1 && others.length === 1
    ? `file ${codeOrQuote(name)} was replaced by ${codeOrQuote(successor)}`
    : `${others.length + 1} bundled files changed`;
}

function textsOf(side: Json): readonly string[] {
  return Array.isArray(side) ? side.map(String) : [];
}

/** A phrase with the names and values of a change; null if one of them is missing. */
function fillPhrase(phrase: string, finding: ChangeFinding): string | null {
  const [, owner = '', name = ''] = finding.about.split('\0');
  const values: Readonly<Record<string, string>> = {
    '{}': changedName(finding),
    '{owner}': codeOrQuote(owner),
    '{name}': codeOrQuote(name),
    '{before}': codeOrQuote(valueText(finding.before)),
    '{after}': codeOrQuote(valueText(finding.after)),
  };
  const placeholders = phrase.match(/\{\w*\}/g) ?? [];
  if (placeholders.some((placeholder) => values[placeholder] === '')) return null;
  return phrase
    .replace(/ changed$/, ` ${verbOf(finding)}`)
    .replace(/\{\w*\}/g, (placeholder) => values[placeholder] ?? placeholder);
}

/** What became of a value: it `was added`, `was removed` or `changed`. */
function verbOf({ before, after }: ChangeFinding): string {
  if (before === null && after !== null) return 'was added';
  return before !== null && after === null ? 'was removed' : 'changed';
}

/** The item of a change, with its operation; both follow the kind in `about`. Empty for the skill itself. */
export function changedName({ about }: Pick<Finding, 'about'>): string {
  const [, owner = '', name = ''] = about.split('\0');
  return codeOrQuote([owner, name].filter((part) => part !== '').join('.'));
}

function codeOrQuote(text: string): string {
  if (text === '') return '';
  return /^[\w.@:/-]{1,60}$/.test(text) ? `\`${text}\`` : quote(text);
}

function valueText(value: Json): string {
  return typeof value === 'string' ? value : '';
}

function textIn(side: Json, key: string): string {
  const table = side !== null && typeof side === 'object' && !Array.isArray(side) ? side : {};
  return clip(String((table as Readonly<Record<string, Json>>)[key] ?? 'another name'));
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

function splitRule(rule: string): readonly [subject: string, verb: string] {
  const found = verbs.find(([ending]) => rule.endsWith(`-${ending}`));
  if (found === undefined) return [rule.replaceAll('-', ' '), ''];
  const [ending, verb] = found;
  const subject = rule.slice(0, -ending.length - 1);
  return [subjects[subject] ?? subject.replaceAll('-', ' '), verb];
}
