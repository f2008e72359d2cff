import type { ScriptCall } from '../../model/script/call.ts';
import { folderOf, resolve } from '../../model/text/path.ts';
import { LineMap } from '../../model/text/text.ts';
import { type CallPlace, mentionsScript } from './call-place.ts';
import { callsOfCommand } from './command-calls.ts';

const self = String.raw`["']?\$\{?(?:0|BASH_SOURCE(?:\[0\])?)\}?["']?`;
const folderOfSelf = String.raw`(?:\$\(dirname (?:-- )?${self}\)|\$\{(?:0|BASH_SOURCE(?:\[0\])?)%/\*\})`;

/** `HERE="$(cd "$(dirname "$0")/.." && pwd)"`. */
const ownFolder = new RegExp(
  String.raw`^[ \t]*(?:export |readonly |local |declare -r )?(\w+)=["']?(?:\$\(cd (?:-- )?["']?)?${folderOfSelf}((?:/\.\.)*)["']?(?:[^\n]*&& *pwd(?: -P)?\))?["']?[ \t]*$`,
  'gm',
);

/**
 * The calls of other scripts in a shell script, by paths that begin at its own folder: where it runs is not known. Needs
 * the grammar of the shell.
 */
export function callsOfShellScript(place: CallPlace, text: string): readonly ScriptCall[] {
  if (!/dirname|BASH_SOURCE|\$\{0/.test(text) || !mentionsScript(text)) return [];
  const folder = folderOf(place.path);
  const variables = new Map([['SELF', [folder]]]);
  for (const [, name = '', ups = ''] of text.matchAll(ownFolder)) {
    const found = resolve(folder, `.${ups}`);
    const isSet = new RegExp(`^[ \\t]*(?:export |readonly |local )?${name}=`, 'gm');
    if (found !== undefined && text.match(isSet)?.length === 1) variables.set(name, [found]);
  }
  const lines = new LineMap(text);
  // All offsets stay.
  const written = text.replace(
    new RegExp(`(["']?)${folderOfSelf}(?=/)`, 'g'),
    (whole, quote: string) => `${quote}\${SELF}`.padEnd(whole.length, '/'),
  );
  const own = { ...place, bases: [], variables };
  return callsOfCommand(own, written, (start, end) => {
    const first = { line: 1, column: 1 };
    return lines.locate(place.path, start, end).range ?? { start: first, end: first };
  }).flatMap((call) => {
    const shown = call.written.replace(/^\$\{SELF\}\/+/, '$(dirname $0)/');
    return call.isFound ? [{ ...call, written: shown }] : [];
  });
}
