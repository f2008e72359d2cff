import { argumentsOf } from '../../../contract/coverage/command-line.ts';
import { facetValue } from '../../../model/contract.ts';
import type { CallSource, ScriptCall } from '../../../model/script/call.ts';
import type { Skill } from '../../../model/skill.ts';
import { folderOf, isInside, nameOf } from '../../../model/text/path.ts';
import type { Location } from '../../../model/text/text.ts';
import { rootsOf } from '../../../powers/programs/roots.ts';
import {
  type CallPlace,
  type CallTree,
  mayCallScripts,
  mentionsScript,
} from '../../../scripts/calls/call-place.ts';
import { callsAt } from '../../../scripts/calls/command-calls.ts';
import { callsOfMarkdown } from '../../../scripts/calls/markdown-calls.ts';
import { callsOfShellScript } from '../../../scripts/calls/shell-script-calls.ts';
import { wordsAsCommand } from '../../../scripts/calls/words-as-command.ts';
import { callsOfProgram, mayStartScripts } from '../../../scripts/effects/program-calls.ts';
import { isOwnScript, languageOf } from '../../../scripts/language-of.ts';
import type { SourceLanguage } from '../../../syntax/source/source.ts';

const markdown = /\.md$/i;
const shellScript = /\.(?:sh|bash)$/i;

/** The language of a script that no shell reads; null for other files, and for those that are not read. */
export function programLanguage(path: string): SourceLanguage | null {
  const language = isOwnScript(path) ? languageOf(path, '') : null;
  return language === 'shell' ? null : language;
}

/** The texts of a skill that may call scripts, without those of history. */
export function textsOf({ files }: Skill): readonly string[] {
  // A script that calls another one is not alone.
  const hasSeveral = files.filter(({ name }) => isOwnScript(name)).length > 1;
  return files.flatMap(({ path, name, kind }) => {
    const isText =
      shellScript.test(name) ||
      (hasSeveral && programLanguage(name) !== null) ||
      (markdown.test(name) && !/changelog|history/i.test(nameOf(name)));
    return isText && kind !== 'symlink' ? [path] : [];
  });
}

/** The calls of scripts in the texts, manifests and shell scripts of a skill; needs the grammar of the shell. */
export function skillCalls(
  skill: Skill,
  tree: CallTree,
  textOf: (path: string) => string,
): readonly ScriptCall[] {
  const placeOf = (source: CallSource, path: string): CallPlace => ({
    source,
    path,
    root: skill.root,
    bases: [skill.root, folderOf(path), ''],
    variables: rootsOf({ kind: 'skill', root: skill.root }).variables,
    tree,
  });
  const ofTexts = textsOf(skill).flatMap((path) => {
    const text = textOf(path);
    if (shellScript.test(path)) return callsOfShellScript(placeOf('script', path), text);
    const language = programLanguage(path);
    if (language)
      return mayStartScripts(text) ? callsOfProgram(placeOf('script', path), language, text) : [];
    return mayCallScripts(text) ? callsOfMarkdown(placeOf('text', path), text) : [];
  });
  return [...ofTexts, ...manifestCalls(skill, placeOf)].filter((call) => isJudged(call, skill));
}

/** Whether a script is one of the skill, or one of another skill that its manifest or a script of it calls. */
function isJudged({ script, path, isFound, source }: ScriptCall, { root, texts }: Skill): boolean {
  return isInside(script, root) || (isFound && (source !== 'text' || texts.has(path)));
}

/** The calls in entrypoints and in the steps of recipes, whose missing scripts other rules report. */
function manifestCalls(
  skill: Skill,
  placeOf: (source: CallSource, path: string) => CallPlace,
): readonly ScriptCall[] {
  const isMeant = (texts: ReadonlyMap<string, string>) =>
    [...texts.values()].some((text) => /entrypoints|recipe/.test(text) && mentionsScript(text));
  if (!isMeant(skill.texts) && ![...skill.attached.values()].some(mentionsScript)) return [];
  const calls = (source: CallSource, command: string, { path, range }: Location) =>
    range ? callsAt(placeOf(source, path), command, range) : [];
  return skill.contract.items
    .flatMap((item) => {
      if (item.kind === 'entrypoint')
        return calls('entrypoint', wordsAsCommand(argumentsOf(item)), item.at);
      const command = item.kind === 'recipe-step' ? item.facets.get('command') : undefined;
      return command ? calls('recipe', String(facetValue(item, 'command')), command.at) : [];
    })
    .filter(({ isFound }) => isFound);
}
