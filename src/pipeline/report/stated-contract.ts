import type { NamedValues, StatedContract } from '../../model/catalogue.ts';
import { facetTexts, facetValue, type Item, isSet, type Kind } from '../../model/contract.ts';
import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { Json } from '../../model/value/value.ts';
import { redactorFor } from '../findings/redact.ts';

/** Finds the items of a kind that belong to an operation, or to the skill itself. */
type FindItems = (kind: Kind, owner?: string) => readonly Item[];

/** The contract without the values of sensitive inputs. */
export function statedContract({
  contract,
  secrets,
}: Pick<Skill, 'contract' | 'secrets'>): StatedContract {
  const groups = groupBy(contract.items, ({ kind, owner }) => `${kind}\0${owner}`);
  const find: FindItems = (kind, owner = '') => groups.get(`${kind}\0${owner}`) ?? [];
  const names = (kind: Kind) => [...new Set(find(kind).map(({ name }) => name))];
  const stated = {
    description: textOf(find('description')[0], 'value'),
    capabilities: names('tag'),
    effects: names('effect'),
    operations: byName(find('operation'), (item) => operation(item, find)),
    arguments: find('arguments').flatMap((item) => facetTexts(item)),
    inputs: find('input').map(input),
    outputs: find('output').map((item) => ({
      pattern: item.name,
      ...facets(item, 'base', 'description'),
    })),
    recipes: find('recipe').map((item) => textOf(item, 'file') ?? item.name),
    exports: find('export').flatMap((item) => (item.facets.has('unlisted') ? [] : item.name)),
    features: byName(find('feature'), (item) => facets(item, 'description', 'default')),
    dependencies: byName(find('dependency'), (item) =>
      facets(item, 'range', 'optional', 'features'),
    ),
    powers: byName(find('power'), power),
  };
  return redactorFor(secrets).json(stated) as unknown as StatedContract;
}

function operation(item: Item, find: FindItems): Json {
  const [result] = find('result', item.name);
  return {
    description: textOf(item, 'description'),
    inputs: find('input', item.name).map(input),
    output: {
      description: textOf(result, 'description'),
      fields: byName(
        find('result-field', item.name),
        (field) => facetValue(field, 'value') ?? null,
      ),
    },
    entrypoints: byName(
      find('entrypoint', item.name),
      (entrypoint) => facetValue(entrypoint, 'argv') ?? null,
    ),
  };
}

/**
 * An input; `required` is null if unstated. The output for a sensitive input excludes fields that may contain its
 * value.
 */
function input(item: Item): Json {
  const isSensitive = isSet(item, 'sensitive');
  return {
    name: item.name,
    required: facetValue(item, 'required') ?? null,
    ...(isSensitive ? { sensitive: true } : facets(item, 'type', 'schema', 'default')),
    ...facets(item, 'description'),
  };
}

function power(item: Item): Json {
  return facetValue(item, 'value') ?? facets(item, 'allowed', 'commands', 'blocked');
}

function textOf(item: Item | undefined, facet: string): string | null {
  const value = facetValue(item ?? null, facet);
  return typeof value === 'string' ? value : null;
}

/** The listed facets of an item, if present. */
function facets(item: Item, ...names: readonly string[]): Record<string, Json> {
  const values = names.map((name) => [name, facetValue(item, name)] as const);
  return Object.fromEntries(values.filter((pair): pair is [string, Json] => pair[1] !== undefined));
}

function byName(items: readonly Item[], value: (item: Item) => Json): NamedValues {
  return Object.fromEntries(items.map((item) => [item.name, value(item)]));
}
