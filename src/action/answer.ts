/** Throws for an answer that lacks what its route promises, such as the page of a proxy with the status 200. */
export function requireAnswer(isComplete: boolean, part: string): asserts isComplete {
  if (!isComplete) throw new Error(`the answer of the server has no ${part}`);
}

/** Whether an answer is a list of objects. */
export function isList(answer: unknown): boolean {
  return Array.isArray(answer) && answer.every((item) => hasTexts(item));
}

/** Whether a value of an answer is an object with texts under some keys. */
export function hasTexts(value: unknown, ...keys: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Readonly<Record<string, unknown>>;
  return keys.every((key) => typeof record[key] === 'string');
}
