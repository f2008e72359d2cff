import { alwaysMatches, type Node, type Regex } from './regex.ts';

/** What no automaton knows: captures, references to them, and views of the text around. */
export type Special =
  | { readonly type: 'group'; readonly part: Tree; readonly index: number }
  | { readonly type: 'reference'; readonly index: number }
  | {
      readonly type: 'look';
      readonly part: Tree;
      readonly isBehind: boolean;
      readonly isNegated: boolean;
    };

/** A parsed pattern with its groups. */
export type Tree = Node<Special>;

/** The expression without its groups; null if it refers back or looks around. */
export function regularOf(tree: Tree): Regex | null {
  let isRegular = true;
  const regex = rewrite(tree, () => {
    isRegular = false;
    return alwaysMatches;
  });
  return isRegular ? regex : null;
}

/**
 * An expression that matches every text that the pattern matches, and perhaps others: a reference is another text of
 * its group, and nothing is looked at.
 */
export function relaxedOf(tree: Tree): Regex {
  const groups = new Map<number, Tree>();
  visit(tree, (node) => {
    if (node.type === 'group') groups.set(node.index, node.part);
  });
  const relax = (node: Special, isInside: boolean): Regex => {
    const group = node.type === 'reference' && !isInside ? groups.get(node.index) : undefined;
    if (node.type === 'look') return alwaysMatches;
    if (group === undefined) return anyText;
    const copy = rewrite(withoutAssertions(group), (inner) => relax(inner, true));
    return { type: 'choice', options: [copy, alwaysMatches] };
  };
  return rewrite(tree, (node) => relax(node, false));
}

const anyText: Regex = {
  type: 'repeat',
  part: { type: 'chars', chars: [{ from: 0, to: 0x10ffff }] },
  min: 0,
  max: Number.POSITIVE_INFINITY,
};

/** What stands before and after a group need not stand before and after a reference to it. */
function withoutAssertions(tree: Tree): Tree {
  if (tree.type === 'assertion' || tree.type === 'look') return alwaysMatches;
  return mapParts(tree, withoutAssertions);
}

/** Whether a reference needs the captures of a view, which depend on the order of the search. */
export function needsOrder(tree: Tree): boolean {
  const viewed = new Set<number>();
  const referred = new Set<number>();
  visit(tree, (node, isViewed) => {
    if (node.type === 'group' && isViewed) viewed.add(node.index);
    if (node.type === 'reference') referred.add(node.index);
  });
  return [...referred].some((index) => viewed.has(index));
}

function visit(tree: Tree, see: (node: Tree, isViewed: boolean) => void, isViewed = false): void {
  see(tree, isViewed);
  for (const part of partsOf(tree)) visit(part, see, isViewed || tree.type === 'look');
}

function partsOf(tree: Tree): readonly Tree[] {
  if (tree.type === 'sequence') return tree.parts;
  if (tree.type === 'choice') return tree.options;
  return 'part' in tree ? [tree.part] : [];
}

function mapParts(tree: Tree, map: (part: Tree) => Tree): Tree {
  if (tree.type === 'sequence') return { type: 'sequence', parts: tree.parts.map(map) };
  if (tree.type === 'choice') return { type: 'choice', options: tree.options.map(map) };
  return 'part' in tree ? { ...tree, part: map(tree.part) } : tree;
}

/** Without groups, and with an expression in place of everything else that is irregular. */
function rewrite(tree: Tree, replace: (node: Special) => Regex): Regex {
  const inner = (part: Tree) => rewrite(part, replace);
  switch (tree.type) {
    case 'group':
      return inner(tree.part);
    case 'reference':
    case 'look':
      return replace(tree);
    case 'sequence':
      return { type: 'sequence', parts: tree.parts.map(inner) };
    case 'choice':
      return { type: 'choice', options: tree.options.map(inner) };
    case 'repeat':
      return { ...tree, part: inner(tree.part) };
    default:
      return tree;
  }
}
