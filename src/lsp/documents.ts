import type { TextDocumentContentChangeEvent } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** Larger texts are not kept: their files count as the disk has them. */
const maxLength = 4 * 1024 * 1024;

/** The texts that an editor has open. */
export class Documents {
  /** Null for a text that is too large. */
  readonly #open = new Map<string, TextDocument | null>();

  /** The URIs of all open texts. */
  uris(): Iterable<string> {
    return this.#open.keys();
  }

  open(uri: string, version: number, text: string): void {
    const isKept = text.length <= maxLength;
    this.#open.set(uri, isKept ? TextDocument.create(uri, '', version, text) : null);
  }

  /** Applies changes; a text that is not open, or too large, has none. */
  change(uri: string, version: number, changes: TextDocumentContentChangeEvent[]): void {
    const document = this.#open.get(uri);
    if (!document) return;
    const grown = changes.reduce((sum, { text }) => sum + text.length, document.getText().length);
    const next = grown > maxLength ? null : TextDocument.update(document, changes, version);
    this.#open.set(uri, next);
  }

  close(uri: string): void {
    this.#open.delete(uri);
  }

  /** The text of an open file; null where only the disk has it. */
  text(uri: string): string | null {
    return this.#open.get(uri)?.getText() ?? null;
  }
}
