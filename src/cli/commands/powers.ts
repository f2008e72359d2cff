import type { PowerList } from '../../model/power/power-list.ts';
import { UsageError } from '../../model/usage-error.ts';
import { documentPage } from '../../report/html/document-page.ts';
import { linksFrom } from '../../report/links.ts';
import { powerDocument } from '../../report/power-document.ts';
import { open } from '../../setup/open.ts';
import { listPowers } from '../../tasks/powers.ts';
import type { Command, World } from '../command.ts';
import { outputsOf, writeOutputs } from '../outputs.ts';
import { repositoryOptions } from '../repository-options.ts';
import { documentMarkdown, documentText } from '../text/document-text.ts';
import { powersJson } from '../text/powers-json.ts';

const formats = ['text', 'markdown', 'json', 'html'];

/** Lists everything that a tree may do; with a base, what differs. */
export const powers: Command = {
  name: 'powers',
  synonyms: ['permissions', 'grants', 'capabilities'],
  summary: 'list everything that skills, plugins and client files may do',
  operands: '[REF]',
  maxOperands: 1,
  options: [
    { name: 'base', value: 'REF', help: 'list what differs from this tag, commit or branch' },
    { name: 'format', value: 'FORMAT', choices: formats, help: formats.join(', ') },
    {
      name: 'output',
      short: 'o',
      value: '[FORMAT=]FILE',
      prefixes: formats,
      repeatable: true,
      help: 'write the list to a file, with FORMAT= an additional one; summary: the job summary',
    },
    ...repositoryOptions,
  ],
  examples: [
    ['skillaccord powers', 'of the work tree'],
    ['skillaccord powers v2.0.0', 'of a tag'],
    ['skillaccord powers --base main', 'what differs from main'],
    ['skillaccord powers --format html > powers.html', 'a page to look at'],
  ],
  async run(args, world) {
    const outputs = outputsOf(args, world);
    const foreign = outputs.find(({ reporter }) => !formats.includes(reporter.id));
    if (foreign) {
      throw new UsageError(
        `powers has no format "${foreign.reporter.id}".`,
        `Formats are ${formats.join(', ')}.`,
      );
    }
    const { sides, config } = await open({
      cwd: world.cwd,
      onProgress: world.onProgress,
      base: args.values.get('base') ?? 'none',
      head: args.operands[0],
      config: args.values.get('config'),
    });
    const list = await listPowers(sides, config);
    const links = linksFrom(world.env, sides.context.head().sha);
    const write = (format: string | undefined, shown: World) =>
      formatted(list, format, shown, links);
    if (!outputs.some(({ replacesPrinting }) => replacesPrinting))
      world.print(write(args.values.get('format'), world));
    const file = { ...world, colour: false, width: Number.POSITIVE_INFINITY };
    writeOutputs(outputs, ({ reporter }) => write(reporter.id, file));
    return 0;
  },
};

function formatted(
  list: PowerList,
  format: string | undefined,
  world: World,
  links: ReturnType<typeof linksFrom>,
): string {
  if (format === 'json') return powersJson(list);
  const document = powerDocument(list);
  if (format === 'markdown') return documentMarkdown(document);
  if (format !== 'html') return documentText(document, world);
  return documentPage(document, null, { links, docsOf: () => undefined });
}
