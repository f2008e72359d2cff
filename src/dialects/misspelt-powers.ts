import type { PolicyKey } from '../model/config.ts';
import { code, msg } from '../model/message.ts';
import type { Manifest } from '../model/skill.ts';
import { isNearMiss } from '../model/text/suggest.ts';
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
import { nestedCapabilities } from './skill-toml/nested-capabilities.ts';
import { capabilityNodes } from './skill-toml/power-nodes.ts';

/** Misspelt keys of permissions, which some readers accept. */
export function misspeltPowers({ dialect, root }: Manifest): readonly Doubt[] {
  const nodes = powerNodes[dialect] ?? {};
  const known = new Map([...knownTables(root, dialect)].map((entry) => [entry.table, entry.known]));
  const misspellings = [...misspellingsIn(root, nodes, [], (table) => known.get(table) ?? [])];
  if (dialect === 'skill-toml') return [...misspellings, ...nestedPowers(root)];
  const isUnmarked = dialect === 'agent-skills' && !isManifestV1(root);
  return isUnmarked ? [...misspellings, ...unmarkedV1Powers(root)] : misspellings;
}

function* misspellingsIn(
  table: Table,
  nodes: PowerNodes,
  path: readonly string[],
  knownIn: (table: Table) => readonly string[],
): Iterable<Doubt> {
  const known = knownIn(table);
  for (const [key, node] of Object.entries(nodes)) {
    const inner = [...path, key];
    for (const field of [...fields(table), ...(table.repeated ?? [])]) {
      if (field.key === key || known.includes(field.key) || node.shape === 'selector') continue;
      const limits = affectedLimits(field, key, node, path.length > 0 || key.length > 9 ? 2 : 1);
      if (limits.length > 0) yield misspelling(field, inner, limits);
    }
    const value = get(table, key);
    if (value?.kind === 'table') yield* misspellingsIn(value, node.children ?? {}, inner, knownIn);
  }
}

/** Permissions in tables of other formats. */
function nestedPowers(root: Table): readonly Doubt[] {
  return nestedCapabilities(root).flatMap(({ written, intended, field }) => {
    const limits = grantedLimits(field.value, capabilityNodes.capabilities.children[intended]);
    const key = `capabilities.${written}`;
    return limits.length === 0
      ? []
      : [misspelling({ ...field, key }, ['capabilities', intended], limits)];
  });
}

function misspelling(
  { key, keyAt, value }: Field,
  path: readonly string[],
  limitedBy: readonly PolicyKey[],
): Doubt {
  const expectedKey = path.join('.');
  const message = msg`Unknown key ${code(key)}. Some readers take it for ${code(expectedKey)}.`;
  const help = msg`Write ${code(path.at(-1) ?? '')}, or remove it.`;
  return {
    message,
    help,
    at: keyAt,
    about: `${expectedKey}\0${key}`,
    value: toJson(value),
    limitedBy,
  };
}

/** The policy limits for a field with a misspelt key; empty if it declares no permission. */
function affectedLimits(
  field: Field,
  key: string,
  node: PowerNode,
  maxEdits: number,
): readonly PolicyKey[] {
  const inner = Object.entries(node.children ?? {});
  const dotted = inner.find(
    ([name]) => field.key === `${key}.${name}` || isNearMiss(field.key, `${key}.${name}`, 0),
  );
  if (dotted) return grantedLimits(field.value, dotted[1]);
  return isNearMiss(field.key, key, maxEdits) ? grantedLimits(field.value, node) : [];
}

function grantedLimits(
  value: Value,
  { shape, children = {}, limitedBy, isGrant }: PowerNode,
): readonly PolicyKey[] {
  if (shape !== 'table' || value.kind !== 'table') return mayGrant(value) ? limitedBy : [];
  if (isGrant) return flag(get(value, 'allowed')) === false ? [] : limitedBy;
  return grantedIn(value, children);
}

/** The policy limits for a mapping with these keys, correct or misspelt. */
export function grantedIn(value: Value, nodes: PowerNodes): readonly PolicyKey[] {
  const found = Object.entries(nodes).flatMap(([key, node]) =>
    fields(value).flatMap((field) =>
      field.key === key || isNearMiss(field.key, key, 2) ? grantedLimits(field.value, node) : [],
    ),
  );
  return [...new Set(found)];
}

/** The capabilities in a skill.toml of another tool: lenient readers of the contract accept them. */
export function foreignPowers(root: Table): readonly Doubt[] {
  return fields(root).flatMap(({ key, keyAt, value }) => {
    if (key !== 'capabilities' && !isNearMiss(key, 'capabilities', 2)) return [];
    const limitedBy =
      value.kind === 'table' ? grantedLimits(value, capabilityNodes.capabilities) : [];
    if (limitedBy.length === 0) return [];
    const message = msg`${code(`[${key}]`)} in a skill.toml of another format.`;
    return [{ message, at: keyAt, about: `foreign\0${key}`, value: toJson(value), limitedBy }];
  });
}

/** The permissions of ADR-002 in a frontmatter with a misspelt marker of that format. */
function unmarkedV1Powers(root: Table): readonly Doubt[] {
  const selector = fields(root).find(
    ({ key, value }) =>
      isNearMiss(key, 'manifest_version', 2) ||
      (value.kind === 'table' && isNearMiss(key, 'interface')),
  );
  if (!selector) return [];
  const expectedKey = isNearMiss(selector.key, 'interface') ? 'interface' : 'manifest_version';
  return fields(root).flatMap((field) =>
    Object.entries(executionNodes).flatMap(([key, node]) => {
      if (node.shape === 'selector' || (field.key !== key && !isNearMiss(field.key, key)))
        return [];
      const limitedBy = grantedLimits(field.value, node);
      if (limitedBy.length === 0) return [];
      const { about, ...rest } = misspelling(selector, [expectedKey], limitedBy);
      return { ...rest, about: `${about}\0${field.key}`, value: toJson(field.value) };
    }),
  );
}
