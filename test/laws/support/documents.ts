import { dump, load as parseYaml } from 'js-yaml';
import { parse as parseToml, stringify as writeToml } from 'smol-toml';

export type Json =
  | null
  | boolean
  | number
  | bigint
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A document of a client as a value. */
export interface Document {
  readonly root: Json;
  /** The file with another value. */
  readonly write: (root: Json) => string;
  /** The file with comments; null for a format without them. */
  readonly comment: ((text: string) => string) | null;
}

/** Reads an example as a value with packages that the program does not use; null for any other file. */
export function readDocument(path: string, text: string): Document | null {
  if (path.endsWith('.json')) {
    return { root: JSON.parse(text), write: (root) => `${JSON.stringify(root)}\n`, comment: null };
  }
  if (path.endsWith('.toml')) {
    const root = parseToml(text) as unknown as Json;
    return { root, write: (value) => writeToml(value), comment: commentLines };
  }
  if (/\.ya?ml$/.test(path)) {
    return { root: parseYaml(text) as Json, write: (root) => dump(root), comment: commentLines };
  }
  const [, front, body] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(text) ?? [];
  if (!path.endsWith('.md') || front === undefined) return null;
  const write = (root: Json) => `---\n${dump(root)}---\n${body}`;
  const comment = (written: string) => {
    const [, inner = '', rest = ''] = /^---\n([\s\S]*?)^(---\n[\s\S]*)$/m.exec(written) ?? [];
    return `---\n${commentLines(inner)}${rest}`;
  };
  return { root: parseYaml(front) as Json, write, comment };
}

function commentLines(text: string): string {
  const isPlain = !/[|>][+-]?\n/.test(text) && !text.includes('"""') && !text.includes("'''");
  return `# what it is\n${isPlain ? text.replace(/^(?=\S)/gm, '# a remark\n') : text}`;
}

type Path = readonly (string | number)[];

/** The paths of all values, leaves and tables. */
export function pathsOf(value: Json, path: Path = []): readonly Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => pathsOf(item, [...path, index]))
    : Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return [path, ...inner];
}

/** A copy with another value at a path; undefined removes it. */
export function withValueAt(
  root: Json,
  path: Path,
  edit: (value: Json) => Json | undefined,
): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return edit(root);
  const copy = structuredClone(root) as Record<string | number, Json>;
  const value = withValueAt(copy[key] as Json, rest, edit);
  if (value !== undefined) copy[key] = value;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy as Json;
}

/** The same value with the keys of every table reversed. */
export function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).reverse();
  return Object.fromEntries(fields.map(([key, inner]) => [key, reversed(inner)]));
}

export function isTable(value: Json | undefined): value is { readonly [key: string]: Json } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
