import { reporters } from '../../src/cli/outputs.ts';
import { rules } from '../../src/rules/catalog.ts';

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
export function fill(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`The page lacks ${open} … ${close}.`);
  return `${text.slice(0, start + open.length)}\n${content}\n${text.slice(end)}`;
}

/** The number of rules of each category, for README.md. */
export function rulesOverview(): string {
  const categories = [...new Set(rules.map(({ category }) => category))];
  const counts = categories
    .map(
      (category) => [category, rules.filter((rule) => rule.category === category).length] as const,
    )
    .sort(([, a], [, b]) => b - a)
    .map(([category, count]) => `${category} ${count}`);
  const intro = `${rules.length} rules, each with a page: [docs/rules](docs/rules/README.md).`;
  return `${intro} By what they watch: ${counts.join(', ')}.`;
}

/** The page with the list of every output format. */
export function withFormats(text: string): string {
  const place = /(?<=\. Formats:)\s[\s\S]*?(?=; `-o )/;
  if (!place.test(text)) throw new Error('The page lacks "Formats: …; `-o".');
  const names = reporters.map(({ id }) =>
    id === 'json' ? '`json` ([schema](schemas/report.schema.json))' : `\`${id}\``,
  );
  return text.replace(place, `\n${names.join(', ')}`);
}
