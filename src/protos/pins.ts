import type { Problem } from '../model/finding.ts';
import type { Located } from '../model/skill.ts';
import { closestMatch } from '../model/text/closest-match.ts';
import { formatValue, quote } from '../model/value/format-value.ts';
import { type Field, fields, get, source, text, type Value } from '../model/value/value.ts';
import { isVersion } from '../model/version/version.ts';
import { isTemplated } from './templated.ts';

/** The pins of a reference, and what is wrong with what was meant to be one. */
export interface ReferencePins {
  readonly hash: Located<string> | null;
  readonly minVersion: Located<string> | null;
  readonly problems: readonly Problem[];
}

interface PinFormat {
  readonly words: string;
  readonly holds: (text: string) => boolean;
}

const pinFormats = {
  content_hash: {
    words: '"sha256:" and 64 hexadecimal digits',
    holds: (text) => /^sha256:[0-9a-f]{64}$/i.test(text),
  },
  min_version: { words: 'a version such as "1.0.0"', holds: isVersion },
} satisfies Record<string, PinFormat>;

type PinKey = keyof typeof pinFormats;

/** The keys that pin a reference. */
export const pinKeys = Object.keys(pinFormats) as readonly PinKey[];

const hashPattern = /^(?:sha-?256[:-])?[0-9a-f]{64}$/i;
const hashKeyPattern = /(?:hash(?:es)?|sha-?256|digest|checksum)$/i;
const versionKeyPattern = /^(?:at_?least|least|minimum)?[_-]?version$/i;

/**
 * The pin that a field of a reference was meant to be: a misspelt one such as `contenthash` and `minVersion`, or
 * another word for one that the reference lacks, such as `sha256` and `version`.
 */
function intendedPin({ key, value }: Field, reference: Value): PinKey | undefined {
  if (pinKeys.some((one) => one === key)) return undefined;
  const plain = (name: string) => name.replace(/[_-]/g, '');
  const closest = closestMatch(plain(key), pinKeys.map(plain), 1);
  const misspelt = pinKeys.find((one) => plain(one) === closest);
  if (misspelt) return misspelt;
  if (get(reference, 'content_hash')) return undefined;
  const written = source(value);
  if (written === undefined) return undefined;
  if (hashKeyPattern.test(key) || hashPattern.test(written)) return 'content_hash';
  const isFree = get(reference, 'min_version') === undefined;
  return isFree && versionKeyPattern.test(key) ? 'min_version' : undefined;
}

/** The fields of a reference that were meant to pin it and do not. */
export function misspelt(reference: Value): readonly { field: Field; meant: PinKey }[] {
  return fields(reference).flatMap((field) => {
    const meant = intendedPin(field, reference);
    return meant === undefined ? [] : [{ field, meant }];
  });
}

/** Whether a value is a mapping with a pin. */
export function hasPin(value: Value): boolean {
  return pinKeys.some((key) => get(value, key) !== undefined);
}

/** Whether the merge keys of YAML 1.1 bring a pin into a mapping. */
export function hasMergedPin(value: Value): boolean {
  const mergeValue = get(value, '<<');
  const mergeSources =
    mergeValue?.kind === 'list' ? mergeValue.items : mergeValue ? [mergeValue] : [];
  return mergeSources.some((one) => hasPin(one) || hasMergedPin(one));
}

/** Reads the pins in a reference to the skill `id`; whatever looks like a pin and is none is told. */
export function readPins(value: Value, id: string): ReferencePins {
  const problems: Problem[] = [];
  const report = (message: string, at: Problem['at'], about: string) => {
    problems.push({ rule: 'proto-syntax', message, at, about });
  };
  const read = (key: PinKey): Located<string> | null => {
    const found = get(value, key);
    const written = text(found);
    if (!found || found.kind === 'null' || isTemplated(written ?? '')) return null;
    if (written !== undefined && pinFormats[key].holds(written))
      return { value: written, at: found.at };
    report(`"${key}" of ${quote(id)} is ${describeFault(key, found)}`, found.at, key);
    return null;
  };
  const [hash, minVersion] = [read('content_hash'), read('min_version')];
  for (const { field, meant } of misspelt(value)) {
    const { key, keyAt } = field;
    const message = `Key ${quote(key)} pins nothing in the reference to ${quote(id)}; "${meant}" does.`;
    report(message, keyAt, `typo\0${key}`);
  }
  const merge = fields(value).find(({ key }) => key === '<<');
  if (merge && hasMergedPin(value)) {
    const message = `The reference to ${quote(id)} takes its pin in through "<<", which is no key of YAML 1.2, so that some parsers see none; write it out.`;
    report(message, merge.keyAt, '<<');
  }
  const emptyKeys = pinKeys.filter((key) => get(value, key)?.kind === 'null');
  const [key] = emptyKeys;
  if (key !== undefined && !hash && !minVersion && problems.length === 0) {
    const found = get(value, key);
    const message = `"${key}" of ${quote(id)} is ${found ? formatValue(found) : 'empty'} and pins nothing, so that the reference floats.`;
    report(message, found?.at ?? value.at, key);
  }
  return {
    hash: hash && { ...hash, value: hash.value.toLowerCase() },
    minVersion,
    problems,
  };
}

/** What is wrong with the value of a pin, behind "is". */
function describeFault(key: PinKey, found: Value): string {
  const { words, holds } = pinFormats[key];
  if (key !== 'min_version' || found.kind !== 'number') {
    return `${formatValue(found)}; it is written as ${words}.`;
  }
  const { source } = found;
  const parsedText = String(found.value);
  const parsedAs = parsedText === source ? '' : `, which parsers read as ${parsedText}`;
  const hint = holds(source) ? `in quotes it is a version` : `it is written as ${words}`;
  return `the number ${source}${parsedAs}; ${hint}.`;
}

/** Pins that stand beside a reference instead of in it. */
export function strayPins(holder: Value): readonly Problem[] {
  return pinKeys.flatMap((key) => {
    const strayPin = get(holder, key);
    if (!strayPin) return [];
    const message = `"${key}" stands beside "skill" and pins nothing; it belongs into it, beside an "id".`;
    return [{ rule: 'proto-syntax', message, at: strayPin.at, about: `stray\0${key}` }];
  });
}
