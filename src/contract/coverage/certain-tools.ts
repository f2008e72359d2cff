/** A tool name, or a pattern of names, in host syntax. */
const name = /^[\w*][\w*.:@/-]*$/;

/** Another tool within parentheses, for readers that split at every blank or comma. */
const nested = /(?:^|[\s,;|])(?:[A-Z]\w*|mcp__\w+)\(/;

/** Whether all readers find the same single tool in an entry, such as `Bash(git:*)`. */
export function isCertainTool(entry: string): boolean {
  const open = entry.indexOf('(');
  if (open < 0) return name.test(entry);
  const scope = entry.slice(open + 1, -1);
  return name.test(entry.slice(0, open)) && closesAtEnd(entry, open) && !nested.test(scope);
}

/** Whether the last character, and no earlier one, closes the parenthesis at an offset. */
function closesAtEnd(entry: string, open: number): boolean {
  let depth = 0;
  for (let index = open; index < entry.length; index++) {
    if (entry[index] === '(') depth++;
    if (entry[index] === ')') depth--;
    if (depth === 0) return index === entry.length - 1;
  }
  return false;
}
