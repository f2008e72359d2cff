import type {
  Category,
  Consequence,
  Draft,
  Problem,
  Severity,
  Topic,
} from '../../model/finding.ts';
import type { Skill } from '../../model/skill.ts';
import type { Secret } from '../../model/value/secret.ts';
import type { Bump } from '../../model/version/bump.ts';
import { getProblemRule } from '../../rules/tree-catalog.ts';

/** The texts that a finding may quote and the secrets that it must not show. */
export interface Source {
  /** The root of the skill; null for the repository. */
  readonly skill: string | null;
  readonly texts: ReadonlyMap<string, string>;
  readonly secrets: readonly Secret[];
  /** Texts that hold secrets but cannot be read: every place in them counts as a secret. */
  readonly opaque?: ReadonlyMap<string, string> | undefined;
}

/** The part of a rule that its findings carry. */
export interface FindingRule {
  readonly id: string;
  readonly category: Category;
  readonly severity: Severity;
  readonly offByDefault?: boolean;
  readonly topic?: Topic;
  /** The causes of its findings. */
  readonly consequenceOf?: Consequence;
  /** Whether its notes ask nothing of anybody. */
  readonly asksNothing?: boolean;
}

/** A draft with its rule and source, before the settings apply. */
export interface RuleDraft {
  readonly rule: Omit<FindingRule, 'severity'>;
  readonly draft: Draft;
  /** The severity where nothing is configured; the draft may have its own. */
  readonly severity: Severity;
  readonly source: Source;
  readonly bump?: Bump;
  /** Whether it is about a break; if absent, whether it needs a major bump. */
  readonly isBreak?: boolean;
  /** Whether the version bump covers the change: it is then a note at any configured level. */
  readonly isCovered?: boolean;
}

/** The source of findings without a skill. */
export const repositorySource: Source = { skill: null, texts: new Map(), secrets: [] };

/** The source of the findings of a skill. */
export function sourceOf(skill: Skill): Source {
  const { root, secrets, attached, unreadable } = skill;
  const texts = attached.size > 0 ? new Map([...skill.texts, ...attached]) : skill.texts;
  if (!unreadable) return { skill: root, texts, secrets };
  const entries = [...texts];
  return {
    skill: root,
    texts: new Map(entries.filter(([, text]) => !mentionsSensitive(text))),
    secrets,
    opaque: new Map(entries.filter(([, text]) => mentionsSensitive(text))),
  };
}

function mentionsSensitive(text: string): boolean {
  return /\bsensitive["']?\s*[:=]/.test(text);
}

/** A draft of a rule, at the severity of the rule. */
export function ruleDraft(rule: FindingRule, draft: Draft, source: Source): RuleDraft {
  return { rule, draft, severity: rule.severity, source };
}

/** The draft of a problem that a parser met. */
export function problemDraft(problem: Problem, source: Source): RuleDraft {
  return ruleDraft(getProblemRule(problem.rule), problem, source);
}

/** Runs rules on one subject. */
export function runRules<S>(
  rules: readonly (FindingRule & { check(subject: S): Iterable<Draft> })[],
  subject: S,
  source: Source,
): RuleDraft[] {
  const drafts: RuleDraft[] = [];
  for (const rule of rules) {
    for (const draft of rule.check(subject)) drafts.push(ruleDraft(rule, draft, source));
  }
  return drafts;
}
