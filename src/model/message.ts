import { exactJson } from './value/canonical.ts';
import { truncate } from './value/format-value.ts';
import type { Json } from './value/value.ts';

/** What a part of a message quotes: how a writer shows it follows from its kind. */
export type PartKind = 'name' | 'code' | 'path' | 'value' | 'secret';

/** A text of a repository within a message, whole: writers shorten and escape it. */
export interface Quoted {
  readonly kind: PartKind;
  readonly text: string;
  /** False for what may change while the finding means the same, such as a count or a line. */
  readonly identity?: false;
  /** The most characters that a writer shows; 60 where absent. */
  readonly limit?: number;
}

/** Fixed words of ours, or a text of a repository. */
type Part = string | Quoted;

/** A sentence as a value: nobody reads it back. */
export interface Message {
  readonly parts: readonly Part[];
}

/** What a template takes besides words: a raw string does not compile. */
export type Insert = Quoted | Message | number;

/** The only way to say something: words of ours, and parts for everything else. */
export function msg(words: TemplateStringsArray, ...inserts: readonly Insert[]): Message {
  const parts: Part[] = [];
  for (const [index, word] of words.entries()) {
    parts.push(word);
    const insert = inserts[index];
    if (insert !== undefined) parts.push(...partsOf(insert));
  }
  return { parts: merged(parts) };
}

/** Fixed words of ours as a message; only for literals and tables of them. */
export function words(text: string): Message {
  return { parts: text === '' ? [] : [text] };
}

/** Nothing, for an optional clause of a template. */
export const nothing: Message = { parts: [] };

function partsOf(insert: Insert): readonly Part[] {
  if (typeof insert === 'number') return [String(insert)];
  return 'parts' in insert ? insert.parts : [insert];
}

/** Joins neighbouring words, so that equal messages have equal parts. */
function merged(parts: readonly Part[]): readonly Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part === '') continue;
    if (typeof part === 'string' && typeof last === 'string')
      result[result.length - 1] = last + part;
    else result.push(part);
  }
  return result;
}

/** The name of a skill, plugin, agent or command. */
export function namePart(text: string): Quoted {
  return { kind: 'name', text };
}

/** A key, command, identifier or other text to be read exactly. */
export function code(text: string, limit?: number): Quoted {
  return limit === undefined ? { kind: 'code', text } : { kind: 'code', text, limit };
}

/** A path of the tree, without backticks where it is plain. */
export function pathPart(text: string): Quoted {
  return { kind: 'path', text };
}

/** A value of a document, written as JSON: `"2025-13-99"`, `5`. */
export function valuePart(json: Json): Quoted {
  return { kind: 'value', text: exactJson(json) };
}

/** The same part, left out of the fingerprint. */
export function volatile(part: Quoted): Quoted {
  return { ...part, identity: false };
}

/** A count with its noun: `3 files`. */
export function count(amount: number, singular: string, plural = `${singular}s`): Message {
  return words(`${amount} ${amount === 1 ? singular : plural}`);
}

/** The first items of a list, with a count of the rest: `a, b and 3 more`. */
export function list(
  items: readonly Insert[],
  { limit = 3, last = 'and' }: { readonly limit?: number; readonly last?: 'and' | 'or' } = {},
): Message {
  const shown = items.length <= limit ? items : items.slice(0, limit);
  const rest = items.length - shown.length;
  const all = rest > 0 ? [...shown, words(`${rest} more`)] : shown;
  return all.reduce<Message>((text, item, index) => {
    if (index === 0) return msg`${item}`;
    return index === all.length - 1 ? msg`${text} ${words(last)} ${item}` : msg`${text}, ${item}`;
  }, nothing);
}

/** Messages with a separator between them. */
export function join(messages: readonly Insert[], separator: string): Message {
  return messages.reduce<Message>(
    (text, item, index) => (index === 0 ? msg`${item}` : msg`${text}${words(separator)}${item}`),
    nothing,
  );
}

/** Whether a message says nothing. */
export function isEmpty({ parts }: Message): boolean {
  return parts.length === 0;
}

/** The message with each quoted part replaced, such as by its redacted form. */
export function mapQuoted({ parts }: Message, replace: (part: Quoted) => Quoted): Message {
  return { parts: parts.map((part) => (typeof part === 'string' ? part : replace(part))) };
}

/** The texts by which a fingerprint knows the message: those it quotes, never its words. */
export function identityOf({ parts }: Message): readonly string[] {
  return parts.flatMap((part) =>
    typeof part === 'string' || part.identity === false ? [] : part.text,
  );
}

/** The message as a sentence: its first letter is a capital where it begins with words of ours. */
export function sentence({ parts }: Message): Message {
  const [first, ...rest] = parts;
  if (typeof first !== 'string') return { parts };
  return { parts: [first.charAt(0).toUpperCase() + first.slice(1), ...rest] };
}

/** The message as plain text, for logs, JSON and other formats without markup; not escaped. */
export function plainText({ parts }: Message): string {
  return parts.map((part) => (typeof part === 'string' ? part : plainPart(part))).join('');
}

/** The text without marks around what it quotes, whole: for a field that holds nothing else. */
export function unmarkedText({ parts }: Message): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

const shownLength = 60;

/** A quoted part as it stands in plain text: its end is always clear. */
export function plainPart({ kind, text, limit = shownLength }: Quoted): string {
  const shown = truncate(text, limit);
  if (kind === 'value' && shown === text) return shown;
  if (kind === 'value' && text.startsWith('"')) return closed(shown);
  if (kind === 'path' && isPlainPath(shown)) return shown;
  if (shown.includes('`')) return JSON.stringify(shown);
  return text === '' ? '`""`' : `\`${shown}\``;
}

/** A shortened JSON text with an end: a string keeps its closing quotation mark. */
function closed(shown: string): string {
  return `${shown.replace(/\\*…$/, '…')}"`;
}

/** Whether a path reads as one word in a sentence. */
export function isPlainPath(text: string): boolean {
  return /^[\w.@/+-]+$/.test(text);
}
