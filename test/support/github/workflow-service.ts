import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

let validated = 0;

/** The diagnostics of the official language service for a workflow. */
export async function diagnostics(path: string, text: string): Promise<readonly string[]> {
  // The service caches results by URI.
  const address = `file:///${validated++}/${path}`;
  const found = await validate(TextDocument.create(address, 'yaml', 1, text));
  return found.map(({ message }) => JSON.stringify(message));
}
