import { type Json, plain, type Table } from '../../model/value.ts';
import { shapeDrafts } from '../../syntax/shape.ts';
import { manifestV1 } from '../../syntax/validators.cjs';
import { manifestRule } from '../rule.ts';
import { withManifest } from '../v1-example.ts';

/** Fields that other rules speak of, whatever their type. */
const elsewhere = ['manifest_version', 'name', 'description', 'version'];

/** A field that has not the type or the keys its format gives it. */
export const manifestShape = manifestRule('manifest-v1', {
  id: 'manifest-shape',
  severity: 'error',
  summary: 'Every field of a manifest has the type and the keys its format gives it.',
  why: 'A runtime that reads the manifest stops at a field it cannot read, or passes over it.',
  source: 'ADR-002, "Field Definitions"',
  fails: withManifest(`
execution:
  timeout: 30s
`),
  passes: withManifest(`
execution:
  timeout: 30
`),
  check({ manifest }) {
    return shapeDrafts(manifest.root, shaped(manifest.root), manifestV1);
  },
});

type Mutable = Record<string, Json>;

/** The manifest without what other rules speak of; the schemas of inputs are theirs too. */
function shaped(root: Table): Json {
  const value = plain(root) as Mutable;
  for (const key of elsewhere) delete value[key];
  for (const list of ['required', 'optional']) {
    const inputs = inside(value['inputs'], list);
    for (const input of Array.isArray(inputs) ? inputs : []) {
      if (isObject(input)) delete input['schema'];
    }
  }
  return value;
}

function inside(value: Json | undefined, key: string): Json | undefined {
  return isObject(value) ? value[key] : undefined;
}

function isObject(value: Json | undefined): value is Mutable {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
