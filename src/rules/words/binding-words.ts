import type { CallParameters } from '../../contract/compare/call-parameters.ts';
import { code, list, type Message, msg, namePart } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';

/** The callee of a reference: the skill, or one of its operations. */
export function describeCallee(id: string, { operation }: CallParameters): Message {
  return operation === ''
    ? msg`skill ${namePart(id)}`
    : msg`operation ${code(operation)} of ${namePart(id)}`;
}

/** What to write in place of an unknown name: the closest candidate, else one of them all. */
export function nameAdvice(
  name: string,
  all: readonly string[],
  candidates: readonly string[] = all,
): Message {
  const suggestion = suggest(name, candidates);
  if (suggestion !== undefined) return msg`Write ${code(suggestion)}.`;
  if (all.length === 0) return msg`Remove it: there are none.`;
  const known = all.map((other) => code(other));
  return msg`Use ${list(known, { limit: 5, last: 'or' })}.`;
}
