import { redacted, redactSensitive } from '../model/redacted.ts';
import type { Secret } from '../model/secret.ts';
import type { Location } from '../model/text/text.ts';
import type { Json } from '../model/value.ts';
import { redactCredentials } from '../syntax/url.ts';

/** Shorter texts stand in other words by chance; they are hidden where they are quoted. */
const shortest = 4;

/** Messages show no more of a value. */
const longest = 60;

/** Keeps secrets out of everything that is printed. */
export interface Hider {
  /** A message. */
  text(shown: string): string;
  json(value: Json): Json;
  /** A line of a file; null where it holds a secret. */
  line(shown: string | null, at: Location): string | null;
}

const hiders = new WeakMap<readonly Secret[], Hider>();

/** What keeps some secrets, and the credentials in addresses, out of what is printed. */
export function hider(secrets: readonly Secret[]): Hider {
  const known = hiders.get(secrets) ?? hiderOf(secrets);
  hiders.set(secrets, known);
  return known;
}

function hiderOf(secrets: readonly Secret[]): Hider {
  const forms = [...new Set(secrets.flatMap(({ text }) => formsOf(text)))]
    // Of two secrets one of which is in the other, the longer one goes first.
    .sort((a, b) => b.length - a.length);
  const whole = new Set(forms);
  const lines = new Set(secrets.flatMap(({ at }) => linesOf(at)));
  const clear = (shown: string): string => redactCredentials(forms.reduce(without, shown));
  const text = (shown: string): string => {
    return clear(shown.includes('…') ? forms.reduce(withoutBeginning, shown) : shown);
  };
  const json = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(json);
    if (value !== null && typeof value === 'object') {
      const inner = Object.entries(value).map(([key, one]) => [clear(key), json(one)] as const);
      return Object.fromEntries(inner);
    }
    if (whole.has(String(value))) return redacted;
    return typeof value === 'string' ? clear(value) : value;
  };
  const isClean = lastAnswer(
    (shown: string) =>
      !forms.some((form) => shown.includes(form)) && redactCredentials(shown) === shown,
  );
  const line = (shown: string | null, at: Location): string | null => {
    const isHidden = linesOf(at)
      .slice(0, 1)
      .some((one) => lines.has(one));
    return shown !== null && !isHidden && isClean(shown) ? shown : null;
  };
  return { text, json: (value) => json(redactSensitive(value, new Set())), line };
}

/** Keeps the answer for the last text: a file without line feeds is one line to thousands of findings. */
function lastAnswer(ask: (text: string) => boolean): (text: string) => boolean {
  let last: string | null = null;
  let answer = false;
  return (text) => {
    if (text !== last) answer = ask(text);
    last = text;
    return answer;
  };
}

/** A secret as a message may show it: whole, as JSON writes it, or one of its lines. */
function formsOf(text: string): readonly string[] {
  const parts = text.includes('\n') ? text.split('\n').map((line) => line.trim()) : [];
  const long = parts.filter((part) => part.length >= shortest);
  return [text, JSON.stringify(text).slice(1, -1), ...long].filter((form) => form !== '');
}

function linesOf({ path, range }: Location): readonly string[] {
  if (!range) return [];
  const count = range.end.line - range.start.line + 1;
  return Array.from({ length: count }, (_, at) => `${range.start.line + at}\0${path}`);
}

function without(shown: string, secret: string): string {
  if (secret.length < shortest) return shown.replaceAll(`"${secret}"`, redacted);
  return shown.replaceAll(secret, redacted);
}

/** Messages cut long values short: what is left of one is a beginning of it before the mark of the cut. */
function withoutBeginning(shown: string, secret: string): string {
  const pieces = shown.split('…');
  const cut = pieces.map((piece, at) => (at === pieces.length - 1 ? piece : ended(piece, secret)));
  return cut.join('…');
}

function ended(piece: string, secret: string): string {
  for (let length = Math.min(secret.length, longest); length > 0; length -= 1) {
    const start = secret.slice(0, length);
    if (piece.endsWith(length < shortest ? `"${start}` : start)) {
      return piece.slice(0, -length) + redacted;
    }
  }
  return piece;
}
