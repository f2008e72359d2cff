import { type Child, element, fragment, type Html } from './element.ts';

/** Converts Markdown with no other markup than code spans and bold text. */
export function inline(markdown: string): Html {
  const children: Child[] = [];
  let plainStart = 0;
  for (let at = markdown.indexOf('`'); at !== -1; at = markdown.indexOf('`', at)) {
    const ticks = /^`+/.exec(markdown.slice(at))?.[0].length ?? 1;
    const end = closingTicks(markdown, at + ticks, ticks);
    if (end === -1) {
      at += ticks;
      continue;
    }
    children.push(bold(markdown.slice(plainStart, at)));
    children.push(element('code', {}, unpadded(markdown.slice(at + ticks, end))));
    plainStart = end + ticks;
    at = plainStart;
  }
  return fragment(...children, bold(markdown.slice(plainStart)));
}

/** The start of the next run of exactly so many backticks; -1 without one. */
function closingTicks(text: string, from: number, amount: number): number {
  const runs = /`+/g;
  runs.lastIndex = from;
  for (let run = runs.exec(text); run; run = runs.exec(text)) {
    if (run[0].length === amount) return run.index;
  }
  return -1;
}

function unpadded(text: string): string {
  return /^ .* $/s.test(text) && text.trim() !== '' ? text.slice(1, -1) : text;
}

function bold(text: string): Html {
  const parts = text.split('**');
  return fragment(
    ...parts.map((part, at) =>
      at % 2 === 1 && at < parts.length - 1 ? element('b', {}, part) : part,
    ),
  );
}
