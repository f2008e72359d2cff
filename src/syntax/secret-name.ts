/** Last words of the names of secrets; a longer word that ends in one counts, `PGPASSWORD` for one. */
const secretEndings = [
  ...['password', 'passwd', 'passphrase', 'secret', 'secrets', 'token', 'apikey'],
  ...['credential', 'credentials'],
];

/** What a `key` is of, when it is a secret. */
const keyWords: ReadonlySet<string> = new Set([
  ...['api', 'private', 'secret', 'access', 'auth', 'ssh', 'deploy', 'signing', 'encryption'],
  ...['master', 'account', 'license'],
]);

/** What a `token` is, when it is a word or a place in a list. */
const tokenWords: ReadonlySet<string> = new Set([
  ...['max', 'min', 'num', 'per', 'start', 'end', 'stop', 'first', 'last', 'next', 'page', 'bos'],
  ...['eos', 'pad', 'mask', 'unk', 'special', 'continuation', 'detokenize'],
]);

/** Last words that only say in what form the secret is. */
const formatWords: ReadonlySet<string> = new Set([
  'value',
  'string',
  'text',
  'base64',
  'b64',
  'pem',
]);

/** Whether a name is that of a secret, going by its last words: `token_count` counts, `api_key` opens. */
export function isSecretName(name: string): boolean {
  const words = wordsOf(name);
  while (words.length > 1 && formatWords.has(words.at(-1) ?? '')) words.pop();
  const last = words.at(-1) ?? '';
  const previous = words.at(-2) ?? '';
  if (last === 'key' || last === 'keys') return keyWords.has(previous);
  if (last === 'token' && tokenWords.has(previous)) return false;
  return secretEndings.some((ending) => last.endsWith(ending));
}

/** The words of a name in any spelling, in lower case and without numbers at its end. */
function wordsOf(name: string): string[] {
  return name
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (formatWords.has(word) ? word : word.replace(/\d{1,9}$/, '')))
    .filter((word) => word !== '');
}
