import type { Finding } from '../model/finding.ts';
import { quote } from '../model/format-value.ts';
import type { Json } from '../model/value.ts';

/** What a caller does about a change, by the rule that found it; from the two sides as the rule saw them. */
const steps: Readonly<Record<string, (was: string, now: string) => string>> = {
  'skill-renamed': (was, now) => `call the skill ${now} instead of ${was}`,
  'operation-renamed': (was, now) => `call ${now} instead of ${was}`,
  'input-renamed': (was, now) => `pass ${now} instead of ${was}`,
  'env-renamed': (was, now) => `set ${now} instead of ${was}`,
  'input-required-added': (_, now) => `pass ${now}`,
  'input-required-removed': (was) => `stop passing ${was}`,
  'input-optional-removed': (was) => `stop passing ${was}`,
  'env-required-added': (_, now) => `set ${now}`,
  'command-added': (_, now) => `install ${now}`,
  'required-tool-added': (_, now) => `install ${now}`,
  'output-pattern-changed': (was, now) => `read ${now} instead of ${was}`,
};

/** How callers follow a breaking change, in a few words; null where that is for them to find out. */
export function migrationOf({ rule, bump, before, after, about }: Finding): string | null {
  if (bump !== 'major') return null;
  const step = Object.hasOwn(steps, rule) ? steps[rule] : undefined;
  if (!step) return null;
  const [was, now] = [nameIn(before), nameIn(after)];
  const owner = rule.startsWith('input-') ? ownerOf(about) : '';
  return step(was, now) + (owner === '' ? '' : ` to operation ${quote(owner)}`);
}

/** The operation a change belongs to; '' for the skill as a whole. */
export function operationOf({ about }: Pick<Finding, 'about'>): string {
  const [kind, , name = ''] = about.split('\0');
  return kind === 'operation' ? name : ownerOf(about);
}

function ownerOf(about: string): string {
  return about.split('\0')[1] ?? '';
}

function nameIn(side: Json): string {
  const isTable = side !== null && typeof side === 'object' && !Array.isArray(side);
  const name = isTable ? (side as { readonly name?: Json }).name : side;
  return quote(String(name ?? ''));
}
