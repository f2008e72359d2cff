import type { Import } from '../../model/text/mention.ts';
import { folderOf, resolve } from '../../model/text/path.ts';
import type { LineMap } from '../../model/text/text.ts';
import { withoutCode } from './markdown.ts';

/** Further imports of one text are not read. */
const maxImports = 500;

/** `@docs/style.md`, `@./a.md`: a path with a known extension, not the name of a package or a person. */
const imported =
  /(?<=^|[\s(])@((?:\.{1,2}\/)*[\w][\w./-]*?\.(?:md|mdc|markdown|txt|json|ya?ml|toml))(?=$|[\s),;:!?]|\.(?:\s|$))/gm;

/** The files of the repository that a text imports, as Claude Code and Gemini CLI do: outside of code. */
export function importsOf(path: string, text: string, lines: LineMap): readonly Import[] {
  if (!text.includes('@')) return [];
  return [...withoutCode(text).matchAll(imported)]
    .slice(0, maxImports)
    .flatMap(({ 0: match, 1: written = '', index }) => {
      const target = resolve(folderOf(path), written);
      const at = { start: lines.position(index), end: lines.position(index + match.length) };
      return target === undefined ? [] : { target, written, at };
    });
}
