import type { ScriptInterface } from '../../model/script/interface.ts';
import { readSource, type SourceLanguage } from '../../syntax/source/source.ts';
import { readArgv } from './argv/argv.ts';
import { readCommander } from './commander/commander.ts';
import { readParseArgs } from './parse-args.ts';
import { NodeSource } from './tree/node-source.ts';
import { readYargs } from './yargs/yargs.ts';

/** The packages that read the words of a call, by what a script that uses one says. */
const readers: readonly (readonly [RegExp, (source: NodeSource) => ScriptInterface | null])[] = [
  [/['"]commander['"]/, readCommander],
  [/['"]yargs(?:\/yargs)?['"]/, readYargs],
  [/\bparseArgs\b[^'"]{0,200}['"](?:node:)?util['"]|\butil\.parseArgs\b/, readParseArgs],
  [
    /^(?![\s\S]*['"](?:minimist|meow|cac|arg|sade|mri|getopts|clipanion|@oclif\/core|citty)['"])[\s\S]*\bprocess\.argv\b/,
    readArgv,
  ],
];

/** What a script for Node accepts; null if it cannot be read or reads its words in no known way. Needs its grammar. */
export function readNodeInterface(
  language: Exclude<SourceLanguage, 'python'>,
  text: string,
): ScriptInterface | null {
  const row = readers.find(([pattern]) => pattern.test(text));
  const tree = row && readSource(language, text);
  return row && tree?.isWhole ? row[1](new NodeSource(text, tree.root)) : null;
}
