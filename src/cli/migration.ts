import type { Finding } from '../model/finding.ts';
import { code, quote } from '../model/value/format-value.ts';
import type { Json } from '../model/value/value.ts';

/** How callers adapt to a change, by rule; derived from the two sides of the finding. */
const migrationSteps: Readonly<Record<string, (oldName: string, newName: string) => string>> = {
  'skill-renamed': (oldName, newName) => `call the skill ${newName} instead of ${oldName}`,
  'operation-renamed': (oldName, newName) => `call ${newName} instead of ${oldName}`,
  'input-renamed': (oldName, newName) => `pass ${newName} instead of ${oldName}`,
  'env-renamed': (oldName, newName) => `set ${newName} instead of ${oldName}`,
  'input-required-added': (_, newName) => `pass ${newName}`,
  'input-required-removed': (oldName) => `stop passing ${oldName}`,
  'input-optional-removed': (oldName) => `stop passing ${oldName}`,
  'env-required-added': (_, newName) => `set ${newName}`,
  'command-added': (_, newName) => `install ${newName}`,
  'required-tool-added': (_, newName) => `install ${newName}`,
  'output-pattern-changed': (oldName, newName) => `read ${newName} instead of ${oldName}`,
};

/** How callers adapt to a breaking change, in a few words; null if there is no general answer. */
export function migrationOf({ rule, bump, before, after, about }: Finding): string | null {
  if (bump !== 'major') return null;
  const step = Object.hasOwn(migrationSteps, rule) ? migrationSteps[rule] : undefined;
  if (!step) return null;
  const [oldName, newName] = [formatName(before), formatName(after)];
  const owner = rule.startsWith('input-') ? ownerOf(about) : '';
  return step(oldName, newName) + (owner === '' ? '' : ` to operation ${code(owner)}`);
}

/** The operation of a change; '' for the skill as a whole. */
export function operationOf({ about }: Pick<Finding, 'about'>): string {
  const [kind, , name = ''] = about.split('\0');
  return kind === 'operation' ? name : ownerOf(about);
}

function ownerOf(about: string): string {
  return about.split('\0')[1] ?? '';
}

function formatName(side: Json): string {
  const isTable = side !== null && typeof side === 'object' && !Array.isArray(side);
  const name = isTable ? (side as { readonly name?: Json }).name : side;
  return quote(String(name ?? ''));
}
