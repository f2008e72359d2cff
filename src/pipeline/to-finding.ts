import { createHash } from 'node:crypto';
import { acceptedBy } from '../config/accept.ts';
import { isGuarded } from '../config/guarded.ts';
import { canonical } from '../model/canonical.ts';
import { type Config, type Gate, highestLevel, type Level, openGate } from '../model/config.ts';
import type { Category, Draft, Finding, Severity } from '../model/finding.ts';
import { type PreviousByRoot, pathsAtBase } from '../model/previous-skills.ts';
import { redacted, redactValue } from '../model/redacted.ts';
import type { Secret } from '../model/secret.ts';
import type { Skill } from '../model/skill.ts';
import { sanitizePaths } from '../model/text/sanitize.ts';
import type { Json } from '../model/value.ts';
import type { Bump } from '../model/version/bump.ts';
import { matcher } from '../syntax/glob/matcher.ts';
import { hider } from './redact.ts';

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
  readonly secrets: readonly Secret[];
  /** Texts that cannot be read and hold secrets nobody knows: nothing of them is shown. */
  readonly opaque?: ReadonlyMap<string, string> | undefined;
}

/** What a skill lends to its findings. */
export function contextOf(skill: Skill): Pick<Context, 'skill' | 'texts' | 'secrets' | 'opaque'> {
  const { root, secrets, attached, unreadable } = skill;
  const all = attached.size > 0 ? new Map([...skill.texts, ...attached]) : skill.texts;
  if (!unreadable) return { skill: root, texts: all, secrets };
  const [opaque, texts] = [true, false].map(
    (wanted) => new Map([...all].filter(([, text]) => mentionsSensitive(text) === wanted)),
  );
  return { skill: root, texts: texts ?? all, secrets, opaque };
}

function mentionsSensitive(text: string): boolean {
  return /\bsensitive["']?\s*[:=]/.test(text);
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
  former: PreviousByRoot = new Map(),
): Stamp {
  const own = stampBy(config, today);
  const guarded = stampBy(gate.base ?? config, today, former);
  return (draft, context) =>
    (isGuarded(context.rule.id, context.rule.category) ? guarded : own)(draft, context);
}

function stampBy(config: Config, today: string | null, former: PreviousByRoot = new Map()): Stamp {
  const levelOf = levels(config);
  const accepted = acceptedBy(config.accept, today);
  const lineOf = lineReader();
  return (draft, context) => {
    const usual = context.rule.off ? 'off' : (draft.severity ?? context.severity);
    const paths = pathsAtBase(draft.at.path, context.skill, former);
    const level = highestLevel(paths.map((path) => levelOf(context.rule.id, path) ?? usual));
    if (level === 'off') return null;
    const hide = hider(secretsOf(draft, context));
    const shown = ({ sensitive }: Draft, value: Json = null) =>
      hide.json(sensitive === undefined ? value : redactValue(sensitive, value));
    const [before, after] = [shown(draft, draft.before), shown(draft, draft.after)];
    const message = sanitizePaths(hide.text(draft.message));
    const about = draft.about ?? message;
    const said = [about, draft.stated ?? message, before, after];
    if (draft.value !== undefined) said.push(shown(draft, draft.value));
    const print = fingerprint(context, [...said, saltOf(draft, said, context)]);
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
      about,
      value: draft.value === undefined ? undefined : digest(draft.value),
      fingerprint: print,
      excerpt: hide.line(lineOf(draft, context.texts), draft.at),
    };
  };
}

/** In a text that is not to be shown, what a finding points at may be a secret. */
function secretsOf({ at }: Draft, { secrets, opaque }: Context): readonly Secret[] {
  const line = opaque?.get(at.path)?.split('\n')[(at.range?.start.line ?? 0) - 1];
  if (line === undefined || !at.range) return secrets;
  const { start, end } = at.range;
  const until = end.line === start.line ? end.column - 1 : line.length;
  return [...secrets, { text: line.slice(start.column - 1, until).trim(), at }];
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

/** Twelve hex digits that stay the same while what is said does, wherever its line moves. */
function fingerprint({ rule, skill }: Context, said: readonly Json[]): string {
  return digest([rule.id, skill ?? '', ...said]).slice(0, 12);
}

function digest(value: Json): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/**
 * Where a finding does not show what it is about, the file stands for that: another value is another
 * finding, and whoever guesses at a value has to know all else that is in the file.
 */
function saltOf({ at }: Draft, said: Json, { texts }: Context): string {
  if (!canonical(said).includes(redacted)) return '';
  return (texts.get(at.path) ?? '').replaceAll('\r\n', '\n');
}

/** Gives the line a finding points at; a text with many findings is split once. */
function lineReader(): (draft: Draft, texts: ReadonlyMap<string, string>) => string | null {
  let last: string | null = null;
  let lines: readonly string[] = [];
  return (draft, texts) => {
    const text = texts.get(draft.at.path);
    const line = draft.at.inBaseOnly ? undefined : draft.at.range?.start.line;
    if (text === undefined || line === undefined) return null;
    if (text !== last) lines = text.split('\n').map((one) => one.replace(/\r$/, ''));
    last = text;
    return lines[line - 1] ?? null;
  };
}
