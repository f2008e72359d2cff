import type { Block, Document, Line } from '../../report/document/document.ts';
import { plainFindings } from '../../report/document/findings.ts';
import { writeMarkdown } from '../../report/markdown/write-markdown.ts';
import { defaultRenderOptions } from '../../report/reporter.ts';
import { writeText } from '../../report/text/write-text.ts';
import type { Rule } from '../../rules/rule.ts';
import { type ExplainedExample, explain, howToFix } from '../../tasks/explain.ts';

/** The columns of findings on a page of docs/rules/. */
const pageWidth = 100;

/** The page of a rule in Markdown, as in docs/rules/. */
export async function rulePage(rule: Rule): Promise<string> {
  const page = { links: null, docs: null, baseSha: null, firstLevel: 1 };
  return writeMarkdown(await ruleDocument(rule), page);
}

/** The page of a rule for a terminal. */
export async function terminalPage(
  rule: Rule,
  { colour, width }: { readonly colour: boolean; readonly width: number },
): Promise<string> {
  const style = { ...defaultRenderOptions, colour, width: Math.min(width, pageWidth) };
  return writeText(await ruleDocument(rule), { ...style, isVerbose: true });
}

/** What a rule reports and why, a failing and a passing example with their findings, and its setting. */
async function ruleDocument(rule: Rule): Promise<Document> {
  const { facts, source, fails, passes } = await explain(rule);
  const setting = `  ${rule.id}: off   # or error, warning, note`;
  return {
    blocks: [
      { kind: 'heading', level: 1, line: [rule.id] },
      ...paragraphs([rule.summary]),
      {
        kind: 'table',
        title: [],
        columns: ['', ''],
        rows: facts.map(([name, value]) => [[name], ownLine(value)]),
      },
      heading('Why'),
      ...paragraphs([rule.why]),
      heading('Source'),
      ...source.map(ownLine).flatMap(sourceBlocks),
      heading('How to fix it'),
      ...paragraphs([howToFix(rule)]),
      heading('Fails'),
      ...exampleBlocks(fails),
      heading('Passes'),
      ...exampleBlocks(passes),
      heading('Changing its severity'),
      { kind: 'code', language: 'text', lines: ['# .github/skillaccord.yml', 'rules:', setting] },
    ],
  };
}

function heading(text: string): Block {
  return { kind: 'heading', level: 2, line: [text] };
}

function paragraphs(texts: readonly string[]): readonly Block[] {
  return texts.map((text) => ({ kind: 'paragraph', lines: [ownLine(text)] }));
}

/** A terminal opens an address, but no path relative to the page. */
function sourceBlocks(line: Line): readonly Block[] {
  const printed = line.flatMap((span): Line => {
    const isLink = typeof span === 'object' && span.kind === 'link';
    if (!isLink || !span.href.startsWith('https:')) return [span];
    return [...span.line, ' (', { kind: 'command', text: span.href }, ')'];
  });
  return [
    { kind: 'paragraph', audience: 'page', lines: [line] },
    { kind: 'paragraph', audience: 'terminal', lines: [printed] },
  ];
}

/** The files of an example and what is found in them: a list in a terminal, its text on a page. */
function exampleBlocks({ text, findings }: ExplainedExample): readonly Block[] {
  const example: Block = { kind: 'code', language: 'text', lines: text.split('\n') };
  if (findings.length === 0)
    return [example, { kind: 'code', language: 'text', lines: ['No finding.'] }];
  const block = plainFindings(findings);
  const style = { ...defaultRenderOptions, width: pageWidth, isVerbose: false };
  const lines = writeText({ blocks: [block] }, style)
    .trimEnd()
    .split('\n');
  return [
    example,
    { ...block, audience: 'terminal' },
    { kind: 'code', audience: 'page', language: 'text', lines },
  ];
}

/** A text of ours as a line: its code spans and links become spans. */
function ownLine(text: string): Line {
  return text.split('`').flatMap((part, index): Line => {
    if (index % 2 === 1) return [{ kind: 'code', text: part, limit: Number.POSITIVE_INFINITY }];
    return linked(part);
  });
}

function linked(text: string): Line {
  const [before = '', label, href, rest = ''] = text.split(/\[([^\]]+)\]\(([^)]+)\)(.*)/s);
  const words: Line = before === '' ? [] : [before];
  if (label === undefined || href === undefined) return words;
  return [...words, { kind: 'link', href, line: [label] }, ...linked(rest)];
}
