import type { Location } from '../../model/text/text.ts';
import {
  type Field,
  fields,
  get,
  items,
  type Table,
  text,
  type Value,
} from '../../model/value/value.ts';

/** An operation of a manifest block, in either format. */
export interface Operation {
  readonly name: string;
  readonly at: Location;
  /** The parameters; null in the router format, which declares none. */
  readonly inputs: readonly Field[] | null;
  readonly entrypoints: readonly Field[];
}

/** One word of a command. */
export interface Word {
  readonly operation: Operation;
  /** The key of the entrypoint, such as `unix`. */
  readonly system: string;
  readonly text: string;
  /** The previous word; '' for the first. */
  readonly previous: string;
  readonly at: Location;
}

/** The operations of a `skill-manifest` block, or the flat entrypoints of a `router-manifest` block. */
export function operationsOf(dialect: string, root: Table): readonly Operation[] {
  if (dialect === 'router-manifest') {
    return fields(get(root, 'entrypoints')).map(({ key, keyAt, value }) => ({
      name: key,
      at: keyAt,
      inputs: null,
      entrypoints: fields(value),
    }));
  }
  return fields(get(root, 'operations')).map(({ key, keyAt, value }) => {
    const inputTable = get(value, 'input');
    return {
      name: key,
      at: keyAt,
      inputs: inputTable?.kind === 'table' ? fields(inputTable) : null,
      entrypoints: fields(get(value, 'entrypoints')),
    };
  });
}

/** Every word of every command in list form. */
export function* wordsOf(operations: readonly Operation[]): Iterable<Word> {
  for (const operation of operations) {
    for (const { key: system, value } of operation.entrypoints) {
      let previous = '';
      for (const word of items(value)) {
        const written = text(word);
        if (written !== undefined)
          yield { operation, system, text: written, previous, at: word.at };
        previous = written ?? '';
      }
    }
  }
}

/** A parameter of an operation. */
export interface Parameter {
  readonly operation: Operation;
  readonly name: string;
  readonly at: Location;
  readonly value: Value;
}

/** Every parameter of every operation. */
export function parametersOf(root: Table): readonly Parameter[] {
  return operationsOf('skill-manifest-v2', root).flatMap((operation) =>
    (operation.inputs ?? []).map(({ key, keyAt, value }) => ({
      operation,
      name: key,
      at: keyAt,
      value,
    })),
  );
}
