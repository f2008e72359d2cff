import { toJson } from '../../model/value/value.ts';
import { parseJson } from './json.ts';

/** As `JSON.parse`, but whole numbers beyond doubles keep their digits. Throws a `SyntaxError` as it does. */
export function parseExactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!/[\s:,[]-?\d{16}/.test(text)) return value;
  const { root } = parseJson('', text);
  return root ? toJson(root) : value;
}
