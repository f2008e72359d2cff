import { check } from '../check.ts';
import type { SkillSummary } from '../model/report.ts';
import { cut } from '../model/seen.ts';
import { defuse, jsonText, visible } from '../reporters/escape.ts';
import { painter } from '../reporters/paint.ts';
import { columns } from '../reporters/table.ts';
import type { Command } from './command.ts';
import { open, repositoryOptions } from './open.ts';

/** Lists every skill with its version and hash. */
export const list: Command = {
  name: 'list',
  summary: 'list every skill with its version, dialects and content hash',
  operands: '[PATH…]',
  most: Number.POSITIVE_INFINITY,
  options: [
    { name: 'format', value: 'FORMAT', choices: ['text', 'json'], help: 'text, json' },
    { name: 'json', help: 'the same as --format json: with the whole version tuple' },
    ...repositoryOptions,
  ],
  examples: [
    ['skillgate list', 'a table'],
    ['skillgate list --json', 'for machines'],
  ],
  async run(args, world) {
    const { sides, config } = await open({
      paths: args.operands,
      cwd: world.cwd,
      base: 'none',
      config: args.values.get('config'),
    });
    const { skills } = await check({ ...sides, base: null }, config);
    const isJson = args.flags.has('json') || args.values.get('format') === 'json';
    world.print(isJson ? jsonText(skills.map(entry)) : table(skills, world.colour));
    return 0;
  },
};

function entry({ name, root, dialects, version, skillVersion }: SkillSummary) {
  return { name, root, dialects, version, skillVersion };
}

function table(skills: readonly SkillSummary[], colour: boolean): string {
  if (skills.length === 0) return 'No skills.\n';
  const rows = skills.map(({ name, version, root, dialects, contentHash }) => [
    short(name),
    version === null ? '-' : short(version),
    contentHash === '' ? '-' : contentHash.slice(0, 19),
    dialects.join(' ') || '-',
    visible(root === '' ? '.' : root),
  ]);
  const [head = '', ...lines] = columns([
    ['Skill', 'version', 'hash', 'dialects', 'directory'],
    ...rows,
  ]);
  return [painter(colour)('strong', head.trimEnd()), ...lines.map((line) => line.trimEnd())]
    .map((line) => `${defuse(line)}\n`)
    .join('');
}

function short(text: string): string {
  return cut(visible(text), 40);
}
