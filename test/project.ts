import { dirname, join } from 'node:path';

/** The path of a file in the folder of the repository this is. */
export function own(path: string): string {
  return join(dirname(import.meta.dirname), path);
}
