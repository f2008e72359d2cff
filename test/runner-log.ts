/**
 * The commands a GitHub runner would take from a log, as its ActionCommand does: `::name …::` at the
 * beginning of a line, blanks aside, else `##[name …]` anywhere in it.
 */
export function commandsIn(log: string): string[] {
  return log.split(/\r\n|\n|\r/).flatMap((line) => {
    const second = /^\s*::([a-z-]+)(?: [^:]*(?::(?!:)[^:]*)*)?::/i.exec(line)?.[1];
    if (second !== undefined) return [second];
    return /##\[([a-z-]+)(?: [^\]]*)?\]/i.exec(line)?.[1] ?? [];
  });
}
