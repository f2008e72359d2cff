import type { Limit } from '../model/config.ts';
import { isNearMiss } from '../model/key-likeness.ts';
import type { Manifest } from '../model/skill.ts';
import { quote } from '../model/value/format-value.ts';
import {
  type Field,
  fields,
  flag,
  get,
  type Table,
  toJson,
  type Value,
} from '../model/value/value.ts';
import { powerNodes } from './catalog.ts';
import { knownTables } from './known-keys.ts';
import { executionNodes } from './manifest-v1/power-nodes.ts';
import { isManifestV1 } from './manifest-v1-keys.ts';
import { type Doubt, mayGrant } from './power-doubts.ts';
import type { PowerNode, PowerNodes } from './power-nodes.ts';
import { capabilityNodes } from './skill-toml/power-nodes.ts';

/** What stands under keys that are nearly those of powers: some readers take them for these. */
export function nearPowers({ dialect, root }: Manifest): readonly Doubt[] {
  const nodes = powerNodes[dialect] ?? {};
  const known = new Map([...knownTables(root, dialect)].map((one) => [one.table, one.known]));
  const found = [...missesIn(root, nodes, [], (table) => known.get(table) ?? [])];
  const isUnmarked = dialect === 'agent-skills' && !isManifestV1(root);
  return isUnmarked ? [...found, ...unmarked(root)] : found;
}

function* missesIn(
  table: Table,
  nodes: PowerNodes,
  path: readonly string[],
  knownIn: (table: Table) => readonly string[],
): Iterable<Doubt> {
  const known = knownIn(table);
  for (const [key, node] of Object.entries(nodes)) {
    const inner = [...path, key];
    for (const field of [...fields(table), ...(table.repeated ?? [])]) {
      if (field.key === key || known.includes(field.key) || node.shape === 'mark') continue;
      const limits = limitsOf(field, key, node, path.length > 0 || key.length > 9 ? 2 : 1);
      if (limits.length > 0) yield miss(field, inner, limits);
    }
    const value = get(table, key);
    if (value?.kind === 'table') yield* missesIn(value, node.below ?? {}, inner, knownIn);
  }
}

function miss(
  { key, keyAt, value }: Field,
  path: readonly string[],
  limitedBy: readonly Limit[],
): Doubt {
  const meant = path.join('.');
  const message = `Key ${quote(key)} is nearly ${quote(meant)}, which some readers take it for`;
  return { message, at: keyAt, about: `${meant}\0${key}`, value: toJson(value), limitedBy };
}

/** What limits the powers that a field may declare whose key is nearly that of a node; none where it declares none. */
function limitsOf(field: Field, key: string, node: PowerNode, slips: number): readonly Limit[] {
  const inner = Object.entries(node.below ?? {});
  const dotted = inner.find(
    ([name]) => field.key === `${key}.${name}` || isNearMiss(field.key, `${key}.${name}`, 0),
  );
  if (dotted) return granting(field.value, dotted[1]);
  return isNearMiss(field.key, key, slips) ? granting(field.value, node) : [];
}

function granting(
  value: Value,
  { shape, below = {}, limitedBy, isGrant }: PowerNode,
): readonly Limit[] {
  if (shape !== 'table' || value.kind !== 'table') return mayGrant(value) ? limitedBy : [];
  if (isGrant) return flag(get(value, 'allowed')) === false ? [] : limitedBy;
  return grantedIn(value, below);
}

/** What limits the powers that a mapping declares under these keys, or nearly these. */
export function grantedIn(value: Value, nodes: PowerNodes): readonly Limit[] {
  const found = Object.entries(nodes).flatMap(([key, node]) =>
    fields(value).flatMap((field) =>
      field.key === key || isNearMiss(field.key, key, 2) ? granting(field.value, node) : [],
    ),
  );
  return [...new Set(found)];
}

/** The capabilities in a skill.toml that is taken for another tool's: lenient readers of the contract read them. */
export function foreignPowers(root: Table): readonly Doubt[] {
  return fields(root).flatMap(({ key, keyAt, value }) => {
    if (key !== 'capabilities' && !isNearMiss(key, 'capabilities', 2)) return [];
    const limitedBy = value.kind === 'table' ? granting(value, capabilityNodes.capabilities) : [];
    if (limitedBy.length === 0) return [];
    const message = `Table ${quote(key)} stands in a skill.toml that is not certainly one of the contract`;
    return [{ message, at: keyAt, about: `foreign\0${key}`, value: toJson(value), limitedBy }];
  });
}

/** The powers of ADR-002 in a frontmatter that nearly says it is one of that format. */
function unmarked(root: Table): readonly Doubt[] {
  const mark = fields(root).find(
    ({ key, value }) =>
      isNearMiss(key, 'manifest_version', 2) ||
      (value.kind === 'table' && isNearMiss(key, 'interface')),
  );
  if (!mark) return [];
  const meant = isNearMiss(mark.key, 'interface') ? 'interface' : 'manifest_version';
  return fields(root).flatMap((field) =>
    Object.entries(executionNodes).flatMap(([key, node]) => {
      if (node.shape === 'mark' || (field.key !== key && !isNearMiss(field.key, key))) return [];
      const limitedBy = granting(field.value, node);
      if (limitedBy.length === 0) return [];
      const { about, ...rest } = miss(mark, [meant], limitedBy);
      return { ...rest, about: `${about}\0${field.key}`, value: toJson(field.value) };
    }),
  );
}
