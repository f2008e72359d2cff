import type { Config } from '../config/config.ts';
import { compareFindings, type Finding } from '../model/finding.ts';
import { plainText } from '../model/message.ts';
import { findRule } from '../rules/catalog.ts';
import { type ChangeRule, isOffByDefault, type Requirement, type Rule } from '../rules/rule.ts';
import { compatibilityLink, linkDocuments } from '../rules/support/documents.ts';
import { powerSeverity } from '../rules/support/requirement.ts';
import { parseTxtar } from '../syntax/txtar.ts';
import { checkExample } from './example.ts';

/** A repository of two trees, and what is found in it. */
export interface ExplainedExample {
  /** A txtar. */
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** What the page of a rule says; its texts are Markdown of ours: code spans and links. */
export interface Explanation {
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The paragraphs on where the rule comes from. */
  readonly source: readonly string[];
  readonly fails: ExplainedExample;
  readonly passes: ExplainedExample;
}

/** Checks the examples of a rule and collects what its page says besides its own texts. */
export async function explain(rule: Rule): Promise<Explanation> {
  const shown = await exampleFindings(rule, rule.invalid);
  const isOwn = (finding: Finding) => finding.rule === rule.id;
  const passing = (await exampleFindings(rule, rule.valid)).filter(isOwn);
  return {
    facts: factsOf(rule, shown.filter(isOwn)),
    source: sourceTexts(rule),
    fails: { text: rule.invalid.trim(), findings: shown },
    passes: { text: rule.valid.trim(), findings: passing },
  };
}

/**
 * The findings of a rule in an example, with those on the version of the changed skill, or with the breaks that a
 * finding on the version lists. A rule that is off by default is enabled.
 */
async function exampleFindings(rule: Rule, example: string): Promise<readonly Finding[]> {
  const settings: Partial<Config> = { rules: isOffByDefault(rule) ? { [rule.id]: 'note' } : {} };
  const report = await checkExample(parseTxtar(example.trimStart()), settings);
  const findings = [...report.findings, ...report.changes].sort(compareFindings);
  const isListed = (finding: Finding) =>
    rule.kind === 'version'
      ? finding.bump === 'major'
      : rule.kind === 'change' && findRule(finding.rule)?.kind === 'version';
  return findings.filter((finding) => finding.rule === rule.id || isListed(finding));
}

/** The default severity of a rule, in words. */
export function defaultSeverity(rule: Rule): string {
  if (rule.severityText !== undefined) return rule.severityText;
  if (rule.kind !== 'change') return isOffByDefault(rule) ? 'off' : rule.severity;
  if (rule.category === 'privilege') return powerSeverity(rule);
  const [required] = requirements(rule);
  if (!required) return 'depends on the change';
  if (required.bump === 'major') return 'error, unless the version announces it';
  return required.warn ? 'warning, unless the version announces it' : 'note';
}

/** The default severity of a rule for a column: a few words. */
export function shortSeverity(rule: Rule): string {
  if (rule.severityText === undefined) return defaultSeverity(rule);
  return 'severity' in rule && rule.kind !== 'version' ? rule.severity : 'depends on the change';
}

/** The version bump that a change rule requires, in a few words; null for other rules. */
export function requiredBumpText(rule: Rule): string | null {
  if (rule.kind !== 'change') return null;
  if (rule.bumpText !== undefined) return rule.bumpText;
  const [required, underSemantic] = requirements(rule);
  if (!required) return 'depends on the change';
  if (!underSemantic || underSemantic.bump === required.bump) return required.bump;
  return `${required.bump} (\`compat: semantic\`: ${underSemantic.bump})`;
}

/** How to fix the findings of a rule, in one to three sentences. */
export function howToFix(rule: Rule): string {
  if (rule.kind !== 'change') return rule.howToFix;
  if (rule.howToFix !== undefined) return rule.howToFix;
  if (rule.category === 'privilege' && rule.powerVerdict !== 'narrowed') return powerFix;
  const [required] = requirements(rule);
  if (!required) return `Raise the version as the finding says, ${keepAlternative}`;
  if (required.bump === 'none') return noFix;
  return `Raise the version by a ${required.bump} bump${required.bump === 'major' ? `, ${keepAlternative}` : '.'}`;
}

const keepAlternative = 'or keep what callers use.';
const noFix = 'Nothing has to be done.';
const powerFix =
  'Remove the permission if the skill does not need it. If it does, a reviewer has to approve it: no version bump silences this finding.';

function requirements(rule: ChangeRule): readonly (Requirement | null)[] {
  return [rule.requires, rule.requiresUnderSemantic].map((requirement) =>
    requirement === undefined || typeof requirement === 'function' ? null : requirement,
  );
}

function factsOf(rule: Rule, failing: readonly Finding[]): Explanation['facts'] {
  const bump = requiredBumpText(rule);
  const phrase = phraseOf(rule, failing);
  return [
    ['Category', rule.category],
    ['Severity', defaultSeverity(rule)],
    ...(bump === null ? [] : [['Version bump', bump] as const]),
    ...(phrase === null ? [] : [['In lists of changes', phrase] as const]),
  ];
}

/** The change of the failing example in a few words; null for rules on one tree. */
function phraseOf(rule: Rule, [finding]: readonly Finding[]): string | null {
  if (rule.kind !== 'change' && rule.kind !== 'power') return null;
  return finding?.phrase ? plainText(finding.phrase) : null;
}

/** The sentence of the document behind a rule, with links; without such a sentence, a note that it is our inference. */
function sourceTexts(rule: Rule): readonly string[] {
  const basis = rule.kind === 'change' ? rule.bumpBasis : undefined;
  const isQuoted = basis !== undefined && basis !== 'inferred';
  const sentences = [
    ...(isQuoted ? [`${basis.document}: "${basis.quote}".`] : []),
    ...(rule.source === undefined ? [] : [rule.source.replace(/[^.]$/, '$&.')]),
  ];
  const wording = sentences.join(' ').replaceAll('.".', '."');
  const linked = linkDocuments(wording, rule.category);
  const text = linked ?? `${wording} See ${compatibilityLink}.`.trim();
  return basis === 'inferred' || wording === '' ? [text, inferredNote] : [text];
}

const inferredNote =
  'No document has a sentence for this case. The rule follows from the reason above.';
