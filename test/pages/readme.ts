/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
export function fill(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`The page lacks ${open} … ${close}.`);
  return `${text.slice(0, start + open.length)}\n${content}\n${text.slice(end)}`;
}
