import { type Insert, valuePart, words } from '../message.ts';
import type { Value } from '../value/value.ts';

/** What a document has in place of another value: `a list`, `"5"`, `1.10` as it is spelled. */
export function shownValue(value: Value): Insert {
  switch (value.kind) {
    case 'list':
      return words('a list');
    case 'table':
      return words('a mapping');
    case 'null':
      return words('empty');
    case 'string':
      return valuePart(value.value);
    default:
      return { kind: 'value', text: value.source };
  }
}
