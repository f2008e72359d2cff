import { facetValue, type Item, isSet } from '../model/contract.ts';
import { saysNothing } from './parts.ts';
import { compareTools } from './tools.ts';

/** What formats have different words for. */
type Reach = 'exec' | 'network' | 'read' | 'write';

/** The words of Skill Manifest v2 and of the skill.toml contract for them. */
const words: ReadonlyMap<string, Reach> = new Map([
  ['proc.exec', 'exec'],
  ['net.fetch', 'network'],
  ['fs.read', 'read'],
  ['fs.write', 'write'],
  ['terminal_exec', 'exec'],
  ['network', 'network'],
  ['filesystem_read', 'read'],
  ['filesystem_write', 'write'],
]);

/** The tools that are nothing but such a power. */
const tools: Readonly<Record<Reach, readonly string[]>> = {
  exec: ['Bash'],
  network: ['WebFetch'],
  read: ['Read'],
  write: ['Write', 'Edit'],
};

/** Whether an item says that a skill may do something, or does it unasked, so that a reviewer has to see it come. */
export function isPower(item: Item): boolean {
  const { kind, name } = item;
  if (kind === 'execution') return flags.has(name) && isSet(item, 'value');
  if (kind === 'provides') return name === 'executable' && isSet(item, 'value');
  if (kind === 'confirmation') return facetValue(item, 'value') === 'auto';
  if (kind === 'dependency') return !isSet(item, 'optional');
  if (kind === 'power') return !saysNothing(item);
  return kind === 'effect' || kind === 'allowed-tools';
}

const flags: ReadonlySet<string> = new Set(['network', 'destructive']);

/**
 * Whether these items say already, in whatever format, what a power says. Effects and flags know no bounds, so that
 * a bounded power says as much; the lists of a skill.toml say no more than an effect or the tools do.
 */
export function saysAlready(items: readonly Item[]): (power: Item) => boolean {
  const powers = items.filter(isPower);
  const reached = new Set(powers.map(reachOf));
  const boundless = new Set(powers.filter((one) => !isList(one)).map(reachOf));
  const allowed = items
    .filter(({ kind }) => kind === 'allowed-tools')
    .flatMap((item) => listOf(item));
  const variables = new Set(
    items.filter(({ kind }) => kind === 'environment').map(({ name }) => name),
  );
  return (power) => {
    if (isList(power) && power.name === 'env_read')
      return listOf(power).every((name) => variables.has(name));
    const reach = reachOf(power);
    if (reach === undefined) return false;
    return isList(power)
      ? boundless.has(reach) || allowsList(allowed, power, reach)
      : reached.has(reach) || usesTool(allowed, reach);
  };
}

function reachOf({ kind, name }: Item): Reach | undefined {
  return ['effect', 'power', 'execution'].includes(kind) ? words.get(name) : undefined;
}

function isList({ kind }: Item): boolean {
  return kind === 'power';
}

/** Whether tools allow all that a list does. */
function allowsList(allowed: readonly string[], power: Item, reach: Reach): boolean {
  const commands = listOf(power, 'commands').map((command) => `Bash(${command}:*)`);
  if (commands.length > 0) return allows(allowed, commands);
  return tools[reach].some((tool) => allows(allowed, [tool]));
}

/** Whether one of these entries allows a tool that is nothing but such a power, in part at least. */
function usesTool(allowed: readonly string[], reach: Reach): boolean {
  return tools[reach].some(
    (tool) => allows(allowed, [tool]) || allowed.some((one) => allows([tool], [one])),
  );
}

function allows(allowed: readonly string[], asked: readonly string[]): boolean {
  return compareTools(allowed, asked).gained.length === 0;
}

function listOf(item: Item, facet = 'value'): readonly string[] {
  const value = facetValue(item, facet);
  return Array.isArray(value) ? value.map(String) : [];
}
