import type { Facet, Item } from '../../model/contract.ts';
import { fillIn } from '../../model/text/placeholders.ts';
import { compareText } from '../../model/text/text.ts';
import { canonical } from '../../model/value/canonical.ts';
import {
  fields,
  formatPointer,
  get,
  items,
  source,
  type Table,
  text,
  toJson,
  type Value,
} from '../../model/value/value.ts';
import { textFacet, verbatimFacet } from '../facets.ts';
import { type Entry, outputsOf } from './entries.ts';
import { item, textFacetOr, unknownKeysFacet } from './item.ts';
import { defaultTexts, matchOutputs } from './paths.ts';
import { unique, uniqueByBase } from './unique.ts';

/** The files that the skill writes: the patterns of the manifest, and globs only in the interface. */
export function outputItems(root: Table): readonly Item[] {
  const values = defaultTexts(root);
  const { globs, interfaceOnly } = matchOutputs(root);
  const written = new Map(outputsOf(root).map((output) => [output.pointer, output.name]));
  const outputs = uniqueByBase(outputsOf(root), 'repo_root').map((output) => {
    const { name, pointer, at, value } = output;
    const pattern = written.get(pointer) ?? name;
    const effective = fillIn(pattern, values);
    const others = globs.get(pointer)?.filter((glob) => glob.name !== pattern) ?? [];
    return item('output', name, pointer, at, [
      ['base', textFacetOr(get(value, 'base'), 'repo_root', at)],
      ['description', textFacet(get(value, 'description'))],
      ['effective', { shape: { type: 'text', value: effective }, at }],
      ['interface', globFacet(others)],
      ['extras', unknownKeysFacet(value, ['pattern', 'base', 'description'])],
    ]);
  });
  const known = new Set(outputs.map(({ name }) => name));
  const others = unique(interfaceOnly)
    .filter(({ name }) => !known.has(name))
    .map(({ name, pointer, at, value }) =>
      item('output', name, pointer, at, [['extras', unknownKeysFacet(value, ['pattern'])]]),
    );
  return [...outputs, ...others];
}

/** The interface globs of an output, compared even if they agree with the pattern. */
function globFacet(globs: readonly Entry[]): Facet | undefined {
  const first = globs[0];
  const text = globs.map(({ name }) => name).join(', ');
  return first && { shape: { type: 'text', value: text }, at: first.at };
}

/** The other products of the skill, free-form in ADR-002. */
export function artifactItems(root: Table): readonly Item[] {
  const usedNames = new Set<string>();
  const artifacts = items(get(get(root, 'outputs'), 'artifacts')).map((value, index) => {
    const named = nameOf(value);
    const written = source(named);
    // A repeated path gets the whole entry as its name, so no difference is lost.
    const isRepeated =
      written !== undefined && usedNames.has(written) && named !== get(value, 'name');
    const name = written === undefined || isRepeated ? canonicalText(value) : written;
    usedNames.add(name);
    return {
      name,
      at: named?.at ?? value.at,
      pointer: formatPointer('outputs', 'artifacts', index),
      value,
    };
  });
  return unique(artifacts).map(({ name, pointer, at, value }) =>
    item('artifact', name, pointer, at, [['value', verbatimFacet(value)]]),
  );
}

/** The value that names an artifact: its text, else the closest equivalent of a name. */
function nameOf(artifact: Value): Value | undefined {
  if (artifact.kind === 'string') return artifact;
  const candidates = ['name', 'path', 'pattern', 'id'].map((key) => get(artifact, key));
  return candidates.find((value) => ![undefined, ''].includes(source(value)));
}

/** A name for an artifact without one: its whole content in canonical order. */
function canonicalText(artifact: Value): string {
  if (artifact.kind !== 'table') return canonical(toJson(artifact));
  return [...fields(artifact)]
    .sort((a, b) => compareText(a.key, b.key))
    .map(({ key, value }) => {
      const written = text(value);
      const isPlain = written !== undefined && !/["\n,:]/.test(written);
      return `${key}: ${isPlain ? written : canonical(toJson(value))}`;
    })
    .join(', ');
}
