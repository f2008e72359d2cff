import { isSecretName } from '../../syntax/secret-name.ts';
import { wordsAsCommand } from '../calls/words-as-command.ts';
import { type Passed, Passing } from './passing.ts';
import type { Effect, Observed, Started, VariableRead } from './program/effect.ts';
import {
  type Call,
  type Expression,
  type FunctionScope,
  innerOf,
  type Module,
} from './program/expression.ts';
import type { Language } from './program/language.ts';
import { hostKeywords, type Sink } from './program/sinks.ts';
import { credentialPath } from './program/targets.ts';
import { filledIn, plainText, selfFolder, type TextValue, Values } from './program/values.ts';
import { argumentAt, Resolver } from './resolver.ts';
import { shellText, startedEffects, valueEffects } from './value-effects.ts';

/** Functions that pass on to functions that pass on, and so on, beyond this are not followed. */
const maxRounds = 4;

/** Further effects of one script are not listed. */
const maxEffects = 2_000;

/** What a module does, by its literals. Needs the grammar of the shell. Never throws. */
export function observe(module: Module, language: Language): Observed {
  return new Observer(module, language).read();
}

class Observer {
  readonly #module: Module;
  readonly #language: Language;
  readonly #values: Values;
  readonly #resolver: Resolver;
  readonly #passing = new Passing();
  readonly #effects: Effect[] = [];
  readonly #variables: VariableRead[] = [];
  readonly #startedPrograms: Started[] = [];
  readonly #calls: { readonly call: Call; readonly scope: FunctionScope | null }[] = [];

  constructor(module: Module, language: Language) {
    this.#module = module;
    this.#language = language;
    this.#values = new Values(module, language.isHome);
    this.#resolver = new Resolver(language, this.#values);
  }

  read(): Observed {
    for (const { expression, scope } of this.#module.evaluated) this.#visit(expression, scope);
    for (const { call, scope } of this.#calls) this.#call(call, scope);
    for (let round = 0; round < maxRounds && !this.#passing.isEmpty; round++) this.#followCalls();
    return {
      effects: this.#effects.slice(0, maxEffects),
      variables: this.#variables,
      started: this.#startedPrograms.slice(0, maxEffects),
    };
  }

  #visit(expression: Expression, scope: FunctionScope | null): void {
    if (expression.type === 'variable') this.#variable(expression, scope);
    if (expression.type === 'call') this.#calls.push({ call: expression, scope });
    if (expression.type === 'path') this.#path(expression, scope);
    for (const inner of innerOf(expression)) this.#visit(inner, scope);
  }

  #variable(read: Extract<Expression, { type: 'variable' }>, scope: FunctionScope | null): void {
    const { start, end, isRequired } = read;
    for (const value of this.#values.of(read.name, scope)) {
      const name = plainText(value);
      if (name === undefined || !/^[A-Za-z_]\w*$/.test(name)) continue;
      this.#variables.push({ name, isRequired, start, end });
      if (isSecretName(name)) this.#effects.push({ kind: 'secret', value: name, start, end });
    }
  }

  /** A path to credentials is made to be opened, whatever opens it. */
  #path(path: Extract<Expression, { type: 'path' | 'call' }>, scope: FunctionScope | null): void {
    const { start, end } = path;
    const value = this.#values.of(path, scope).map(credentialPath).find(Boolean);
    if (value) this.#effects.push({ kind: 'credential', value, start, end });
  }

  #call(call: Call, scope: FunctionScope | null): void {
    if (makesPath(call)) this.#path(call, scope);
    for (const keyword of hostKeywords) {
      const url = call.keywords.get(keyword);
      if (url) this.#use({ use: 'asks', at: 0, keywords: [] }, url, call, scope);
    }
    for (const sink of this.#resolver.sinksOf(call, scope)) {
      const given = argumentAt(call, sink);
      if (given && sink.use === 'evaluates') this.#evaluated(given, call, scope);
      else if (given) this.#use(sink, given, call, scope);
    }
  }

  #evaluated(given: Expression, { start, end }: Call, scope: FunctionScope | null): void {
    const value = this.#resolver.networkSource(given, scope);
    if (value !== undefined)
      this.#effects.push({ kind: 'network-code', value, how: 'evaluates', start, end });
  }

  #use(sink: Sink, given: Expression, call: Call, scope: FunctionScope | null): void {
    const words = this.#resolver.wordsOf(sink, given, call, scope);
    if (words) {
      this.#started(words, call, scope);
      return;
    }
    const isWritten = sink.use === 'reads' && this.#language.writes(call);
    const use = isWritten ? 'writes' : sink.use;
    for (const value of this.#values.of(given, scope)) {
      if (use === 'shell' || use === 'starts') this.#addStarted(shellText(value), call);
      if (!this.#passing.add(use, value, scope))
        this.#effects.push(...valueEffects(use, value, call));
    }
  }

  #started(words: readonly Expression[], call: Call, scope: FunctionScope | null): void {
    const values = words.map((word) => this.#values.of(word, scope)[0] ?? [null]);
    if (this.#passing.add('starts-program', values[0] ?? [], scope)) return;
    // The interpreter that runs the script runs its module.
    const own = words[0]?.type === 'name' ? interpreters.get(words[0].name) : undefined;
    const all: readonly TextValue[] = own === undefined ? values : [[own], ...values.slice(1)];
    const texts = all.map((value) => plainText(value));
    this.#addStarted(
      texts.map((text) => (text === undefined ? '"$@"' : wordsAsCommand([text]))).join(' '),
      call,
    );
    const known = all.map((value, index) =>
      texts[index]?.startsWith(selfFolder) ? [null] : value,
    );
    // Node is there, as it runs the script.
    this.#effects.push(
      ...startedEffects(own === 'node' ? [[null], ...known.slice(1)] : known, call),
    );
  }

  #addStarted(command: string, { keywords, start, end }: Call): void {
    this.#startedPrograms.push({ command, hasFolder: keywords.has('cwd'), start, end });
  }

  /** Looks at the calls of functions that pass a parameter on. */
  #followCalls(): void {
    const byName = this.#passing.take();
    for (const { call, scope } of this.#calls) {
      const passed = byName.get(call.callee.split('.').at(-1) ?? '') ?? [];
      for (const one of passed) this.#calledWith(one, call, scope);
    }
  }

  #calledWith(
    { use, value, parameter, position }: Passed,
    call: Call,
    scope: FunctionScope | null,
  ): void {
    const given = call.keywords.get(parameter) ?? call.arguments[position];
    for (const text of given ? this.#values.of(given, scope) : []) {
      const whole = filledIn(value, text);
      if (!this.#passing.add(use, whole, scope))
        this.#effects.push(...valueEffects(use, whole, call));
    }
  }
}

function makesPath({ callee, object }: Call): boolean {
  const isMaker = /(?:^|\.)(?:expanduser|join|resolve|joinpath)$/.test(callee);
  return isMaker && (object !== null || callee.includes('.'));
}

/** The programs that run a script, by the names that it has for them. */
const interpreters: ReadonlyMap<string, string> = new Map([
  ['sys.executable', 'python'],
  ['process.execPath', 'node'],
]);
