import { compile } from './compiled-source.ts';
import { sharedFolder } from './git.ts';

let folder: string | undefined;

/** The path of a compiled module of the source, for a process of its own: `cli.js`. */
export function compiledModule(path: string): string {
  if (folder === undefined) {
    folder = sharedFolder();
    compile(folder);
  }
  return `${folder}/src/${path}`;
}
