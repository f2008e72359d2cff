import { canonical } from './model/canonical.ts';
import type { Config, ConfigFile, Gate, Level } from './model/config.ts';
import type { Problem } from './model/finding.ts';
import { quoted } from './model/seen.ts';
import type { Location } from './model/text.ts';
import { find, pointer } from './model/value.ts';
import { policyKey } from './policy.ts';
import { ruleNamed } from './rules/catalog.ts';

/** The settings of head that let through what base would not, each with the place where it is set. */
export function weakenings({ file, base }: Gate, head: Config): readonly Problem[] {
  if (!base) return [];
  return [...allOf(base, head)].map(({ key, message, guarded }) => ({
    rule: 'gate-weakened',
    message: guarded ? `${message} ${heldBack}` : message,
    at: placeOf(file, key),
    about: canonical(key),
  }));
}

const heldBack = 'For what skills may do, the setting of base holds until this is merged.';

interface Weakening {
  readonly key: readonly (string | number)[];
  readonly message: string;
  /** Whether it is base's setting that judges what skills may do. */
  readonly guarded: boolean;
}

function* allOf(base: Config, head: Config): Iterable<Weakening> {
  yield* ruleLevels(base.rules, head.rules);
  const overrides = new Set(base.overrides.map(overrideKey));
  for (const [at, override] of head.overrides.entries()) {
    if (overrides.has(overrideKey(override))) continue;
    const softer = Object.entries(override.rules).filter(([id, level]) => isSofter(id, level));
    const [first] = softer;
    if (!first) continue;
    const message = `This override sets ${quoted(first[0])} to ${first[1]} for ${quoted(override.files.join(', '))}.`;
    yield { key: ['overrides', at], message, guarded: softer.some(([id]) => isPower(id)) };
  }
  for (const [at, glob] of head.ignore.entries()) {
    if (base.ignore.includes(glob)) continue;
    yield {
      key: ['ignore', at],
      message: `Paths that match ${quoted(glob)} are no longer looked at.`,
      guarded: true,
    };
  }
  for (const glob of base.locks.filter((one) => !head.locks.includes(one))) {
    const message = `Locks that match ${quoted(glob)} are no longer named.`;
    yield { key: ['locks'], message, guarded: false };
  }
  for (const glob of base.protos.filter((one) => !head.protos.includes(one))) {
    const message = `Protos that match ${quoted(glob)} are no longer looked at.`;
    yield { key: ['protos'], message, guarded: false };
  }
  const policies = new Set(head.policy.map(policyKey));
  if (base.policy.some((one) => !policies.has(policyKey(one)))) {
    const message = 'The policy is not what it was; it may grant more.';
    yield { key: ['policy'], message, guarded: true };
  }
  for (const { key, order, field } of ladders) {
    const [was, now] = [String(base[field]), String(head[field])];
    if (order.indexOf(now) <= order.indexOf(was)) continue;
    const message = `"${key}" is ${now}, where it was ${was}.`;
    yield { key: [key], message, guarded: key === 'fail-on' };
  }
}

/** Settings with one value for another, the strictest first. */
const ladders: readonly {
  readonly key: string;
  readonly field: 'failOn' | 'scope' | 'unversioned' | 'allowEmpty';
  readonly order: readonly string[];
}[] = [
  { key: 'fail-on', field: 'failOn', order: ['warning', 'error', 'never'] },
  { key: 'scope', field: 'scope', order: ['all', 'auto', 'new'] },
  { key: 'unversioned', field: 'unversioned', order: ['error', 'auto', 'warn'] },
  { key: 'allow-empty', field: 'allowEmpty', order: ['false', 'true'] },
];

const loudness: readonly Level[] = ['off', 'note', 'warning', 'error'];

function* ruleLevels(was: Config['rules'], now: Config['rules']): Iterable<Weakening> {
  for (const id of new Set([...Object.keys(now), ...Object.keys(was)])) {
    const [before, after] = [was[id] ?? usualLevel(id), now[id] ?? usualLevel(id)];
    if (loudness.indexOf(after) >= loudness.indexOf(before)) continue;
    const message = now[id]
      ? `Rule ${quoted(id)} is set to ${after}, where it was ${before}.`
      : `Rule ${quoted(id)} is no longer set to ${before}; it is ${after} now.`;
    yield { key: ['rules', id], message, guarded: isPower(id) };
  }
}

function isSofter(id: string, level: Level): boolean {
  return loudness.indexOf(level) < loudness.indexOf(usualLevel(id));
}

function isPower(id: string): boolean {
  return ruleNamed(id)?.category === 'privilege';
}

/** How loud a rule is at its loudest where nothing is configured. */
function usualLevel(id: string): Level {
  const rule = ruleNamed(id);
  if (!rule) return 'off';
  if (rule.scope === 'problem') return rule.severity;
  if (rule.scope === 'change') return rule.category === 'privilege' ? 'warning' : 'error';
  return rule.off ? 'off' : rule.severity;
}

/** The place of the innermost key that is still there. */
function placeOf(file: ConfigFile | null, key: readonly (string | number)[]): Location {
  const path = file?.path ?? '.';
  const root = file?.root;
  if (!root) return { path };
  for (let length = key.length; length > 0; length--) {
    const { keyAt, missing } = find(root, pointer(...key.slice(0, length)));
    if (!missing) return keyAt;
  }
  return { path };
}

function overrideKey({ files, rules }: Config['overrides'][number]): string {
  return canonical({ files, rules });
}
