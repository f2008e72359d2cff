import { type ChildProcess, spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import {
  type CodeAction,
  type CompletionItem,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
} from 'vscode-languageserver/node';
import { compiledModule } from '../support/compiled-program.ts';
import { minimalEnv } from '../support/process.ts';

/** The server in a process of its own, on its standard streams. */
export function startServer(cwd: string): ChildProcess {
  const child = spawn(process.execPath, [compiledModule('cli.js'), 'lsp', '--stdio'], {
    cwd,
    env: minimalEnv(),
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** An editor with one folder. */
export interface Editor {
  readonly connection: ProtocolConnection;
  readonly child: ChildProcess;
  readonly uri: (path: string) => string;
  /** The last diagnostics of a file; empty before the first ones. */
  readonly diagnostics: (path: string) => readonly Diagnostic[];
  /** Waits until the diagnostics of a file satisfy a condition. */
  readonly until: (path: string, holds: (list: readonly Diagnostic[]) => boolean) => Promise<void>;
  readonly open: (path: string, text: string) => void;
  /** Replaces the text of an open file. */
  readonly type: (path: string, text: string) => void;
  readonly actions: (path: string, line: number) => Promise<readonly CodeAction[]>;
  readonly hover: (path: string, line: number, character: number) => Promise<string>;
  readonly complete: (path: string, line: number, character: number) => Promise<readonly string[]>;
}

/** Starts the server as an editor does, and waits for its answer. */
export async function startEditor(folder: string): Promise<Editor> {
  const child = startServer('/');
  const { stdout, stdin } = child;
  if (!stdout || !stdin) throw new Error('The server has no streams.');
  const connection = createProtocolConnection(
    new StreamMessageReader(stdout),
    new StreamMessageWriter(stdin),
  );
  const shown = new Map<string, Diagnostic[]>();
  const waiting = new Set<() => void>();
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
    shown.set(uri, diagnostics);
    for (const look of waiting) look();
  });
  connection.listen();
  const uri = (path: string) => pathToFileURL(`${folder}/${path}`).href;
  const rootUri = pathToFileURL(folder).href;
  const capabilities = {};
  await connection.sendRequest('initialize', { processId: process.pid, rootUri, capabilities });
  await connection.sendNotification('initialized', {});
  let version = 1;
  const diagnostics = (path: string) => shown.get(uri(path)) ?? [];
  const at = (path: string, line: number, character: number) => ({
    textDocument: { uri: uri(path) },
    position: { line, character },
  });
  return {
    ...{ connection, child, uri, diagnostics },
    until: (path, holds) =>
      new Promise((resolve) => {
        const look = () => {
          if (!holds(diagnostics(path))) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    open: (path, text) => {
      const textDocument = { uri: uri(path), languageId: 'markdown', version, text };
      connection.sendNotification('textDocument/didOpen', { textDocument });
    },
    type: (path, text) => {
      const textDocument = { uri: uri(path), version: ++version };
      connection.sendNotification('textDocument/didChange', {
        textDocument,
        contentChanges: [{ text }],
      });
    },
    actions: (path, line) => {
      const position = { line, character: 0 };
      const range = { start: position, end: position };
      const { textDocument } = at(path, line, 0);
      const context = { diagnostics: [] };
      return connection.sendRequest('textDocument/codeAction', { textDocument, range, context });
    },
    hover: async (path, line, character) => {
      const hover: Hover | null = await connection.sendRequest(
        'textDocument/hover',
        at(path, line, character),
      );
      return hover === null ? '' : (hover.contents as { readonly value: string }).value;
    },
    complete: async (path, line, character) => {
      const items: CompletionItem[] = await connection.sendRequest(
        'textDocument/completion',
        at(path, line, character),
      );
      return items.map(({ label }) => label);
    },
  };
}

/** The ids of the rules of diagnostics, each with its severity as a number of the protocol. */
export function codes(list: readonly Diagnostic[]): readonly string[] {
  return list.map(({ code, severity }) => `${code} ${severity}`);
}

/** A text after edits that do not overlap. */
export function applied(text: string, edits: readonly TextEdit[]): string {
  const lines = text.split('\n');
  const offset = ({ line, character }: TextEdit['range']['start']) =>
    lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + character;
  return [...edits]
    .sort((a, b) => offset(b.range.start) - offset(a.range.start))
    .reduce(
      (now, { range, newText }) =>
        now.slice(0, offset(range.start)) + newText + now.slice(offset(range.end)),
      text,
    );
}
