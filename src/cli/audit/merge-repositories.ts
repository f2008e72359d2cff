import type { FailLevel } from '../../model/config.ts';
import { plainText } from '../../model/message.ts';
import { UsageError } from '../../model/usage-error.ts';
import { cut } from '../../report/document/cut.ts';
import type { Block } from '../../report/document/document.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { documentPage } from '../../report/html/document-page.ts';
import type { World } from '../command.ts';
import { writeOutputs } from '../outputs.ts';
import type { Arguments } from '../parsed-arguments.ts';
import type { OutputSettings } from '../render.ts';
import { documentMarkdown, documentText } from '../text/document-text.ts';
import { type Audit, auditOf } from './audit.ts';
import { auditDocument, auditHeadline } from './audit-document.ts';
import { auditJson } from './audit-json.ts';
import type { AuditedReport } from './audited-report.ts';

/** How the text is shown. */
interface AuditDisplay extends Pick<World, 'colour' | 'width'> {
  /** `quiet` prints nothing if all pass; `verbose` adds the findings of all repositories. */
  readonly detail: OutputSettings['detail'];
}

type Render = (audit: Audit, display: AuditDisplay) => string;

const renderers: ReadonlyMap<string, Render> = new Map([
  ['html', auditHtml],
  ['json', auditJson],
  ['markdown', (audit: Audit) => documentMarkdown(auditDocument(audit, false))],
  ['text', auditText],
] satisfies [string, Render][]);

function auditHtml(audit: Audit): string {
  const passes = audit.outcome === 'pass';
  const page = { passes, label: passes ? 'Pass' : 'Fail', rules: [] };
  return documentPage(auditDocument(audit, true), page, { links: null, docsOf: () => undefined });
}

/** The most findings of one repository in a terminal. */
const maxFindings = 20;

function auditText(audit: Audit, display: AuditDisplay): string {
  const { detail } = display;
  if (detail === 'quiet' && audit.outcome === 'pass') return '';
  const document = auditDocument(audit, detail === 'verbose');
  return documentText({ blocks: document.blocks.flatMap(shortened) }, display);
}

function shortened(block: Block): readonly Block[] {
  if (block.kind !== 'details') return [block];
  return cut({ blocks: [block] }, { items: maxFindings, places: 1 }).blocks;
}

/** Prints the reports of several repositories as one; returns the exit code. */
export function mergeRepositories(
  reports: readonly { readonly file: string; readonly report: AuditedReport }[],
  args: Arguments,
  world: World,
  { outputs, detail }: OutputSettings,
): number {
  rejectOthers(args);
  const render = rendererOf(args.values.get('format') ?? 'text');
  const rendererByOutput = new Map(
    outputs.map((output) => [output, rendererOf(output.reporter.id)]),
  );
  const audit = auditOf(reports, args.values.get('fail-on') as FailLevel | undefined);
  const display = { colour: world.colour, width: world.width, detail };
  if (outputs.some(({ replacesPrinting }) => replacesPrinting)) {
    if (detail !== 'quiet')
      world.print(neutralizeCommands(`${escapeInvisible(plainText(auditHeadline(audit)))}\n`));
  } else {
    world.print(render(audit, display));
  }
  const fileDisplay = { colour: false, width: Number.POSITIVE_INFINITY, detail: 'normal' } as const;
  writeOutputs(outputs, (output) =>
    (rendererByOutput.get(output) ?? auditText)(audit, fileDisplay),
  );
  return audit.outcome === 'fail' ? 1 : 0;
}

function rendererOf(format: string): Render {
  const render = renderers.get(format);
  if (render) return render;
  throw new UsageError(
    `Reports of several repositories have no format "${format}".`,
    `Formats are ${[...renderers.keys()].join(', ')}.`,
  );
}

/** The options of a check need its repository. */
function rejectOthers({ values, lists, flags, paths }: Arguments): void {
  const isGiven = (name: string) => values.has(name) || lists.has(name) || flags.has(name);
  const name = ['base', 'scope', 'rule', 'config', 'allow-empty', 'statistics'].find(isGiven);
  const what = name === undefined ? (paths.length > 0 ? 'A path' : null) : `--${name}`;
  if (what === null) return;
  throw new UsageError(
    `${what} is for the shards of one check, and these are whole reports.`,
    'Give it to the check of each repository.',
  );
}
