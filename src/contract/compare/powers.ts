import { facetTexts, facetValue, type Item, isSet } from '../../model/contract.ts';
import { compareTools } from '../coverage/tools.ts';
import { isEmptyItem } from './parts.ts';

/** Permissions with different names in different formats. */
type Access = 'exec' | 'network' | 'read' | 'write';

/** The names in Skill Manifest v2 and in the skill.toml contract. */
const accessByName: ReadonlyMap<string, Access> = new Map([
  ['proc.exec', 'exec'],
  ['net.fetch', 'network'],
  ['fs.read', 'read'],
  ['fs.write', 'write'],
  ['terminal_exec', 'exec'],
  ['network', 'network'],
  ['filesystem_read', 'read'],
  ['filesystem_write', 'write'],
]);

/** The tools that equal such a permission. */
const toolsByAccess: Readonly<Record<Access, readonly string[]>> = {
  exec: ['Bash'],
  network: ['WebFetch'],
  read: ['Read'],
  write: ['Write', 'Edit'],
};

/** Whether an item is a permission, or removes a confirmation, which a reviewer must see. */
export function isPower(item: Item): boolean {
  const { kind, name } = item;
  if (kind === 'execution') return flags.has(name) && isSet(item, 'value');
  if (kind === 'provides') return name === 'executable' && isSet(item, 'value');
  if (kind === 'confirmation') return facetValue(item, 'value') === 'auto';
  if (kind === 'dependency') return !isSet(item, 'optional');
  if (kind === 'power') return !isEmptyItem(item);
  return kind === 'effect' || kind === 'allowed-tools';
}

const flags: ReadonlySet<string> = new Set(['network', 'destructive']);

/**
 * Whether these items already declare a permission in any format. Effects and flags are unbounded, so only
 * unbounded items equal them; a bounded list of a skill.toml is covered by an effect or by tools.
 */
export function alreadyDeclared(items: readonly Item[]): (power: Item) => boolean {
  const unboundedAccess = new Set(items.filter(isUnbounded).map(accessOf));
  const allowed = items
    .filter(({ kind }) => kind === 'allowed-tools')
    .flatMap((item) => facetTexts(item));
  const variables = new Set(
    items.filter(({ kind }) => kind === 'environment').map(({ name }) => name),
  );
  return (power) => {
    if (isList(power) && power.name === 'env_read')
      return facetTexts(power).every((name) => variables.has(name));
    const access = accessOf(power);
    if (access === undefined) return false;
    if (unboundedAccess.has(access) || allowsAll(allowed, access)) return true;
    return isList(power) && allowsCommands(allowed, power);
  };
}

function accessOf({ kind, name }: Item): Access | undefined {
  return ['effect', 'power', 'execution'].includes(kind) ? accessByName.get(name) : undefined;
}

function isList({ kind }: Item): boolean {
  return kind === 'power';
}

/** List entries that mean everything. */
const unlimitedEntries: Readonly<Record<Access, string | null>> = {
  exec: null,
  network: '*',
  read: '/',
  write: '/',
};

/** Whether an item is an unbounded permission: an effect, a flag, or a list of everything. */
function isUnbounded(item: Item): boolean {
  const access = accessOf(item);
  if (access === undefined || !isPower(item)) return false;
  if (!isList(item)) return true;
  if (access === 'exec')
    return facetTexts(item, 'commands').length + facetTexts(item, 'blocked').length === 0;
  const unlimited = unlimitedEntries[access];
  return unlimited !== null && facetTexts(item).includes(unlimited);
}

/** Whether tools allow everything in a permission. */
function allowsAll(allowed: readonly string[], access: Access): boolean {
  return toolsByAccess[access].some((tool) => allows(allowed, [tool]));
}

/** Whether tools allow every command of a list. */
function allowsCommands(allowed: readonly string[], power: Item): boolean {
  const commands = facetTexts(power, 'commands').map((command) => `Bash(${command}:*)`);
  return commands.length > 0 && allows(allowed, commands);
}

function allows(allowed: readonly string[], requested: readonly string[]): boolean {
  return compareTools(allowed, requested).gained.length === 0;
}
