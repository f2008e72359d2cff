import { code, list, type Message, msg, nothing, words } from '../../model/message.ts';
import type { Location } from '../../model/text/text.ts';
import { wordList } from '../../model/text/word-list.ts';
import { type Field, fields, get, text, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';

/** A value that a client refuses. */
export interface Refusal {
  readonly message: Message;
  readonly help?: Message | undefined;
  readonly at: Location;
  /** The path of the key in its file. */
  readonly about: string;
  /** What is lost where the client loads the rest of the file: `Claude Code does not install the plugin.` */
  readonly loss?: string;
}

/** Where a value stands. */
export interface Place {
  readonly key: string;
  /** What has the key, with a preposition: ` of plugin notes`. */
  readonly owner: Message;
  readonly about: string;
}

/** What a client accepts as the value of a field. */
export interface Shape {
  readonly expected: Message;
  readonly kinds: readonly Value['kind'][];
  readonly check?: (value: Value, place: Place) => readonly Refusal[];
}

/** The refusals of a value. */
export function refusals(value: Value, shape: Shape, place: Place): readonly Refusal[] {
  if (shape.kinds.includes(value.kind)) return shape.check?.(value, place) ?? [];
  return [refusal(value, place, msg`is ${shownValue(value)}, not ${shape.expected}`)];
}

/** The refusal of a value for what it is: `is empty`. */
export function refusal(value: Value, place: Place, fault: Message, help?: Message): Refusal {
  const message = msg`${code(place.key)}${place.owner} ${fault}.`;
  return { message, help, at: value.at, about: place.about };
}

/** A string, with the fault of one that the client does not accept. */
export function string(
  expected: string | Message = 'a string',
  faultOf: (written: string) => string | Message | null = () => null,
): Shape {
  return {
    expected: typeof expected === 'string' ? words(expected) : expected,
    kinds: ['string'],
    check(value, place) {
      const fault = faultOf(text(value) ?? '');
      if (fault === null) return [];
      return [refusal(value, place, typeof fault === 'string' ? words(fault) : fault)];
    },
  };
}

/** A number, with the fault of one that the client does not accept. */
export function number(expected: string, accepts: (value: number) => boolean = () => true): Shape {
  return {
    expected: words(expected),
    kinds: ['number'],
    check(value, place) {
      const isAccepted = value.kind === 'number' && accepts(Number(value.value));
      const fault = msg`is ${shownValue(value)}, not ${words(expected)}`;
      return isAccepted ? [] : [refusal(value, place, fault)];
    },
  };
}

/** A mapping of anything. */
export const mapping = anyOf('a mapping', 'table');

/** Fields of one shape, by their names in a text. */
export function each(names: string, shape: Shape): Readonly<Record<string, Shape>> {
  return Object.fromEntries(wordList(names).map((name) => [name, shape]));
}

/** One of some strings. */
export function oneOf(...known: readonly string[]): Shape {
  const expected = list(
    known.map((each) => code(each)),
    { limit: known.length > 5 ? 3 : 9, last: 'or' },
  );
  return string(expected, (written) =>
    known.includes(written) ? null : msg`is ${code(written)}, not ${expected}`,
  );
}

/** A value without which the client loads the rest of the file: `Claude Code ignores it.` */
export function dropped(shape: Shape, loss: string): Shape {
  const kinds: Shape['kinds'] = [...anyKind];
  return {
    ...shape,
    kinds,
    check: (value, place) => refusals(value, shape, place).map((each) => ({ ...each, loss })),
  };
}

const anyKind = ['string', 'number', 'boolean', 'null', 'other', 'list', 'table'] as const;

/** Any value. */
export const any: Shape = { expected: words('a value'), kinds: anyKind };

/** Any value of some kinds. */
export function anyOf(expected: string, ...kinds: readonly Value['kind'][]): Shape {
  return { expected: words(expected), kinds };
}

/** A list of values of one shape, or of those that `distinct` names once. */
export function listOf(shape: Shape, expected = 'a list', distinct?: string): Shape {
  return {
    expected: words(expected),
    kinds: ['list'],
    check(value, place) {
      const list = value.kind === 'list' ? value.items : [];
      return [
        ...list.flatMap((item, index) =>
          refusals(item, shape, { ...place, about: `${place.about}\0${index}` }),
        ),
        ...(distinct === undefined ? [] : repeatedNames(list, distinct, place)),
      ];
    },
  };
}

function repeatedNames(list: readonly Value[], key: string, place: Place): readonly Refusal[] {
  const seen = new Set<string>();
  return list.flatMap((item) => {
    const named = get(item, key);
    const name = text(named);
    if (!named || name === undefined) return [];
    const isFirst = !seen.has(name);
    seen.add(name);
    const message = msg`Two ${code(place.key)} have the ${code(key)} ${code(name)}.`;
    return isFirst ? [] : [{ message, at: named.at, about: `${place.about}\0${name}` }];
  });
}

/** The shape of the kind that a value has. */
export function either(expected: string | Message, ...shapes: readonly Shape[]): Shape {
  return {
    expected: typeof expected === 'string' ? words(expected) : expected,
    kinds: shapes.flatMap(({ kinds }) => kinds),
    check: (value, place) =>
      shapes.find(({ kinds }) => kinds.includes(value.kind))?.check?.(value, place) ?? [],
  };
}

/** The fields of a mapping. */
export interface Fields {
  readonly fields: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  /** Whether the client refuses any other key. */
  readonly isStrict?: boolean;
}

/** A mapping with known fields. */
export function table(shape: Fields, expected: string | Message = 'a mapping'): Shape {
  return {
    expected: typeof expected === 'string' ? words(expected) : expected,
    kinds: ['table'],
    check: (value, { key, about }) =>
      fieldRefusals(value, shape, { owner: msg` of ${code(key)}`, about: `${about}.` }),
  };
}

/** A mapping by names that its author chooses, with the fault of a name that the client does not accept. */
export function mapOf(
  shape: Shape,
  faultOf: (name: string) => string | null = () => null,
  atLeast = 0,
): Shape {
  return {
    expected: words('a mapping'),
    kinds: ['table'],
    check(value, place) {
      const owner = msg` of ${code(place.key)}`;
      const entries = fields(value);
      const isEmpty = entries.length < atLeast ? [refusal(value, place, words('is empty'))] : [];
      const wrong = entries.flatMap((field) => {
        const at = { key: field.key, owner, about: `${place.about}.${field.key}` };
        const fault = faultOf(field.key);
        const name = { ...field.value, at: field.keyAt };
        const faults = fault === null ? [] : [refusal(name, at, words(fault))];
        return [...faults, ...refusals(field.value, shape, at)];
      });
      return [...isEmpty, ...wrong];
    },
  };
}

/** The refusals of the fields of a mapping. */
export function fieldRefusals(
  value: Value,
  shape: Fields,
  { owner, about }: Pick<Place, 'owner' | 'about'>,
  at: Location = value.at,
): readonly Refusal[] {
  const missing = (shape.required ?? []).flatMap((key) => {
    const message = msg`Missing ${code(key)}${owner}.`;
    return get(value, key) ? [] : [{ message, at, about: `${about}${key}` }];
  });
  const wrong = fields(value).flatMap((field) => {
    const known = Object.hasOwn(shape.fields, field.key) ? shape.fields[field.key] : undefined;
    if (!known) return shape.isStrict ? [unknownKey(field, owner, about)] : [];
    return refusals(field.value, known, { key: field.key, owner, about: `${about}${field.key}` });
  });
  return [...missing, ...wrong];
}

function unknownKey({ key, keyAt }: Field, owner: Message, about: string): Refusal {
  return { message: msg`Unknown key ${code(key)}${owner}.`, at: keyAt, about: `${about}${key}` };
}

/** Nothing has the key: it is at the top of its file. */
export const ofFile = { owner: nothing, about: '' };
