import type { ScriptInterface } from '../../model/script/interface.ts';
import { readSource } from '../../syntax/source/source.ts';
import { readArgparse } from './argparse/argparse.ts';
import { readArgv } from './argv/argv.ts';
import { readClick } from './click/click.ts';
import { readOptparse } from './optparse.ts';
import { PythonModule } from './tree/module.ts';
import { parserLines } from './tree/parser-lines.ts';
import { readTyper } from './typer/typer.ts';

/** The packages that read the words of a call, by what a script that uses one says. */
const readers: readonly (readonly [RegExp, (module: PythonModule) => ScriptInterface | null])[] = [
  [/^[ \t]*(?:import (?:\w+ as )?click\b|from (?:rich_)?click import\b)/m, readClick],
  [/^[ \t]*(?:import typer\b|from typer import\b)/m, readTyper],
  [/\bOptionParser\s*\(/, readOptparse],
  [/^(?![\s\S]*\b(?:getopt|fire|docopt|absl|sys\.orig_argv)\b)[\s\S]*\bsys\.argv\b/, readArgv],
];

/** What a Python script accepts; null if it cannot be read or reads no arguments in a known way. Needs its grammar. */
export function readPythonInterface(text: string): ScriptInterface | null {
  if (/\bArgumentParser\s*\(/.test(text)) return readParser(text);
  const row = readers.find(([pattern]) => pattern.test(text));
  const tree = row && readSource('python', text);
  return row && tree?.isWhole ? row[1](new PythonModule(text, tree.root)) : null;
}

function readParser(text: string): ScriptInterface | null {
  const part = parserLines(text);
  const tree = part && readSource('python', part.text);
  if (part && tree?.isWhole) return readArgparse({ text: part.text, root: tree.root }, part.lines);
  const whole = readSource('python', text);
  return whole?.isWhole ? readArgparse({ text, root: whole.root }) : null;
}
