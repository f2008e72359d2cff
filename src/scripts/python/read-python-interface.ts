import type { ScriptInterface } from '../../model/script/interface.ts';
import { readSource } from '../../syntax/source/source.ts';
import { readArgparse } from './argparse/argparse.ts';

/** What a Python script accepts; null if it cannot be read or reads no arguments in a known way. Needs its grammar. */
export function readPythonInterface(text: string): ScriptInterface | null {
  if (!/\bArgumentParser\s*\(/.test(text)) return null;
  const tree = readSource('python', text);
  return tree?.isWhole ? readArgparse({ text, root: tree.root }) : null;
}
