import { wordList } from '../model/text/word-list.ts';

/** Last words of secret names; a word may also end with one, such as `PGPASSWORD`. */
const secretEndings = wordList(`
  password passwd passphrase secret secrets token apikey credential credentials
`);

/** Words before `key` that make it a secret. */
const wordsBeforeSecretKey: ReadonlySet<string> = new Set(
  wordList(`
  api private secret access auth ssh deploy signing encryption master account license
`),
);

/** Words before `token` that make it a unit of text or a cursor. */
const wordsBeforePlainToken: ReadonlySet<string> = new Set(
  wordList(`
  max min num per start end stop first last next page bos eos pad mask unk special continuation
  detokenize
`),
);

/** Last words that only state the format of the secret. */
const formatWords: ReadonlySet<string> = new Set([
  'value',
  'string',
  'text',
  'base64',
  'b64',
  'pem',
]);

/** Whether a name, judged by its last words, is the name of a secret: `api_key` is, `token_count` is not. */
export function isSecretName(name: string): boolean {
  const words = wordsOf(name);
  while (words.length > 1 && formatWords.has(words.at(-1) ?? '')) words.pop();
  const last = words.at(-1) ?? '';
  const previous = words.at(-2) ?? '';
  if (last === 'key' || last === 'keys') return wordsBeforeSecretKey.has(previous);
  if (last === 'token' && wordsBeforePlainToken.has(previous)) return false;
  return secretEndings.some((ending) => last.endsWith(ending));
}

/** The lower-case words of a name in any notation, without trailing digits. */
function wordsOf(name: string): string[] {
  return name
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (formatWords.has(word) ? word : word.replace(/\d{1,9}$/, '')))
    .filter((word) => word !== '');
}
