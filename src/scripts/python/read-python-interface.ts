import type { ScriptInterface } from '../../model/script/interface.ts';
import { readSource } from '../../syntax/source/source.ts';
import { readArgparse } from './argparse/argparse.ts';
import { relevantText } from './tree/relevant.ts';

/** What a Python script accepts; null if it cannot be read or reads no arguments in a known way. Needs its grammar. */
export function readPythonInterface(text: string): ScriptInterface | null {
  if (!/\bArgumentParser\s*\(/.test(text)) return null;
  // A margin within a text of several lines ends a function too early: then all of the script is read.
  for (const part of [relevantText(text), text]) {
    const tree = readSource('python', part);
    if (tree?.isWhole) return readArgparse({ text: part, root: tree.root });
  }
  return null;
}
