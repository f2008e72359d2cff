import type { CallParameters } from '../../contract/compare/call-parameters.ts';
import { code, quote } from '../../model/value/format-value.ts';

/** The callee of a reference: the skill, or one of its operations. */
export function describeCallee(id: string, { operation }: CallParameters): string {
  return operation === '' ? `skill ${quote(id)}` : `operation ${code(operation)} of ${quote(id)}`;
}
