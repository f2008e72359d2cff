import type { CallParameters } from '../../contract/compare/call-parameters.ts';
import { quote } from '../../model/value/format-value.ts';

/** What a reference calls: the skill, or an operation of it. */
export function describeBinding(id: string, { operation }: CallParameters): string {
  return operation === '' ? `skill ${quote(id)}` : `operation ${quote(operation)} of ${quote(id)}`;
}
