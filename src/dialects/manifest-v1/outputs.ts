import { canonical } from '../../model/canonical.ts';
import type { Facet, Item } from '../../model/contract.ts';
import { get, items, plain, pointer, source, type Table, text } from '../../model/value.ts';
import { fillIn } from '../../syntax/path-template.ts';
import { type Entry, outputsOf } from '../../syntax/v1-entries.ts';
import { defaultTexts, matchOutputs } from '../../syntax/v1-paths.ts';
import { extras, item, jsonFacet, textFacet, textOr } from './item.ts';
import { unique, uniqueByBase } from './unique.ts';

/** The files the skill writes: the manifest's patterns, and globs that stand in the interface only. */
export function outputItems(root: Table): readonly Item[] {
  const values = defaultTexts(root);
  const { globs, onlyInterface } = matchOutputs(root);
  const written = new Map(outputsOf(root).map((output) => [output.pointer, output.name]));
  const outputs = uniqueByBase(outputsOf(root), 'repo_root').map((output) => {
    const { name, pointer, at, value } = output;
    const pattern = written.get(pointer) ?? name;
    const effective = fillIn(pattern, values);
    const others = globs.get(pointer)?.filter((glob) => glob.name !== pattern) ?? [];
    return item('output', name, pointer, at, [
      ['base', textOr(get(value, 'base'), 'repo_root', at)],
      ['description', textFacet(get(value, 'description'))],
      ['effective', { shape: { type: 'text', value: effective }, at }],
      ['interface', globFacet(others)],
      ['extras', extras(value, ['pattern', 'base', 'description'])],
    ]);
  });
  const known = new Set(outputs.map(({ name }) => name));
  const others = unique(onlyInterface)
    .filter(({ name }) => !known.has(name))
    .map(({ name, pointer, at, value }) =>
      item('output', name, pointer, at, [['extras', extras(value, ['pattern'])]]),
    );
  return [...outputs, ...others];
}

/** The globs by which the interface names an output; its change is seen even where both agree. */
function globFacet(globs: readonly Entry[]): Facet | undefined {
  const first = globs[0];
  const text = globs.map(({ name }) => name).join(', ');
  return first && { shape: { type: 'text', value: text }, at: first.at };
}

/** The other things the skill produces; one without a name goes by its whole value. */
export function artifactItems(root: Table): readonly Item[] {
  const artifacts = items(get(get(root, 'outputs'), 'artifacts')).map((value, index) => {
    const named = get(value, 'name');
    const name = source(named) ?? text(value) ?? canonical(plain(value));
    return {
      name,
      at: named?.at ?? value.at,
      pointer: pointer('outputs', 'artifacts', index),
      value,
    };
  });
  return unique(artifacts).map(({ name, pointer, at, value }) =>
    item('artifact', name, pointer, at, [['value', jsonFacet(value)]]),
  );
}
