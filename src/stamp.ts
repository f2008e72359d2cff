import { createHash } from 'node:crypto';
import { acceptedBy } from './accept.ts';
import { matcher } from './discover.ts';
import type { Bump } from './model/bump.ts';
import { canonical } from './model/canonical.ts';
import { type Config, type Gate, type Level, loudest, openGate } from './model/config.ts';
import type { Category, Draft, Finding, Severity } from './model/finding.ts';
import { sanitizePaths } from './model/sanitize.ts';
import type { Skill } from './model/skill.ts';
import type { Json } from './model/value.ts';
import { type Former, pathsAtBase } from './moves.ts';

/** What the hall knows of a draft that the rule does not. */
export interface Context {
  readonly rule: { readonly id: string; readonly category: Category; readonly off?: boolean };
  /** The severity where nothing is configured. */
  readonly severity: Severity;
  /** A severity no configured level raises: what the version owns up to is a note. */
  readonly settled?: boolean;
  readonly bump?: Bump | null;
  readonly skill: string | null;
  readonly texts: ReadonlyMap<string, string>;
  readonly secrets: readonly string[];
}

/** What a skill lends to its findings. */
export function contextOf(skill: Skill): Pick<Context, 'skill' | 'texts' | 'secrets'> {
  const all = skill.attached.size > 0 ? new Map([...skill.texts, ...skill.attached]) : skill.texts;
  const texts = skill.unreadable ? withoutSensitive(all) : all;
  return { skill: skill.root, texts, secrets: skill.secrets };
}

/** Where a manifest cannot be read nobody knows its secrets, so no line of it is shown that may hold one. */
function withoutSensitive(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...texts].filter(([, text]) => !/\bsensitive["']?\s*:/.test(text)));
}

/** Makes findings of drafts; null for what the configuration silences. */
export type Stamp = (draft: Draft, context: Context) => Finding | null;

/**
 * A stamp for one run. What skills may do is judged by the configuration of base where there is one: a
 * pull request cannot silence or accept what its reviewers are to see, nor by moving a skill.
 */
export function stamper(
  config: Config,
  gate: Gate = openGate,
  today: string | null = null,
  former: Former = new Map(),
): Stamp {
  const own = stampBy(config, today);
  const guarded = stampBy(gate.base ?? config, today, former);
  return (draft, context) => (isGuarded(context.rule) ? guarded : own)(draft, context);
}

/** What a pull request cannot silence: powers, and that it loosens the gate. */
function isGuarded({ id, category }: Context['rule']): boolean {
  return category === 'privilege' || id === 'gate-weakened';
}

function stampBy(config: Config, today: string | null, former: Former = new Map()): Stamp {
  const levelOf = levels(config);
  const accepted = acceptedBy(config.accept, today);
  const lineOf = lineReader();
  return (draft, context) => {
    const usual = context.rule.off ? 'off' : (draft.severity ?? context.severity);
    const paths = pathsAtBase(draft.at.path, context.skill, former);
    const level = loudest(paths.map((path) => levelOf(context.rule.id, path) ?? usual));
    if (level === 'off') return null;
    const hide = hider(context.secrets);
    const before = hide.json(draft.before ?? null);
    const after = hide.json(draft.after ?? null);
    const message = sanitizePaths(hide.text(draft.message));
    const print = fingerprint(context, draft.about ?? message, before, after);
    return {
      rule: context.rule.id,
      severity: context.settled ? 'note' : level,
      state: accepted.has(print) ? 'accepted' : 'new',
      category: context.rule.category,
      bump: context.bump ?? null,
      message,
      skill: context.skill,
      at: draft.at,
      was: draft.was ?? null,
      before,
      after,
      about: draft.about ?? message,
      fingerprint: print,
      excerpt: hide.line(lineOf(draft, context.texts)),
    };
  };
}

/** The level a rule is configured to for a file; undefined where nothing is said. */
function levels(
  config: Pick<Config, 'rules' | 'overrides'>,
): (rule: string, path: string) => Level | undefined {
  const overrides = config.overrides.map((one) => ({
    applies: matcher(one.files),
    rules: one.rules,
  }));
  return (rule, path) => {
    const last = overrides.findLast((one) => one.rules[rule] !== undefined && one.applies(path));
    return last?.rules[rule] ?? config.rules[rule];
  };
}

/** Twelve hex digits that stay the same while the fault does, wherever its line moves. */
function fingerprint(context: Context, about: string, before: Json, after: Json): string {
  const parts = [context.rule.id, context.skill ?? '', about, canonical(before), canonical(after)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** Gives the line a finding points at; a text with many findings is split once. */
function lineReader(): (draft: Draft, texts: ReadonlyMap<string, string>) => string | null {
  let last: string | null = null;
  let lines: readonly string[] = [];
  return (draft, texts) => {
    const text = texts.get(draft.at.path);
    const line = draft.at.gone ? undefined : draft.at.range?.start.line;
    if (text === undefined || line === undefined) return null;
    if (text !== last) lines = text.split('\n');
    last = text;
    return lines[line - 1]?.replace(/\r$/, '') ?? null;
  };
}

const redacted = '[redacted]';

/** Keeps the values of sensitive inputs out of everything that is printed. */
export function hider(secrets: readonly string[]) {
  const known = secrets.filter((secret) => secret !== '');
  const text = (shown: string): string =>
    known.reduce(
      (left, secret) =>
        secret.length >= 4
          ? left.replaceAll(secret, redacted)
          : left.replaceAll(`"${secret}"`, redacted),
      shown,
    );
  const json = (value: Json): Json => {
    if (known.length === 0) return value;
    if (Array.isArray(value)) return value.map(json);
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, json(inner)]));
    }
    return known.includes(String(value))
      ? redacted
      : typeof value === 'string'
        ? text(value)
        : value;
  };
  const line = (shown: string | null): string | null =>
    known.some((secret) => shown?.includes(secret)) ? null : shown;
  return { text, json, line };
}
