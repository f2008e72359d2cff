import { UsageError } from '../../model/usage-error.ts';
import { painter } from '../../report/text/paint.ts';
import { formatEntries } from '../../report/text/table.ts';
import { findRule, rules } from '../../rules/catalog.ts';
import { requiredBumpText, shortSeverity } from '../../tasks/explain.ts';
import type { Command, World } from '../command.ts';
import { suggestRules } from '../did-you-mean.ts';
import { rulePage, terminalPage } from '../terminal/rule-page.ts';

/** Prints the page of a rule, with a failing and a passing example. */
export const explain: Command = {
  name: 'explain',
  synonyms: ['rule', 'rules', 'why', 'doc'],
  summary: 'explain a rule and how to fix its findings',
  operands: '[RULE]',
  completions: rules.map(({ id }) => id).sort(),
  maxOperands: 1,
  options: [],
  examples: [
    ['skillaccord explain', 'every rule'],
    ['skillaccord explain name-format', 'one of them'],
  ],
  async run({ operands: [id] }, world) {
    if (id === undefined) {
      world.print(overview(world));
      return 0;
    }
    const rule = findRule(id);
    if (!rule) {
      throw new UsageError(`No rule has the name "${id}".`, suggestRules(id));
    }
    const usesTerminalPage = world.terminal || world.colour;
    world.print(
      usesTerminalPage ? await terminalPage(rule, world) : await rulePage(rule, 'anywhere'),
    );
    return 0;
  },
};

function overview({ colour, width }: World): string {
  const paint = painter(colour);
  const categories = [...new Set(rules.map(({ category }) => category))].sort();
  const blocks = categories.map((category) => {
    const rulesInCategory = rules.filter((rule) => rule.category === category);
    const rows = rulesInCategory
      .map((rule) => [`  ${rule.id}`, requiredBumpText(rule) ?? shortSeverity(rule), rule.summary])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    return [paint('strong', category), ...formatEntries(rows, width)];
  });
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
