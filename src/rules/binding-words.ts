import type { Parameters } from '../contract/bindings.ts';
import { quoted } from '../model/seen.ts';

/** What a reference calls: the skill, or an operation of it. */
export function bindingWords(id: string, { operation }: Parameters): string {
  return operation === ''
    ? `skill ${quoted(id)}`
    : `operation ${quoted(operation)} of ${quoted(id)}`;
}
