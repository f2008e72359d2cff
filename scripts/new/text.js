/** A blank of any type; it compiles, and test/project/blanks.test.ts lists it. */
export function blank(what) {
  return `'TODO: ${what}' as never`;
}

/** Adds a line to a block of sorted `export` lines. */
export function withSortedLine(line) {
  return (text) => {
    const lines = text.trimEnd().split('\n');
    if (lines.includes(line)) throw new Error(`The index has this line: ${line}`);
    return `${[...lines, line].sort().join('\n')}\n`;
  };
}

/** Adds text after the first match of a pattern. */
export function insertAfter(pattern, addition) {
  return (text) => {
    if (!pattern.test(text)) throw new Error(`Nothing matches ${pattern}.`);
    return text.replace(pattern, (found) => `${found}${addition}`);
  };
}

/** Adds text before the first match of a pattern. */
export function insertBefore(pattern, addition) {
  return (text) => {
    if (!pattern.test(text)) throw new Error(`Nothing matches ${pattern}.`);
    return text.replace(pattern, (found) => `${addition}${found}`);
  };
}
