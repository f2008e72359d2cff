import type { Draft } from '../../model/finding.ts';
import { code, join, msg, words } from '../../model/message.ts';
import { manifestOf, type Skill } from '../../model/skill.ts';
import {
  type Dependency,
  dependenciesOf,
  nearestCopy,
  type Provider,
  type Providers,
  providers,
} from './dependencies.ts';
import { perWorkspace } from './per-workspace.ts';

/** Further skills of a cycle are counted, not named. */
const maxNames = 8;
/** Maximum number of reported cycles. */
const maxCycles = 100;

/** A dependency of one skill on another. */
interface Edge {
  readonly to: Skill;
  readonly dependency: Dependency;
}

/** A node of the depth-first search. */
interface Node {
  readonly provider: Provider;
  /** Its rank in path order. */
  readonly order: number;
  readonly edges: readonly Edge[];
  state: 'new' | 'open' | 'done';
  /** The index of the current edge. */
  edge: number;
  /** Its depth on the stack. */
  depth: number;
}

/**
 * The cycles of a repository, by the first skill of each in path order. Ignores optional dependencies. Each back edge
 * is one cycle, so no cycle is left once all reported ones are fixed.
 */
export const cycles = perWorkspace((workspace): ReadonlyMap<Skill, readonly Draft[]> => {
  const nodes = nodesOf(providers(workspace));
  const found = new Map<Skill, Draft[]>();
  let count = 0;
  for (const start of nodes.values()) {
    for (const cycle of cyclesFrom(start, nodes)) {
      if (++count > maxCycles) return found;
      const { skill, draft } = cycleDraft(cycle);
      found.set(skill, [...(found.get(skill) ?? []), draft]);
    }
  }
  return found;
});

function nodesOf({ all, byId }: Providers): ReadonlyMap<Skill, Node> {
  const nodes = new Map<Skill, Node>();
  for (const [order, provider] of all.entries()) {
    const { skill } = provider;
    const manifest = manifestOf(skill, 'skill-toml');
    const edges = (manifest ? dependenciesOf(manifest) : []).flatMap((dependency) => {
      const to = nearestCopy(byId.get(dependency.id) ?? [], skill.root);
      return to && !dependency.optional ? [{ to: to.skill, dependency }] : [];
    });
    nodes.set(skill, { provider, order, edges, state: 'new', edge: -1, depth: 0 });
  }
  return nodes;
}

/** Depth-first search without recursion, because chains may be as long as the repository. */
function* cyclesFrom(start: Node, nodes: ReadonlyMap<Skill, Node>): Iterable<readonly Node[]> {
  const stack = start.state === 'new' ? [start] : [];
  for (let node = stack[0]; node; node = stack.at(-1)) {
    node.state = 'open';
    node.edge++;
    const edge = node.edges[node.edge];
    const to = edge && nodes.get(edge.to);
    if (!edge) {
      node.state = 'done';
      stack.pop();
    } else if (to?.state === 'open') {
      yield stack.slice(to.depth);
    } else if (to?.state === 'new') {
      to.depth = stack.length;
      stack.push(to);
    }
  }
}

/** Reports a cycle at the dependency of its first skill. */
function cycleDraft(cycle: readonly Node[]): { readonly skill: Skill; readonly draft: Draft } {
  const order = cycle.reduce(
    (lowest, { order }) => Math.min(lowest, order),
    Number.POSITIVE_INFINITY,
  );
  const startIndex = cycle.findIndex((node) => node.order === order);
  const rotated = [...cycle.slice(startIndex), ...cycle.slice(0, startIndex)];
  const first = rotated[0] as Node;
  const dependency = first.edges[first.edge]?.dependency;
  const { skill, id } = first.provider;
  const ids = rotated.slice(0, maxNames).map(({ provider }) => provider.id);
  const omitted = rotated.length > maxNames ? [`${rotated.length - maxNames} more`] : [];
  const path = join([...ids.map((name) => code(name)), ...omitted.map(words), code(id)], ' -> ');
  const draft: Draft = {
    message:
      rotated.length === 1 ? msg`${code(id)} depends on itself.` : msg`Dependency cycle: ${path}.`,
    help: msg`Remove one dependency of the cycle, or make it optional.`,
    at: dependency?.keyAt ?? { path: skill.path },
    about: [...ids, ...omitted, id].join(' -> '),
  };
  return { skill, draft };
}
