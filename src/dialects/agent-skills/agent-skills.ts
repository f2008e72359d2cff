import { createHash } from 'node:crypto';
import type { Facet, Item, Kind, Shape } from '../../model/contract.ts';
import type { Manifest } from '../../model/skill.ts';
import {
  asWritten,
  type Field,
  fields,
  formatPointer,
  get,
  source,
  type Value,
} from '../../model/value/value.ts';
import { declaredVersion } from '../declared-version.ts';
import { type Dialect, readable } from '../dialect.ts';
import { itemsOnAccess } from '../items-on-access.ts';
import { isManifestV1, manifestV1Keys } from '../manifest-v1-keys.ts';
import { argumentNames } from './arguments.ts';
import { toolsOf } from './tools.ts';

const id = 'agent-skills';

/** The frontmatter of the Agent Skills specification. */
export const agentSkills: Dialect = {
  id,
  title: 'Agent Skills frontmatter',
  source: 'https://agentskills.io/specification',
  part: 'frontmatter',
  nameField: 'name',
  powers: { 'allowed-tools': { shape: 'tools', limitedBy: ['allowedTools'] } },
  claim({ path, skillMd }) {
    if (!skillMd?.frontmatter) return null;
    const { frontmatter, body } = skillMd;
    return readable({ dialect: id, path, root: frontmatter, body });
  },
  extract(manifest) {
    const name = source(get(manifest.root, 'name')) || null;
    const version = declaredVersion(manifest);
    return itemsOnAccess({ name, version }, () => [...itemsOf(manifest)]);
  },
};

function* itemsOf(manifest: Manifest): Iterable<Item> {
  const { root, body } = manifest;
  const first = root.fields.get('name') ?? fields(root)[0];
  yield item('manifest', id, '', first?.keyAt ?? root.at, new Map());
  const version = declaredVersion(manifest);
  const isVersion = (value: Value) => version !== null && source(value) === version.value;
  const v1Keys = isManifestV1(root) ? manifestV1Keys : new Set<string>();
  for (const field of fields(root)) {
    if (v1Keys.has(field.key)) continue;
    if (field.key === 'version' && isVersion(field.value)) continue;
    if (field.key === 'name' && source(field.value)) continue;
    yield* itemsOfField(field, isVersion);
  }
  if (body) {
    const shape: Shape = { type: 'text', value: bodyDigest(body.prose) };
    const at = body.locate(0, 0);
    yield item('body', '', '', at, new Map([['value', { shape, at }]]));
  }
}

/** The items of one frontmatter key; values of a wrong shape are compared as JSON. */
function* itemsOfField(field: Field, isVersion: (value: Value) => boolean): Iterable<Item> {
  const { key, value } = field;
  const text = source(value);
  const isPlainText = key === 'description' || key === 'license' || key === 'compatibility';
  if (isPlainText && text !== undefined) {
    yield itemOf(key, '', formatPointer(key), field, { type: 'text', value: text });
    return;
  }
  if (key === 'metadata' && value.kind === 'table') {
    for (const entry of fields(value)) {
      if (entry.key === 'version' && isVersion(entry.value)) continue;
      const shape: Shape = { type: 'json', value: asWritten(entry.value) };
      yield itemOf('metadata', entry.key, formatPointer(key, entry.key), entry, shape);
    }
    return;
  }
  // An empty list allows nothing; a key without a value declares nothing.
  if (key === 'allowed-tools' && value.kind === 'null') return;
  const names = key === 'arguments' ? argumentNames(value) : undefined;
  if (names) {
    const shape: Shape = { type: 'positions', value: names };
    if (names.length > 0) yield itemOf('arguments', '', formatPointer(key), field, shape);
    return;
  }
  const tools = key === 'allowed-tools' ? toolsOf(value) : undefined;
  if (tools)
    yield itemOf('allowed-tools', '', formatPointer(key), field, { type: 'tools', value: tools });
  else
    yield itemOf('field', key, formatPointer(key), field, {
      type: 'json',
      value: asWritten(value),
    });
}

function itemOf(kind: Kind, name: string, pointer: string, field: Field, shape: Shape): Item {
  const facets = new Map([['value', { shape, at: field.value.at }]]);
  return item(kind, name, pointer, field.keyAt, facets);
}

function item(
  kind: Kind,
  name: string,
  pointer: string,
  at: Item['at'],
  facets: ReadonlyMap<string, Facet>,
): Item {
  return { kind, owner: '', name, dialect: id, pointer, at, facets };
}

/** Ignores line endings and trailing blanks. */
function bodyDigest(body: string): string {
  const lines = body.split('\n').map((line) => line.trimEnd());
  return createHash('sha256').update(lines.join('\n').trimEnd()).digest('hex');
}
