import * as carriers from './index.ts';

/** The fields of a kind of file of a client that have a known meaning. */
export interface KnownFields {
  readonly client: string;
  /** The files, for people; names every path that it may have. */
  readonly file: string;
  /** Paths: `hooks.<event>[].hooks[].type`; a part in angle brackets is any key. One without nested ones stands for what is below it. */
  readonly fields: readonly string[];
}

/** All fields that are known, by client and file. */
export function knownFields(): readonly KnownFields[] {
  return Object.values(carriers).map(({ client, title, fields }) => ({
    client,
    file: title,
    fields: fields.flatMap(({ field }) => field.split(', ')),
  }));
}
