import { type Child, element, fragment, type Html } from './element.ts';

/** Converts Markdown with no other markup than code spans and bold text. */
export function inline(markdown: string): Html {
  const children: Child[] = [];
  let plainStart = 0;
  for (let index = markdown.indexOf('`'); index !== -1; index = markdown.indexOf('`', index)) {
    const ticks = /^`+/.exec(markdown.slice(index))?.[0].length ?? 1;
    const end = closingTicks(markdown, index + ticks, ticks);
    if (end === -1) {
      index += ticks;
      continue;
    }
    children.push(bold(markdown.slice(plainStart, index)));
    children.push(element('code', {}, trimPadding(markdown.slice(index + ticks, end))));
    plainStart = end + ticks;
    index = plainStart;
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

function trimPadding(text: string): string {
  return /^ .* $/s.test(text) && text.trim() !== '' ? text.slice(1, -1) : text;
}

function bold(text: string): Html {
  const parts = text.split('**');
  return fragment(
    ...parts.map((part, index) =>
      index % 2 === 1 && index < parts.length - 1 ? element('b', {}, part) : part,
    ),
  );
}
