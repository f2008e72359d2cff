import { UsageError } from '../../model/usage-error.ts';
import { painter } from '../../report/text/paint.ts';
import { entries } from '../../report/text/table.ts';
import { ruleNamed, rules } from '../../rules/catalog.ts';
import { loudness, stepOf } from '../../tasks/explain.ts';
import type { Command, World } from '../command.ts';
import { rulesMeant } from '../did-you-mean.ts';
import { terminalPage } from '../terminal/page.ts';
import { rulePage } from '../terminal/rule-page.ts';

/** Says what a rule is for, with an example that fails and one that passes. */
export const explain: Command = {
  name: 'explain',
  also: ['rule', 'rules', 'why', 'doc'],
  summary: 'say why a rule is there, and how to mend what it finds',
  operands: '[RULE]',
  words: rules.map(({ id }) => id).sort(),
  most: 1,
  options: [],
  examples: [
    ['skillgate explain', 'every rule'],
    ['skillgate explain name-format', 'one of them'],
  ],
  async run({ operands: [id] }, world) {
    if (id === undefined) {
      world.print(overview(world));
      return 0;
    }
    const rule = ruleNamed(id);
    if (!rule) {
      throw new UsageError(`No rule is called "${id}".`, rulesMeant(id));
    }
    const isShown = world.terminal || world.colour;
    world.print(isShown ? await terminalPage(rule, world) : await rulePage(rule));
    return 0;
  },
};

function overview({ colour, width }: World): string {
  const paint = painter(colour);
  const categories = [...new Set(rules.map(({ category }) => category))].sort();
  const blocks = categories.map((category) => {
    const own = rules.filter((rule) => rule.category === category);
    const rows = own
      .map((rule) => [`  ${rule.id}`, stepOf(rule) ?? loudness(rule), rule.summary])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    return [paint('strong', category), ...entries(rows, width)];
  });
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
