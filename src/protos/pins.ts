import type { Problem } from '../model/finding.ts';
import { quoted, seen } from '../model/format-value.ts';
import type { Located } from '../model/skill.ts';
import { nearest } from '../model/text/closest-match.ts';
import { type Field, fields, get, source, text, type Value } from '../model/value.ts';
import { isVersion } from '../model/version/version.ts';
import { isFilledIn } from './filled-in.ts';

/** The pins of a reference, and what is wrong with what was meant to be one. */
export interface Pins {
  readonly hash: Located<string> | null;
  readonly minimum: Located<string> | null;
  readonly problems: readonly Problem[];
}

interface Shape {
  readonly words: string;
  readonly holds: (text: string) => boolean;
}

const shapes = {
  content_hash: {
    words: '"sha256:" and 64 hexadecimal digits',
    holds: (text) => /^sha256:[0-9a-f]{64}$/i.test(text),
  },
  min_version: { words: 'a version such as "1.0.0"', holds: isVersion },
} satisfies Record<string, Shape>;

type PinKey = keyof typeof shapes;

/** The keys that pin a reference. */
export const pinKeys = Object.keys(shapes) as readonly PinKey[];

const hashShape = /^(?:sha-?256[:-])?[0-9a-f]{64}$/i;
const hashKey = /(?:hash(?:es)?|sha-?256|digest|checksum)$/i;
const versionKey = /^(?:at_?least|least|minimum)?[_-]?version$/i;

/**
 * The pin that a field of a reference was meant to be: a misspelt one such as `contenthash` and `minVersion`, or
 * another word for one that the reference lacks, such as `sha256` and `version`.
 */
function meantPin({ key, value }: Field, reference: Value): PinKey | undefined {
  if (pinKeys.some((one) => one === key)) return undefined;
  const plain = (name: string) => name.replace(/[_-]/g, '');
  const near = nearest(plain(key), pinKeys.map(plain), 1);
  const misspelt = pinKeys.find((one) => plain(one) === near);
  if (misspelt) return misspelt;
  if (get(reference, 'content_hash')) return undefined;
  const written = source(value);
  if (written === undefined) return undefined;
  if (hashKey.test(key) || hashShape.test(written)) return 'content_hash';
  const isFree = get(reference, 'min_version') === undefined;
  return isFree && versionKey.test(key) ? 'min_version' : undefined;
}

/** The fields of a reference that were meant to pin it and do not. */
export function misspelt(reference: Value): readonly { field: Field; meant: PinKey }[] {
  return fields(reference).flatMap((field) => {
    const meant = meantPin(field, reference);
    return meant === undefined ? [] : [{ field, meant }];
  });
}

/** Whether a value is a mapping with a pin. */
export function hasPin(value: Value): boolean {
  return pinKeys.some((key) => get(value, key) !== undefined);
}

/** Whether the merge keys of YAML 1.1 bring a pin into a mapping. */
export function hasMergedPin(value: Value): boolean {
  const from = get(value, '<<');
  const merged = from?.kind === 'list' ? from.items : from ? [from] : [];
  return merged.some((one) => hasPin(one) || hasMergedPin(one));
}

/** Reads the pins in a reference to the skill `id`; whatever looks like a pin and is none is told. */
export function readPins(value: Value, id: string): Pins {
  const problems: Problem[] = [];
  const refuse = (message: string, at: Problem['at'], about: string) => {
    problems.push({ rule: 'proto-syntax', message, at, about });
  };
  const read = (key: PinKey): Located<string> | null => {
    const found = get(value, key);
    const written = text(found);
    if (!found || found.kind === 'null' || isFilledIn(written ?? '')) return null;
    if (written !== undefined && shapes[key].holds(written))
      return { value: written, at: found.at };
    refuse(`"${key}" of ${quoted(id)} is ${fault(key, found)}`, found.at, key);
    return null;
  };
  const [hash, minimum] = [read('content_hash'), read('min_version')];
  for (const { field, meant } of misspelt(value)) {
    const { key, keyAt } = field;
    const message = `Key ${quoted(key)} pins nothing in the reference to ${quoted(id)}; "${meant}" does.`;
    refuse(message, keyAt, `typo\0${key}`);
  }
  const merge = fields(value).find(({ key }) => key === '<<');
  if (merge && hasMergedPin(value)) {
    const message = `The reference to ${quoted(id)} takes its pin in through "<<", which is no key of YAML 1.2, so that some parsers see none; write it out.`;
    refuse(message, merge.keyAt, '<<');
  }
  const empty = pinKeys.filter((key) => get(value, key)?.kind === 'null');
  const [key] = empty;
  if (key !== undefined && !hash && !minimum && problems.length === 0) {
    const found = get(value, key);
    const message = `"${key}" of ${quoted(id)} is ${found ? seen(found) : 'empty'} and pins nothing, so that the reference floats.`;
    refuse(message, found?.at ?? value.at, key);
  }
  return { hash: hash && { ...hash, value: hash.value.toLowerCase() }, minimum, problems };
}

/** What is wrong with the value of a pin, behind "is". */
function fault(key: PinKey, found: Value): string {
  const { words, holds } = shapes[key];
  if (key !== 'min_version' || found.kind !== 'number') {
    return `${seen(found)}; it is written as ${words}.`;
  }
  const { source } = found;
  const other = String(found.value);
  const taken = other === source ? '' : `, which parsers read as ${other}`;
  const cure = holds(source) ? `in quotes it is a version` : `it is written as ${words}`;
  return `the number ${source}${taken}; ${cure}.`;
}

/** Pins that stand beside a reference instead of in it. */
export function strayPins(holder: Value): readonly Problem[] {
  return pinKeys.flatMap((key) => {
    const stray = get(holder, key);
    if (!stray) return [];
    const message = `"${key}" stands beside "skill" and pins nothing; it belongs into it, beside an "id".`;
    return [{ rule: 'proto-syntax', message, at: stray.at, about: `stray\0${key}` }];
  });
}
