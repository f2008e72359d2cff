import { explain as explainRule, loudness, stepOf } from '../explain.ts';
import { didYouMean } from '../model/nearest.ts';
import { UsageError } from '../model/usage-error.ts';
import { painter } from '../reporters/paint.ts';
import { plainOptions } from '../reporters/reporter.ts';
import { entries } from '../reporters/table.ts';
import { filesOf } from '../reporters/text-findings.ts';
import { ruleNamed, rules } from '../rules/catalog.ts';
import type { Rule } from '../rules/rule.ts';
import type { Command, World } from './command.ts';
import { terminalPage } from './terminal-page.ts';

/** Says what a rule is for, with an example that fails and one that passes. */
export const explain: Command = {
  name: 'explain',
  summary: 'say why a rule is there, and how to mend what it finds',
  operands: '[RULE]',
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
      throw new UsageError(`No rule is called "${id}".`, meant(id));
    }
    world.print(terminalPage(await pageOf(rule, world), world));
    return 0;
  },
};

/** The rules a name may stand for: one that is nearly spelt so, else those that begin or hold it. */
function meant(id: string): string {
  const known = rules.map((one) => one.id).sort();
  const begun = known.filter((one) => one.startsWith(id));
  const alike = begun.length > 0 ? begun : known.filter((one) => sharesWords(one, id));
  const spelt = didYouMean(id, known);
  if (begun.length === 0 && spelt !== undefined) return spelt;
  if (alike.length === 0) return spelt ?? 'skillgate explain lists them.';
  const named = alike.slice(0, most).map((one) => `"${one}"`);
  const rest = alike.length > most ? ' There are more: skillgate explain lists them.' : '';
  return `Did you mean ${named.join(' or ')}?${rest}`;
}

const most = 3;

/** Whether a rule's id holds every word of a name. */
function sharesWords(id: string, name: string): boolean {
  const words = id.split('-');
  return name
    .toLowerCase()
    .split(/[-_ ]+/)
    .every((word) => words.includes(word));
}

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

/** The page of a rule, with what it finds as this terminal shows it. */
async function pageOf(rule: Rule, { colour, width }: World): Promise<string> {
  const look = { ...plainOptions, colour, width };
  return explainRule(rule, (findings) => filesOf(findings, look).flat().join('\n'));
}
