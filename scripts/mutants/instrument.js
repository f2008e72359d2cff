const guard = 'const __mutant = globalThis.__mutant ?? (() => false); ';

/** The source with all mutants in it; `__mutant(id)` selects the active one. Line numbers do not change. */
export function instrumented(text, sites) {
  const top = { start: 0, end: text.length, inner: [] };
  // An outer range comes before those in it; of equal ranges, the first is the outer one.
  const sorted = sites.toSorted((a, b) => a.start - b.start || b.end - a.end);
  for (const site of sorted) insert(top, { ...site, inner: [] });
  return guard + textOf(text, top, [0, text.length]);
}

function insert(parent, site) {
  const outer = parent.inner.find(({ start, end }) => start <= site.start && site.end <= end);
  if (outer) insert(outer, site);
  else parent.inner.push(site);
}

/** A range of the source, with the sites inside a site replaced. */
function textOf(text, { inner }, [from, to]) {
  let result = '';
  let at = from;
  for (const site of inner.filter(({ start, end }) => from <= start && end <= to)) {
    result += text.slice(at, site.start) + switchOf(text, site);
    at = site.end;
  }
  return result + text.slice(at, to);
}

function switchOf(text, site) {
  const mutated = site.parts.map((part) =>
    typeof part === 'string' ? part : textOf(text, site, part),
  );
  const original = textOf(text, site, [site.start, site.end]);
  return `(__mutant(${site.id}) ? ${mutated.join(' ')} : ${original})`;
}
