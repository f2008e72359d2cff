import { dirname, join } from 'node:path';

/** The path of a file of this repository. */
export function own(path: string): string {
  return join(dirname(import.meta.dirname), path);
}
