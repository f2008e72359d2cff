import type { ScriptCall } from '../../model/script/call.ts';
import { folderOf } from '../../model/text/path.ts';
import { LineMap } from '../../model/text/text.ts';
import type { SourceLanguage } from '../../syntax/source/source.ts';
import { type CallPlace, mentionsScript } from '../calls/call-place.ts';
import { callsAt } from '../calls/command-calls.ts';
import { readEffects } from './read-effects.ts';

/** Whether a script may start another one, by its words alone. */
export function mayStartScripts(text: string): boolean {
  return /subprocess|child_process|\bos\.system\b/.test(text) && mentionsScript(text);
}

/**
 * The calls of other scripts in a script of Python or Node, by paths from its own folder, or from the skill where it
 * starts them in no other. Needs its grammar and that of the shell.
 */
export function callsOfProgram(
  place: CallPlace,
  language: SourceLanguage,
  text: string,
): readonly ScriptCall[] {
  const lines = new LineMap(text);
  const variables = new Map([['SELF', [folderOf(place.path)]]]);
  return (readEffects(language, text).started ?? []).flatMap(
    ({ command, hasFolder, start, end }) => {
      const { range } = lines.locate(place.path, start, end);
      if (!range || !mentionsScript(command)) return [];
      const own = { ...place, bases: hasFolder ? [] : place.bases, variables };
      return callsAt(own, command, range).flatMap((call) =>
        call.isFound ? [{ ...call, written: call.written.replace(/^\$\{SELF\}\/+/, '') }] : [],
      );
    },
  );
}
