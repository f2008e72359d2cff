import {
  type Connection,
  createConnection,
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type InitializeParams,
  type InitializeResult,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import { configSchema } from '../config/config-schema.ts';
import { tool } from '../model/tool.ts';
import { rules } from '../rules/catalog.ts';
import { codeActions } from './actions.ts';
import { completeConfig } from './complete-config.ts';
import { Documents } from './documents.ts';
import { Folder, fileOf } from './folder.ts';
import { hoverConfig, hoverFindings, type RulePage } from './hover.ts';

/** What the server takes from its command. */
export interface Server {
  readonly page: RulePage;
  /** The folder of the pages of rules; null if unknown. */
  readonly docs: string | null;
}

/** A save reads everything again where the last scan is older, in milliseconds: base may have moved. */
const maxAge = 60_000;

const configFile = /^(?:\.github\/)?skillaccord\.ya?ml$/;

/** Answers an editor on standard input and output until it ends; the process ends with it. */
export function serve(server: Server): Promise<never> {
  const connection = createConnection(process.stdin, process.stdout);
  new Workbench(connection, server).listen();
  return new Promise(() => undefined);
}

/** The folders and open texts of one editor. */
class Workbench {
  readonly #connection: Connection;
  readonly #server: Server;
  readonly #documents = new Documents();
  #folders: Folder[] = [];
  readonly #schema = configSchema(rules);

  constructor(connection: Connection, server: Server) {
    this.#connection = connection;
    this.#server = server;
  }

  listen(): void {
    const connection = this.#connection;
    let watches = false;
    connection.onInitialize((params) => {
      watches = params.capabilities?.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
      for (const uri of folderUris(params)) this.#addFolder(uri);
      return answer;
    });
    connection.onInitialized(() => {
      const watchers = [{ globPattern: '**/*' }];
      if (watches)
        connection.client
          .register(DidChangeWatchedFilesNotification.type, { watchers })
          .catch(() => undefined);
      for (const folder of this.#folders) folder.reread();
    });
    this.#listenToFiles();
    this.#answerRequests();
    connection.onShutdown(() => {
      for (const folder of this.#folders) folder.close();
    });
    connection.listen();
  }

  #listenToFiles(): void {
    const connection = this.#connection;
    connection.onDidOpenTextDocument(({ textDocument: { uri, version, text } }) => {
      this.#documents.open(uri, version, text);
      this.#touch(uri, 'text');
    });
    connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
      this.#documents.change(uri, version, contentChanges);
      this.#touch(uri, 'text');
    });
    connection.onDidSaveTextDocument(({ textDocument: { uri } }) => this.#saved(uri));
    connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
      this.#documents.close(uri);
      this.#touch(uri, 'disk');
    });
    connection.onDidChangeWatchedFiles(({ changes }) => {
      for (const { uri, type } of changes) {
        if (type === FileChangeType.Changed) this.#touch(uri, 'disk');
        else this.#at(uri)?.folder.reread();
      }
    });
    connection.onNotification(
      'workspace/didChangeWorkspaceFolders',
      ({ event: { added, removed } }: FolderChange) => {
        for (const { uri } of removed) this.#removeFolder(uri);
        for (const { uri } of added) this.#addFolder(uri)?.reread();
      },
    );
  }

  #answerRequests(): void {
    const connection = this.#connection;
    const { page } = this.#server;
    connection.onCodeAction(({ textDocument: { uri }, range }) => {
      const found = this.#at(uri);
      if (!found) return [];
      const { folder, path } = found;
      return folder.settled(() =>
        codeActions(folder.session, { path, range, links: folder.links() }),
      );
    });
    connection.onHover(({ textDocument: { uri }, position }) => {
      const found = this.#at(uri);
      if (!found) return null;
      const { folder, path } = found;
      const text = this.#documents.text(uri);
      return folder.settled(async () => {
        const here = folder.session.findings.filter(({ at }) => at.path === path);
        const hover = await hoverFindings(here, position, page);
        if (hover || text === null || !configFile.test(path)) return hover;
        return hoverConfig(text, position, this.#schema, page);
      });
    });
    connection.onCompletion(({ textDocument: { uri }, position }) => {
      const text = this.#documents.text(uri);
      const path = this.#at(uri)?.path;
      if (text === null || path === undefined || !configFile.test(path)) return [];
      return completeConfig(text, position, this.#schema);
    });
  }

  #addFolder(uri: string): Folder | null {
    const directory = fileOf(uri);
    if (directory === null) return null;
    const folder = new Folder(directory, {
      documents: this.#documents,
      docs: this.#server.docs,
      publish: (uri, diagnostics) => {
        this.#connection.sendDiagnostics({ uri, diagnostics }).catch(() => undefined);
      },
      warn: (text) => this.#connection.window.showWarningMessage(`Skillaccord: ${text}`),
      log: (text) => this.#connection.console.error(text),
    });
    this.#folders.push(folder);
    return folder;
  }

  #removeFolder(uri: string): void {
    const directory = fileOf(uri);
    const [gone] = this.#folders.filter(({ session }) => session.folder === directory);
    gone?.close();
    this.#folders = this.#folders.filter((folder) => folder !== gone);
  }

  /** The folder and path of a file; the innermost folder where several hold it. */
  #at(uri: string): { readonly folder: Folder; readonly path: string } | null {
    const holding = this.#folders.flatMap((folder) => {
      const path = folder.pathOf(uri);
      return path === null ? [] : [{ folder, path }];
    });
    return holding.sort((a, b) => a.path.length - b.path.length)[0] ?? null;
  }

  #touch(uri: string, source: 'text' | 'disk'): void {
    const found = this.#at(uri);
    if (!found) return;
    const isOpen = this.#documents.text(uri) !== null;
    if (found.folder.session.mayConcern(found.path))
      found.folder.touch(found.path, isOpen ? 'text' : source);
  }

  #saved(uri: string): void {
    const found = this.#at(uri);
    if (!found) return;
    const { folder, path } = found;
    if (folder.age > maxAge || !folder.session.knows(path)) folder.reread();
    else folder.touch(path, this.#documents.text(uri) === null ? 'disk' : 'text');
  }
}

interface FolderChange {
  readonly event: Readonly<Record<'added' | 'removed', readonly { readonly uri: string }[]>>;
}

const answer: InitializeResult = {
  capabilities: {
    textDocumentSync: {
      openClose: true,
      change: TextDocumentSyncKind.Incremental,
      save: { includeText: false },
    },
    codeActionProvider: { codeActionKinds: ['quickfix'] },
    hoverProvider: true,
    completionProvider: { triggerCharacters: [':'] },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  },
  serverInfo: { name: tool.name, version: tool.version },
};

function folderUris({ workspaceFolders, rootUri }: InitializeParams): readonly string[] {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? [];
  return uris.length > 0 || !rootUri ? uris : [rootUri];
}
