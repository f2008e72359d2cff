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
    const head = `## ${category}\n\n| Rule | Severity | Version bump | What is true when it passes |`;
    return [head, '|---|---|---|---|', ...rows].join('\n');
  });
  return `# Rules\n\n${rules.length} rules, by what they watch.\n\n${tables.join('\n\n')}\n`;
}
