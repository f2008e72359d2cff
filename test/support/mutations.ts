/** A manifest as data. */
export type Tree = { [key: string]: Tree } | Tree[] | string | number | boolean;

/** A manifest with one mutation. */
export interface Mutation {
  readonly name: string;
  readonly tree: Tree;
}

/** The manifest without each of its nodes, and with each of its leaves changed. */
export function mutationsOf(whole: Tree): readonly Mutation[] {
  return [...mutations(whole, whole, [])];
}

type Path = readonly (string | number)[];

function* mutations(whole: Tree, tree: Tree, path: Path): Iterable<Mutation> {
  const name = path.join('/');
  if (path.length > 0)
    yield { name: `without ${name}`, tree: editAt(whole, path, () => undefined) };
  if (typeof tree === 'object') {
    for (const [key, inner] of Object.entries(tree)) {
      yield* mutations(whole, inner, [...path, Array.isArray(tree) ? Number(key) : key]);
    }
  } else yield { name: `another ${name}`, tree: editAt(whole, path, other) };
}

function other(value: Tree): Tree {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return /^\d+\.\d+/.test(String(value))
    ? `${Number.parseInt(String(value), 10) + 1}.0`
    : `${value}x`;
}

function editAt(whole: Tree, path: Path, edit: (value: Tree) => Tree | undefined): Tree {
  const copy = structuredClone(whole);
  let parent: Tree = copy;
  for (const key of path.slice(0, -1)) parent = (parent as Record<string, Tree>)[key] as Tree;
  const last = path.at(-1) ?? '';
  const next = edit((parent as Record<string, Tree>)[last] as Tree);
  if (next !== undefined) (parent as Record<string, Tree>)[last] = next;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete (parent as Record<string, Tree>)[last];
  return copy;
}
