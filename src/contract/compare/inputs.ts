import { type Change, facetValue, type Item } from '../../model/contract.ts';
import { placeholdersIn } from '../../model/text/placeholders.ts';
import { argumentsOf, parametersByOperation } from '../coverage/command-line.ts';
import type { Rename } from '../pairing/renames.ts';
import type { EntrypointParameters } from './entrypoints.ts';

/**
 * Adds a schema to every parameter of an operation: unknown types stay opaque, a missing type accepts
 * everything.
 */
export function withSchemas(items: readonly Item[]): readonly Item[] {
  return items.map((item) => {
    if (item.kind !== 'input' || item.owner === '' || item.facets.has('schema')) return item;
    const type = item.facets.get('type');
    const value = type ? { type: type.shape.value } : {};
    const schema = { shape: { type: 'schema' as const, value }, at: type?.at ?? item.at };
    const others = [...item.facets].filter(([name]) => name !== 'type');
    return { ...item, facets: new Map([...others, ['schema', schema]]) };
  });
}

/** The inputs of a skill without operations, by name. */
export function inputsOf(items: readonly Item[]): ReadonlyMap<string, Item> {
  const inputs = items.filter(({ kind, owner }) => kind === 'input' && owner === '');
  return new Map(inputs.map((item) => [item.name, item]));
}

/** The inputs of every operation on both sides. */
export function inputPartsOf(
  before: readonly Item[],
  after: readonly Item[],
  renames: readonly Rename[],
): (operation: string) => EntrypointParameters {
  const [namesBefore, namesAfter] = [namesByOwner(before), namesByOwner(after)];
  const usedParameters = parametersByOperation(before);
  const names = new Map<string, Map<string, string>>();
  for (const rename of renames) {
    const { owner } = rename.before;
    const known = names.get(owner) ?? new Map<string, string>();
    names.set(owner, known.set(rename.before.name, rename.after.name));
  }
  const noNames: ReadonlySet<string> = new Set();
  return (operation) => {
    const renamed = names.get(operation) ?? new Map<string, string>();
    const renamedBefore = [...(namesBefore.get(operation) ?? noNames)].map(
      (name) => renamed.get(name) ?? name,
    );
    const used = usedParameters.get(operation) ?? noNames;
    return {
      before: new Set(renamedBefore),
      after: namesAfter.get(operation) ?? noNames,
      names: renamed,
      usedBefore: used,
    };
  };
}

function namesByOwner(items: readonly Item[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byOwner = new Map<string, Set<string>>();
  for (const { kind, owner, name } of items) {
    if (kind !== 'input') continue;
    byOwner.set(owner, (byOwner.get(owner) ?? new Set()).add(name));
  }
  return byOwner;
}

/** Whether a removed and an added input appear in the same words of the same commands. */
export function haveSameUses(
  before: readonly Item[],
  after: readonly Item[],
): (before: Item, after: Item) => boolean {
  const [inBefore, inAfter] = [usesOf(before), usesOf(after)];
  return (from, to) => {
    const uses = inBefore.get(`${from.owner}\0${from.name}`);
    return uses !== undefined && uses === inAfter.get(`${to.owner}\0${to.name}`);
  };
}

/** The positions of inputs in the command lines of their operation, by operation and input. */
function usesOf(items: readonly Item[]): ReadonlyMap<string, string> {
  const uses = new Map<string, string>();
  for (const item of items.filter(({ kind }) => kind === 'entrypoint')) {
    for (const [index, word] of argumentsOf(item).entries()) {
      for (const name of placeholdersIn(word)) {
        const key = `${item.owner}\0${name}`;
        const template = word.replace(`{${name}}`, '{}');
        uses.set(key, `${uses.get(key) ?? ''}${item.name}\0${index}\0${template}\0`);
      }
    }
  }
  return uses;
}

/** Marks a removed default that a command line needs: its placeholder has no value now. */
export function markUnfilled(inAfter: readonly Item[]): (change: Change) => Change {
  const usedParameters = parametersByOperation(inAfter);
  return (change) => {
    const { kind, facet, detail, after } = change;
    if (kind !== 'input' || facet !== 'default' || detail !== 'removed' || !after) return change;
    const isNeeded =
      facetValue(after, 'required') !== true && usedParameters.get(after.owner)?.has(after.name);
    return isNeeded ? { ...change, detail: 'unfilled' } : change;
  };
}
