import type { Parameters } from '../../contract/compare/bindings.ts';
import { quoted } from '../../model/format-value.ts';

/** What a reference calls: the skill, or an operation of it. */
export function bindingWords(id: string, { operation }: Parameters): string {
  return operation === ''
    ? `skill ${quoted(id)}`
    : `operation ${quoted(operation)} of ${quoted(id)}`;
}
