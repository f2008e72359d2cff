/** A tool's name, or a pattern of names, as hosts write them. */
const name = /^[\w*][\w*.:@/-]*$/;

/** A further tool within the parentheses of one, where a reader splits entries at every blank or comma. */
const nested = /(?:^|[\s,;|])(?:[A-Z]\w*|mcp__\w+)\(/;

/** Whether all readers find the same one tool in an entry, such as `Bash(git:*)`. */
export function isCertainTool(entry: string): boolean {
  const open = entry.indexOf('(');
  if (open < 0) return name.test(entry);
  const scope = entry.slice(open + 1, -1);
  return name.test(entry.slice(0, open)) && closesAtEnd(entry, open) && !nested.test(scope);
}

/** Whether the parenthesis opened at an offset is closed by the last character, and by no other. */
function closesAtEnd(entry: string, open: number): boolean {
  let depth = 0;
  for (let at = open; at < entry.length; at++) {
    if (entry[at] === '(') depth++;
    if (entry[at] === ')') depth--;
    if (depth === 0) return at === entry.length - 1;
  }
  return false;
}
