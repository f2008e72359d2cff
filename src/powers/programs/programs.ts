import { CommandScan } from './command-scan.ts';
import type { ProgramContext, Programs } from './found.ts';

/**
 * What a command of the files of a unit runs, in every spelling that a shell takes. Texts with signs of a shell need
 * `openShell` before. Never throws.
 */
export function programsOf(command: string, context: ProgramContext): Programs {
  const text = command
    .replaceAll('${/}', '/')
    .replace(/\$env:(\w+)|%(\w+)%/g, (_, first, second) => `\${${first ?? second}}`);
  const found = scanned(context, (scan) => scan.readLine(text));
  if (!/[\w.}]\\[\w.@-]/.test(text)) return found;
  // The separator of paths on Windows is an escape in other shells.
  const withSlashes = text.replace(/\\(?=[\w.@-])/g, '/');
  return union(
    found,
    scanned(context, (scan) => scan.readLine(withSlashes)),
  );
}

/** What a program and its arguments run, as they stand in a list that no shell reads. */
export function programsOfWords(words: readonly string[], context: ProgramContext): Programs {
  return scanned(context, (scan) => scan.readWords(words));
}

/** Reads a command; where it runs what cannot be told, a second time with every name of a file in it. */
function scanned(context: ProgramContext, read: (scan: CommandScan) => void): Programs {
  const scan = new CommandScan(context, false);
  read(scan);
  const { found } = scan;
  if (found.isCertain && !found.readsOutput) return found.result();
  const again = new CommandScan(context, true);
  read(again);
  return again.found.result();
}

function union(a: Programs, b: Programs): Programs {
  const joined = (key: 'paths' | 'executed' | 'unread' | 'missing') =>
    [...new Set([...a[key], ...b[key]])].sort();
  return {
    paths: joined('paths'),
    executed: joined('executed'),
    unread: joined('unread'),
    missing: joined('missing'),
    parts: [...a.parts, ...b.parts],
    certain: a.certain || b.certain,
  };
}
