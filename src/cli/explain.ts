import { checkExample } from '../example.ts';
import { loudness, mendOf, stepOf } from '../explain.ts';
import { didYouMean } from '../model/nearest.ts';
import { UsageError } from '../model/usage-error.ts';
import { cut } from '../reporters/escape.ts';
import { painter } from '../reporters/paint.ts';
import { plainOptions } from '../reporters/reporter.ts';
import { columns } from '../reporters/table.ts';
import { filesOf } from '../reporters/text-findings.ts';
import { ruleNamed, rules } from '../rules/catalog.ts';
import { isOff, type Rule } from '../rules/rule.ts';
import { parseTxtar } from '../syntax/txtar.ts';
import type { Command, World } from './command.ts';

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
      const known = rules.map((one) => one.id);
      const meant = didYouMean(id, known) ?? 'skillgate explain lists them.';
      throw new UsageError(`No rule is called "${id}".`, meant);
    }
    world.print(await page(rule, world));
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
    return [paint('strong', category), ...columns(rows).map((line) => cut(line.trimEnd(), width))];
  });
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

async function page(rule: Rule, world: World): Promise<string> {
  const paint = painter(world.colour);
  const step = stepOf(rule);
  const mend = mendOf(rule);
  const facts = [rule.category, loudness(rule), ...(step === null ? [] : [`asks for: ${step}`])];
  const sections = [
    [paint('strong', rule.id), paint('faint', facts.join(' · '))],
    [rule.summary, rule.why],
    ...(rule.source === undefined ? [] : [[`Source: ${rule.source}`]]),
    ...(mend === null ? [] : [[paint('strong', 'Mending it'), mend]]),
    [paint('strong', 'Fails'), rule.fails.trim(), '', ...(await said(rule, rule.fails, world))],
    [paint('strong', 'Passes'), rule.passes.trim()],
    [paint('faint', `.github/skillgate.yml sets it: rules: { ${rule.id}: off }`)],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** What Skillgate says of the failing example. */
async function said(rule: Rule, example: string, { colour, width }: World): Promise<string[]> {
  const archive = parseTxtar(example.trimStart());
  const settings = { rules: isOff(rule) ? { [rule.id]: 'note' as const } : {} };
  const { findings } = await checkExample(archive, settings);
  const own = findings.filter((finding) => finding.rule === rule.id);
  return filesOf(own, { ...plainOptions, colour, width }).flat();
}
