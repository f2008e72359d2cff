import { accepts } from '../../contract/schema/evaluate.ts';
import { code, type Message, msg, nothing, valuePart } from '../../model/message.ts';
import { isObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';

/** The first keyword of a schema that rejects a value by itself, as a suffix of the message. */
export function rejectingKeyword(schema: Json, value: Json, secret: boolean): Message {
  const keywords = isObject(schema) ? Object.entries(schema) : [];
  const rejection = keywords.find(([key, inner]) => accepts({ [key]: inner }, value) === false);
  if (!rejection) return nothing;
  const [key, inner] = rejection;
  return secret ? msg` (${code(key)})` : msg` (${code(key)}: ${valuePart(inner)})`;
}
