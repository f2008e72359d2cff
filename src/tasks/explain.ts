import type { Config } from '../config/config.ts';
import type { Finding } from '../model/finding.ts';
import { type ChangeRule, type Grade, isOffByDefault, type Rule } from '../rules/rule.ts';
import { linksIn } from '../rules/support/documents.ts';
import { powerSeverity } from '../rules/support/grading.ts';
import { parseTxtar } from '../syntax/txtar.ts';
import { checkExample } from './example.ts';

/** Formats findings for the reader. */
export type FormatFindings = (findings: readonly Finding[]) => string;

/**
 * The page of a rule in Markdown: summary, facts, reason, source, fix, a failing and a passing example with their
 * findings, and how to change the severity.
 */
export async function explain(rule: Rule, formatFindings: FormatFindings): Promise<string> {
  const fixText = howToFix(rule);
  const sections = [
    `# ${rule.id}`,
    rule.summary,
    factsTable(rule),
    `## Why\n\n${rule.why}`,
    `## What it rests on\n\n${basisText(rule)}`,
    ...(fixText === null ? [] : [`## Mending it\n\n${fixText}`]),
    `## Fails\n\n${await exampleSection(rule, rule.invalid, formatFindings)}`,
    `## Passes\n\n${await exampleSection(rule, rule.valid, formatFindings)}`,
    `## Changing its severity\n\n${settingExample(rule)}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

/** The findings of a rule in an example; a rule that is off by default is enabled. */
export async function exampleFindings(rule: Rule, example: string): Promise<readonly Finding[]> {
  const settings: Partial<Config> = { rules: isOffByDefault(rule) ? { [rule.id]: 'note' } : {} };
  const { findings } = await checkExample(parseTxtar(example.trimStart()), settings);
  return findings.filter((finding) => finding.rule === rule.id);
}

/** The default severity of a rule, in a few words. */
export function defaultSeverity(rule: Rule): string {
  if (rule.scope !== 'change') return isOffByDefault(rule) ? 'off' : rule.severity;
  if (rule.category === 'privilege') return powerSeverity(rule);
  const [grade] = grades(rule);
  if (!grade) return 'depends on the change';
  if (grade.bump === 'major') return 'error, unless the version owns up to it';
  return grade.warn ? 'warning, unless the version owns up to it' : 'note';
}

/** The version bump that a change rule requires, in a few words; null for other rules. */
export function requiredBumpText(rule: Rule): string | null {
  if (rule.scope !== 'change') return null;
  const [grade, semantic] = grades(rule);
  if (!grade) return 'depends on the change';
  if (!semantic || semantic.bump === grade.bump) return grade.bump;
  return `${grade.bump} (\`compat: semantic\`: ${semantic.bump})`;
}

/** How to fix the findings of a rule; null if the examples show it, or no action is needed. */
export function howToFix(rule: Rule): string | null {
  if (rule.howToFix !== undefined) return rule.howToFix;
  if (rule.scope !== 'change') return null;
  if (rule.category === 'privilege' && rule.power !== 'narrowed') return powerFix;
  const [grade] = grades(rule);
  if (!grade) return `Take the version step that the finding names, ${keepAlternative}`;
  if (grade.bump === 'none') return null;
  return `Take the ${grade.bump} version step${grade.bump === 'major' ? `, ${keepAlternative}` : '.'}`;
}

const keepAlternative = 'or keep what callers rely on.';
const powerFix =
  'Take the power back where it is not meant. Where it is, a reviewer has to know: no version step silences this.';

function grades(rule: ChangeRule): readonly (Grade | null)[] {
  return [rule.grade, rule.semantic].map((grade) =>
    grade === undefined || typeof grade === 'function' ? null : grade,
  );
}

function factsTable(rule: Rule): string {
  const rows = [
    ['Category', rule.category],
    ['Severity', defaultSeverity(rule)],
  ];
  const bump = requiredBumpText(rule);
  if (bump) rows.push(['Version step', bump]);
  const lines = rows.map(([key, value]) => `| ${key} | ${value} |`);
  return ['| | |', '|---|---|', ...lines].join('\n');
}

/** The sentence of the specification, with links. Without such a sentence, notes that the rule is inferred. */
function basisText(rule: Rule): string {
  const basis = rule.scope === 'change' ? rule.basis : undefined;
  const wording = [
    ...(basis === undefined || basis === 'inferred'
      ? []
      : [`${basis.document}: "${basis.quote}".`]),
    ...(rule.source === undefined ? [] : [rule.source.replace(/[^.]$/, '$&.')]),
  ];
  const sourceText = wording.join(' ');
  const links = `Read: ${linksIn(sourceText, rule.category).join(', ')}.`;
  if (basis !== 'inferred' && sourceText !== '') return `${sourceText}\n\n${links}`;
  return [...(sourceText === '' ? [] : [sourceText]), inferredNote, links].join('\n\n');
}

const inferredNote =
  'No document has a sentence for just this: it rests on what goes wrong, as told above.';

async function exampleSection(
  rule: Rule,
  text: string,
  formatFindings: FormatFindings,
): Promise<string> {
  const findings = await exampleFindings(rule, text);
  const wording = findings.length > 0 ? formatFindings(findings) : `No ${rule.id}.`;
  return `${fence(text.trim())}\n\n${fence(wording)}`;
}

/** A code block with a fence longer than any fence in the text. */
function fence(text: string): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const ticks = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${ticks}text\n${text}\n${ticks}`;
}

function settingExample(rule: Rule): string {
  return fence(`# .github/skillaccord.yml\nrules:\n  ${rule.id}: off   # or error, warning, note`);
}
