import type { Config } from '../config/config.ts';
import * as fixes from '../fixes/index.ts';
import { compareFindings, type Finding } from '../model/finding.ts';
import type { Requirement } from '../rules/requirement.ts';
import { type ChangeRule, isOffByDefault, type Rule } from '../rules/rule.ts';
import { linkDocuments } from '../rules/support/documents.ts';
import { powerSeverity } from '../rules/support/requirement.ts';
import { parseTxtar } from '../syntax/txtar.ts';
import { checkExample } from './example.ts';
import { exampleDiffs } from './example-diff.ts';

/** What the page of a rule says; its texts are Markdown of ours: code spans and links. */
export interface Explanation {
  /** Its severity, and what it means for versions and permissions: `Error. Breaking: needs a major version.` */
  readonly level: string;
  /** Whether it asks for nothing: a reader wonders why it is reported, not what is bad. */
  readonly isNote: boolean;
  /** What a change of the failing example is, as lines of a diff. */
  readonly example: readonly string[];
  /** The finding of the rule in it. */
  readonly finding: Finding | undefined;
  /** How to fix a finding; null where nothing has to be done. */
  readonly fix: string | null;
  /** The same as a diff of the failing example; empty where the fix is to undo the change, or none. */
  readonly remedy: readonly string[];
  /** The settings besides its level that change the rule, as sentences. */
  readonly options: readonly string[];
  /** The sentences of the documents behind the rule, with links; null where it is our inference. */
  readonly references: string | null;
}

/** Checks the failing example of a rule and collects what its page says. */
export async function explain(rule: Rule): Promise<Explanation> {
  const [invalid, valid] = [rule.invalid, rule.valid].map((text) => parseTxtar(text.trimStart()));
  if (!invalid || !valid) throw new RangeError('a rule has two examples');
  const found = await exampleFindings(rule);
  const { example, remedy } = exampleDiffs(invalid, valid, found?.at ?? null);
  const fix = howToFix(rule);
  const isNote = defaultSeverity(rule) === 'note';
  return {
    level: levelText(rule),
    isNote,
    example,
    finding: found,
    fix: fix === noFix ? null : fix,
    remedy: isNote ? [] : remedy,
    options: optionTexts(rule),
    references: referencesText(rule),
  };
}

/** The finding of a rule in its failing example. A rule that is off by default is enabled. */
async function exampleFindings(rule: Rule): Promise<Finding | undefined> {
  const settings: Partial<Config> = { rules: isOffByDefault(rule) ? { [rule.id]: 'note' } : {} };
  const report = await checkExample(parseTxtar(rule.invalid.trimStart()), settings);
  const findings = [...report.findings, ...report.changes].sort(compareFindings);
  return findings.find((finding) => finding.rule === rule.id);
}

/** The severity of a rule and what it asks of versions, in a line. */
export function levelText(rule: Rule): string {
  const severity = defaultSeverity(rule)
    .replace(/, unless.*/, '')
    .replace(/^off$/, 'off by default');
  const power = rule.category === 'privilege' ? ['Permission.'] : [];
  const fixed = isFixable(rule) ? ['`skillaccord fix` repairs it.'] : [];
  return [`${sentence(severity)}.`, ...power, ...bumpSentence(rule), ...fixed].join(' ');
}

function bumpSentence(rule: Rule): readonly string[] {
  const bump = requiredBumpText(rule);
  if (bump === null || bump === 'depends on the change') return [];
  if (bump === 'none') return ['Needs no new version.'];
  if (rule.kind === 'change' && rule.bumpText !== undefined) return [`Needs: ${bump}.`];
  const [step = '', semantic] = bump.split(' (');
  const also = semantic === undefined ? '' : ` (${semantic}`;
  return [`${step === 'major' ? 'Breaking: needs' : 'Needs'} a ${step} version${also}.`];
}

/** What the settings do to a rule on permissions. */
export const policyText =
  '`policy:` says what is never allowed. A level set in the same change has no effect.';

function isFixable({ id }: Rule): boolean {
  return Object.values(fixes).some(({ rules }) => rules.includes(id));
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The settings besides its level that change a rule. */
function optionTexts(rule: Rule): readonly string[] {
  return [
    ...(isOffByDefault(rule) ? [`Give it a level: \`rules: { ${rule.id}: warning }\`.`] : []),
    ...(rule.options === undefined ? [] : [rule.options]),
    ...(rule.category === 'privilege' ? [policyText] : []),
  ];
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

/** The sentences of the documents behind a rule, with links; null for an inference of ours. */
function referencesText(rule: Rule): string | null {
  const basis = rule.kind === 'change' ? rule.bumpBasis : undefined;
  const isQuoted = basis !== undefined && basis !== 'inferred';
  const sentences = [
    ...(isQuoted ? [`${basis.document}: "${basis.quote}".`] : []),
    ...(rule.source === undefined ? [] : [rule.source.replace(/[^.]$/, '$&.')]),
  ];
  const text = sentences.join(' ').replaceAll('.".', '."');
  return text === '' ? null : linkDocuments(text, rule.category);
}
