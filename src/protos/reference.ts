import type { Draft, Problem } from '../model/finding.ts';
import { code, msg, namePart } from '../model/message.ts';
import type { Bindings, Reference } from '../model/proto.ts';
import type { Located } from '../model/skill.ts';
import { exactJson } from '../model/value/canonical.ts';
import { type Field, fields, get, source, text, toJson, type Value } from '../model/value/value.ts';
import { shownValue } from '../model/words/shown-value.ts';
import { hasMergedPin, hasPin, misplacedPins, misspeltPins, readPins } from './pins.ts';
import { hasSubstitution } from './templated.ts';

/** A parsed `skill:` key: a reference or null, and problems. */
export interface ReadReference {
  readonly reference: Reference | null;
  readonly problems: readonly Problem[];
}

/** Collects a problem of a reference. */
type Collect = (problem: Draft) => void;

/** Parses a reference; `container` may have parts of it next to the key. */
export function readReference({ keyAt, value }: Field, container: Value): ReadReference {
  if (!isReference(value)) return { reference: null, problems: [] };
  const idValue = value.kind === 'table' ? get(value, 'id') : value;
  const id = source(idValue);
  const problems: Problem[] = [];
  const report: Collect = (problem) => problems.push({ rule: 'proto-syntax', ...problem });
  if (!idValue || id === undefined || id === '' || idValue.kind === 'boolean') {
    report({
      message:
        value.kind === 'table'
          ? msg`Missing ${code('id')} in ${code('skill')}.`
          : msg`${code('skill')} is ${shownValue(value)}, not a name.`,
      help: msg`Write a name, or a mapping with an ${code('id')} and a pin.`,
      at: value.kind === 'table' ? (idValue?.at ?? keyAt) : value.at,
      about: 'id',
    });
    return { reference: null, problems };
  }
  // The skill of a template is unknown until it is filled in.
  if (hasSubstitution(id)) return { reference: null, problems };
  const { hash, minVersion, problems: pinProblems } = readPins(value, id);
  problems.push(...pinProblems, ...(value.kind === 'table' ? [] : misplacedPins(container)));
  const sources = value.kind === 'table' ? [value, container] : [container];
  const reference = {
    id,
    at: idValue.at,
    hash,
    minVersion,
    hasInvalidPin: problems.length > 0,
    operation: findOperation(sources),
    bindings: findBindings(sources, { value: id, at: idValue.at }, report),
  };
  return { reference, problems };
}

/** Keys of mappings that describe something else: a skill of a game, of a schema, of a person. */
const descriptiveKeys: ReadonlySet<string> = new Set(
  'type kind name title label level rank score value properties items enum $ref'.split(' '),
);

/** A skill name or id. */
const skillNamePattern = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}._-]*$/u;

/**
 * Whether a value has, or resembles, one of the three modes of ADR-003: a name, or a mapping with a pin or an
 * id. Other values belong to unrelated formats.
 */
function isReference(value: Value): boolean {
  if (value.kind === 'string' || hasPin(value) || hasMergedPin(value)) return true;
  if (value.kind === 'list') return value.items.some(hasPin);
  const keys = fields(value).map(({ key }) => key);
  if (!keys.includes('id')) return false;
  const misspeltKeys = new Set(misspeltPins(value).map(({ field }) => field.key));
  const unknown = keys.filter((key) => !referenceKeys.has(key) && !misspeltKeys.has(key));
  if (unknown.length === 0) return true;
  const id = text(get(value, 'id')) ?? '';
  return (
    (skillNamePattern.test(id) || hasSubstitution(id)) &&
    !unknown.some((key) => descriptiveKeys.has(key))
  );
}

/** The keys of a reference in mapping form. */
const referenceKeys: ReadonlySet<string> = new Set(['id', 'operation', 'inputs', 'with']);

function findOperation(sources: readonly Value[]): Located<string> | null {
  for (const source of sources) {
    const found = get(source, 'operation');
    const name = text(found);
    if (found && name !== undefined && name !== '' && !hasSubstitution(name)) {
      return { value: name, at: found.at };
    }
  }
  return null;
}

/**
 * The bindings in `inputs` and `with`, first inside the reference, then next to it; without both keys nothing is
 * bound. Null if a template or a value of another type replaces them.
 */
function findBindings(
  sources: readonly Value[],
  { value: id, at: idAt }: Located<string>,
  report: Collect,
): Bindings | null {
  const bindings = new Map<string, Field>();
  const tables = sources.flatMap((source) =>
    fields(source).filter(({ key }) => key === 'inputs' || key === 'with'),
  );
  let at = tables.length === 0 ? idAt : null;
  for (const { key, keyAt, value } of tables) {
    // A template may replace the whole mapping.
    if (hasSubstitution(text(value) ?? '')) return null;
    if (value.kind !== 'table' && value.kind !== 'null') {
      const message = msg`${code(key)} of ${namePart(id)} is ${shownValue(value)}, not a mapping.`;
      report({ message, at: value.at, about: key });
      continue;
    }
    at ??= keyAt;
    for (const field of fields(value)) {
      const existing = bindings.get(field.key);
      if (!existing) bindings.set(field.key, field);
      else if (exactJson(toJson(existing.value)) !== exactJson(toJson(field.value))) {
        report({
          message: msg`Input ${code(field.key)} of ${namePart(id)} has two values.`,
          notes: [{ message: msg`First value here.`, at: existing.keyAt }],
          at: field.keyAt,
          about: `bound\0${field.key}`,
        });
      }
    }
  }
  return at && { at, fields: bindings };
}
