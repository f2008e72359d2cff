import type { Problem } from '../model/finding.ts';
import type { Located } from '../model/skill.ts';
import { suggest } from '../model/text/suggest.ts';
import { code, formatValue, quote } from '../model/value/format-value.ts';
import { type Field, fields, get, source, text, type Value } from '../model/value/value.ts';
import { isVersion } from '../model/version/version.ts';
import { hasSubstitution } from './templated.ts';

/** The pins of a reference, with problems of malformed pins. */
export interface ReferencePins {
  readonly hash: Located<string> | null;
  readonly minVersion: Located<string> | null;
  readonly problems: readonly Problem[];
}

interface PinFormat {
  readonly expected: string;
  readonly isValid: (text: string) => boolean;
}

const pinFormats = {
  content_hash: {
    expected: 'the hash that `skillaccord hash` prints: "sha256:" and 64 hexadecimal digits',
    isValid: (text) => /^sha256:[0-9a-f]{64}$/i.test(text),
  },
  min_version: { expected: 'a version such as `"1.0.0"`', isValid: isVersion },
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
  const report = (message: string, at: Problem['at'], about: string) => {
    problems.push({ rule: 'proto-syntax', message, at, about });
  };
  const read = (key: PinKey): Located<string> | null => {
    const found = get(value, key);
    const written = text(found);
    if (!found || found.kind === 'null' || hasSubstitution(written ?? '')) return null;
    if (written !== undefined && pinFormats[key].isValid(written))
      return { value: written, at: found.at };
    report(`${code(key)} of ${quote(id)} is ${describeFault(key, found)}`, found.at, key);
    return null;
  };
  const [hash, minVersion] = [read('content_hash'), read('min_version')];
  for (const { field, pinKey } of misspeltPins(value)) {
    const { key, keyAt } = field;
    const message = `Key ${code(key)} of the reference to ${quote(id)} pins nothing. Did you mean ${code(pinKey)}?`;
    report(message, keyAt, `typo\0${key}`);
  }
  const merge = fields(value).find(({ key }) => key === '<<');
  if (merge && hasMergedPin(value)) {
    const message = `The reference to ${quote(id)} gets its pin from a merge key \`<<\`, which some parsers do not read. Write the pin out.`;
    report(message, merge.keyAt, '<<');
  }
  const emptyKeys = pinKeys.filter((key) => get(value, key)?.kind === 'null');
  const [key] = emptyKeys;
  if (key !== undefined && !hash && !minVersion && problems.length === 0) {
    const found = get(value, key);
    const message = `${code(key)} of ${quote(id)} is ${found ? formatValue(found) : 'empty'}, so the reference is not pinned.`;
    report(message, found?.at ?? value.at, key);
  }
  return {
    hash: hash && { ...hash, value: hash.value.toLowerCase() },
    minVersion,
    problems,
  };
}

/** Why the value of a pin is invalid: continues after "is". */
function describeFault(key: PinKey, found: Value): string {
  const { expected, isValid } = pinFormats[key];
  if (key !== 'min_version' || found.kind !== 'number') {
    const fault = key === 'content_hash' ? ', which is not a hash' : '';
    return `${formatValue(found)}${fault}. Write ${expected}.`;
  }
  const { source } = found;
  const parsedText = String(found.value);
  const parsedAs = parsedText === source ? '' : `, which parsers read as ${parsedText}`;
  const hint = isValid(source) ? `Put it in quotation marks` : `Write ${expected}`;
  return `the number ${source}${parsedAs}. ${hint}.`;
}

/** Reports pins next to a reference instead of inside it. */
export function misplacedPins(container: Value): readonly Problem[] {
  return pinKeys.flatMap((key) => {
    const pin = get(container, key);
    if (!pin) return [];
    const message = `${code(key)} is next to \`skill\` and pins nothing. Write it inside \`skill\`, next to an \`id\`.`;
    return [{ rule: 'proto-syntax', message, at: pin.at, about: `stray\0${key}` }];
  });
}
