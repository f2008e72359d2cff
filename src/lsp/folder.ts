import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Diagnostic } from 'vscode-languageserver/node';
import { ConfigError } from '../config/schema/reader.ts';
import { groupBy } from '../model/text/group-by.ts';
import { UsageError } from '../model/usage-error.ts';
import { type DiagnosticLinks, diagnosticOf, faultDiagnostic } from './diagnostics.ts';
import type { Documents } from './documents.ts';
import { Session } from './session.ts';

/** How long a text rests before it is read, and how long it is typed at most until then, in milliseconds. */
const rest = 150;
const longestRest = 1000;
/** Events of many files lead to one new scan; a scan takes at most a fifth of the time. */
const scanRest = 300;

/** What a folder needs of the server. */
export interface FolderHost {
  readonly documents: Documents;
  readonly docs: string | null;
  readonly publish: (uri: string, diagnostics: Diagnostic[]) => void;
  /** Tells a person what keeps the folder from being read. */
  readonly warn: (text: string) => void;
  /** Records an error of our own. */
  readonly log: (text: string) => void;
}

/** A folder of an editor: takes its events, and publishes what changed of its diagnostics. */
export class Folder {
  readonly session: Session;
  readonly #host: FolderHost;
  readonly #published = new Map<string, string>();
  readonly #dirty = new Map<string, 'text' | 'disk'>();
  #faults = new Map<string, Diagnostic[]>();
  #needsRead = true;
  #hasFailed = false;
  #timer: NodeJS.Timeout | undefined;
  #firstTouch: number | null = null;
  #work: Promise<unknown> = Promise.resolve();
  #lastRead = { at: 0, took: 0 };

  constructor(directory: string, host: FolderHost) {
    this.session = new Session(realPath(directory));
    this.#host = host;
  }

  /** The path of a file of this folder; null for a file elsewhere. */
  pathOf(uri: string): string | null {
    const file = fileOf(uri);
    if (file === null) return null;
    const path = relative(this.session.top, join(realPath(dirname(file)), basename(file)));
    return path.startsWith('..') || path === '' || path.includes(':')
      ? null
      : path.split(sep).join('/');
  }

  /** What diagnostics link to, with the URIs that the editor has for the files that are open now. */
  links(): DiagnosticLinks {
    const open = new Map<string, string>();
    for (const uri of this.#host.documents.uris()) {
      const path = this.pathOf(uri);
      if (path !== null && !open.has(path)) open.set(path, uri);
    }
    const uriOf = (path: string) =>
      open.get(path) ?? pathToFileURL(join(this.session.top, path)).href;
    return { docs: this.#host.docs, uriOf };
  }

  /** How old the last scan is, in milliseconds. */
  get age(): number {
    return performance.now() - this.#lastRead.at;
  }

  /** Plans to read one file again: as the editor has it, or as the disk has it. */
  touch(path: string, source: 'text' | 'disk'): void {
    this.#dirty.set(path, source);
    const now = performance.now();
    this.#firstTouch ??= now;
    this.#plan(Math.max(0, Math.min(rest, this.#firstTouch + longestRest - now)));
  }

  /** Plans to read everything again. */
  reread(): void {
    this.#needsRead = true;
    this.#plan(Math.max(scanRest, this.#lastRead.at + 5 * this.#lastRead.took - performance.now()));
  }

  /** Does what is planned now, and then something that needs its result. */
  settled<T>(work: () => Promise<T>): Promise<T> {
    clearTimeout(this.#timer);
    const result = this.#work.then(async () => {
      await this.#update();
      return work();
    });
    this.#work = result.catch(() => undefined);
    return result;
  }

  /** Takes back what was published. */
  close(): void {
    clearTimeout(this.#timer);
    for (const uri of this.#published.keys()) this.#host.publish(uri, []);
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.settled(async () => undefined).catch(() => undefined);
    }, delay);
  }

  async #update(): Promise<void> {
    this.#firstTouch = null;
    if (!this.#needsRead && this.#dirty.size === 0) return;
    try {
      while (this.#needsRead || this.#dirty.size > 0) {
        if (this.#needsRead) await this.#read();
        else await this.#readDirty();
      }
    } catch (cause) {
      this.#host.log(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
    }
    this.#publish();
  }

  async #read(): Promise<void> {
    this.#needsRead = false;
    this.#dirty.clear();
    const { documents } = this.#host;
    this.session.forgetTexts();
    for (const uri of documents.uris()) {
      const [path, text] = [this.pathOf(uri), documents.text(uri)];
      if (path !== null && text !== null) this.session.keepText(path, Buffer.from(text));
    }
    const start = performance.now();
    this.#hasFailed = false;
    this.#faults = new Map();
    try {
      await this.session.read();
    } catch (cause) {
      if (!(cause instanceof UsageError)) throw cause;
      this.#fail(cause);
    }
    const end = performance.now();
    this.#lastRead = { at: end, took: end - start };
  }

  /** A faulty configuration is shown at its place; the findings stay. */
  #fail(cause: UsageError): void {
    this.#hasFailed = true;
    if (!(cause instanceof ConfigError)) this.#host.warn(cause.message);
    else
      this.#faults = new Map(
        Array.from(
          groupBy(cause.faults, ({ at }) => at.path),
          ([path, faults]) => [path, faults.map(faultDiagnostic)],
        ),
      );
  }

  async #readDirty(): Promise<void> {
    const [[path, source] = ['', 'text']] = this.#dirty;
    this.#dirty.delete(path);
    if (this.#hasFailed) {
      this.#needsRead = true;
      return;
    }
    const text = source === 'text' ? this.#host.documents.text(this.links().uriOf(path)) : null;
    const isTaken = await this.session.edit(path, text === null ? null : Buffer.from(text));
    if (!isTaken) this.#needsRead = true;
  }

  #publish(): void {
    const { publish } = this.#host;
    const links = this.links();
    const shown = this.session.findings.filter(({ state }) => state !== 'accepted');
    const diagnostics = new Map(
      Array.from(
        groupBy(shown, ({ at }) => at.path),
        ([path, findings]) => [
          links.uriOf(path),
          findings.map((finding) => diagnosticOf(finding, links)),
        ],
      ),
    );
    for (const [path, faults] of this.#faults) diagnostics.set(links.uriOf(path), faults);
    for (const uri of [...this.#published.keys()].filter((uri) => !diagnostics.has(uri))) {
      this.#published.delete(uri);
      publish(uri, []);
    }
    for (const [uri, list] of diagnostics) {
      const text = JSON.stringify(list);
      if (this.#published.get(uri) === text) continue;
      this.#published.set(uri, text);
      publish(uri, list);
    }
  }
}

/** The file of a URI; null for another scheme, and for rubbish. */
export function fileOf(uri: unknown): string | null {
  try {
    return typeof uri === 'string' && uri.startsWith('file:') ? fileURLToPath(uri) : null;
  } catch {
    return null;
  }
}

function realPath(directory: string): string {
  try {
    return realpathSync.native(directory);
  } catch {
    return directory;
  }
}
