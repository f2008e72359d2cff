import { compareNatural, sortNaturally } from '../../model/text/natural-order.ts';
import { didYouMean } from '../../model/text/suggest.ts';
import { clip, quote, truncate } from '../../model/value/format-value.ts';
import { escapeInvisible, jsonText, neutralizeCommands } from '../../report/escape.ts';
import { cataloguePage } from '../../report/html/list-page.ts';
import { powerJson } from '../../report/json.ts';
import { linksFrom } from '../../report/links.ts';
import { painter } from '../../report/text/paint.ts';
import { formatColumns } from '../../report/text/table.ts';
import { textColumns } from '../../report/text/width.ts';
import { requireSkills, unitPaths } from '../../setup/guard-empty.ts';
import { open } from '../../setup/open.ts';
import {
  type BundledFile,
  type IndexEntry,
  listSkills,
  type SkillIndex,
} from '../../tasks/list.ts';
import type { ListedScript } from '../../tasks/list-scripts.ts';
import type { Command, World } from '../command.ts';
import { repositoryOptions } from '../repository-options.ts';

/** Lists every skill with its version and hash, and other units; as JSON, with contracts and permissions. */
export const list: Command = {
  name: 'list',
  synonyms: ['ls', 'index', 'show'],
  summary: 'list skills with version and hash, and what has permissions',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  options: [
    { name: 'capability', value: 'TAG', help: 'only skills that declare this capability' },
    {
      name: 'format',
      value: 'FORMAT',
      choices: ['text', 'json', 'html'],
      help: 'text, json, html',
    },
    { name: 'json', help: 'the same as --format json: the index, with operations and inputs' },
    ...repositoryOptions,
  ],
  examples: [
    ['skillaccord list', 'a table'],
    ['skillaccord list --json', 'the index, for machines'],
    ['skillaccord list --format html > skills.html', 'a page with every permission'],
    ['skillaccord list --capability memory-search', 'skills that can search memories'],
  ],
  async run(args, world) {
    const { sides, config, configFiles } = await open({
      paths: args.operands,
      cwd: world.cwd,
      onProgress: world.onProgress,
      base: 'none',
      config: args.values.get('config'),
    });
    const { index, catalogue, bundledFiles, scripts } = await listSkills(sides, config);
    const { skills: all, units } = index;
    if (!config.allowEmpty) {
      const roots = [...all.map(({ root }) => root), ...unitPaths(units)];
      const scope = { ...sides, config, file: configFiles.headFile };
      requireSkills({ named: args.operands, only: sides.only }, roots, scope);
    }
    const tag = args.values.get('capability');
    const chosen =
      tag === undefined ? all : all.filter(({ capabilities }) => capabilities.includes(tag));
    const format = args.flags.has('json') ? 'json' : args.values.get('format');
    if (format === 'json') {
      const index = { skills: chosen, units: tag === undefined ? units : [] };
      world.print(jsonText(indexJson(index, await bundledFiles(), await scripts())));
    } else if (format === 'html') {
      const roots = new Set(chosen.map(({ root }) => root));
      const links = linksFrom(world.env, sides.context.head().sha);
      const { skills, units } = catalogue();
      const listed = skills.filter(({ root }) => roots.has(root));
      world.print(cataloguePage({ skills: listed, units: tag === undefined ? units : [] }, links));
    } else {
      const sorted = sortNaturally(chosen, ({ root }) => root);
      const none = tag === undefined ? 'No skills.\n' : `${noMatchMessage(tag, all)}\n`;
      const skills = sorted.length > 0 ? table(sorted, world) : none;
      world.print([skills, ...(tag === undefined ? unitTable(units, world) : [])].join('\n'));
    }
    return 0;
  },
};

/** The index in the form of schemas/index.schema.json. */
export function indexJson(
  { skills, units }: SkillIndex,
  bundledFiles: ReadonlyMap<string, readonly BundledFile[]>,
  scripts: ReadonlyMap<string, readonly ListedScript[]>,
) {
  return {
    schema: 1,
    skills: skills.map((skill) => ({
      ...skill,
      files: bundledFiles.get(skill.root) ?? [],
      scripts: scripts.get(skill.root) ?? [],
    })),
    units: units.map(({ kind, name, root, version, powers }) => ({
      kind,
      name,
      root,
      version,
      powers: powers.map(powerJson),
    })),
  };
}

function noMatchMessage(tag: string, all: readonly IndexEntry[]): string {
  const tags = new Set(all.flatMap(({ capabilities }) => capabilities));
  const message = `No skill declares the capability ${quote(tag)}.`;
  const hint =
    didYouMean(tag, tags) ??
    (tags.size === 0 ? 'No skill declares a capability.' : declaredMessage(tags));
  return neutralizeCommands(escapeInvisible(`${message} ${hint}`.trim()));
}

const maxNamed = 12;

function declaredMessage(tags: ReadonlySet<string>): string {
  const sortedTags = [...tags].sort(compareNatural);
  const more = sortedTags.length > maxNamed ? ` and ${sortedTags.length - maxNamed} more` : '';
  return `Declared capabilities: ${sortedTags.slice(0, maxNamed).map(clip).join(', ')}${more}.`;
}

function table(
  skills: readonly IndexEntry[],
  { colour, width }: { readonly colour: boolean; readonly width: number },
): string {
  const rows = skills.map(({ name, version, root, dialects, skillVersion }) => [
    shorten(name),
    version === null ? '-' : shorten(version),
    skillVersion.content_hash === '' ? '-' : skillVersion.content_hash.slice(0, 19),
    dialects.join(' ') || '-',
    neutralizeCommands(escapeInvisible(root === '' ? '.' : root)),
  ]);
  const plain = formatColumns([['Skill', 'version', 'hash', 'formats', 'directory'], ...rows]);
  const lines = withCapabilities(plain, skills, width).map((line) => line.trimEnd());
  const [head = '', ...others] = lines;
  return [painter(colour)('strong', head), ...others]
    .map((line) => `${neutralizeCommands(line)}\n`)
    .join('');
}

/** The plugins, agents and other units with their permissions; none without one. */
function unitTable(units: SkillIndex['units'], { colour }: World): readonly string[] {
  const rows = sortNaturally(units, ({ root }) => root).map((unit) => [
    unit.kind,
    shorten(unit.name) || '-',
    unit.version === null ? '-' : shorten(unit.version),
    String(unit.powers.length),
    neutralizeCommands(escapeInvisible(unit.root === '' ? '.' : unit.root)),
  ]);
  if (rows.length === 0) return [];
  const [head = '', ...others] = formatColumns([
    ['Kind', 'name', 'version', 'permissions', 'place'],
    ...rows,
  ]);
  const lines = [painter(colour)('strong', head), ...others];
  return [lines.map((line) => `${neutralizeCommands(line.trimEnd())}\n`).join('')];
}

/** Below this width, a list of capabilities is useless. */
const minWidth = 24;

/** Appends a column of capabilities, if any skill declares one. */
function withCapabilities(
  lines: readonly string[],
  skills: readonly IndexEntry[],
  width: number,
): readonly string[] {
  if (!skills.some(({ capabilities }) => capabilities.length > 0)) return lines;
  const columnWidth = Math.max(minWidth, width - textColumns(lines[0] ?? '') - 2);
  return lines.map((line, index) => {
    const capabilityList = skills[index - 1]?.capabilities.join(' ') ?? 'capabilities';
    return `${line}  ${truncate(neutralizeCommands(escapeInvisible(capabilityList)), columnWidth)}`;
  });
}

function shorten(text: string): string {
  return truncate(neutralizeCommands(escapeInvisible(text)), 40);
}
