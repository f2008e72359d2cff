import { families } from '../../src/generated/rule-pages.ts';
import { rulePage } from '../../src/report/docs-links.ts';
import { rules } from '../../src/rules/catalog.ts';
import { shortSeverity } from '../../src/tasks/explain.ts';

const shared = new Set(families.flatMap(([, ids]) => ids.split(' ')));

/** docs/rules/README.md: every rule, by category, and the families of change rules by what changes. */
export function rulesPage(): string {
  const single = rules.filter(({ id }) => !shared.has(id));
  const categories = [...new Set(single.map(({ category }) => category))].sort();
  const tables = categories.map((category) => {
    const rows = single
      .filter((rule) => rule.category === category)
      .map(({ id, ...rule }) => [id, shortSeverity({ id, ...rule }), rule.summary] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, severity, summary]) => `| ${link(id)} | ${severity} | ${wordsOf(summary)} |`);
    return [
      `## ${category.replace('privilege', 'permission')}\n\n| Rule | Severity | Reports |\n|---|---|---|`,
      ...rows,
    ].join('\n');
  });
  const rows = families.map(
    ([page, ids]) =>
      `| [${page.replaceAll('-', ' ')}](${page}.md) | ${ids.split(' ').map(link).join(', ')} |`,
  );
  const changes = `## changes\n\n| Of | Rules |\n|---|---|\n${rows.join('\n')}`;
  return `# Rules\n\n${opening()}\n\n${changes}\n\n${tables.join('\n\n')}\n`;
}

function link(id: string): string {
  return `[${id}](${rulePage(id, '').replace(/^rules\//, '')})`;
}

function wordsOf(summary: string): string {
  return summary.replace(/^(?:Reports|Lists) /, '').replace(/\.$/, '');
}

function opening(): string {
  return `${rules.length} rules: those of changes by what changed, the others by what they watch. \`skillaccord explain ID\` prints one. Set a level with \`rules:\` of the [configuration](../configuration.md): \`error\`, \`warning\`, \`note\` or \`off\`. A change that its new version covers is a note, except a permission. A break is a warning in a skill without a version that has only a name and a description.`;
}
