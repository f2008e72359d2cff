import type { Schema } from './schema.ts';

/** A field of a file, by its path: `hooks.<key>[].hooks[].type`. */
export interface Field {
  readonly path: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  /** Which of several shapes of the object has the field: `type: "http"`. */
  readonly variant: string;
  /** How the object that holds it treats keys it does not know. */
  readonly others: string;
}

const deepest = 12;

/** All fields of a schema, each with its path, those of a union together. */
export function fieldsIn(schema: Schema, path = '', depth = 0): Field[] {
  if (depth > deepest) return [];
  const own = [...(schema.fields ?? [])].flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const { isOptional = false, isForgiven = false } = field;
    return [
      {
        path: at,
        schema: field,
        isRequired: !(isOptional || isForgiven),
        variant: variantOf(schema),
        others: othersOf(schema),
      },
      ...fieldsIn(field, at, depth + 1),
    ];
  });
  const others =
    typeof schema.others === 'object' ? fieldsIn(schema.others, `${path}.<key>`, depth + 1) : [];
  return [
    ...own,
    ...others,
    ...(schema.of ?? []).flatMap((part) => fieldsIn(part, stepInto(schema, path), depth + 1)),
  ];
}

function stepInto({ kind }: Schema, path: string): string {
  if (kind === 'array' || kind === 'tuple') return `${path}[]`;
  return kind === 'record' ? `${path}${path === '' ? '' : '.'}<key>` : path;
}

function variantOf({ fields }: Schema): string {
  for (const [name, { kind, values = [] }] of fields ?? [])
    if (kind === 'literal' && values.length === 1) return `${name}: ${JSON.stringify(values[0])}`;
  return '';
}

function othersOf({ others = 'dropped' }: Schema): string {
  return typeof others === 'string' ? others : 'typed';
}
