import { type PackagePin, pinLevels } from '../../model/power.ts';
import { wordList } from '../../model/text/word-list.ts';
import { programName } from '../../scripts/launched.ts';
import { commandsOf } from './command-words.ts';
import { findPackage } from './package-runners.ts';

/** The weakest pin of what a shell line fetches and runs; undefined if it fetches nothing. */
export function pinOf(line: string): PackagePin | undefined {
  if (runsFetchedText(line)) return { level: 'shell', program: line.trim() };
  const commands = commandsOf(line);
  const found = commands.flatMap((words) => findPackage(withoutWrappers(words)) ?? []);
  if (found.length === 0) return undefined;
  const level = found
    .map(({ level }) => level)
    .reduce((a, b) => (pinLevels.indexOf(a) >= pinLevels.indexOf(b) ? a : b));
  const program = found.reduce(
    (text, { written, unversionedName }) => text.replace(written, () => unversionedName),
    line.trim(),
  );
  return { level, program };
}

const fetcher = String.raw`(?:curl|wget|irm|iwr|Invoke-RestMethod|Invoke-WebRequest)\b`;
const shell = String.raw`(?:sudo\s+(?:-\S+\s+)*)?(?:\S*/)?(?:(?:ba|z|da|k|fi)?sh|python\d?|node|perl|ruby|pwsh|iex|Invoke-Expression)\b`;
const fetchedText = [
  new RegExp(String.raw`${fetcher}[^|;\n]{0,2000}\|\s*${shell}`, 'i'),
  new RegExp(String.raw`(?:\$\(|<\(|\x60)\s*${fetcher}`, 'i'),
  new RegExp(String.raw`(?:iex|Invoke-Expression)\s*\(?\s*\(?${fetcher}`, 'i'),
];

/** Whether a shell runs text from the network: `curl … | sh`, `sh -c "$(curl …)"`. */
function runsFetchedText(line: string): boolean {
  return fetchedText.some((pattern) => pattern.test(line));
}

const wrappers: ReadonlySet<string> = new Set(
  wordList(`
  sudo time nice nohup command exec builtin noglob env cmd /c /C
`),
);

/** A command without assignments and programs that only start another. */
function withoutWrappers(words: readonly string[]): readonly string[] {
  const start = words.findIndex(
    (word) => !/^\w+=/.test(word) && !wrappers.has(programName(word)) && !wrappers.has(word),
  );
  return start === -1 ? [] : words.slice(start);
}
