import { createHash } from 'node:crypto';
import { acceptedFingerprints } from '../config/accept.ts';
import { type Config, type Gate, openGate } from '../config/config.ts';
import { isGuarded } from '../config/is-guarded.ts';
import { highestLevel, type Level } from '../model/config.ts';
import type { Category, Draft, Finding, Severity } from '../model/finding.ts';
import { type PreviousByRoot, pathsAtBase } from '../model/previous-skills.ts';
import type { Skill } from '../model/skill.ts';
import { sanitizePaths } from '../model/text/sanitize.ts';
import { canonical } from '../model/value/canonical.ts';
import { redacted, redactValue } from '../model/value/redact-value.ts';
import type { Secret } from '../model/value/secret.ts';
import type { Json } from '../model/value/value.ts';
import type { Bump } from '../model/version/bump.ts';
import { matcher } from '../syntax/glob/matcher.ts';
import { redactorFor } from './redact.ts';

/** What the hall knows of a draft that the rule does not. */
export interface FindingContext {
  readonly rule: {
    readonly id: string;
    readonly category: Category;
    readonly offByDefault?: boolean;
  };
  /** The severity where nothing is configured. */
  readonly severity: Severity;
  /** A severity no configured level raises: what the version owns up to is a note. */
  readonly coveredByBump?: boolean;
  readonly bump?: Bump | null;
  readonly skill: string | null;
  readonly texts: ReadonlyMap<string, string>;
  readonly secrets: readonly Secret[];
  /** Texts that cannot be read and hold secrets nobody knows: nothing of them is shown. */
  readonly opaque?: ReadonlyMap<string, string> | undefined;
}

/** What a skill lends to its findings. */
export function contextOf(
  skill: Skill,
): Pick<FindingContext, 'skill' | 'texts' | 'secrets' | 'opaque'> {
  const { root, secrets, attached, unreadable } = skill;
  const allTexts = attached.size > 0 ? new Map([...skill.texts, ...attached]) : skill.texts;
  if (!unreadable) return { skill: root, texts: allTexts, secrets };
  const [opaque, texts] = [true, false].map(
    (isSensitive) =>
      new Map([...allTexts].filter(([, text]) => mentionsSensitive(text) === isSensitive)),
  );
  return { skill: root, texts: texts ?? allTexts, secrets, opaque };
}

function mentionsSensitive(text: string): boolean {
  return /\bsensitive["']?\s*[:=]/.test(text);
}

/** Makes findings of drafts; null for what the configuration silences. */
export type FindingFactory = (draft: Draft, context: FindingContext) => Finding | null;

/**
 * A stamp for one run. What skills may do is judged by the configuration of base where there is one: a
 * pull request cannot silence or accept what its reviewers are to see, nor by moving a skill.
 */
export function createFindingFactory(
  config: Config,
  gate: Gate = openGate,
  today: string | null = null,
  previousByRoot: PreviousByRoot = new Map(),
): FindingFactory {
  const headFactory = factoryForConfig(config, today);
  const guardedFactory = factoryForConfig(gate.base ?? config, today, previousByRoot);
  return (draft, context) =>
    (isGuarded(context.rule.id, context.rule.category) ? guardedFactory : headFactory)(
      draft,
      context,
    );
}

function factoryForConfig(
  config: Config,
  today: string | null,
  previousByRoot: PreviousByRoot = new Map(),
): FindingFactory {
  const levelOf = createLevelLookup(config);
  const accepted = acceptedFingerprints(config.accept, today);
  const readLine = createLineReader();
  return (draft, context) => {
    const defaultLevel = context.rule.offByDefault ? 'off' : (draft.severity ?? context.severity);
    const paths = pathsAtBase(draft.at.path, context.skill, previousByRoot);
    const level = highestLevel(paths.map((path) => levelOf(context.rule.id, path) ?? defaultLevel));
    if (level === 'off') return null;
    const redactor = redactorFor(secretsOf(draft, context));
    const shownValue = ({ sensitive }: Draft, value: Json = null) =>
      redactor.json(sensitive === undefined ? value : redactValue(sensitive, value));
    const [before, after] = [shownValue(draft, draft.before), shownValue(draft, draft.after)];
    const message = sanitizePaths(redactor.text(draft.message));
    const about = draft.about ?? message;
    const identity = [about, draft.stated ?? message, before, after];
    if (draft.value !== undefined) identity.push(shownValue(draft, draft.value));
    const fingerprint = computeFingerprint(context, [
      ...identity,
      saltFor(draft, identity, context),
    ]);
    return {
      rule: context.rule.id,
      severity: context.coveredByBump ? 'note' : level,
      state: accepted.has(fingerprint) ? 'accepted' : 'new',
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
      fingerprint,
      excerpt: redactor.line(readLine(draft, context.texts), draft.at),
    };
  };
}

/** In a text that is not to be shown, what a finding points at may be a secret. */
function secretsOf({ at }: Draft, { secrets, opaque }: FindingContext): readonly Secret[] {
  const line = opaque?.get(at.path)?.split('\n')[(at.range?.start.line ?? 0) - 1];
  if (line === undefined || !at.range) return secrets;
  const { start, end } = at.range;
  const endIndex = end.line === start.line ? end.column - 1 : line.length;
  return [...secrets, { text: line.slice(start.column - 1, endIndex).trim(), at }];
}

/** The level a rule is configured to for a file; undefined where nothing is said. */
function createLevelLookup(
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
function computeFingerprint({ rule, skill }: FindingContext, identity: readonly Json[]): string {
  return digest([rule.id, skill ?? '', ...identity]).slice(0, 12);
}

function digest(value: Json): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/**
 * Where a finding does not show what it is about, the file stands for that: another value is another
 * finding, and whoever guesses at a value has to know all else that is in the file.
 */
function saltFor({ at }: Draft, identity: Json, { texts }: FindingContext): string {
  if (!canonical(identity).includes(redacted)) return '';
  return (texts.get(at.path) ?? '').replaceAll('\r\n', '\n');
}

/** Gives the line a finding points at; a text with many findings is split once. */
function createLineReader(): (draft: Draft, texts: ReadonlyMap<string, string>) => string | null {
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
