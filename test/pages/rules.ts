import { rules } from '../../src/rules/catalog.ts';
import { defaultSeverity, requiredBumpText } from '../../src/tasks/explain.ts';

/** docs/rules/README.md: every rule, by category. */
export function rulesPage(): string {
  const categories = [...new Set(rules.map(({ category }) => category))].sort();
  const tables = categories.map((category) => {
    const rows = rules
      .filter((rule) => rule.category === category)
      .map(
        (rule) =>
          [rule.id, defaultSeverity(rule), requiredBumpText(rule) ?? '', rule.summary] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, loud, step, summary]) => `| [${id}](${id}.md) | ${loud} | ${step} | ${summary} |`);
    const head = `## ${category}\n\n| Rule | Severity | Version bump | What it does |`;
    return [head, '|---|---|---|---|', ...rows].join('\n');
  });
  return `# Rules\n\n${overview(categories)}\n\n${tables.join('\n\n')}\n`;
}

/** The number of rules, and of those of each category. */
function overview(categories: readonly string[]): string {
  const counts = categories
    .map((name) => [name, rules.filter(({ category }) => category === name).length] as const)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`);
  return `${rules.length} rules, by what they watch: ${counts.join(', ')}.`;
}
