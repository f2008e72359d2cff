import { builtInPlaceholders, placeholdersIn } from '../../model/text/placeholders.ts';
import { type Field, fields, type Value } from '../../model/value/value.ts';
import { wordsOf } from '../skill-manifest-v2/entries.ts';

/** A flat entrypoint, which mixes commands with the fields of an operation, split into both. */
export interface FlatEntrypoint {
  readonly operationFields: ReadonlyMap<string, Field>;
  readonly commands: readonly Field[];
}

/** Splits a flat entrypoint. */
export function flatEntrypoint(value: Value): FlatEntrypoint {
  const isDeclared = ({ key }: Field) => ['description', 'input', 'output'].includes(key);
  const allFields = fields(value);
  return {
    operationFields: new Map(allFields.filter(isDeclared).map((field) => [field.key, field])),
    commands: allFields.filter((field) => !isDeclared(field)),
  };
}

/** The placeholders in the commands of a flat entrypoint. */
export function placeholderNames(
  { key, keyAt }: Field,
  commands: readonly Field[],
): readonly string[] {
  const operation = { name: key, at: keyAt, inputs: null, entrypoints: commands };
  const names = [...wordsOf([operation])].flatMap((word) => placeholdersIn(word.text));
  return [...new Set(names)].filter((name) => !builtInPlaceholders.has(name));
}
