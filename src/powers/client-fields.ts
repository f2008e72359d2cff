import { wordList } from '../model/text/word-list.ts';
/** Keys of a frontmatter that a carrier reads: their changes are changes of permissions. */
export const clientFields: ReadonlySet<string> = new Set(
  wordList(`
  hooks mcpServers disable-model-invocation user-invocable disallowed-tools disallowedTools paths context agent background
`),
);
