import type { Config } from '../model/config.ts';
import type { Finding } from '../model/finding.ts';
import { type ChangeRule, type Grade, isOff, type Rule } from '../rules/rule.ts';
import { linksIn } from '../rules/support/documents.ts';
import { powerSeverity } from '../rules/support/grading.ts';
import { parseTxtar } from '../syntax/txtar.ts';
import { checkExample } from './example.ts';

/** Findings as a reader sees them. */
export type Show = (findings: readonly Finding[]) => string;

/**
 * The page of a rule in Markdown: what is true of a repository that passes, who is hurt when it is
 * not, what says so, how it is mended, a failing and a mended example with what Skillgate says of them,
 * and how to set the rule.
 */
export async function explain(rule: Rule, show: Show): Promise<string> {
  const mend = mendOf(rule);
  const sections = [
    `# ${rule.id}`,
    rule.summary,
    facts(rule),
    `## Why\n\n${rule.why}`,
    `## What it rests on\n\n${grounds(rule)}`,
    ...(mend === null ? [] : [`## Mending it\n\n${mend}`]),
    `## Fails\n\n${await example(rule, rule.fails, show)}`,
    `## Passes\n\n${await example(rule, rule.passes, show)}`,
    `## Changing its severity\n\n${setting(rule)}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

/** What a rule says of an example; one that is silent until it is configured speaks here. */
export async function exampleFindings(rule: Rule, example: string): Promise<readonly Finding[]> {
  const settings: Partial<Config> = { rules: isOff(rule) ? { [rule.id]: 'note' } : {} };
  const { findings } = await checkExample(parseTxtar(example.trimStart()), settings);
  return findings.filter((finding) => finding.rule === rule.id);
}

/** How loud a rule is where nothing is configured, in a few words. */
export function loudness(rule: Rule): string {
  if (rule.scope !== 'change') return isOff(rule) ? 'off' : rule.severity;
  if (rule.category === 'privilege') return powerSeverity(rule);
  const [grade] = grades(rule);
  if (!grade) return 'depends on the change';
  if (grade.bump === 'major') return 'error, unless the version owns up to it';
  return grade.warn ? 'warning, unless the version owns up to it' : 'note';
}

/** The version step a change rule asks for, in a few words; null for rules over one tree. */
export function stepOf(rule: Rule): string | null {
  if (rule.scope !== 'change') return null;
  const [grade, semantic] = grades(rule);
  if (!grade) return 'depends on the change';
  if (!semantic || semantic.bump === grade.bump) return grade.bump;
  return `${grade.bump} (\`compat: semantic\`: ${semantic.bump})`;
}

/** How what a rule finds is mended; null where the examples alone say it, or nothing is to be done. */
export function mendOf(rule: Rule): string | null {
  if (rule.mend !== undefined) return rule.mend;
  if (rule.scope !== 'change') return null;
  if (rule.category === 'privilege' && rule.power !== 'narrowed') return powerMend;
  const [grade] = grades(rule);
  if (!grade) return `Take the version step that the finding names, ${orKeep}`;
  if (grade.bump === 'none') return null;
  return `Take the ${grade.bump} version step${grade.bump === 'major' ? `, ${orKeep}` : '.'}`;
}

const orKeep = 'or keep what callers rely on.';
const powerMend =
  'Take the power back where it is not meant. Where it is, a reviewer has to know: no version step silences this.';

function grades(rule: ChangeRule): readonly (Grade | null)[] {
  return [rule.grade, rule.semantic].map((grade) =>
    grade === undefined || typeof grade === 'function' ? null : grade,
  );
}

function facts(rule: Rule): string {
  const rows = [
    ['Category', rule.category],
    ['Severity', loudness(rule)],
  ];
  const step = stepOf(rule);
  if (step) rows.push(['Version step', step]);
  const lines = rows.map(([key, value]) => `| ${key} | ${value} |`);
  return ['| | |', '|---|---|', ...lines].join('\n');
}

/** The sentence of a document, and where that can be read; where there is none, what goes wrong has to do. */
function grounds(rule: Rule): string {
  const basis = rule.scope === 'change' ? rule.basis : undefined;
  const said = [
    ...(basis === undefined || basis === 'inferred'
      ? []
      : [`${basis.document}: "${basis.quote}".`]),
    ...(rule.source === undefined ? [] : [rule.source.replace(/[^.]$/, '$&.')]),
  ];
  const words = said.join(' ');
  const read = `Read: ${linksIn(words, rule.category).join(', ')}.`;
  if (basis !== 'inferred' && words !== '') return `${words}\n\n${read}`;
  return [...(words === '' ? [] : [words]), inferred, read].join('\n\n');
}

const inferred =
  'No document has a sentence for just this: it rests on what goes wrong, as told above.';

async function example(rule: Rule, text: string, show: Show): Promise<string> {
  const own = await exampleFindings(rule, text);
  const said = own.length > 0 ? show(own) : `No ${rule.id}.`;
  return `${fence(text.trim())}\n\n${fence(said)}`;
}

/** A code block that its text cannot close. */
function fence(text: string): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const ticks = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${ticks}text\n${text}\n${ticks}`;
}

function setting(rule: Rule): string {
  return fence(`# .github/skillgate.yml\nrules:\n  ${rule.id}: off   # or error, warning, note`);
}
