import type { Problem } from '../model/finding.ts';
import { quoted, seen } from '../model/format-value.ts';
import type { Bindings, Reference } from '../model/proto.ts';
import type { Located } from '../model/skill.ts';
import { type Field, fields, get, plain, source, text, type Value } from '../model/value.ts';
import { isFilledIn } from './filled-in.ts';
import { hasMergedPin, hasPin, misspelt, readPins, strayPins } from './pins.ts';

/** A `skill:` key, read: the reference if it is one, and what is wrong with it. */
export interface ReadReference {
  readonly reference: Reference | null;
  readonly problems: readonly Problem[];
}

/** Reads a reference; what belongs to it may also stand beside it, in `holder`. */
export function readReference({ keyAt, value }: Field, holder: Value): ReadReference {
  if (!isMeant(value)) return { reference: null, problems: [] };
  const named = value.kind === 'table' ? get(value, 'id') : value;
  const id = source(named);
  const problems: Problem[] = [];
  const refuse = (message: string, at: Problem['at'], about: string) => {
    problems.push({ rule: 'proto-syntax', message, at, about });
  };
  if (!named || id === undefined || id === '' || named.kind === 'boolean') {
    const own = hasMergedPin(value) ? ' of its own' : '';
    const has = value.kind === 'table' ? `has no "id"${own}` : `is ${seen(value)}`;
    const at = value.kind === 'table' ? (named?.at ?? keyAt) : value.at;
    refuse(`"skill" ${has}; it is a name, or a mapping with an "id" and a pin.`, at, 'id');
    return { reference: null, problems };
  }
  // Which skill a template names, nobody knows before it is filled in.
  if (isFilledIn(id)) return { reference: null, problems };
  const { hash, minimum, problems: pinned } = readPins(value, id);
  problems.push(...pinned, ...(value.kind === 'table' ? [] : strayPins(holder)));
  const places = value.kind === 'table' ? [value, holder] : [holder];
  const reference = {
    id,
    at: named.at,
    hash,
    minimum,
    misread: problems.length > 0,
    operation: operationIn(places),
    bindings: bindingsIn(places, id, refuse),
  };
  return { reference, problems };
}

/** Keys by which a mapping says what a thing is, not which skill is meant: a game's, a schema's, a list of people's. */
const describing: ReadonlySet<string> = new Set(
  'type kind name title label level rank score value properties items enum $ref'.split(' '),
);

/** What may be the name of a skill, or its id. */
const nameShape = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}._-]*$/u;

/**
 * Whether a value is of one of the three modes of ADR-003, or tries to be: a name, or a mapping with a pin
 * or with an id. Numbers, other lists and mappings that describe a thing mean something else to somebody else.
 */
function isMeant(value: Value): boolean {
  if (value.kind === 'string' || hasPin(value) || hasMergedPin(value)) return true;
  if (value.kind === 'list') return value.items.some(hasPin);
  const keys = fields(value).map(({ key }) => key);
  if (!keys.includes('id')) return false;
  const others = new Set(misspelt(value).map(({ field }) => field.key));
  const unknown = keys.filter((key) => !parts.has(key) && !others.has(key));
  if (unknown.length === 0) return true;
  const id = text(get(value, 'id')) ?? '';
  return (nameShape.test(id) || isFilledIn(id)) && !unknown.some((key) => describing.has(key));
}

/** What may stand in a reference that is a mapping. */
const parts: ReadonlySet<string> = new Set(['id', 'operation', 'inputs', 'with']);

function operationIn(places: readonly Value[]): Located<string> | null {
  for (const place of places) {
    const found = get(place, 'operation');
    const name = text(found);
    if (found && name !== undefined && name !== '' && !isFilledIn(name)) {
      return { value: name, at: found.at };
    }
  }
  return null;
}

/** What `inputs` and `with` bind, inside the reference before beside it. */
function bindingsIn(
  places: readonly Value[],
  id: string,
  refuse: (message: string, at: Problem['at'], about: string) => void,
): Bindings | null {
  let at: Bindings['at'] | null = null;
  const bound = new Map<string, Field>();
  const tables = places.flatMap((place) =>
    fields(place).filter(({ key }) => key === 'inputs' || key === 'with'),
  );
  for (const { key, keyAt, value } of tables) {
    // A template may stand for the whole mapping.
    if (isFilledIn(text(value) ?? '')) return null;
    if (value.kind !== 'table' && value.kind !== 'null') {
      const message = `"${key}" of ${quoted(id)} is ${seen(value)}; it maps the names of inputs to values.`;
      refuse(message, value.at, key);
      continue;
    }
    at ??= keyAt;
    for (const field of fields(value)) {
      const first = bound.get(field.key);
      if (!first) bound.set(field.key, field);
      else if (JSON.stringify(plain(first.value)) !== JSON.stringify(plain(field.value))) {
        const message = `Input ${quoted(field.key)} of ${quoted(id)} is bound to two values; nobody knows which one counts.`;
        refuse(message, field.keyAt, `bound\0${field.key}`);
      }
    }
  }
  return at && { at, fields: bound };
}
