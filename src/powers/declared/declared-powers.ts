import { commandsOf, policyOf } from '../../contract/coverage/exec-policy.ts';
import { facetTexts, facetValue, type Item, isSet } from '../../model/contract.ts';
import type { ListedReach, Power, PowerKind, Unit } from '../../model/power.ts';
import type { Skill } from '../../model/skill.ts';
import { redactScope } from '../support/redact-scope.ts';

/** What the manifests of a skill declare, other than `allowed-tools`, which is read with the frontmatter. */
export function declaredPowers(
  { contract, name, root }: Skill,
  isWanted: (item: Item) => boolean = () => true,
): readonly Power[] {
  const unit = { kind: 'skill', name, root } as const;
  return contract.items.filter(isWanted).flatMap((item) => powersOfItem(item, unit));
}

/** What one line of a contract declares. */
export function powersOfItem(item: Item, unit: Unit): readonly Power[] {
  const at = (item.facets.get('value') ?? item.facets.get('commands'))?.at ?? item.at;
  return itemPowers(item).map((power) => ({
    reach: 'one',
    ...power,
    scope: redactScope(power.scope),
    feature: 'declared',
    subject: subjectOf(item),
    trigger: { start: 'turn' },
    unit,
    at,
  }));
}

type Declared = Pick<Power, 'kind' | 'scope' | 'effect' | 'commands'> &
  Partial<Pick<Power, 'reach'>>;

function subjectOf({ kind, name }: Item): string {
  return subjects[kind] ?? `${tables[kind] ?? ''}${name}`;
}

/** What a manifest calls the one line of a kind, or the table of its lines. */
const subjects: Partial<Record<Item['kind'], string>> = {
  effect: 'effects',
  sensitive: 'sensitive',
  confirmation: 'recipes.default_confirmation',
};
const tables: Partial<Record<Item['kind'], string>> = {
  power: 'capabilities.',
  execution: 'execution.',
  provides: 'provides.',
};

function itemPowers(item: Item): readonly Declared[] {
  const { kind, name } = item;
  if (kind === 'effect') return [effectPower(name)];
  if (kind === 'power') return capabilityPowers(item);
  if (kind === 'confirmation')
    return facetValue(item, 'value') === 'auto' ? [{ kind: 'approve', scope: 'recipes' }] : [];
  if (!isSet(item, 'value')) return [];
  if (kind === 'sensitive') return [{ kind: 'guard', scope: 'sensitive' }];
  if (kind === 'provides' && name === 'executable') return [{ kind: 'run', scope: 'module' }];
  if (kind === 'execution' && name === 'network') return [unlimited('net')];
  const isDestructive = kind === 'execution' && name === 'destructive';
  return isDestructive ? [{ kind: 'effect', scope: name }] : [];
}

function unlimited(kind: PowerKind): Declared {
  return { kind, scope: '*', reach: 'any' };
}

/** The effects of Skill Manifest v2 that other formats declare too. */
const effectKinds: ReadonlyMap<string, PowerKind> = new Map([
  ['proc.exec', 'run'],
  ['fs.read', 'read'],
  ['fs.write', 'write'],
  ['net.fetch', 'net'],
]);

function effectPower(name: string): Declared {
  const kind = effectKinds.get(name);
  return kind
    ? { ...unlimited(kind), effect: name }
    : { kind: 'effect', scope: name, effect: name };
}

/** The lists of `[capabilities]` in a skill.toml. */
const lists: ReadonlyMap<string, { readonly kind: PowerKind; readonly reach: ListedReach }> =
  new Map([
    ['filesystem_read', { kind: 'read', reach: 'path' }],
    ['filesystem_write', { kind: 'write', reach: 'path' }],
    ['network', { kind: 'net', reach: 'domain' }],
    ['env_read', { kind: 'secret', reach: 'variable' }],
  ]);

function capabilityPowers(item: Item): readonly Declared[] {
  if (item.name === 'terminal_exec') return commandsOf(policyOf(item)).map(commandPower);
  const list = lists.get(item.name);
  if (!list) return isSet(item, 'value') ? [unlimited('secret')] : [];
  return facetTexts(item, 'value').map((scope) => ({ ...list, scope }));
}

function commandPower(commands: NonNullable<Power['commands']>): Declared {
  const { line, blocked } = commands;
  const scope = line ?? '*';
  return {
    kind: 'run',
    scope: blocked.length === 0 ? scope : `${scope} except ${[...blocked].sort().join(', ')}`,
    reach: line === null ? 'any' : 'command',
    commands,
  };
}
