import { describe, expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import { memoryTree } from '../../../src/model/tree.ts';
import { compareTreeGrants } from '../../../src/pipeline/compare/grant-comparison.ts';
import { load } from '../../../src/pipeline/load.ts';
import { carrierExamples } from '../support/carrier-examples.ts';
import { isTable, type Json, readDocument, withValueAt } from '../support/documents.ts';

type Files = Readonly<Record<string, string>>;

/** The permissions and faults that a change of shape shows. */
async function shown(base: Files, head: Files): Promise<readonly unknown[]> {
  const [before, after] = await Promise.all(
    [base, head].map((files) => load(memoryTree({ 'README.md': '# A\n', ...files }), defaults)),
  );
  if (!before || !after) return [];
  const { changes } = compareTreeGrants(before.workspace, after.workspace, []);
  const faults = after.workspace.grants.files.flatMap((file) => file.faults);
  return [...changes, ...faults];
}

interface Shape {
  readonly name: string;
  /** The carriers of clients that accept the shape. */
  readonly in: readonly string[];
  /** The name of the file. */
  readonly file?: string;
  /** The same contents in the other shape; null if it has no such part, a text for a file of its own. */
  readonly reshape: (root: Json) => { readonly root: Json; readonly files?: Files } | null;
}

const manifests = ['claude-plugin', 'codex-plugin', 'cursor-plugin', 'copilot-plugin'];

function part(key: string, change: (value: Json) => Json): Shape['reshape'] {
  return (root) => {
    const value = isTable(root) ? root[key] : undefined;
    if (!isTable(value)) return null;
    return { root: withValueAt(root, [key], change) as Json };
  };
}

const shapes: readonly Shape[] = ['hooks', 'mcpServers', 'lspServers'].flatMap((key) => [
  {
    name: `${key} in a list`,
    in: manifests,
    file: 'plugin.json',
    reshape: part(key, (value) => [value]),
  },
  {
    name: `${key} in its own key`,
    in: manifests,
    file: 'plugin.json',
    reshape: part(key, (value) => ({ [key]: value })),
  },
  {
    name: `${key} in a file of its own`,
    in: manifests,
    file: 'plugin.json',
    reshape: (root) => {
      const value = isTable(root) ? root[key] : undefined;
      if (!isTable(value)) return null;
      const files = { [`p/config/${key}.json`]: JSON.stringify({ [key]: value }) };
      return { root: withValueAt(root, [key], () => `./config/${key}.json`) as Json, files };
    },
  },
]);

const bare: Shape = {
  name: 'servers without their key',
  in: ['mcp-json'],
  reshape: (root) => {
    const servers = isTable(root) ? root['mcpServers'] : undefined;
    return isTable(servers) ? { root: servers } : null;
  },
};

/** A group of handlers is one group for each handler. */
const split: Shape = {
  name: 'one group for each handler',
  in: ['claude-hooks', 'codex-hooks', 'claude-settings'],
  reshape: (root) => {
    const events = isTable(root) ? root['hooks'] : undefined;
    if (!isTable(events) || Object.keys(events).length === 0) return null;
    if (!Object.values(events).every(Array.isArray)) return null;
    const apart = Object.entries(events).map(([event, groups]) => {
      const list = (groups as readonly Json[]).flatMap((group): readonly Json[] =>
        isTable(group) && Array.isArray(group['hooks'])
          ? group['hooks'].map((handler) => ({ ...group, hooks: [handler] }))
          : [group],
      );
      return [event, list];
    });
    return { root: withValueAt(root, ['hooks'], () => Object.fromEntries(apart)) as Json };
  },
};

function isOf({ in: ids, file = '' }: Shape, carrier: string, path: string): boolean {
  return ids.includes(carrier) && path.endsWith(file);
}

const reshaped = carrierExamples.flatMap(([name, { granting }, carrier]) =>
  [...shapes, bare, split].flatMap((shape) =>
    Object.entries(granting).flatMap(([path, text]) => {
      const document = path.endsWith('.json') ? readDocument(path, text) : null;
      const result = document && isOf(shape, carrier.id, path) && shape.reshape(document.root);
      if (!document || !result) return [];
      const head = { ...granting, ...result.files, [path]: document.write(result.root) };
      return [[`${name}: ${shape.name}`, granting, head] as const];
    }),
  ),
);

describe('other shapes of the same contents make no difference', () => {
  test.each(reshaped)('%s', async (_, base, head) => {
    expect(await shown(base, head)).toEqual([]);
    expect(await shown(head, base)).toEqual([]);
  });

  test('every shape has an example', () => {
    const names = new Set(reshaped.map(([name]) => name.replace(/^.*: /, '')));
    expect([...names].sort()).toEqual([...shapes, bare, split].map(({ name }) => name).sort());
  });
});
