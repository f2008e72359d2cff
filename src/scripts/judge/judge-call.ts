import type { JudgedCall, Refusal, ScriptCall } from '../../model/script/call.ts';
import type { ScriptCommand, ScriptInterface } from '../../model/script/interface.ts';
import { refusalsOf } from './refusals.ts';

/** What a script says to a call, in all of its readings; `program` is null for a script of which nothing is known. */
export function judgeCall(call: ScriptCall, program: ScriptInterface | null): JudgedCall {
  if (!program) return { call, refusals: [], optionNames: [], declaredAt: null };
  const [first = []] = call.variants;
  const command = commandOf(
    program.command,
    first.map((word) => (word.kind === 'text' ? word.text : '')),
  );
  return {
    call,
    refusals: distinct(call.variants.flatMap((words) => causes(refusalsOf(program, words)))),
    optionNames: command.options.flatMap(({ names }) => names),
    declaredAt: { path: call.script, range: command.at },
  };
}

/** The words after an unknown option are surplus because of it. */
function causes(refusals: readonly Refusal[]): readonly Refusal[] {
  const hasCause = refusals.some(({ kind }) => /^(?:unknown|ambiguous|swallowed)/.test(kind));
  return hasCause ? refusals.filter(({ kind }) => kind !== 'surplus-argument') : refusals;
}

/** Each refusal once: a wrong word may stand in several places. */
function distinct(refusals: readonly Refusal[]): readonly Refusal[] {
  const byKey = new Map<string, Refusal>();
  for (const refusal of refusals) {
    const key = JSON.stringify({ ...refusal, word: null });
    if (!byKey.has(key)) byKey.set(key, refusal);
  }
  return [...byKey.values()];
}

/** The innermost subcommand that words name. */
function commandOf(command: ScriptCommand, words: readonly string[]): ScriptCommand {
  for (const [index, word] of words.entries()) {
    const inner = command.commands?.get(word);
    if (inner) return commandOf(inner, words.slice(index + 1));
  }
  return command;
}
