import { rules } from '../../src/rules/catalog.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { defaultSeverity } from '../../src/tasks/explain.ts';

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
export function fill(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`The page lacks ${open} … ${close}.`);
  return `${text.slice(0, start + open.length)}\n${content}\n${text.slice(end)}`;
}

/** The number of categories with examples. */
const maxCategories = 6;

/** Errors first: readers look for them. */
function weight(rule: Rule): number {
  return ['note', 'warning', 'error'].findIndex((word) => defaultSeverity(rule).startsWith(word));
}

/** The rules by category, for README.md. */
export function rulesOverview(): string {
  const categories = [...new Set(rules.map(({ category }) => category))];
  const groups = categories
    .map((category) => ({ category, own: rules.filter((rule) => rule.category === category) }))
    .sort((a, b) => b.own.length - a.own.length);
  const rows = groups.slice(0, maxCategories).map(({ category, own }) => {
    const loudest = [...own].sort((a, b) => weight(b) - weight(a)).slice(0, 3);
    const names = loudest.map(({ id }) => `[\`${id}\`](docs/rules/${id}.md)`);
    return `| ${category} | ${own.length} | ${names.join(', ')}, … |`;
  });
  const rest = groups.slice(maxCategories).map(({ category, own }) => `${category} ${own.length}`);
  const intro = `${rules.length} rules, each with a page: [docs/rules](docs/rules/README.md).`;
  const table = ['| Watches | Rules | For example |', '|---|---|---|', ...rows];
  return [intro, '', ...table, '', `And: ${rest.join(', ')}.`].join('\n');
}
