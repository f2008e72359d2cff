import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/model/value/value.ts';
import { sources } from '../laws/support/maximal.ts';
import { filesOfSource } from '../laws/support/write.ts';
import { clausesOf, type Document, documents } from '../pages/conformance.ts';
import { runCase } from '../support/run-case.ts';
import { maximalPlaces } from '../support/samples/maximal-places.ts';

/** Values that no field accepts, or that one rule rejects; undefined for a missing key. */
const wrongValues: Readonly<Record<string, readonly (Json | undefined)[]>> = {
  'manifest-shape': [[['x']], 'x', 5, {}, true, undefined],
  'confirmation-unknown': ['ask', 5],
  'path-absolute': ['/x', '~/x'],
  'path-escape': ['../x', ['../*.yaml']],
  'url-format': ['ftp://example.org'],
  'version-format': ['one'],
  'command-version-range': ['one'],
  'effect-unknown': ['db.drop', ['db.drop']],
  'capability-format': ['Search It', ['Search It']],
  'capability-syntax': [['$NOWHERE/x'], ['https://*'], ['A*B']],
  'platform-unknown': [['beos']],
  'exec-entry-format': [['rm; ls']],
  'dependency-range': ['soon'],
  'entrypoint-shape': [{ run: 'x' }, { run: ['x'] }],
  'entrypoint-placeholder-unknown': ['{nowhere}', {}],
  'entrypoint-script-missing': ['scripts/nowhere.sh'],
  'input-schema-invalid': ['many', [], 'x', {}],
  'input-default-invalid': [5, 'x'],
  'input-schema-keyword': [{ type: 'string', format: 'date' }, 'null', ['string', 'null']],
};

type Node = { [key: string]: Node } & Json;

/** Every copy of a manifest with the value at a field of it, in each place with the containers for it. */
function withValue(manifest: Json, field: string, value: Json | undefined): readonly Json[] {
  const copies: Json[] = [];
  const walk = (keys: readonly string[], path: readonly string[], node: Json): void => {
    const [key, ...rest] = keys;
    if (key === undefined || node === null || typeof node !== 'object') return;
    const wild = key === '*' || key === '[]';
    for (const name of wild ? Object.keys(node) : [key]) {
      const inner = (node as Node)[name];
      if (rest.length > 0) walk(rest, [...path, name], inner ?? null);
      else {
        const copy = structuredClone(manifest);
        const container = path.reduce((at, step) => at[step] as Node, copy as Node);
        if (value === undefined) delete container[name];
        else container[name] = value as Node;
        copies.push(copy);
      }
    }
  };
  walk(field.split('.'), [], manifest);
  return copies;
}

function textOf(document: Document, manifest: Json): string {
  const [name, carrier] = maximalPlaces[document];
  const files = filesOfSource({ ...sources[name], [carrier]: manifest });
  return JSON.stringify(files);
}

async function faultsOf(text: string, rule: string): Promise<readonly string[]> {
  const files = new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  const { findings } = await runCase({ comment: '', files });
  return findings.filter((finding) => finding.rule === rule).map(({ fingerprint }) => fingerprint);
}

/** True if a wrong value at a field adds a finding of a rule to those of the maximal manifest. */
async function isHeldBy(document: Document, field: string, rule: string): Promise<boolean> {
  const [name, carrier] = maximalPlaces[document];
  const manifest = sources[name][carrier] as Json;
  const known = new Set(await faultsOf(textOf(document, manifest), rule));
  for (const value of wrongValues[rule] ?? []) {
    for (const copy of withValue(manifest, field, value)) {
      const found = await faultsOf(textOf(document, copy), rule);
      if (found.some((fingerprint) => !known.has(fingerprint))) return true;
    }
  }
  return false;
}

describe.each(Object.keys(documents) as Document[])('%s', (document) => {
  const rows = clausesOf(document)
    .filter(({ rule }) => rule in wrongValues)
    .flatMap(({ rule, fields }) => fields.map((field) => `${field} ${rule}`));

  test.each([...new Set(rows)])('a wrong value of %s', async (row) => {
    const [field = '', rule = ''] = row.split(' ');
    expect(await isHeldBy(document, field, rule)).toBe(true);
  });
});
