import { facetTexts, facetValue, type Item, isSet, type Shape } from '../../model/contract.ts';
import { anyScope, type DeclaredKind, type DeclaredPower } from '../../model/declared-power.ts';

/** How the scopes of two permissions compare: as entries of a list of this type. */
export type PowerForm = Extract<Shape, { readonly type: 'entries' }>['of'];

/** A permission with the form of its scope. */
export interface FormedPower extends DeclaredPower {
  readonly form: PowerForm;
}

/** The permissions that one item of a contract declares; most items declare none. A carrier reads `allowed-tools`. */
export function itemPowers(item: Item): readonly FormedPower[] {
  switch (item.kind) {
    case 'effect':
      return [namedPower(item, effectKinds.get(item.name) ?? 'effect')];
    case 'power':
      return item.name === 'terminal_exec' ? commandPowers(item) : listPowers(item);
    case 'execution':
      if (!isSet(item, 'value')) return [];
      if (item.name === 'network') return [power(item, 'net', anyScope, 'execution.network')];
      return item.name === 'destructive'
        ? [power(item, 'mode', 'destructive', 'execution.destructive')]
        : [];
    case 'sensitive':
      return isSet(item, 'value') ? [power(item, 'secret', 'sensitive data', 'sensitive')] : [];
    case 'confirmation':
      return facetValue(item, 'value') === 'auto'
        ? [power(item, 'mode', 'recipes run unasked', 'default_confirmation: auto')]
        : [];
    case 'provides':
      return item.name === 'executable' && isSet(item, 'value')
        ? [power(item, 'run', 'bundled module', 'provides.executable')]
        : [];
    default:
      return [];
  }
}

/** The effects of Skill Manifest v2, as kinds. */
const effectKinds: ReadonlyMap<string, DeclaredKind> = new Map([
  ...([
    ['proc.exec', 'run'],
    ['fs.read', 'read'],
    ['fs.write', 'write'],
    ['net.fetch', 'net'],
  ] as const),
  ...(['db.read', 'db.write', 'git.read', 'git.write'] as const).map(
    (name) => [name, name] as const,
  ),
]);

/** The lists of `[capabilities]` in a skill.toml. */
const listKinds: ReadonlyMap<string, { readonly kind: DeclaredKind; readonly form: PowerForm }> =
  new Map([
    ['filesystem_read', { kind: 'read', form: 'path' }],
    ['filesystem_write', { kind: 'write', form: 'path' }],
    ['network', { kind: 'net', form: 'domain' }],
    ['env_read', { kind: 'secret', form: 'variable' }],
  ]);

function namedPower(item: Item, kind: DeclaredKind): FormedPower {
  return power(item, kind, kind === 'effect' ? item.name : anyScope, item.name);
}

function listPowers(item: Item): readonly FormedPower[] {
  const list = listKinds.get(item.name);
  if (!list) return isSet(item, 'value') ? [power(item, 'secret', anyScope, item.name)] : [];
  return facetTexts(item, 'value').map((entry) => ({
    ...power(item, list.kind, entry, `${item.name}: ${entry}`),
    form: list.form,
  }));
}

/** The commands of `terminal_exec`; without a list any, except the blocked ones. */
function commandPowers(item: Item): readonly FormedPower[] {
  if (facetValue(item, 'allowed') === false) return [];
  const blocked = facetTexts(item, 'blocked');
  const commands = facetTexts(item, 'commands');
  if (commands.length > 0) {
    return commands.map((command) => ({
      ...power(item, 'run', command, `terminal_exec: ${command}`),
      form: 'command',
    }));
  }
  const scope = blocked.length === 0 ? anyScope : `any but ${[...blocked].sort().join(', ')}`;
  return [power(item, 'run', scope, 'terminal_exec')];
}

function power(item: Item, kind: DeclaredKind, scope: string, text: string): FormedPower {
  return { kind, scope, text, place: placeOf(item), form: 'name' };
}

function placeOf(item: Item): DeclaredPower['place'] {
  return item.facets.get('value')?.at ?? item.at;
}
