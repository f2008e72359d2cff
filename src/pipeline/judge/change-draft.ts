import type { Config } from '../../config/config.ts';
import type { Change } from '../../model/contract.ts';
import type { Severity } from '../../model/finding.ts';
import { canonical } from '../../model/value/canonical.ts';
import { covers, type DeclaredBump } from '../../model/version/bump.ts';
import type { Pair } from '../../model/workspace.ts';
import type { Requirement } from '../../rules/requirement.ts';
import type { ChangeRule } from '../../rules/rule.ts';
import { powerSeverity, requirementOf } from '../../rules/support/requirement.ts';
import { callerNotes } from '../../rules/words/caller-notes.ts';
import { changePhrase } from '../../rules/words/phrase.ts';
import type { ClassifiedChange, PairChanges } from '../compare/comparison.ts';
import type { RuleDraft, Source } from '../findings/rule-draft.ts';
import { type PairSecrets, secretsOfPair } from '../findings/shared-secrets.ts';
import { breakingSeverity } from './version-bump.ts';

/** Turns the changes of a pair into drafts, with severities for the version bump that is declared. */
export function changeDrafts(
  { pair, changes }: PairChanges,
  declared: DeclaredBump | null,
  config: Config,
): readonly RuleDraft[] {
  const pairSecrets = secretsOfPair(pair);
  const skill = pair.after ?? pair.before;
  const source: Source = {
    skill: skill?.root ?? null,
    texts: skill?.texts ?? new Map(),
    secrets: pairSecrets.secrets,
  };
  return changes.map((change) => ({
    ...requiredOf(change, pair, declared, config),
    rule: change.rule,
    draft: draftOf(change, pairSecrets),
    source,
  }));
}

function requiredOf(
  { change, rule }: ClassifiedChange,
  pair: Pair,
  declared: DeclaredBump | null,
  config: Config,
): Pick<RuleDraft, 'severity' | 'bump' | 'isCovered'> {
  const required = requirementOf(rule, change, config.compat === 'semantic');
  const { bump } = required;
  const isFact = change.kind.startsWith('script-') && config.scripts !== 'interface';
  if (isFact) return { severity: 'note', bump: 'none' };
  if (rule.category === 'privilege') return { severity: powerSeverity(rule), bump };
  return {
    severity: severityOf(required, pair, declared, config),
    bump,
    isCovered: bump !== 'none' && covers(declared, bump),
  };
}

function severityOf(
  { bump, warn }: Requirement,
  pair: Pair,
  declared: DeclaredBump | null,
  config: Config,
): Severity {
  if (bump === 'major') return declared === null ? breakingSeverity(pair, config) : 'error';
  return warn ? 'warning' : 'note';
}

function draftOf({ change, rule }: ClassifiedChange, { names }: PairSecrets): RuleDraft['draft'] {
  const { at, was, from, to, kind, facet, detail } = change;
  const item = change.before ?? change.after;
  const about = [kind, item?.owner ?? '', item?.name ?? '', facet ?? '', detail ?? ''].join('\0');
  return {
    message: rule.message(change),
    help: rule.help?.(change),
    notes: [...(rule.notes?.(change) ?? []), ...callerNotes(change)],
    callers: change.callers,
    at,
    was: was ?? undefined,
    before: from,
    after: to,
    about,
    phrase: changePhrase(rule, { about, before: from, after: to }),
    identity: identity(change, rule),
    sensitiveKey: isSensitiveChange(change, names) ? valueKeyOf(change) : undefined,
  };
}

function isSensitiveChange({ kind, before, after }: Change, names: ReadonlySet<string>): boolean {
  if (kind !== 'input' && kind !== 'environment') return false;
  return [before, after].some((item) => item !== null && names.has(item.name));
}

/** The key of the changed values; the name of a property is not a value. */
function valueKeyOf({ facet, detail }: Change): string {
  return detail?.startsWith('property-') ? 'name' : (facet ?? 'schema');
}

/**
 * The identity of a change without its wording. Where the bump depends on more than the values it is part of it:
 * an accepted small change must not accept a large one. The possible successors of a removed skill are not a part of it.
 */
function identity(change: Change, { requires }: ChangeRule): string {
  const { after, verdict, witness } = change;
  const headName = after ? [after.owner, after.name] : null;
  const bumps = typeof requires === 'function' ? [requires(change).bump] : [];
  return canonical([headName, verdict, witness, ...bumps]);
}
