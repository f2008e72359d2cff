import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

type Values = Readonly<Record<string, unknown>>;

/** An event of the browser. */
export interface Event {
  readonly method: string;
  readonly params: Values;
}

interface Message extends Partial<Event> {
  readonly id?: number;
  readonly result?: Values;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly resolve: (result: Values) => void;
  readonly reject: (error: Error) => void;
}

/** One page in a headless Chromium, driven over the pipe of the DevTools protocol. */
export class Browser {
  readonly events: Event[] = [];
  readonly #process: ChildProcess;
  readonly #input: Writable;
  readonly #waiting = new Map<number, Waiting>();
  #session: string | undefined;
  #lastId = 0;

  constructor(program: string, profile: string) {
    const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'];
    const args = [...flags, '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'];
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] as const;
    this.#process = spawn(program, args, { stdio: [...stdio] });
    this.#input = this.#process.stdio[3] as Writable;
    const output = this.#process.stdio[4] as Readable;
    let rest = '';
    output.setEncoding('utf8').on('data', (chunk: string) => {
      const messages = `${rest}${chunk}`.split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages) this.#receive(JSON.parse(message) as Message);
    });
    this.#process.on('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Chromium ended.'));
    });
  }

  /** Attaches to the first page and reports everything that it loads, logs and blocks. */
  async open(): Promise<void> {
    const { targetInfos } = await this.send('Target.getTargets');
    const targets = targetInfos as readonly { readonly type: string; readonly targetId: string }[];
    const targetId = targets.find(({ type }) => type === 'page')?.targetId;
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    this.#session = sessionId as string;
    for (const domain of ['Page', 'Runtime', 'Network', 'Log', 'Audits']) {
      await this.send(`${domain}.enable`);
    }
  }

  /** Sends a command; returns its result. */
  send(method: string, params: Values = {}): Promise<Values> {
    this.#lastId += 1;
    const id = this.#lastId;
    const session = this.#session === undefined ? {} : { sessionId: this.#session };
    this.#input.write(`${JSON.stringify({ id, method, params, ...session })}\0`);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
  }

  /** Loads an address, and waits until the page has loaded. */
  async load(url: string): Promise<void> {
    this.events.length = 0;
    await this.send('Page.navigate', { url });
    const isLoaded = () => this.events.some(({ method }) => method === 'Page.loadEventFired');
    while (!isLoaded()) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /** The JSON value of an expression in the page. */
  async evaluate(expression: string): Promise<unknown> {
    const options = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as Values)['value'];
  }

  /** Presses a key. */
  async press(key: string, code: number, text?: string): Promise<void> {
    const parts = { key, code: key, windowsVirtualKeyCode: code };
    const down = text === undefined ? { type: 'rawKeyDown' } : { type: 'keyDown', text };
    await this.send('Input.dispatchKeyEvent', { ...parts, ...down });
    await this.send('Input.dispatchKeyEvent', { ...parts, type: 'keyUp' });
  }

  /** Ends the browser, and waits until it has. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#process.on('exit', () => resolve());
      void this.send('Browser.close').catch(() => {});
    });
  }

  #receive({ id, result = {}, error, method, params = {} }: Message): void {
    if (method !== undefined) this.events.push({ method, params });
    const waiting = this.#waiting.get(id ?? 0);
    this.#waiting.delete(id ?? 0);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }
}
