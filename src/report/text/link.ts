import { isReachable, rulePage } from '../docs-links.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';
import type { RenderOptions } from '../reporter.ts';

type LinkOptions = Pick<RenderOptions, 'docs' | 'hyperlinks'>;

/** Text that a terminal shows as a link to the page of a rule; plain text for other terminals. */
export function ruleLink(text: string, rule: string, { docs, hyperlinks }: LinkOptions): string {
  if (!hyperlinks || !isReachable(docs)) return text;
  return `\u001b]8;;${rulePage(rule, docs)}\u001b\\${text}\u001b]8;;\u001b\\`;
}

/** Makes each `[rule]` of a line a link, for a rule that the line is known to name. */
export function linkRule(line: string, rule: string, options: LinkOptions): string {
  const id = neutralizeCommands(escapeInvisible(rule));
  return line.split(id).join(ruleLink(id, rule, options));
}
