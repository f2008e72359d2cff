import type { Draft, Problem } from '../model/finding.ts';
import { code, type Message, msg, namePart, valuePart } from '../model/message.ts';
import type { Located } from '../model/skill.ts';
import { suggest } from '../model/text/suggest.ts';
import { type Field, fields, get, source, text, type Value } from '../model/value/value.ts';
import { isVersion } from '../model/version/version.ts';
import { shownValue } from '../model/words/shown-value.ts';
import { hasSubstitution } from './templated.ts';

/** The pins of a reference, with problems of malformed pins. */
export interface ReferencePins {
  readonly hash: Located<string> | null;
  readonly minVersion: Located<string> | null;
  readonly problems: readonly Problem[];
}

interface PinFormat {
  readonly expected: Message;
  readonly isValid: (text: string) => boolean;
}

const pinFormats = {
  content_hash: {
    expected: msg`the hash that ${code('skillaccord hash')} prints`,
    isValid: (text) => /^sha256:[0-9a-f]{64}$/i.test(text),
  },
  min_version: { expected: msg`a version such as ${valuePart('1.0.0')}`, isValid: isVersion },
} satisfies Record<string, PinFormat>;

type PinKey = keyof typeof pinFormats;

/** The keys that pin a reference. */
export const pinKeys = Object.keys(pinFormats) as readonly PinKey[];

const hashPattern = /^(?:sha-?256[:-])?[0-9a-f]{64}$/i;
const hashKeyPattern = /(?:hash(?:es)?|sha-?256|digest|checksum)$/i;
const versionKeyPattern = /^(?:at_?least|least|minimum)?[_-]?version$/i;

/**
 * The pin that a field probably means: a misspelling such as `contenthash` and `minVersion`, or a synonym of
 * a missing pin, such as `sha256` and `version`.
 */
function intendedPinKey({ key, value }: Field, reference: Value): PinKey | undefined {
  if (pinKeys.some((pinKey) => pinKey === key)) return undefined;
  const normalize = (name: string) => name.replace(/[_-]/g, '');
  const closest = suggest(normalize(key), pinKeys.map(normalize), 1);
  const misspelt = pinKeys.find((pinKey) => normalize(pinKey) === closest);
  if (misspelt) return misspelt;
  if (get(reference, 'content_hash')) return undefined;
  const written = source(value);
  if (written === undefined) return undefined;
  if (hashKeyPattern.test(key) || hashPattern.test(written)) return 'content_hash';
  const lacksMinVersion = get(reference, 'min_version') === undefined;
  return lacksMinVersion && versionKeyPattern.test(key) ? 'min_version' : undefined;
}

/** The fields of a reference with a misspelt or synonymous pin key. */
export function misspeltPins(reference: Value): readonly { field: Field; pinKey: PinKey }[] {
  return fields(reference).flatMap((field) => {
    const pinKey = intendedPinKey(field, reference);
    return pinKey === undefined ? [] : [{ field, pinKey }];
  });
}

/** Whether a value is a mapping with a pin. */
export function hasPin(value: Value): boolean {
  return pinKeys.some((key) => get(value, key) !== undefined);
}

/** Whether YAML 1.1 merge keys add a pin to a mapping. */
export function hasMergedPin(value: Value): boolean {
  const mergeValue = get(value, '<<');
  const mergeSources =
    mergeValue?.kind === 'list' ? mergeValue.items : mergeValue ? [mergeValue] : [];
  return mergeSources.some((source) => hasPin(source) || hasMergedPin(source));
}

/** Reads the pins in a reference to the skill `id`; reports malformed pins. */
export function readPins(value: Value, id: string): ReferencePins {
  const problems: Problem[] = [];
  const report = (problem: Draft) => problems.push({ rule: 'proto-syntax', ...problem });
  const read = (key: PinKey): Located<string> | null => {
    const found = get(value, key);
    const written = text(found);
    if (!found || found.kind === 'null' || hasSubstitution(written ?? '')) return null;
    if (written !== undefined && pinFormats[key].isValid(written))
      return { value: written, at: found.at };
    report({ ...pinFault(key, found, id), at: found.at, about: key });
    return null;
  };
  const [hash, minVersion] = [read('content_hash'), read('min_version')];
  for (const { field, pinKey } of misspeltPins(value)) {
    const { key, keyAt } = field;
    const message = msg`Unknown key ${code(key)} in the reference to ${namePart(id)}.`;
    report({ message, help: msg`Write ${code(pinKey)}.`, at: keyAt, about: `typo\0${key}` });
  }
  const merge = fields(value).find(({ key }) => key === '<<');
  if (merge && hasMergedPin(value)) {
    const message = msg`The pin of ${namePart(id)} comes from a merge key ${code('<<')}.`;
    const help = msg`Write the pin out: some parsers do not merge.`;
    report({ message, help, at: merge.keyAt, about: '<<' });
  }
  const emptyKeys = pinKeys.filter((key) => get(value, key)?.kind === 'null');
  const [key] = emptyKeys;
  if (key !== undefined && !hash && !minVersion && problems.length === 0) {
    const found = get(value, key);
    const message = msg`${code(key)} of ${namePart(id)} is empty.`;
    report({ message, at: found?.at ?? value.at, about: key });
  }
  return {
    hash: hash && { ...hash, value: hash.value.toLowerCase() },
    minVersion,
    problems,
  };
}

/** What is wrong with the value of a pin. */
function pinFault(key: PinKey, found: Value, id: string): Pick<Draft, 'message' | 'help'> {
  const { expected, isValid } = pinFormats[key];
  const isUnquoted = key === 'min_version' && found.kind === 'number' && isValid(found.source);
  return {
    message: isUnquoted
      ? msg`${code(key)} of ${namePart(id)} is a number: ${shownValue(found)}.`
      : msg`Invalid ${code(key)} of ${namePart(id)}: ${shownValue(found)}.`,
    help: isUnquoted ? msg`Quote the version.` : msg`Write ${expected}.`,
  };
}

/** Reports pins next to a reference instead of inside it. */
export function misplacedPins(container: Value): readonly Problem[] {
  return pinKeys.flatMap((key) => {
    const pin = get(container, key);
    if (!pin) return [];
    const message = msg`${code(key)} next to ${code('skill')} has no effect.`;
    const help = msg`Write it inside ${code('skill')}, next to an ${code('id')}.`;
    return [{ rule: 'proto-syntax', message, help, at: pin.at, about: `stray\0${key}` }];
  });
}
