import { createHash } from 'node:crypto';
import type { Level } from '../../model/config.ts';
import type { Draft, Finding } from '../../model/finding.ts';
import { identityOf, type Message, words } from '../../model/message.ts';
import { canonical } from '../../model/value/canonical.ts';
import { redacted, redactValue } from '../../model/value/redact-value.ts';
import type { Secret } from '../../model/value/secret.ts';
import type { Json } from '../../model/value/value.ts';
import { type FindingSettings, isAccepted, isConfigured, levelOf } from './finding-settings.ts';
import { redactorFor } from './redact.ts';
import type { RuleDraft, Source } from './rule-draft.ts';

/** Turns drafts into findings; drafts of rules that are off are left out. */
export function toFindings(drafts: Iterable<RuleDraft>, settings: FindingSettings): Finding[] {
  const readLine = createLineReader();
  return Array.from(drafts, (draft) => toFinding(draft, settings, readLine)).filter(
    (finding) => finding !== null,
  );
}

function toFinding(
  ruleDraft: RuleDraft,
  settings: FindingSettings,
  readLine: LineReader,
): Finding | null {
  const { rule, draft, source, bump, isCovered } = ruleDraft;
  const level = levelOf(ruleDraft, settings);
  if (level === 'off') return null;
  const redactor = redactorFor(secretsAt(draft, source));
  const shownValue = (value: Json = null) =>
    redactor.json(
      draft.sensitiveKey === undefined ? value : redactValue(draft.sensitiveKey, value),
    );
  const shown = (message: Message) => redactor.message(message);
  const [before, after] = [shownValue(draft.before), shownValue(draft.after)];
  const message = shown(typeof draft.message === 'string' ? words(draft.message) : draft.message);
  const stated = draft.identity === undefined ? identityOf(message) : shownValue(draft.identity);
  const identity = [draft.about ?? '', stated, before, after];
  if (draft.value !== undefined) identity.push(shownValue(draft.value));
  const fingerprint = fingerprintOf(ruleDraft, identity);
  return {
    rule: rule.id,
    severity: isCovered ? 'note' : level,
    state: isAccepted(ruleDraft, fingerprint, settings) ? 'accepted' : 'new',
    category: rule.category,
    topic: draft.topic ?? rule.topic ?? null,
    isChange: asksNothing(ruleDraft, level, settings),
    bump: bump ?? null,
    message,
    help: draft.help ? shown(draft.help) : null,
    notes: (draft.notes ?? []).map((note) => ({ ...note, message: shown(note.message) })),
    phrase: draft.phrase ? shown(draft.phrase) : null,
    skill: source.skill,
    at: draft.at,
    was: draft.was ?? null,
    before,
    after,
    about: draft.about ?? identityOf(message).join('\0'),
    value: draft.value === undefined ? undefined : digest(draft.value),
    fingerprint,
    consequenceOf: rule.consequenceOf,
    reasons: draft.reasons,
    callers: draft.callers,
    excerpt: redactor.line(readLine(draft, source.texts), draft.at),
  };
}

/** Whether a note asks nothing: a configured level makes it a finding again. */
function asksNothing(ruleDraft: RuleDraft, level: Level, settings: FindingSettings): boolean {
  const { rule, isCovered = false } = ruleDraft;
  if (rule.asksNothing !== true || (level !== 'note' && !isCovered)) return false;
  return !isConfigured(ruleDraft, settings);
}

/** The secrets of a source; in an opaque text also the text at the place of the draft. */
function secretsAt({ at }: Draft, { secrets, opaque }: Source): readonly Secret[] {
  const line = opaque?.get(at.path)?.split('\n')[(at.range?.start.line ?? 0) - 1];
  if (line === undefined || !at.range) return secrets;
  const { start, end } = at.range;
  const endIndex = end.line === start.line ? end.column - 1 : line.length;
  return [...secrets, { text: line.slice(start.column - 1, endIndex).trim(), at }];
}

/** 128 bits in hex digits, of what the finding is about: neither its words nor its line. */
function fingerprintOf({ rule, draft, source }: RuleDraft, identity: readonly Json[]): string {
  const salt = saltFor(draft, identity, source);
  return digest([rule.id, source.skill ?? '', ...identity, salt]).slice(0, 32);
}

function digest(value: Json): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/** The text of the file where a value is redacted: without it, a guess at the value could be verified. */
function saltFor({ at }: Draft, identity: readonly Json[], { texts }: Source): string {
  if (!canonical(identity).includes(redacted)) return '';
  return (texts.get(at.path) ?? '').replaceAll('\r\n', '\n');
}

/** Gives the line at the place of a draft; null where there is none. */
type LineReader = (draft: Draft, texts: ReadonlyMap<string, string>) => string | null;

/** Splits a text once for consecutive findings in it. */
function createLineReader(): LineReader {
  let lastText: string | null = null;
  let lines: readonly string[] = [];
  return ({ at }, texts) => {
    const text = texts.get(at.path);
    const line = at.inBaseOnly ? undefined : at.range?.start.line;
    if (text === undefined || line === undefined) return null;
    if (text !== lastText) lines = text.split('\n').map((textLine) => textLine.replace(/\r$/, ''));
    lastText = text;
    return lines[line - 1] ?? null;
  };
}
