import { type Message, mapQuoted } from '../../model/message.ts';
import { sanitizePaths } from '../../model/text/sanitize.ts';
import type { Location } from '../../model/text/text.ts';
import { redacted, redactSensitive } from '../../model/value/redact-value.ts';
import type { Secret } from '../../model/value/secret.ts';
import type { Json } from '../../model/value/value.ts';
import { redactCredentials } from '../../syntax/url.ts';

/** A shorter secret occurs in other words by chance: it is redacted only where a message quotes it. */
const minSecretLength = 4;

/** Removes secrets from everything that is printed. */
export interface Redactor {
  /** Redacts what a message quotes. */
  message(input: Message): Message;
  text(input: string): string;
  json(value: Json): Json;
  /** Gives back a line of a file; null where it holds a secret. */
  line(input: string | null, at: Location): string | null;
}

const redactorCache = new WeakMap<readonly Secret[], Redactor>();

/** The redactor of some secrets and of the credentials in addresses. */
export function redactorFor(secrets: readonly Secret[]): Redactor {
  const cached = redactorCache.get(secrets) ?? createRedactor(secrets);
  redactorCache.set(secrets, cached);
  return cached;
}

function createRedactor(secrets: readonly Secret[]): Redactor {
  const variants = [...new Set(secrets.flatMap(({ text }) => variantsOf(text)))]
    // A secret may contain another one: the longer one goes first.
    .sort((a, b) => b.length - a.length);
  const exactValues = new Set(variants);
  const lines = new Set(secrets.flatMap(({ at }) => lineKeysOf(at)));
  const mask = (input: string): string => redactCredentials(variants.reduce(maskSecret, input));
  const text = (input: string): string => {
    return mask(input.includes('…') ? variants.reduce(maskTruncated, input) : input);
  };
  const message = (input: Message): Message =>
    mapQuoted(input, (part) => {
      const isSecret = part.kind === 'secret' || exactValues.has(part.text);
      return { ...part, text: isSecret ? redacted : sanitizePaths(text(part.text)) };
    });
  const json = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(json);
    if (value !== null && typeof value === 'object') {
      const inner = Object.entries(value).map(([key, field]) => [mask(key), json(field)] as const);
      return Object.fromEntries(inner);
    }
    if (exactValues.has(String(value))) return redacted;
    return typeof value === 'string' ? mask(value) : value;
  };
  const isClean = memoizeLast(
    (input: string) =>
      !variants.some((variant) => input.includes(variant)) && redactCredentials(input) === input,
  );
  const line = (input: string | null, at: Location): string | null => {
    const isSecretLine = at.range !== undefined && lines.has(lineKey(at.path, at.range.start.line));
    return input !== null && !isSecretLine && isClean(input) ? input : null;
  };
  return { message, text, json: (value) => json(redactSensitive(value, new Set())), line };
}

/** Caches the result for the last text: a minified file is one line with thousands of findings. */
function memoizeLast(compute: (text: string) => boolean): (text: string) => boolean {
  let lastText: string | null = null;
  let result = false;
  return (text) => {
    if (text !== lastText) result = compute(text);
    lastText = text;
    return result;
  };
}

/** The forms in which a message may show a secret: whole, as JSON, or one of its lines. */
function variantsOf(text: string): readonly string[] {
  const parts = text.includes('\n') ? text.split('\n').map((line) => line.trim()) : [];
  const long = parts.filter((part) => part.length >= minSecretLength);
  return [text, JSON.stringify(text).slice(1, -1), ...long].filter((variant) => variant !== '');
}

function lineKeysOf({ path, range }: Location): readonly string[] {
  if (!range) return [];
  const count = range.end.line - range.start.line + 1;
  return Array.from({ length: count }, (_, index) => lineKey(path, range.start.line + index));
}

function lineKey(path: string, line: number): string {
  return `${line}\0${path}`;
}

function maskSecret(input: string, secret: string): string {
  if (secret.length >= minSecretLength) return input.replaceAll(secret, redacted);
  return input.replaceAll(`"${secret}"`, redacted).replaceAll(`\`${secret}\``, redacted);
}

/** Redacts the parts of a secret that a message cut with `…`, at the beginning, at the end or at both. */
function maskTruncated(input: string, secret: string): string {
  const pieces = input.split('…');
  const maskedPieces = pieces.map((piece, index) => {
    const [isCutBefore, isCutAfter] = [index > 0, index < pieces.length - 1];
    if (isCutBefore && isCutAfter && piece !== '' && secret.includes(piece)) return redacted;
    const start = isCutBefore ? maskTruncatedStart(piece, secret) : piece;
    return isCutAfter ? maskTruncatedEnd(start, secret) : start;
  });
  return maskedPieces.join('…');
}

/** Redacts the end of a secret where a piece begins with it. */
function maskTruncatedStart(piece: string, secret: string): string {
  for (let length = Math.min(secret.length, piece.length); length > 0; length -= 1) {
    const end = secret.slice(-length);
    if (piece.startsWith(length < minSecretLength ? `${end}\`` : end)) {
      return redacted + piece.slice(length);
    }
  }
  return piece;
}

/** Redacts the beginning of a secret where a piece ends with it. */
function maskTruncatedEnd(piece: string, secret: string): string {
  for (let length = Math.min(secret.length, piece.length); length > 0; length -= 1) {
    const start = secret.slice(0, length);
    const isQuoted = length >= minSecretLength || /["`]$/.test(piece.slice(0, -length));
    if (isQuoted && piece.endsWith(start)) return piece.slice(0, -length) + redacted;
  }
  return piece;
}
