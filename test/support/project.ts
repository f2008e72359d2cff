import { join } from 'node:path';

/** The path of a file of this repository. */
export function own(path: string): string {
  return join(import.meta.dirname, '../..', path);
}
