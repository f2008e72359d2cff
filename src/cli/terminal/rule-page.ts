import type { Block, Document, Line } from '../../report/document/document.ts';
import { writeMarkdown } from '../../report/markdown/write-markdown.ts';
import { defaultRenderOptions } from '../../report/reporter.ts';
import { plainFindings } from '../../report/summary/findings.ts';
import { writeText } from '../../report/text/write-text.ts';
import type { Rule } from '../../rules/rule.ts';
import { type Explanation, explain } from '../../tasks/explain.ts';

/** The page of a rule in Markdown: in docs/rules/ with links to other pages of docs/, elsewhere with addresses alone. */
export async function rulePage(rule: Rule, place: 'docs' | 'anywhere'): Promise<string> {
  const page = { links: null, docs: null, baseSha: null, firstLevel: 1 };
  return writeMarkdown(await ruleDocument(rule, place), page);
}

/** The page of a rule for a terminal. */
export async function terminalPage(
  rule: Rule,
  { colour, width }: { readonly colour: boolean; readonly width: number },
): Promise<string> {
  const style = { ...defaultRenderOptions, colour, width: Math.min(width, 100) };
  return writeText(await ruleDocument(rule, 'anywhere'), { ...style, isVerbose: true });
}

/** What a rule reports and why, an example with its finding, and the remedy. */
async function ruleDocument(rule: Rule, place: 'docs' | 'anywhere'): Promise<Document> {
  const page = await explain(rule);
  const { level, isNote, fix, remedy, options, references } = page;
  return {
    blocks: [
      { kind: 'heading', level: 1, line: [rule.id] },
      paragraph(level),
      heading('What it does'),
      paragraph(rule.summary),
      heading(isNote ? 'Why report this?' : 'Why is this bad?'),
      paragraph(rule.why),
      heading('Example'),
      ...exampleBlocks(page, rule.id),
      ...(fix === null ? [] : [heading(remedy.length > 0 ? 'Use instead' : 'How to fix it')]),
      ...(fix === null ? [] : [paragraph(fix)]),
      ...(remedy.length > 0 ? [diff(remedy)] : []),
      ...(options.length > 0 ? [heading('Options'), paragraph(options.join(' '))] : []),
      ...(references === null
        ? []
        : [heading('References'), paragraph(place === 'docs' ? references : unlinked(references))]),
    ],
  };
}

/** The change of an example, and the line that a run prints for it. */
export function exampleBlocks({ example, finding }: Explanation, rule: string): readonly Block[] {
  const lines = findingLine(finding, rule);
  return [
    diff(example),
    ...(lines.length > 0 ? [{ kind: 'code', language: 'text', lines } as const] : []),
  ];
}

function findingLine(finding: Explanation['finding'], rule: string): readonly string[] {
  const style = { ...defaultRenderOptions, width: Number.POSITIVE_INFINITY, isVerbose: false };
  const text = writeText({ blocks: finding ? [plainFindings([finding])] : [] }, style);
  const line = text.split('\n').find((each) => each.endsWith(` ${rule}`));
  return line === undefined ? [] : [line.trim()];
}

function heading(text: string): Block {
  return { kind: 'heading', level: 2, line: [text] };
}

function diff(lines: readonly string[]): Block {
  return { kind: 'code', language: 'diff', lines };
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', lines: [ownLine(text)] };
}

/** A text without paths relative to docs/rules/; an address stands behind its name. */
function unlinked(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\((https:[^)]+)\)(\w*)/g, '$1$3 (`$2`)')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
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
