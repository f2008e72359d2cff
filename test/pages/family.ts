import { exampleBlocks } from '../../src/cli/terminal/rule-page.ts';
import { families } from '../../src/generated/rule-pages.ts';
import { writeMarkdown } from '../../src/report/markdown/write-markdown.ts';
import { findRule } from '../../src/rules/catalog.ts';
import type { Rule } from '../../src/rules/rule.ts';
import {
  defaultSeverity,
  explain,
  howToFix,
  policyText,
  requiredBumpText,
} from '../../src/tasks/explain.ts';

const severities = ['error', 'warning', 'note'];

/** The page of a family of change rules: a row for each, with its id as the anchor, and the example of the gravest. */
export async function familyPage(name: string): Promise<string> {
  const rules = rulesOf(name);
  const gravest = severities.flatMap((severity) =>
    rules.filter((rule) => severityOf(rule) === severity),
  )[0];
  const pages = await Promise.all(rules.map(explain));
  const shown = gravest ?? rules[0];
  const example = pages[shown ? rules.indexOf(shown) : 0];
  if (!shown || !example) throw new RangeError(`no rules in ${name}`);
  const page = { links: null, docs: null, baseSha: null, firstLevel: 1 };
  const blocks = writeMarkdown({ blocks: exampleBlocks(example, shown.id) }, page);
  const documents = pages.flatMap(
    ({ references }) => references?.match(/\[[^\]]+\]\([^)]+\)/g) ?? [],
  );
  const references = [...new Set(documents)].sort().join(', ');
  return [
    `# Changes: ${name.replaceAll('-', ' ')}`,
    advice(rules),
    `| Rule | Severity | Version | Reports | Why |\n|---|---|---|---|---|\n${rules.map(row).join('\n')}`,
    `## Example\n\n${blocks.trimEnd()}`,
    ...(references === ''
      ? []
      : [`## References\n\n${references}. [All sentences](../conformance.md).`]),
  ]
    .map((part) => `${part}\n`)
    .join('\n');
}

/** The rules of a family. */
export function rulesOf(name: string): readonly Rule[] {
  const [, ids = ''] = families.find(([page]) => page === name) ?? [];
  return ids.split(' ').flatMap((id) => findRule(id) ?? []);
}

function advice(rules: readonly Rule[]): string {
  const isPower = rules.some(({ category }) => category === 'privilege');
  return [
    '`skillaccord bump` raises the version as the table says; or keep what callers use.',
    ...(isPower
      ? [`No version silences a permission: remove it, or a reviewer approves it. ${policyText}`]
      : []),
  ].join(' ');
}

function row(rule: Rule): string {
  const own = rule.howToFix === undefined ? [] : [howToFix(rule)];
  const cells = [
    `<a id="${rule.id}"></a>${rule.id}`,
    severityOf(rule),
    requiredBumpText(rule)?.replace('depends on the change', 'by case') ?? '',
    rule.summary.replace(/^(?:Reports|Lists) (?:an? )?/, '').replace(/\.$/, ''),
    [rule.why, ...own].join(' '),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function severityOf(rule: Rule): string {
  return (rule.severityText ?? defaultSeverity(rule))
    .replace(/, unless.*/, '')
    .replace('depends on the change', 'by case');
}
